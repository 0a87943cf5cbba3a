import DigraphGate
import DigraphReport

extension Flag {
  static let failOn = Flag(
    "fail-on",
    value: Value(
      "SEVERITY", choices: { _ in Severity.allCases.map(\.rawValue) }, usual: { _ in "warning" }),
    summary: "Lowest severity that fails",
    group: .gating
  ) { settings, value in settings.gate.failOn = Severity(rawValue: value) ?? .warning }
}
