import DigraphReport
import TextOutput

/// What matters about a type, in a few lines: for a window that opens over its name.
struct TypeCard {
  let report: Report
  let node: ReportNode
  /// Whether it is Markdown; else it is text without any markup.
  let isMarkdown: Bool

  /// As many names of consumers and lines of each kind are shown.
  private static let (mostNames, mostLines) = (5, 6)

  var text: String { [head, facts, effects, findings].compactMap(\.self).joined(separator: "\n\n") }

  private func code(_ name: String) -> String { isMarkdown ? MarkdownText.sentence("`\(name)`") : name }

  private func sentence(_ text: String) -> String { isMarkdown ? MarkdownText.sentence(text) : text }

  private var head: String {
    var words = node.kind == .external ? "type" : DisplayText.spelled(node.kind.rawValue)
    if let role = node.role { words += ", \(DisplayText.spelled(role.rawValue))" }
    if let module = node.module {
      words += ", of module \(code(module))"
    } else if node.ownership != .project {
      words += " of the \(node.ownership.rawValue)"
    }
    let name = code(node.name)
    return "\(isMarkdown ? "**\(name)**" : name): \(words)"
  }

  private var facts: String? {
    var lines: [String] = []
    // Of each consumer whether it gets the type itself.
    var consumers: [Int: Bool] = [:]
    for edge in report.edges where edge.target == node.id && edge.kind.isAcquiring {
      consumers[edge.source] = consumers[edge.source] ?? false || edge.kind.isHardCoded
    }
    if !consumers.isEmpty {
      let names = consumers.keys.sorted().prefix(Self.mostNames).map { code(report.nodes[$0].name) }
      let rest = consumers.count > names.count ? ", …" : ""
      let own = consumers.values.count { $0 }
      let how = own == 0 ? "" : ", \(own == consumers.count ? "all" : String(own)) without being given it"
      lines.append("- Used by \(consumers.count)\(how): \(names.joined(separator: ", "))\(rest)")
    }
    if let fanOut = node.fanOut, fanOut > 0 {
      lines.append("- Depends on \(fanOut)\(node.depth.map { "; depth \($0)" } ?? "")")
    }
    return lines.isEmpty ? nil : lines.joined(separator: "\n")
  }

  private var effects: String? {
    let lines = node.effects.filter(\.isHidden).prefix(Self.mostLines).map { effect in
      "- \(effect.group.phrase): \(effect.chain.map(code).joined(separator: " → "))"
    }
    return lines.isEmpty ? nil : "A test cannot keep it away from\n\n\(lines.joined(separator: "\n"))"
  }

  private var findings: String? {
    let own = report.findings.filter { $0.source == node.id && $0.status != .known }
    guard !own.isEmpty else { return nil }
    let lines = own.prefix(Self.mostLines).map { "- \(sentence($0.message)) (\($0.rule))" }
    let rest = own.count > lines.count ? ["- \(own.count - lines.count) more"] : []
    return "Findings\n\n\((lines + rest).joined(separator: "\n"))"
  }
}
