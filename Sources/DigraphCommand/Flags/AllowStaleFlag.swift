import DigraphGate

extension Flag {
  static let allowStale = Flag(
    "allow-stale",
    summary: "Do not fail on baseline entries that match nothing",
    details: "They are still counted and listed.",
    group: .gating
  ) { settings, _ in settings.gate.allowsStale = true }
}
