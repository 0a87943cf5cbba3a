package import DigraphFacts
import DigraphGraph
import DigraphLinking
import DigraphReport

/// Holds back the findings that comments ask not to report.
package struct Suppressions {
  /// A suppression that held nothing back, and why.
  package struct Unused {
    let file: Int
    let fact: SuppressionFact
    let problem: Problem
  }

  enum Problem {
    case noRule, noReason, found
    case unknownPlace(String)
    case unknownRule(String)
    /// It is nearly the mark of a suppression.
    case misspelt(String)
  }

  private struct Scope: Hashable {
    let line: Int
    let rule: String
  }

  /// The suppressions of one scope: what one holds back, all do.
  private struct Alike {
    var places: [(file: Int, place: Int)] = []
    var isUsed = false
  }

  /// The findings that are left.
  package private(set) var findings: [Finding] = []
  package private(set) var unused: [Unused] = []

  /// A finding of several places is held back place by place; one that speaks of a whole, by its first place.
  ///
  /// - Parameter rules: the identifiers of the rules that were asked; about others nothing is said.
  package init(_ all: [Finding], in files: ArraySlice<FileFacts>, rules: Set<String>) {
    // By the rule and the line they speak of, 0 for a whole file.
    var byPath: [String: [Scope: Alike]] = [:]
    for (file, facts) in files.enumerated() {
      for (place, fact) in facts.suppressions.enumerated() where Self.problem(of: fact, rules) == nil {
        for rule in Set(fact.rules) {
          byPath[facts.path, default: [:]][Scope(line: fact.line, rule: rule), default: Alike()]
            .places.append((file, place))
        }
      }
    }
    if byPath.isEmpty {
      findings = all
    } else {
      func holdsBack(_ rule: String, _ site: ReportSite) -> Bool {
        var isHeldBack = false
        for line in [0, site.line] {
          let scope = Scope(line: line, rule: rule)
          guard byPath[site.file]?[scope] != nil else { continue }
          byPath[site.file]?[scope]?.isUsed = true
          isHeldBack = true
        }
        return isHeldBack
      }
      findings = all.compactMap { finding in
        guard EdgeKind(rawValue: finding.identity.kind) != nil else {
          return holdsBack(finding.rule, finding.site) ? nil : finding
        }
        return finding.keeping(finding.sites.filter { !holdsBack(finding.rule, $0) })
      }
    }
    var used = files.map { [Bool](repeating: false, count: $0.suppressions.count) }
    for alike in byPath.values.lazy.flatMap(\.values) where alike.isUsed {
      for (file, place) in alike.places { used[file][place] = true }
    }
    for (file, facts) in files.enumerated() {
      for (place, fact) in facts.suppressions.enumerated() {
        if let problem = Self.problem(of: fact, rules) {
          unused.append(Unused(file: file, fact: fact, problem: problem))
        } else if !used[file][place] {
          unused.append(Unused(file: file, fact: fact, problem: .found))
        }
      }
    }
  }

  private static func problem(of fact: SuppressionFact, _ rules: Set<String>) -> Problem? {
    if let mark = fact.misspeltMark { return .misspelt(mark) }
    if let place = fact.unknownPlace { return .unknownPlace(place) }
    if fact.rules.isEmpty { return .noRule }
    if let unknown = fact.rules.first(where: { !rules.contains($0) }) { return .unknownRule(unknown) }
    return fact.reason.isEmpty ? .noReason : nil
  }
}
