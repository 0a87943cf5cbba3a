extension Flag {
  static let failOnUnresolved = Flag(
    "fail-on-unresolved",
    value: Value("PERCENT"),
    summary: "Fail where more than this share of the references to types is unknown",
    details: """
      A number from 0 to 100, with decimals where you like. What it is compared with stands in the summary: references \
      tied to nothing, of all references to types. Types of packages that are not scanned are no failure.
      """,
    group: .gating
  ) { (settings, value) throws(CommandError) in
    guard let percent = Double(value), 0...100 ~= percent else {
      throw CommandError("--fail-on-unresolved needs a number from 0 to 100, not '\(value)'")
    }
    settings.failOnUnresolved = percent
  }
}
