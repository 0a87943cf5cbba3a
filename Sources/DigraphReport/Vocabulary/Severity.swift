/// How much a finding matters.
package enum Severity: String, Vocabulary, Comparable {
  case info, warning, error

  package static func < (a: Severity, b: Severity) -> Bool {
    allCases.firstIndex(of: a)! < allCases.firstIndex(of: b)!
  }
}
