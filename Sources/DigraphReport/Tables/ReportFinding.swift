/// One thing a rule has to say about one consumer (and dependency). The worst stand first, then by place.
package struct ReportFinding: ReportRow {
  package static let name = "finding"
  package static let meaning = "One thing a rule has to say about one consumer (and dependency)."

  package enum Name: Int, FieldName {
    case rule, severity, identity, consumer, dependency, member, kind, source, target, file, line, column, endLine
    case endColumn, sites, message, reason, suggestion, recipe, status, fails

    package var field: Field {
      switch self {
      case .rule: Field("rule", .text, "Identifier of the rule.")
      case .severity: Field("severity", .word(of: Severity.self), "How much it matters.")
      case .identity:
        Field("identity", .phrase, "Rule, consumer, dependency and kind: survives moves and reformatting.")
      case .consumer: Field("consumer", .text, "Qualified name.")
      case .dependency: Field("dependency", .text, "The type depended on.", .whereKnown)
      case .member: Field("member", .text, "What was reached of it.", .whereKnown)
      case .kind:
        Field(
          "kind", .named(EdgeKind.allCases.map(\.rawValue) + FindingIdentity.kindsWithoutEdge),
          "Kind of the edge, or what else the finding is about.")
      case .source: Field("source", .number(.nodes), "Id of the consumer.", .whereKnown)
      case .target: Field("target", .number(.nodes), "Id of the dependency.", .whereKnown)
      case .file: .path("file", "Of the first site.")
      case .line: .line("line")
      case .column: .column("column")
      case .endLine: Field("endLine", .number(.places), "Where the first site ends.", .usually)
      case .endColumn: Field("endColumn", .number(.places), "Where the first site ends, exclusive.", .usually)
      case .sites: Field("sites", .rows(SiteRow.schema, least: 0), "All places, the first one included.", .usually)
      case .message: Field("message", .phrase, "What is the matter, in one sentence.")
      case .reason: Field("reason", .phrase, "Why it counts; absent where the message says it all.", .whereKnown)
      case .suggestion: Field("suggestion", .phrase, "The next step; absent where there is none.", .whereKnown)
      case .recipe:
        Field(
          "recipe", .row(ReportRecipe.schema), "What carries the next step out; absent where nobody asked.", .whereKnown
        )
      case .status: Field("status", .word(of: Status.self), "Against a baseline; absent without one.", .whereKnown)
      case .fails: Field("fails", .flag, "The run fails on it.", .whereKnown)
      }
    }
  }

  package let cells: Cells

  package init(_ cells: Cells) { self.cells = cells }

  /// What a baseline says of it.
  package enum Status: String, Vocabulary {
    case new, known
  }

  /// The rule's identifier.
  package var rule: String { text(.rule) ?? "" }
  package var severity: Severity { word(.severity) ?? .warning }
  /// Rule, consumer, dependency and kind; survives moves and reformatting. Put together anew for each who asks, as all
  /// that is sentences.
  package var identity: String { phrase(.identity) ?? "" }
  package var consumer: String { text(.consumer) ?? "" }
  package var dependency: String? { text(.dependency) }
  package var member: String? { text(.member) }
  /// An edge's kind, or `declaration`, `cycle`, `chain`, `count`, `file`.
  package var kind: String { text(.kind) ?? "" }
  /// Node ids of consumer and dependency.
  package var source: Int? { number(.source) }
  package var target: Int? { number(.target) }
  /// The first site.
  package var site: ReportSite {
    ReportSite(file: text(.file) ?? "", line: number(.line) ?? 1, column: number(.column) ?? 1)
  }
  /// Exclusive end of the first site.
  package var endLine: Int { number(.endLine) ?? site.line }
  package var endColumn: Int { number(.endColumn) ?? site.column }
  package var siteCount: Int { count(.sites) }
  /// All sites, the first one included. O(their number), made anew at each call.
  package var sites: [ReportSite] { (rows(.sites) as [SiteRow]).map(\.site) }
  /// What is the matter, in one sentence.
  package var message: String { phrase(.message) ?? "" }
  /// Why it counts.
  package var reason: String { phrase(.reason) ?? "" }
  /// The next step.
  package var suggestion: String { phrase(.suggestion) ?? "" }
  /// The next step, with the command that carries it out.
  package var instruction: String {
    recipe?.command.map { "\(suggestion) Command: `\($0)`" } ?? suggestion
  }
  /// What is the matter, why and what to do, for lists that have one line for all of it.
  package var inBrief: String {
    let next = instruction
    return [message, reason, next.isEmpty ? "" : "Next: \(next)"].filter { !$0.isEmpty }.joined(separator: " ")
  }
  /// The same in full, a line each, for places that keep lines.
  package var inFull: [String] {
    let parts = [
      message, reason, suggestion.isEmpty ? "" : "Next: \(suggestion)",
      recipe?.command.map { "Command: `\($0)`" } ?? "",
    ]
    return parts.filter { !$0.isEmpty }
  }
  /// What carries the next step out; nil where nobody asked, or where no program does.
  package var recipe: ReportRecipe? { (rows(.recipe) as [ReportRecipe]).first }
  /// Against a baseline; nil without one.
  package var status: Status? { word(.status) }
  /// The gate fails on it; false where none was asked.
  package var fails: Bool { flag(.fails) }

  /// The order of findings in a report: the worst first, then by place.
  package static func isBefore(_ a: ReportFinding, _ b: ReportFinding) -> Bool {
    if a.severity != b.severity { return a.severity > b.severity }
    if a.site != b.site { return a.site < b.site }
    return (a.rule, a.identity) < (b.rule, b.identity)
  }
}
