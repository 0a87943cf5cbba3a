import DigraphFacts
package import DigraphReport

/// Something of which there is more than is allowed.
package enum GateExcess: Sendable, Equatable {
  /// Findings of a rule.
  case findings(rule: String, limit: Int, found: Int)
  /// What a limit of the configuration is about.
  case whole(ExceededLimit)
  /// References to types that are not resolved; the limit in percent.
  case unresolved(limit: Double, Report.Resolution)

  /// What the finding says that stands for it; nil where the findings themselves say it.
  var finding: Finding? {
    switch self {
    case .findings: nil
    case .whole(let exceeded):
      Finding(
        subject: "limits.\(exceeded.name)", site: exceeded.site, length: String(exceeded.limit).utf8.count,
        places: exceeded.places, message: exceeded.message, reason: exceeded.reason, suggestion: exceeded.suggestion)
    case .unresolved:
      Finding(
        subject: "--fail-on-unresolved", site: ReportSite(file: ".digraph.yml", line: 1, column: 1), length: 1,
        places: [], message: "\(line).",
        reason: "What is not resolved is not in the graph, so findings may be missing.",
        suggestion: "Scan the modules that declare the types too, or give --fail-on-unresolved a higher share.")
    }
  }

  /// What is written of it as a finding.
  struct Finding {
    var subject: String
    var site: ReportSite
    /// Of what stands at the site, in bytes.
    var length: Int
    /// Where what it counts is, beside the site.
    var places: [ReportSite]
    /// The site, then the places, each once.
    var sites: [ReportSite] {
      var seen: Set<ReportSite> = []
      return ([site] + places).filter { seen.insert($0).inserted }
    }
    var message: Phrase
    var reason: Phrase
    var suggestion: Phrase
  }

  /// In one line, without a full stop.
  package var line: String {
    switch self {
    case .findings(let rule, let limit, let found):
      "\(rule): \(found) finding\(found == 1 ? "" : "s"); rules.\(rule).at-most allows \(limit)"
    case .whole(let exceeded): exceeded.line
    case .unresolved(let limit, let resolution):
      "\(resolution.unknown) of \(resolution.references) references to types are unresolved "
        + "(\(Self.percent(resolution.unknownPercent))%); --fail-on-unresolved allows \(Self.percent(limit))%"
    }
  }

  /// With at most two decimals, such as `2` and `2.25`.
  private static func percent(_ value: Double) -> String {
    let hundredths = Int((value * 100).rounded(.up))
    let rest = hundredths % 100
    if rest == 0 { return String(hundredths / 100) }
    return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest % 10 == 0 ? rest / 10 : rest)"
  }
}
