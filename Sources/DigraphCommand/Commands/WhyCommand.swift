import DigraphGate
import DigraphQueries
import DigraphReporting

extension Command {
  static let why = Command(
    "why",
    summary: "Show why one type depends on another",
    details: """
      Shows the shortest chain from A to B, every edge of it with kind and place; --all N shows the N shortest. A chain \
      goes on from a protocol to the types that implement it. Where no dependencies lead there, it looks for navigation \
      and back references, then for mere names, and says so. A and B are names of types, their last parts, globs \
      ('*ViewModel') or regular expressions between slashes. With --kinds only edges of these kinds are followed.
      """,
    operands: "A B [PATH…]",
    groups: [.reading, .selecting, .chaining, .writing, .formatting],
    formats: [.text, .json]
  ) { context throws(CommandError) in
    let operands = context.settings.operands
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
