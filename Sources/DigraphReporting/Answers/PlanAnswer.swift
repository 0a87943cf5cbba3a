package import DigraphReport
import TextOutput

/// What to refactor first, with the command for each step and what it changes.
package struct PlanAnswer: Answer {
  let report: Report
  let plan: Plan
  /// The paths that the commands are given, as they were typed.
  let paths: [String]

  /// How many consumers of a step are named.
  private static let named = 4
  /// How many consumers that keep getting it themselves are named.
  private static let refused = 2

  package init(_ report: Report, _ plan: Plan, paths: [String]) {
    self.report = report
    self.plan = plan
    self.paths = paths
  }

  // MARK: Words

  private var summary: String {
    let start = plan.start
    guard start.warnings > 0 else { return "No type of the product gets a dependency itself." }
    let types = DisplayText.count(start.consumers, "type")
    let warnings =
      "\(DisplayText.count(start.warnings, "warning")) in \(types) about dependencies that a type gets itself"
    guard let last = plan.steps.last else { return "\(warnings); none can be handed in by itself." }
    let gone = start.warnings - last.after.warnings
    return
      "\(warnings); \(DisplayText.count(plan.steps.count, "step")) \(plan.steps.count == 1 ? "takes" : "take") \(DisplayText.grouped(gone)) of them away."
  }

  private func title(_ step: Plan.Step) -> String {
    let protocolName = step.protocolName.map { ", known as \($0)" } ?? ""
    return "Hand \(step.dependency) to \(DisplayText.count(step.consumers.count, "consumer"))\(protocolName)"
  }

  private func cost(_ step: Plan.Step) -> String {
    "\(DisplayText.count(step.places, "place")) in \(DisplayText.count(step.files.count, "file"))"
  }

  private func effect(_ step: Plan.Step) -> String {
    var changes: [String] = []
    func add(_ before: Int, _ after: Int, _ what: String) {
      if before != after { changes.append("\(what) \(DisplayText.grouped(before)) → \(DisplayText.grouped(after))") }
    }
    add(step.before.warnings, step.after.warnings, "warnings")
    add(step.before.consumers, step.after.consumers, "types with a warning")
    add(step.before.needNetwork, step.after.needNetwork, "types needing the network")
    add(step.before.needClock, step.after.needClock, "types needing the clock")
    add(step.before.needStorage, step.after.needStorage, "types needing storage")
    add(step.before.needSharedState, step.after.needSharedState, "types needing shared state")
    add(step.before.depth, step.after.depth, "depth")
    return changes.joined(separator: ", ")
  }

  private func commands(_ step: Plan.Step) -> [String] {
    step.consumers.map { consumer in
      let words = ["digraph", "refactor", consumer] + paths + ["--dependency", step.dependency, "--apply"]
      return ShellText.command(words)
    }
  }

  private var advice: [String] {
    let wiring = plan.wiring
    let swapped = wiring.withSeveralImplementations
    var numbers = ["the deepest chain has \(DisplayText.count(wiring.depth, "edge"))"]
    if wiring.protocols > 0 {
      numbers.append(
        "\(DisplayText.grouped(swapped)) of \(DisplayText.count(wiring.protocols, "protocol")) \(swapped == 1 ? "has" : "have") more than one implementation"
      )
    }
    if wiring.registrations > 0 {
      numbers.append(
        "\(DisplayText.grouped(wiring.withOneImplementation)) of \(DisplayText.count(wiring.registrations, "registered service")) always \(wiring.withOneImplementation == 1 ? "has" : "have") the same implementation"
      )
    }
    let text = numbers.joined(separator: ", ")
    let isDeep = wiring.depth > 8 && swapped * 4 > wiring.protocols
    if wiring.registrations > 0, wiring.withOneImplementation * 10 >= wiring.registrations * 9, !isDeep {
      return ["By hand or by a container: \(text). What a container decides here could be written down: by hand."]
    }
    return [
      "By hand or by a container: \(text). \(isDeep ? "Much is chosen and chains are long: a container, or one function that wires, pays." : "Initializers and one function that wires them are enough.")"
    ]
  }

  // MARK: Text

  package func text(_ options: RenderOptions) -> [UInt8] {
    var page = TextPage(options)
    page.paragraph(indent: 0, summary)
    for (index, step) in plan.steps.enumerated() {
      page.heading("\(index + 1). \(title(step))")
      page.paragraph(indent: 2, label: "Cost", labelWidth: 8, cost(step))
      page.paragraph(indent: 2, label: "Effect", labelWidth: 8, effect(step))
      let commands = self.commands(step)
      // Never wrapped, so that they can be copied.
      for command in commands.prefix(Self.named) { page.line(indent: 10, [(command, .good)]) }
      if commands.count > Self.named {
        page.line(indent: 10, [("and \(commands.count - Self.named) more of the same", .faint)])
      }
      for refused in step.refused.prefix(Self.refused) {
        page.paragraph(indent: 2, label: "Stays", labelWidth: 8, "\(refused.consumer): \(refused.reason)", .faint)
      }
      if step.refused.count > Self.refused {
        page.line(indent: 10, [("and \(step.refused.count - Self.refused) more", .faint)])
      }
    }
    if !plan.steps.isEmpty {
      page.heading("All of them")
      page.line(
        indent: 2,
        [
          (
            ShellText.command(["digraph", "refactor", "--plan", "\(plan.steps.count)"] + paths + ["--apply"]), .plain
          )
        ])
    }
    page.heading("Wiring")
    for line in advice { page.paragraph(indent: 2, line) }
    return page.buffer.bytes
  }

  // MARK: Markdown

  package func markdown() -> [UInt8]? {
    var lines = ["# What to refactor first", "", MarkdownText.escaped(summary), ""]
    for (index, step) in plan.steps.enumerated() {
      lines += [
        "## \(index + 1). \(MarkdownText.escaped(title(step)))", "",
        "- Cost: \(cost(step))", "- Effect: \(MarkdownText.escaped(effect(step)))", "", "```sh",
      ]
      lines += commands(step) + ["```", ""]
      for refused in step.refused {
        lines.append("- `\(refused.consumer)` stays: \(MarkdownText.escaped(refused.reason))")
      }
      if !step.refused.isEmpty { lines.append("") }
    }
    lines += ["## Wiring", ""] + advice.map { MarkdownText.escaped($0) }
    return Array((lines.joined(separator: "\n") + "\n").utf8)
  }

  // MARK: JSON

  package func json() -> [UInt8] {
    JSONWriter.document { json in
      json.head(of: report)
      json.key("start", onNewLine: true)
      Self.write(plan.start, to: &json)
      json.key("steps", onNewLine: true)
      json.lines(plan.steps) { json, step in
        json.member("dependency", step.dependency)
        json.member("protocol", step.protocolName)
        json.key("consumers")
        json.array(step.consumers) { $0.value($1) }
        json.member("places", step.places)
        json.key("files")
        json.array(step.files) { $0.value($1) }
        json.key("commands")
        json.array(commands(step)) { $0.value($1) }
        json.key("refused")
        json.array(step.refused) { json, refused in
          json.object { json in
            json.member("consumer", refused.consumer)
            json.member("reason", refused.reason)
          }
        }
        json.key("before")
        Self.write(step.before, to: &json)
        json.key("after")
        Self.write(step.after, to: &json)
      }
      json.key("wiring", onNewLine: true)
      json.object { json in
        json.member("depth", plan.wiring.depth)
        json.member("registrations", plan.wiring.registrations)
        json.member("withOneImplementation", plan.wiring.withOneImplementation)
        json.member("protocols", plan.wiring.protocols)
        json.member("withSeveralImplementations", plan.wiring.withSeveralImplementations)
      }
    }
  }

  private static func write(_ measures: Plan.Measures, to json: inout JSONWriter) {
    json.object { json in
      json.member("warnings", measures.warnings)
      json.member("consumers", measures.consumers)
      json.member("needNetwork", measures.needNetwork)
      json.member("needClock", measures.needClock)
      json.member("needStorage", measures.needStorage)
      json.member("needSharedState", measures.needSharedState)
      json.member("depth", measures.depth)
    }
  }
}
