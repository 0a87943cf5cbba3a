extension Flag {
  static let all = Flag(
    "all", value: Value("N"),
    summary: "Number of chains to show, shortest first",
    details: "1 by default.",
    group: .chaining
  ) { (settings, value) throws(CommandError) in
    guard let count = Int(value), 1...10_000 ~= count else {
      throw CommandError("--all needs a number from 1 to 10000, not '\(value)'")
    }
    settings.chains = count
  }
}
