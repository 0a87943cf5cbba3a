import DigraphQueries
import DigraphReport
import TextOutput

/// The patch to begin with: a command that a program carries out at once, and what that is worth.
struct Beginning {
  /// What is won.
  enum Gain {
    /// The consumer can be tested.
    case freed
    /// The consumer can be tested, by so many dependencies together.
    case freedTogether(Int)
    /// It reaches more.
    case bound
  }

  /// A dependency of the page.
  struct Entry {
    let findings: [ReportFinding]
    let priority: ReportPriority?
    /// How many consumers get it themselves.
    let consumers: Int
  }

  let command: String
  let gain: Gain
  /// The finding that the command is about, and its place among the entries; nil where it is about several.
  let subject: (entry: Int, finding: ReportFinding)?
  private let consumer: String
  /// How many places change for the better.
  private let places: Int
  private let entry: Entry

  /// What makes a consumer testable by one dependency, that of the first entry if it can be; else by several; else what
  /// can be done about the first entry that anything can be done about. Nil where no program carries out a next step.
  ///
  /// - Complexity: O(findings).
  init?(_ entries: [Entry], in report: Report) {
    var first: (place: Int, finding: ReportFinding, command: String)?
    var freed: (place: Int, finding: ReportFinding, command: String)?
    for (place, entry) in entries.enumerated() where freed == nil {
      let examples = Set(entry.priority?.examples ?? [])
      let possible = entry.findings.filter { finding in
        // What is added to somebody else's type is nowhere to begin.
        finding.recipe?.command != nil && finding.source.map { report.nodes[$0].ownership } == .project
      }
      func isFreed(_ finding: ReportFinding) -> Bool {
        finding.recipe?.refusal == nil && finding.source.map(examples.contains) ?? false
      }
      let freeing = possible.filter(isFreed)
      // Whose calls stay as they are comes first.
      let easy = freeing.filter { !Self.changesCalls($0.recipe?.command ?? "") }
      let best = [easy, freeing, possible].first { !$0.isEmpty } ?? []
      guard let finding = Self.best(of: best, entry.priority, report),
        let command = finding.recipe?.command
      else { continue }
      if isFreed(finding) { freed = (place, finding, command) }
      first = first ?? (place, finding, command)
    }
    if freed == nil, let set = report.smallestSets.first(where: { $0.command != nil }), let entry = entries.first {
      let about = report.findings.filter { finding in
        finding.isSelfServed && finding.source == set.consumer && finding.target.map(set.dependencies.contains) ?? false
      }
      command = set.command ?? ""
      consumer = report.nodes[set.consumer].name
      gain = .freedTogether(set.dependencies.count)
      places = about.reduce(0) { $0 + $1.siteCount }
      (subject, self.entry) = (nil, entry)
      return
    }
    guard let found = freed ?? first else { return nil }
    command = found.command
    consumer = found.finding.consumer
    gain = freed == nil ? .bound : .freed
    places = found.finding.siteCount
    subject = (found.place, found.finding)
    entry = entries[found.place]
  }

  /// The finding that shows best what a dependency is good for: one of a consumer that becomes testable by it, and rather
  /// of one that decides than of one that is seen.
  static func best(
    of findings: [ReportFinding], _ priority: ReportPriority?, _ report: Report
  ) -> ReportFinding? {
    let examples = Set(priority?.examples ?? [])
    func weight(_ finding: ReportFinding) -> (Int, Int, Int) {
      guard let source = finding.source else { return (0, 0, 0) }
      let node = report.nodes[source]
      let isSeen = node.role == .view || node.role == .viewController
      return (
        (examples.contains(source) ? 4 : 0) + (node.kind.isType ? 2 : 0) + (isSeen ? 0 : 1), finding.siteCount,
        node.fanIn ?? 0
      )
    }
    return findings.map { ($0, weight($0)) }.min { a, b in
      a.1 == b.1 ? a.0.identity < b.0.identity : b.1 < a.1
    }?.0
  }

  private static func changesCalls(_ command: String) -> Bool { command.contains("--style required") }

  // MARK: In words

  /// What the command changes: `3 places change`.
  private var extent: String {
    let callers = Self.changesCalls(command) ? " and all calls of its initializer" : ""
    return "\(DisplayText.count(places, "place"))\(callers) \(places == 1 && callers.isEmpty ? "changes" : "change")"
  }

  /// What the command does, and what that is worth.
  var sentence: String {
    let patch = "the patch for \(DisplayText.printable(consumer))"
    guard let subject else {
      return "\(patch) that injects all that blocks it: \(extent), and it becomes testable:"
    }
    let count = DisplayText.grouped(entry.consumers)
    let whom = entry.consumers > 1 ? "1 of \(count) consumers" : "the only consumer"
    let result = if case .freed = gain { ", and it becomes testable" } else { "" }
    // Whoever reads the table below asks why it is not the first that is begun with.
    let above = subject.entry > 1 ? "numbers 1 to \(subject.entry)" : "number 1"
    let does = if case .freed = gain { "frees one" } else { "helps one" }
    let instead = subject.entry > 0 ? " (no single patch \(does) of \(above))" : ""
    let number = subject.entry + 1
    return "\(patch), \(whom) of number \(number)\(instead): \(extent)\(result) (--apply writes it):"
  }
}
