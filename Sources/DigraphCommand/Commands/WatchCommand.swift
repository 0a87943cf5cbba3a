extension Command {
  static let watch = Command(
    "watch",
    summary: "Say what is new as often as a file changes",
    details: """
      Reads the code once and then whenever a file is written, and shows the findings that are new: that the baseline \
      at the root does not know, or, where there is none, that were not there when it began. Files that stay as they are \
      are read once. It ends when it is interrupted.
      """,
    operands: "[PATH…]",
    groups: [.reading, .selecting]
  ) { context throws(CommandError) in
    try WatchRun(context).run()
  }
}
