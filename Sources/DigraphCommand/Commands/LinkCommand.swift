extension Command {
  static let link = Command(
    "link",
    summary: "Make one report of facts that 'facts' wrote",
    details: """
      Reads the FACTS of all parts of a tree, in any order, and reports what a scan of the whole root would have, byte \
      for byte; of only some parts, what these tell. The configuration is the one that the facts were written with. \
      Excerpts, columns of SARIF and what a refactoring would change need the text of files: they are taken from the \
      root (--root, else the nearest folder above the current one that holds .digraph.yml or .git) where files are as \
      they were read, and left out where not.
      """,
    operands: "FACTS…",
    groups: [
      .locating, .running, .selecting, .focusing, .listing, .grouping, .writing, .formatting, .reporting, .narrowing,
      .gating,
    ],
    defaultFormat: "text"
  ) { context throws(CommandError) in
    let link = try LinkRun(context)
    return try ReportRun(link.context).run(baseline: .named, on: link)
  }
}
