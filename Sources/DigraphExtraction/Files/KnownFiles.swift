import DigraphFacts
import Synchronization

/// What was read of files whose contents have names (``SourceTree/identity(of:)``), so that a run over many states of the
/// same code reads each file once for as long as it stays as it is.
///
/// Only what the state before has used is kept: the memory it takes is that of one state.
package final class KnownFiles: Sendable {
  private struct Key: Hashable {
    let path: String
    let identity: String
  }

  private struct Shelf<Value> {
    var values: [Key: Value] = [:]
    /// Used by the state that is being read.
    var used: Set<Key> = []

    subscript(key: Key) -> Value? {
      mutating get {
        guard let value = values[key] else { return nil }
        used.insert(key)
        return value
      }
    }

    mutating func put(_ value: Value, for key: Key) {
      values[key] = value
      used.insert(key)
    }

    mutating func forgetUnused() {
      values = values.filter { used.contains($0.key) }
      used = []
    }
  }

  private struct Project {
    let result: ProjectReader.Result
    /// Of the files that were read beside it the names of their contents.
    let configurations: [String: String?]
  }

  private struct Known {
    var files = Shelf<SourceReader.Result>()
    var projects = Shelf<Project>()
    var platform: (text: [UInt8], facts: FileFacts)?
  }

  private let known = Mutex(Known())

  package init() {}

  /// A state has been read: what it had no use for is forgotten.
  package func finishState() {
    known.withLock {
      $0.files.forgetUnused()
      $0.projects.forgetUnused()
    }
  }

  func file(_ path: String, _ identity: String, _ read: () -> SourceReader.Result) -> SourceReader.Result {
    let key = Key(path: path, identity: identity)
    if let found = known.withLock({ $0.files[key] }) { return found }
    let result = read()
    known.withLock { $0.files.put(result, for: key) }
    return result
  }

  /// - Parameter tree: where the project stands, and what it reads beside its own file.
  func project(_ path: String, _ identity: String, in tree: any SourceTree) -> ProjectReader.Result {
    let key = Key(path: path, identity: identity)
    if let found = known.withLock({ $0.projects[key] }),
      found.configurations.allSatisfy({ tree.identity(of: $0) == $1 })
    {
      return found.result
    }
    let result = ProjectReader.read(path, in: tree)
    let configurations = Dictionary(uniqueKeysWithValues: result.configurations.map { ($0, tree.identity(of: $0)) })
    known.withLock { $0.projects.put(Project(result: result, configurations: configurations), for: key) }
    return result
  }

  func platform(_ text: [UInt8]) -> FileFacts {
    if let found = known.withLock({ $0.platform }), found.text == text { return found.facts }
    let facts = PlatformInterface.facts(of: text)
    known.withLock { $0.platform = (text, facts) }
    return facts
  }
}

/// Two are equal where they are one.
extension KnownFiles: Equatable {
  package static func == (a: KnownFiles, b: KnownFiles) -> Bool { a === b }
}
