extension Flag {
  static let samples = Flag(
    "samples", value: Value("N", usual: { _ in "30" }),
    summary: "How many commits are measured, evenly over time",
    details: "The first and the last are among them. If there are no more commits than that, all are measured.",
    group: .sampling
  ) { (settings, value) throws(CommandError) in
    guard let count = Int(value), 2...100_000 ~= count else {
      throw CommandError("--samples needs a number from 2 to 100000, not '\(value)'")
    }
    settings.samples = count
  }
}
