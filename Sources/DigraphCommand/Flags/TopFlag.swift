extension Flag {
  static let top = Flag(
    "top", value: Value("N", usual: { _ in "5" }),
    summary: "Show the first N steps",
    group: .planning
  ) { (settings, value) throws(CommandError) in
    settings.steps = try Self.steps(value, of: "top")
  }

  /// A number of steps.
  static func steps(_ value: String, of flag: String) throws(CommandError) -> Int {
    guard let number = Int(value), number > 0 else {
      throw CommandError("--\(flag) needs a number that is 1 or larger, not '\(value)'")
    }
    return number
  }
}
