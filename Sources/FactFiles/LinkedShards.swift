package import DigraphFacts

/// The facts of the parts of a tree, put together: what a scan of the tree would have read.
package struct LinkedShards: Sendable {
  private var files: [FileFacts] = []
  private var moduleOfFile: [Int] = []
  private var modules: [ModuleFact] = []
  private var modulesOfSharedFile: [Int: [Int]] = [:]
  private var otherCode: [Int: OtherCode] = [:]
  private let unread: [UnreadSource]
  package private(set) var diagnostics: [Diagnostic] = []
  package let whole: FactShard.Whole
  /// What each file held, by path.
  package private(set) var hashes: [String: ContentHash] = [:]
  /// Configurations of packages below the root, by path.
  package private(set) var configurations: [String: [UInt8]] = [:]
  package private(set) var unusedExclusions: [String]
  /// Of all files.
  package private(set) var byteCount = 0

  /// Why parts do not belong together.
  package enum Failure: Error, Sendable, Equatable {
    /// Two parts have a file with different contents.
    case conflict(path: String, names: [String])
    /// They are no parts of one tree.
    case otherTree(names: [String], because: String)

    /// One line that says what and where.
    package var message: String {
      switch self {
      case .conflict(let path, let names):
        "\(names[0]) and \(names[1]) have different contents of \(path); write them from one state of the code"
      case .otherTree(let names, let reason): "\(names[0]) and \(names[1]) are no parts of one tree: \(reason)"
      }
    }
  }

  /// Nothing depends on the order of the parts but which of two that do not belong together is named first.
  ///
  /// - Parameter shards: at least one, with the names of their files.
  package init(_ shards: [(name: String, shard: FactShard)]) throws(Failure) {
    whole = shards[0].shard.whole
    for (name, shard) in shards.dropFirst() {
      if let reason = Self.difference(whole, shard.whole) {
        throw .otherTree(names: [shards[0].name, name], because: reason)
      }
    }
    var all: [(file: FactShard.File, shard: Int)] = []
    for (place, (_, shard)) in shards.enumerated() { all += shard.files.map { ($0, place) } }
    all.sort {
      let (a, b) = ($0.file.facts.path.utf8, $1.file.facts.path.utf8)
      return a.elementsEqual(b) ? $0.shard < $1.shard : a.lexicographicallyPrecedes(b)
    }
    var list = ModuleList()
    var last: (file: FactShard.File, shard: Int)?
    for (file, place) in all {
      let path = file.facts.path
      if let last, last.file.facts.path.utf8.elementsEqual(path.utf8) {
        guard last.file.hash == file.hash else {
          throw .conflict(path: path, names: [shards[last.shard].name, shards[place].name])
        }
        continue
      }
      last = (file, place)
      let own = shards[place].shard.modules
      moduleOfFile.append(list.index(of: own[file.module]))
      if !file.sharedModules.isEmpty {
        modulesOfSharedFile[files.count] = file.sharedModules.map { list.index(of: own[$0]) }
      }
      otherCode[files.count] = file.otherCode
      files.append(file.facts)
      hashes[path] = file.hash
      byteCount += file.facts.byteCount
    }
    let places: [Int]
    (modules, places) = list.sorted()
    moduleOfFile = moduleOfFile.map { places[$0] }
    modulesOfSharedFile = modulesOfSharedFile.mapValues { $0.map { places[$0] } }
    unread = Set(shards.flatMap(\.shard.unread)).sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    diagnostics = Set(shards.flatMap(\.shard.diagnostics)).sorted {
      ($0.file ?? "", $0.line ?? 0, $0.message, $0.column ?? 0) < (
        $1.file ?? "", $1.line ?? 0, $1.message, $1.column ?? 0
      )
    }
    unusedExclusions = Set(shards.flatMap(\.shard.unusedExclusions)).sorted()
    for (name, shard) in shards {
      for text in shard.configurations {
        guard configurations.updateValue(text.bytes, forKey: text.path) ?? text.bytes == text.bytes else {
          throw .otherTree(names: [shards[0].name, name], because: "they have different contents of \(text.path)")
        }
      }
    }
  }

  /// The facts of all parts.
  ///
  /// - Parameter platform: what the platform declares.
  package func facts(platform: FileFacts) -> FactBase {
    FactBase(
      files: files, moduleOfFile: moduleOfFile, modules: modules, modulesOfSharedFile: modulesOfSharedFile,
      otherCode: otherCode, platform: platform, unread: unread)
  }

  /// The number of files that the parts have.
  package var fileCount: Int { files.count }

  /// Whether the parts make up all of the tree.
  package var isComplete: Bool { files.count >= whole.fileCount }

  private static func difference(_ a: FactShard.Whole, _ b: FactShard.Whole) -> String? {
    if a == b { return nil }
    if a.root != b.root { return "their roots are called \(a.root) and \(b.root)" }
    if a.configuration != b.configuration || a.knowledgeTexts != b.knowledgeTexts {
      return "they were written with different configurations"
    }
    if a.include != b.include || a.exclude != b.exclude { return "they were written with different globs" }
    return "one tree has \(a.fileCount) files, and the other has \(b.fileCount)"
  }
}

/// Two are equal where they hold the same files of the same tree.
extension LinkedShards: Equatable {
  package static func == (a: LinkedShards, b: LinkedShards) -> Bool { a.whole == b.whole && a.hashes == b.hashes }
}
