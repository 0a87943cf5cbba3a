import DigraphGate

extension Flag {
  static let strict = Flag(
    "strict",
    summary: "Fail on every finding, known or not",
    group: .gating
  ) { settings, _ in settings.gate.isStrict = true }
}
