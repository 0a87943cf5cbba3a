import DigraphGate
import DigraphQueries
import DigraphReport
import DigraphReporting

extension Command {
  static let why = Command(
    "why",
    summary: "Show why one type depends on another",
    details: """
      Shows the shortest chain from A to B, every edge with its kind and location; --all N shows the N shortest chains. \
      A chain continues from a protocol to the types that implement it. If no dependencies lead from A to B, it looks \
      for navigation and back references, then for mere mentions, and says so. A and B are names of types, the last \
      parts of names, globs ('*ViewModel') or regular expressions between slashes. With --kinds only edges of these \
      kinds are followed. 'why A --effect network' shows by which calls A reaches the network, and whether a test can \
      intercept one of them.
      """,
    operands: "A [B] [PATH…]",
    groups: [.reading, .selecting, .chaining, .writing, .formatting],
    formats: [.text, .json]
  ) { context throws(CommandError) in
    let operands = context.settings.operands
    if let effect = context.settings.effect {
      guard let typed = operands.first else {
        throw CommandError("'why --effect' needs a type: digraph why A --effect \(effect.rawValue)")
      }
      return try AnswerRun(context).run(names: 1) { report, _ throws(CommandError) in
        EffectAnswer(of: try TypeNames(report).ids(typed), to: effect, in: report)
      }
    }
    guard operands.count >= 2 else { throw CommandError("'why' needs two types: digraph why A B") }
    return try AnswerRun(context).run(names: 2) { report, _ throws(CommandError) in
      let names = TypeNames(report)
      let (sources, targets) = (try names.ids(operands[0]), try names.ids(operands[1]))
      let kinds = context.settings.selection.kinds
      let query = WhyQuery(
        report, from: sources, to: targets, limit: context.settings.chains ?? 1, kinds: kinds)
      let reverse =
        query.manner == nil ? WhyQuery(report, from: targets, to: sources, limit: 1, kinds: kinds) : nil
      return WhyAnswer(query, reverse: reverse, from: sources, to: targets, in: report)
    }
  }
}
