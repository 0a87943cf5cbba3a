extension Flag {
  static let focusDepth = Flag(
    "focus-depth", value: Value("N"),
    summary: "How many edges away neighbours may be",
    details: "1 by default in a graph; 0, and the default of 'depth', is as far as it goes.",
    group: .focusing
  ) { (settings, value) throws(CommandError) in
    guard let depth = Int(value), depth >= 0 else {
      throw CommandError("--focus-depth needs a number from 0, not '\(value)'")
    }
    settings.focus.depth = depth
  }
}
