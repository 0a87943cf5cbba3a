import DigraphQueries
import DigraphReport

/// The findings of one rule on one line: what SARIF shows as one result.
///
/// GitHub tells alerts apart by rule and line, so that two results of one rule on one line would become one alert that
/// shows either.
struct SARIFResult {
  private(set) var findings: [ReportFinding]

  /// The one that is new, else the worst, else the first.
  var first: ReportFinding { findings[0] }

  /// All results, those that matter most first.
  ///
  /// - Complexity: O(n log n) for n findings.
  static func all(of report: Report) -> [SARIFResult] {
    struct Place: Hashable {
      var rule: String
      var file: String
      var line: Int
    }
    var results: [SARIFResult] = []
    var known: [Place: Int] = [:]
    for finding in report.findingsByUrgency {
      let place = Place(rule: finding.rule, file: finding.site.file, line: finding.site.line)
      if let index = known[place] {
        results[index].findings.append(finding)
      } else {
        known[place] = results.count
        results.append(SARIFResult(findings: [finding]))
      }
    }
    return results
  }

  /// What all of them say, with the next steps.
  var message: String {
    let steps = findings.map(\.instruction).filter { !$0.isEmpty }
    let next = steps.isEmpty ? "" : "\nNext: \(Self.distinct(steps).joined(separator: " "))"
    let texts = Self.distinct(findings.map(\.message)) + Self.distinct(findings.map(\.reason).filter { !$0.isEmpty })
    return texts.joined(separator: " ") + next
  }

  /// What the tool knows them by.
  var identity: String { Self.distinct(findings.map(\.identity)).joined(separator: "; ") }

  private static func distinct(_ texts: [String]) -> [String] {
    var seen: Set<String> = []
    return texts.filter { seen.insert($0).inserted }
  }

  /// Other places that help to understand it: further sites, the steps of a cycle, the declaration of the dependency.
  func related(in report: Report, _ edges: EdgeIndex) -> [(site: ReportSite, text: String)] {
    var places: [(ReportSite, String)] = []
    var seen: Set<ReportSite> = [first.site]
    func add(_ site: ReportSite, _ text: String) {
      if seen.insert(site).inserted { places.append((site, text)) }
    }
    for finding in findings {
      for site in finding.sites { add(site, finding.placeLabel) }
      if finding.kind == "cycle", let source = finding.source,
        let cycle = report.cycles.first(where: { $0.members.contains(source) })
      {
        for (from, to) in zip(cycle.witness, cycle.witness.dropFirst()) {
          guard let site = edges.first(from, to)?.firstSite else { continue }
          add(site, "\(report.nodes[from].name) -> \(report.nodes[to].name)")
        }
      }
      if let target = finding.target, let site = report.nodes[target].site {
        // Of declarations a saved report knows no columns.
        add(ReportSite(file: site.file, line: site.line, column: 0), "\(report.nodes[target].name) is declared here")
      }
    }
    return places
  }
}
