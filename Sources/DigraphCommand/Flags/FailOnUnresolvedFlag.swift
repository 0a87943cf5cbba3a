import DigraphGate

extension Flag {
  static let failOnUnresolved = Flag(
    "fail-on-unresolved",
    value: Value("PERCENT"),
    summary: "Fail if more than this share of the references to types is unresolved",
    details: """
      A number from 0 to 100, with or without decimals. The summary shows the current share of references to types that \
      are unknown. References to types of packages that are not scanned do not count as unresolved.
      """,
    group: .gating
  ) { (settings, value) throws(CommandError) in
    guard let percent = Double(value), 0...100 ~= percent else {
      throw CommandError("--fail-on-unresolved needs a number from 0 to 100, not '\(value)'")
    }
    settings.gate.unresolvedLimit = percent
  }
}
