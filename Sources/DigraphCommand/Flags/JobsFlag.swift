extension Flag {
  static let jobs = Flag(
    "jobs", short: "j", value: Value("N"),
    summary: "Number of threads",
    details: "By default one per processor. The result does not depend on it.",
    group: .running
  ) { (settings, value) throws(CommandError) in
    guard let count = Int(value), 1...1024 ~= count else {
      throw CommandError("--jobs needs a number from 1 to 1024, not '\(value)'")
    }
    settings.jobs = count
  }
}
