import DigraphExtraction
import DigraphFacts
import DigraphGate
import DigraphKnowledge
import DigraphReport
import FactFiles
import FileAccess

/// Writes the facts of a part of the code.
struct FactsRun {
  private let context: CommandContext

  init(_ context: CommandContext) {
    self.context = context
  }

  func run() throws(CommandError) -> ExitCode {
    let settings = context.settings
    let target = OutputTarget(settings.output, in: context.environment)
    guard target.standardOutput?.isTerminal != true else {
      throw CommandError("refusing to write facts to a terminal; name a file with --output FILE")
    }
    let asked = try Workspace(settings, in: context.environment)
    var part = Set(asked.scope.roots.map { $0 == "." ? "" : $0 })
    if let list = settings.shardFiles {
      if settings.operands.isEmpty { part = [] }
      part.formUnion(try listed(list, asked))
    }
    // Which module a file belongs to depends on all others.
    let workspace = asked.reading(["."], settings)
    let scan = Scan(context, workspace: workspace)
    let read = try scan.facts(of: part)
    let root = workspace.root
    let file = workspace.file
    let tool = context.environment.pipeline.tool
    let shard = FactShard(
      of: read.facts, hashes: read.hashes, diagnostics: read.diagnostics,
      whole: FactShard.Whole(
        tool: tool.version, knowledge: tool.knowledge, root: workspace.title, fileCount: read.fileCount,
        include: workspace.scope.include, exclude: workspace.scope.exclude,
        configuration: file.map { FactShard.Text(path: Self.shown($0.path, root), bytes: $0.bytes) },
        knowledgeTexts: file?.knowledge.texts.map { FactShard.Text(path: Self.shown($0.file, root), bytes: $0.bytes) }
          ?? []),
      configurations: try NestedConfigurations.texts(of: read.facts.files.map(\.path), below: root).sorted {
        $0.key < $1.key
      }.map { FactShard.Text(path: $0.key, bytes: $0.value) },
      unusedExclusions: read.unusedExclusions)
    scan.stopwatch.begin("output")
    var report = Report()
    (report.inputs, report.root) = (read.inputs, root)
    let bytes = FactFile.bytes(of: shard, jobs: context.jobs)
    try target.write(bytes, sparing: InputFiles(of: report, workspace))
    scan.stopwatch.count(bytes.count)
    noteMissing(in: read.facts, part)
    if settings.showsTimings { scan.stopwatch.table.forEach(context.messages.error) }
    return .success
  }

  private static func shown(_ path: String, _ root: String) -> String { FilePath.relative(path, to: root) ?? path }

  /// Paths relative to the root; what lies outside of it is no part of it.
  private func listed(_ list: String, _ workspace: Workspace) throws(CommandError) -> [String] {
    try PathList.paths(in: list, workspace).compactMap { path in
      path.hasPrefix("/")
        ? FilePath.relative(FileSystem.realPath(path) ?? path, to: workspace.root)
        : FilePath.normalized(path, from: "")
    }.map { $0 == "." ? "" : $0 }
  }

  private func noteMissing(in facts: FactBase, _ part: Set<String>) {
    var places: Set<String> = [""]
    for file in facts.files {
      var place = file.path
      while !place.isEmpty, places.insert(place).inserted { place = FilePath.parent(of: place) }
    }
    let missing = part.subtracting(places).sorted(by: PathOrder.isBefore)
    guard let first = missing.first else { return }
    let others = missing.count == 1 ? "" : " (and \(missing.count - 1) more)"
    context.messages.note("no facts of \(first)\(others): a scan of the root reads no Swift file there")
  }
}

extension Report.Tool {
  /// What facts and baselines depend on beside the version.
  var knowledge: String { "\(catalogue) \(digest)" }
}
