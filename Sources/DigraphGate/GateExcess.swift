import DigraphFacts
package import DigraphReport

/// Something of which there is more than is allowed.
package enum GateExcess: Sendable, Equatable {
  /// Findings of a rule.
  case findings(rule: String, limit: Int, found: Int)
  /// What a limit of the configuration is about, by its name.
  case whole(name: String, limit: Int, found: Int)
  /// References to types that are not resolved; the limit in percent.
  case unresolved(limit: Double, Report.Resolution)

  /// What the finding that says so is about; nil where the findings themselves say it.
  var subject: String? {
    switch self {
    case .findings: nil
    case .whole(let name, _, _): "limits.\(name)"
    case .unresolved: "--fail-on-unresolved"
    }
  }

  var message: Phrase {
    switch self {
    case .findings(let rule, let limit, let found):
      "There are \(String(found)) findings of \(rule); rules.\(rule).at-most allows \(String(limit))."
    case .whole("depth", let limit, let found):
      "The longest dependency chain has \(String(found)) steps; limits.depth allows \(String(limit))."
    case .whole("cycles", let limit, let found):
      "There are \(String(found)) dependency cycles; limits.cycles allows \(String(limit))."
    case .whole(_, let limit, let found):
      "The project has \(String(found)) singletons; limits.singletons allows \(String(limit))."
    case .unresolved: "\(line)."
    }
  }

  /// - Parameter chain: the names of what has the length that is too much; empty for anything else.
  func reason(_ chain: [String]) -> Phrase {
    if case .unresolved = self { return "What is not resolved is not in the graph, so findings may be missing." }
    let all: Phrase = "A limit counts all code, whether it is new or a baseline knows it."
    guard let first = chain.first else { return all }
    let names = chain.dropFirst().reduce("`\(first)`" as Phrase) { "\($0) -> `\($1)`" }
    return "One of that length is \(names). \(all)"
  }

  var suggestion: Phrase {
    switch self {
    case .findings(let rule, _, let found): "Fix some, or set rules.\(rule).at-most to \(String(found))."
    case .whole("depth", _, let found):
      "Shorten every chain that is too long (`digraph depth` lists them), or set limits.depth to \(String(found))."
    case .whole("cycles", _, let found):
      "Cut as many as are too many (`digraph cycles` lists them), or set limits.cycles to \(String(found))."
    case .whole(_, _, let found):
      "Hand in what is reached as a singleton, or set limits.singletons to \(String(found))."
    case .unresolved: "Scan the modules that declare the types too, or give --fail-on-unresolved a higher share."
    }
  }

  /// In one line, without a full stop.
  package var line: String {
    switch self {
    case .findings(let rule, let limit, let found):
      "\(rule): \(found) finding\(found == 1 ? "" : "s"); rules.\(rule).at-most allows \(limit)"
    case .whole(let name, let limit, let found): "\(name): \(found); limits.\(name) allows \(limit)"
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
