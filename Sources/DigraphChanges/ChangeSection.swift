import DigraphQueries
import DigraphReport
import TextOutput

/// Changes of one kind, in words that text and Markdown share.
struct ChangeSection {
  /// One change.
  struct Row {
    /// `+`, `−`, or `~` for what is there in both states and not the same.
    let sign: String
    /// What it is about.
    let subject: String
    /// More about it.
    let detail: String
    let site: ReportSite?
    /// The next step, where there is one.
    var advice = ""

    /// `Login.swift:14`; empty where it has no place.
    var place: String { site.map { "\($0.file):\($0.line)" } ?? "" }
  }

  let title: String
  /// What the columns are called.
  let columns: (subject: String, detail: String)
  let rows: [Row]

  static let (plus, minus, other) = ("+", "−", "~")

  /// `+5 −2`.
  var counts: String {
    [Self.plus, Self.minus, Self.other].compactMap { sign in
      let count = rows.count { $0.sign == sign }
      return count == 0 ? nil : "\(sign)\(DisplayText.grouped(count))"
    }.joined(separator: " ")
  }

  /// `Types (+5 −2)`.
  var heading: String { "\(title) (\(counts))" }
}

extension DiffAnswer {
  /// Whatever changed, the most urgent first; without empty sections.
  var sections: [ChangeSection] {
    [findings, testability, cycles, singletons, dependencies, types, renamed].filter { !$0.rows.isEmpty }
  }

  private var findings: ChangeSection {
    func rows(_ places: [Int], _ report: Report, _ sign: String) -> [ChangeSection.Row] {
      places.map { report.findings[$0] }.sorted { ($1.severity, $0.cells.row) < ($0.severity, $1.cells.row) }.map {
        ChangeSection.Row(
          sign: sign, subject: $0.message, detail: "\($0.severity.rawValue) \($0.rule)", site: $0.site,
          advice: $0.suggestion)
      }
    }
    return ChangeSection(
      title: "Findings", columns: ("Finding", "Rule"),
      rows: rows(difference.findings.gained, after, ChangeSection.plus)
        + rows(difference.findings.lost, before, ChangeSection.minus))
  }

  private var testability: ChangeSection {
    let rows = difference.effects.flatMap { change -> [ChangeSection.Row] in
      let node = after.nodes[change.after]
      let gained = change.gained.map { group in
        let chain = node.effects.first { $0.group == group }?.chain ?? []
        return ChangeSection.Row(
          sign: ChangeSection.plus, subject: "\(change.type) needs \(group.phrase)",
          detail: chain.joined(separator: " → "), site: node.site)
      }
      return gained
        + change.lost.map { group in
          ChangeSection.Row(
            sign: ChangeSection.minus, subject: "\(change.type) no longer needs \(group.phrase)", detail: "",
            site: node.site)
        }
    }
    return ChangeSection(
      title: "What tests cannot keep away", columns: ("Type", "Chain"),
      rows: rows.filter { $0.sign == ChangeSection.plus } + rows.filter { $0.sign == ChangeSection.minus })
  }

  private var cycles: ChangeSection {
    func path(_ cycle: Int, _ report: Report) -> String {
      let names = report.cycles[cycle].witness.map { report.nodes[$0].name }
      return names.count > 8 ? names.prefix(7).joined(separator: " → ") + " → …" : names.joined(separator: " → ")
    }
    return ChangeSection(
      title: "Cycles", columns: ("Cycle", "Change"),
      rows: difference.cycles.map { change in
        if let now = change.after {
          let size = DisplayText.count(after.cycles[now].members.count, "type")
          guard change.before != nil else {
            return ChangeSection.Row(sign: ChangeSection.plus, subject: path(now, after), detail: size, site: nil)
          }
          let parts = [("gained", change.gained), ("lost", change.lost)].filter { !$0.1.isEmpty }
          return ChangeSection.Row(
            sign: ChangeSection.other, subject: path(now, after),
            detail: "\(size): " + parts.map { "\($0.0) \($0.1.joined(separator: ", "))" }.joined(separator: "; "),
            site: nil)
        }
        return ChangeSection.Row(
          sign: ChangeSection.minus, subject: change.before.map { path($0, before) } ?? "",
          detail: DisplayText.count(change.lost.count, "type"), site: nil)
      })
  }

  private var singletons: ChangeSection {
    func rows(_ places: [Int], _ report: Report, _ sign: String) -> [ChangeSection.Row] {
      places.map { report.singletons[$0] }.map {
        ChangeSection.Row(
          sign: sign, subject: "\($0.type).\($0.member)", detail: $0.risk.rawValue,
          site: ReportSite(file: $0.file, line: $0.line, column: 1))
      }
    }
    return ChangeSection(
      title: "Singletons", columns: ("Singleton", "Risk"),
      rows: rows(difference.singletons.gained, after, ChangeSection.plus)
        + rows(difference.singletons.lost, before, ChangeSection.minus))
  }

  /// Without those that a finding above speaks of.
  private var dependencies: ChangeSection {
    func told(_ places: [Int], _ report: Report) -> Set<[String]> {
      Set(places.map { [report.findings[$0].consumer, report.findings[$0].dependency ?? ""] })
    }
    let (new, old) = (told(difference.findings.gained, after), told(difference.findings.lost, before))
    let rows = pairs.compactMap { pair -> ChangeSection.Row? in
      let names = [pair.consumer, pair.dependency]
      if pair.isNew ? new.contains(names) : pair.isGone && old.contains(names) { return nil }
      return ChangeSection.Row(
        sign: pair.isNew ? ChangeSection.plus : pair.isGone ? ChangeSection.minus : ChangeSection.other,
        subject: "\(pair.consumer) → \(pair.dependency)", detail: pair.manner, site: pair.site)
    }
    return ChangeSection(
      title: rows.count < pairs.count ? "Other dependencies" : "Dependencies",
      columns: ("Consumer → dependency", "How"),
      rows: rows)
  }

  private var types: ChangeSection {
    func rows(_ places: [Int], _ report: Report, _ sign: String) -> [ChangeSection.Row] {
      let nodes = places.map { report.nodes[$0] }
      return (nodes.filter { !$0.isTest } + nodes.filter(\.isTest)).map {
        ChangeSection.Row(
          sign: sign, subject: $0.name,
          detail: ($0.isTest && $0.role != .testDouble && $0.role != .test ? "test " : "")
            + ($0.role.map { DisplayText.spelled($0.rawValue) } ?? $0.kind.rawValue), site: $0.site)
      }
    }
    return ChangeSection(
      title: "Types", columns: ("Type", "Is"),
      rows: rows(difference.types.gained, after, ChangeSection.plus)
        + rows(difference.types.lost, before, ChangeSection.minus))
  }

  private var renamed: ChangeSection {
    ChangeSection(
      title: "Renamed", columns: ("Type", "Was"),
      rows: difference.renames.map { rename in
        ChangeSection.Row(
          sign: ChangeSection.other, subject: rename.new, detail: "was \(rename.old)",
          site: after.nodes.first { $0.name == rename.new }?.site)
      })
  }

  /// The figures that differ.
  ///
  /// - Parameter all: whether those are among them that others sum up, or that say nothing of dependencies.
  func changedFigures(all: Bool) -> [(title: String, before: Int, after: Int)] {
    KeyFigures.all.filter { all || $0.isHeadline }.compactMap { figure in
      let (old, new) = (difference.figures.before[figure], difference.figures.after[figure])
      return old == new ? nil : (figure.title, old, new)
    }
  }

  /// `17 types and 4 tests in 2 modules`.
  var reach: String {
    let types = DisplayText.count(affected.types.count, "type")
    let tests = affected.tests.isEmpty ? "" : " and \(DisplayText.count(affected.tests.count, "test"))"
    return "\(types)\(tests) in \(DisplayText.count(affected.modules.count, "module"))"
  }
}
