extension Command {
  static let facts = Command(
    "facts",
    summary: "Write the facts of a part of the code, for 'link'",
    details: """
      Reads the Swift files below each PATH (by default the current folder), or those that --shard-files lists, and \
      writes what linking needs of them: in a compact format that only the same version of digraph reads. Manifests and \
      projects of the whole root say to which modules they belong, so the whole checkout must be there. \
      'digraph link' makes one report of the facts of all parts, wherever each was written.
      """,
    operands: "[PATH…]",
    groups: [.reading, .sharding, .writing]
  ) { context throws(CommandError) in
    try FactsRun(context).run()
  }
}
