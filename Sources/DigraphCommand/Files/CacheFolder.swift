import DigraphFacts
import DigraphReport
import FactFiles
import FileAccess
import Synchronization

/// A folder in which the facts of files are kept from one run to the next: one file for each program that uses it.
///
/// No report depends on it. What cannot be read there is read from the code, what cannot be written is said once. A file
/// is replaced as a whole, so that several runs may share it; what the last of them kept stays.
final class CacheFolder: Sendable {
  /// The environment variable that names one for all runs.
  static let variable = "DIGRAPH_CACHE"
  /// How many programs keep theirs.
  private static let programs = 4
  /// The most bytes that a file may have.
  private static let limit = 256 << 20

  private struct State {
    /// Nil until somebody asks.
    var facts: FactCache?
    var hasFailed = false
  }

  private let messages: Messages
  private let folder: String
  /// As it was typed.
  private let shown: String
  private let program: ContentHash
  private let state = Mutex(State())

  /// Nil where no run is to keep anything.
  init?(_ settings: Settings, _ messages: Messages, in environment: Environment) {
    switch settings.cache {
    case .none: return nil
    case .folder(let typed): shown = typed
    case .usual:
      guard let named = environment.variables[Self.variable], !named.isEmpty else { return nil }
      shown = named
    }
    folder = FilePath.absolute(shown, below: environment.workingFolder)
    self.messages = messages
    program = Self.program(environment)
  }

  /// What earlier runs have kept.
  var facts: FactCache {
    state.withLock { state in
      if let facts = state.facts { return facts }
      let facts = read()
      state.facts = facts
      return facts
    }
  }

  private func read() -> FactCache {
    let file = path
    guard FileSystem.kind(of: file, followingLinks: false) != nil else { return FactCache(of: program) }
    do throws(FileError) {
      let bytes = try FileSystem.contents(of: file, limit: Self.limit + Self.limit / 8)
      guard let facts = FactCache(of: program, from: bytes) else { throw FileError("it is damaged") }
      return facts
    } catch {
      messages.note("the cache in \(shown) is of no use and is made anew: \(error.reason)")
      return FactCache(of: program)
    }
  }

  /// Keeps what was read, unless nearly all of it is kept already.
  func save() {
    state.withLock { state in
      guard let bytes = state.facts?.kept(most: Self.limit), !state.hasFailed else { return }
      do throws(SystemError) {
        try DiskFile.makeFolder(folder)
        let file = try AtomicFile(path, followingLinks: false)
        try file.write(bytes)
        // What a power failure damages is noticed by whoever reads it.
        try file.finish(durably: false)
        removeOldest()
      } catch {
        state.hasFailed = true
        messages.note("cannot keep anything in the cache \(shown): \(error.reason)")
      }
    }
  }

  // MARK: Files

  /// Programs of one version may still read code differently, such as builds of somebody who works on them.
  private static func program(_ environment: Environment) -> ContentHash {
    let tool = environment.pipeline.tool
    let bytes = environment.executable.flatMap { try? FileSystem.contents(of: $0, limit: 1 << 30) } ?? []
    let code = ContentHash(of: bytes)
    return ContentHash(of: Array("\(tool.version) \(tool.knowledge) \(code.high) \(code.low)".utf8))
  }

  private var path: String { "\(folder)/\(Self.prefix)\(Self.hex(program.high))\(Self.hex(program.low))\(Self.suffix)" }

  private static let prefix = "facts-"
  private static let suffix = ".cache"

  private static func hex(_ number: UInt64) -> String {
    let digits = String(number, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  private static func isOurs(_ name: String) -> Bool {
    name.hasPrefix(prefix) && name.hasSuffix(suffix) && name.utf8.count == prefix.utf8.count + 32 + suffix.utf8.count
      && name.dropFirst(prefix.count).dropLast(suffix.count).allSatisfy { $0.isHexDigit && !$0.isUppercase }
  }

  /// Removes what programs keep that have written nothing for the longest time.
  private func removeOldest() {
    let files = DiskFile.names(in: folder).filter(Self.isOurs).map { "\(folder)/\($0)" }.filter {
      FileSystem.kind(of: $0, followingLinks: false) == .file
    }
    guard files.count > Self.programs else { return }
    let others = files.filter { $0 != path }.map { ($0, DiskFile.timeOfChange($0)) }.sorted { $0.1 > $1.1 }
    for (file, _) in others.dropFirst(Self.programs - 1) { DiskFile.remove(file) }
  }
}
