extension Flag {
  static let shardFiles = Flag(
    "shard-files", value: Value("FILE"),
    summary: "Write the facts of the files and folders that FILE lists; - is standard input",
    details: """
      One path per line, or ended by zero bytes, relative to the root. Files that a scan of the root does not read are \
      passed over. With PATHs, both are written.
      """,
    group: .sharding
  ) { settings, value in settings.shardFiles = value }
}
