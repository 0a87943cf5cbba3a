extension Flag {
  static let focusDepth = Flag(
    "focus-depth", value: Value("N"),
    summary: "Largest distance of neighbours, in edges",
    details: "By default 1 in a graph and unlimited in 'depth'; 0 is unlimited.",
    group: .focusing
  ) { (settings, value) throws(CommandError) in
    guard let depth = Int(value), depth >= 0 else {
      throw CommandError("--focus-depth needs a number that is 0 or larger, not '\(value)'")
    }
    settings.focus.depth = depth
  }
}
