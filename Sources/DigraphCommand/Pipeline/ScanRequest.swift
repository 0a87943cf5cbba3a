package import DigraphExtraction
package import DigraphFacts
package import FactFiles
package import DigraphGraph
package import DigraphKnowledge
package import DigraphRules

/// What to read.
package struct ScanRequest: Sendable, Equatable {
  /// Files and folders, absolute.
  package var paths: [String]
  /// The same as they were typed, for messages.
  package var typedPaths: [String]
  /// Absolute.
  package var root: String
  package var include: [String]
  package var exclude: [String]
  /// The number of threads that every stage works on.
  package var jobs: Int
  /// Modules that the user declares.
  package var modules: [DeclaredModule] = []
  /// Patterns of paths of other people's code, beside what is recognized.
  package var vendored: [GlobPattern] = []
  /// Patterns of paths of files that say truly that a program writes them.
  package var generated: [GlobPattern] = []
  /// Patterns of paths of code that is judged whatever it looks like.
  package var firstParty: [GlobPattern] = []
  /// Whether vendored and generated code and scripts are judged too.
  package var includesOtherCode = false
  package var conventions = Conventions()
  package var limits = AnalysisLimits()
  package var architecture = Architecture()
  /// The compiler's index, absolute, and where the library that reads it may be.
  package var indexStore: String?
  package var indexLibraries: [String] = []
  /// Whether Swift files that are built and not read are findings.
  package var judgesUnread = false
  /// Whether types are told what only metrics ask for.
  package var measuresTypes = false
  /// Which findings are told what a refactoring would do about them.
  package enum Recipes: Sendable {
    case none, gravest, all
  }
  package var recipes = Recipes.none
  /// Paths that git tracks, relative to the root.
  package var tracked: [String] = []
  /// What a team says of other people's symbols.
  package var knowledge: [KnowledgeText] = []
  /// What files would hold after a refactoring, by path relative to the root.
  package var changes: [String: [UInt8]] = [:]
  /// The state of the code to read instead of the disk's.
  package var snapshot: SourceSnapshot?
  /// Files and folders whose facts are asked for, relative to the root; nil for all.
  package var part: Set<String>?
  /// What others have read: nothing is read then.
  package var shards: LinkedShards?
  /// What this process has read before.
  package var known: KnownFiles?
  /// What runs before this one have kept.
  package var cache: FactCache?

  package init(
    paths: [String], typedPaths: [String], root: String, include: [String], exclude: [String], jobs: Int
  ) {
    self.paths = paths
    self.typedPaths = typedPaths
    self.root = root
    self.include = include
    self.exclude = exclude
    self.jobs = jobs
  }
}

extension ScanRequest {
  /// The files that are read, or have been.
  var sources: SourceFiles { SourceFiles(root: root, hashes: shards?.hashes ?? [:]) }
}

/// Told how a scan goes on.
package struct ScanObserver: Sendable {
  /// The name of the stage that has progress.
  package static let reading = "reading"

  /// Called from several threads with the number of files read and of all.
  package var progress: @Sendable (Int, Int) -> Void
  /// Called when a stage begins, with its name.
  package var stage: @Sendable (String) -> Void
  /// Called with what the running stage has read, in bytes.
  package var bytes: @Sendable (Int) -> Void

  package init(
    progress: @escaping @Sendable (Int, Int) -> Void, stage: @escaping @Sendable (String) -> Void,
    bytes: @escaping @Sendable (Int) -> Void
  ) {
    self.progress = progress
    self.stage = stage
    self.bytes = bytes
  }
}
