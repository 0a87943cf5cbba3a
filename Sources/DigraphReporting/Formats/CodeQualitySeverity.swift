import DigraphGate
import DigraphReport

extension ReportFinding {
  /// How severe a code quality report calls it: what fails the gate is major, whatever its own severity.
  ///
  /// Source: Code Climate, "Code Climate Spec", "Severity"; GitLab reads the same words.
  func codeQualitySeverity(_ gate: Gate) -> String {
    if fails(gate) { return "major" }
    return switch severity {
    case .info: "info"
    case .warning: "minor"
    case .error: "major"
    }
  }
}
