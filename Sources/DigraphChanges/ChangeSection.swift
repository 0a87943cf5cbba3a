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
  var rows: [Row]
  /// What the number of rows does not say.
  var note = ""
  /// Its rows say nothing without their details and places.
  var needsPlaces = false

  static let (plus, minus, other) = ("+", "−", "~")

  /// `+5 −2`.
  var counts: String {
    [Self.plus, Self.minus, Self.other].compactMap { sign in
      let count = rows.count { $0.sign == sign }
      return count == 0 ? nil : "\(sign)\(DisplayText.grouped(count))"
    }.joined(separator: " ")
  }

  /// `Types (+5 −2)`.
  var heading: String { "\(title) (\(counts))\(note)" }
}

extension DiffAnswer {
  /// Whatever changed, the most urgent first; without empty sections.
  var sections: [ChangeSection] {
    [findings, testability, cycles, singletons, holders, dependencies, types, renamed].filter { !$0.rows.isEmpty }
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
        + rows(difference.findings.lost, before, ChangeSection.minus), needsPlaces: true)
  }

  /// One row for all that a type newly needs, and one for all that it no longer does.
  private var testability: ChangeSection {
    func row(_ change: EffectChange, _ groups: [EffectGroup], _ sign: String) -> ChangeSection.Row? {
      if groups.isEmpty { return nil }
      let node = after.nodes[change.after]
      let verb = sign == ChangeSection.plus ? "needs" : "no longer needs"
      let effects = sign == ChangeSection.plus ? node.effects.filter { groups.contains($0.group) } : []
      var chains: [String] = []
      for effect in effects where !effect.chain.isEmpty {
        let chain = effect.chain.joined(separator: " → ")
        if !chains.contains(chain) { chains.append(chain) }
      }
      return ChangeSection.Row(
        sign: sign, subject: "\(change.type) \(verb) \(DisplayText.listed(groups.map(\.phrase)))",
        detail: chains.joined(separator: "; "), site: node.site)
    }
    return ChangeSection(
      title: "What tests cannot keep away", columns: ("Type", "Chain"),
      rows: difference.effects.compactMap { row($0, $0.gained, ChangeSection.plus) }
        + difference.effects.compactMap { row($0, $0.lost, ChangeSection.minus) })
  }

  private var cycles: ChangeSection {
    func path(_ cycle: Int, _ report: Report) -> String {
      let names = report.cycles[cycle].witness.map { report.nodes[$0].name }
      return names.count > 8 ? names.prefix(7).joined(separator: " → ") + " → …" : names.joined(separator: " → ")
    }
    return ChangeSection(
      title: "Cycles", columns: ("Cycle", "Members"),
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

  /// Those that the figure counts; loggers among them, which it does not, are said to be there.
  private var singletons: ChangeSection {
    func loggers(_ report: Report) -> Int {
      report.singletons.count { $0.ownership == .project && $0.risk != .holder } - report.summary.singletons
    }
    let more = abs(loggers(after) - loggers(before))
    let note = more == 0 ? "" : ", \(DisplayText.count(more, "logger")) among them not counted above"
    return ChangeSection(
      title: "Singletons", columns: ("Singleton", "Risk"), rows: shared { $0.risk != .holder }, note: note)
  }

  private var holders: ChangeSection {
    ChangeSection(
      title: "Statics with services of other types", columns: ("Static", "Risk"), rows: shared { $0.risk == .holder })
  }

  private func shared(_ isAsked: (ReportSingleton) -> Bool) -> [ChangeSection.Row] {
    func rows(_ places: [Int], _ report: Report, _ sign: String) -> [ChangeSection.Row] {
      places.map { report.singletons[$0] }.filter(isAsked).map {
        ChangeSection.Row(
          sign: sign, subject: "\($0.type).\($0.member)", detail: $0.risk.rawValue,
          site: ReportSite(file: $0.file, line: $0.line, column: 1))
      }
    }
    return rows(difference.singletons.gained, after, ChangeSection.plus)
      + rows(difference.singletons.lost, before, ChangeSection.minus)
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

  /// Those of the product first.
  private var types: ChangeSection {
    func rows(_ places: [Int], _ report: Report, _ sign: String, areTests: Bool) -> [ChangeSection.Row] {
      places.map { report.nodes[$0] }.filter { $0.isTest == areTests }.map {
        ChangeSection.Row(
          sign: sign, subject: $0.name,
          detail: ($0.isTest && $0.role != .testDouble && $0.role != .test ? "test " : "")
            + ($0.role.map { DisplayText.spelled($0.rawValue) } ?? $0.kind.rawValue), site: $0.site)
      }
    }
    return ChangeSection(
      title: "Types", columns: ("Type", "Is"),
      rows: [false, true].flatMap { areTests in
        rows(difference.types.gained, after, ChangeSection.plus, areTests: areTests)
          + rows(difference.types.lost, before, ChangeSection.minus, areTests: areTests)
      })
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
