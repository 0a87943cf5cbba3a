extension Flag {
  static let top = Flag(
    "top", value: Value("N", usual: { $0.name == "plan" ? "5" : "10" }),
    summary: "Show the first N entries",
    details: "In a plan these are its steps, in other text the groups of findings to begin with.",
    group: .listing
  ) { (settings, value) throws(CommandError) in
    settings.top = try Self.steps(value, of: "top")
  }

  /// A number of steps.
  static func steps(_ value: String, of flag: String) throws(CommandError) -> Int {
    guard let number = Int(value), number > 0 else {
      throw CommandError("--\(flag) needs a number that is 1 or larger, not '\(value)'")
    }
    return number
  }
}
