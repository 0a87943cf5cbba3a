import DigraphFacts
import DigraphReport
import FactFiles
import FileAccess

/// Facts that others have written, and the workspace that they describe.
struct LinkRun {
  let shards: LinkedShards
  let workspace: Workspace
  /// Where the facts stand; absolute.
  let paths: [String]
  /// As if the command were told where the code is.
  private(set) var context: CommandContext

  /// In bytes: the facts of 1,000 times the 528,000 lines of woocommerce-ios fit into as many files of this size.
  private static let limit = 1 << 30

  init(_ context: CommandContext) throws(CommandError) {
    var settings = context.settings
    guard !settings.operands.isEmpty else {
      throw CommandError("'link' needs facts; 'digraph facts --output part.facts' writes them")
    }
    guard settings.config == nil else {
      throw CommandError("'link' takes the configuration that the facts were written with; give --config to 'facts'")
    }
    let environment = context.environment
    let tool = environment.pipeline.tool
    let jobs = settings.jobs ?? environment.processorCount
    var parts: [(name: String, shard: FactShard)] = []
    var paths: [String] = []
    for name in Set(settings.operands).sorted() {
      let path = name == "-" ? "/dev/stdin" : FilePath.absolute(name, below: environment.workingFolder)
      let bytes: [UInt8]
      do {
        bytes = try InputFile(path: path, origin: .named, limit: Self.limit).read()
      } catch {
        throw CommandError("cannot read the facts \(name): \(error.reason)")
      }
      do {
        parts.append((name, try FactFile.shard(from: bytes, tool: tool.version, knowledge: tool.knowledge, jobs: jobs)))
      } catch {
        throw CommandError("\(name): \(error.message)")
      }
      paths.append(path)
    }
    self.paths = paths
    do {
      shards = try LinkedShards(parts)
    } catch {
      throw CommandError(error.message)
    }
    guard shards.fileCount > 0 else { throw CommandError("nothing to link: the facts are of no Swift file") }
    settings.operands = settings.root.map { [$0] } ?? []
    workspace = try Workspace(of: shards, settings, in: environment)
    self.context = context
    self.context.settings = settings
    if !shards.isComplete {
      context.messages.note("the facts are of \(shards.fileCount) of the \(shards.whole.fileCount) files of the tree")
    }
    noteChanged()
  }

  private func noteChanged() {
    let files = SourceFiles(root: workspace.root, hashes: shards.hashes)
    let missing = shards.hashes.keys.count { files.bytes(of: $0) == nil }
    guard missing > 0 else { return }
    context.messages.note(
      "\(missing) of \(shards.fileCount) files are not below \(workspace.root) as they were read; what needs their "
        + "text is left out (--root names the checkout)")
  }
}
