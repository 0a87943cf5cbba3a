package import DigraphFacts
import Synchronization

/// The facts of files that earlier runs have read, by what the files held, so that they need not be parsed again.
///
/// No path is part of it: it serves every checkout of the same code. What stands in it is believed no more than any other
/// file of facts: see ``FactCheck``.
package final class FactCache: Sendable {
  /// What a kept file begins with; the version of the format follows, then the hash of all behind that.
  private static let mark: [UInt8] = [0x89] + Array("digrkept".utf8)
  private static let headerSize = mark.count + 17

  /// Room for what no run has asked for lately, where the code itself takes less.
  private static let leastRoom = 32 << 20

  private struct State {
    var entries: [ContentHash: ArraySlice<UInt8>] = [:]
    /// What was asked for, or is new.
    var used: Set<ContentHash> = []
    /// In the order in which they are kept: what was used last stands first.
    var order: [ContentHash] = []
    /// The bytes of what is new.
    var newSize = 0
  }

  private let program: ContentHash
  private let state: Mutex<State>

  /// An empty one.
  ///
  /// - Parameter program: tells programs apart that may make different facts of the same file.
  package init(of program: ContentHash) {
    self.program = program
    state = Mutex(State())
  }

  /// What ``kept(most:)`` has written; nil where it is damaged or somebody else's. O(bytes).
  package init?(of program: ContentHash, from bytes: [UInt8]) {
    let state = bytes.withUnsafeBufferPointer { all -> State? in
      guard all.count >= Self.headerSize, all.starts(with: Self.mark), all[Self.mark.count] == FactFile.version else {
        return nil
      }
      var header = FactReader(UnsafeBufferPointer(rebasing: all[(Self.mark.count + 1)..<Self.headerSize]))
      let body = UnsafeBufferPointer(rebasing: all[Self.headerSize...])
      guard header.hash() == ContentHash(of: UnsafeRawBufferPointer(body)) else { return nil }
      var reader = FactReader(body)
      guard reader.hash() == program else { return nil }
      let rows = reader.list { (hash: $0.hash(), size: $0.number(below: 1 << 32)) }
      var state = State()
      var end = bytes.count
      guard !reader.hasFailed, reader.left == rows.reduce(0, { $0 + $1.size }) else { return nil }
      for row in rows.reversed() {
        state.entries[row.hash] = bytes[(end - row.size)..<end]
        end -= row.size
      }
      state.order = rows.map(\.hash)
      return state
    }
    guard let state else { return nil }
    self.program = program
    self.state = Mutex(state)
  }

  /// The facts of a file; nil where nobody has kept them.
  ///
  /// - Parameters:
  ///   - path: where it lies now.
  ///   - hash: of what it holds.
  ///   - byteCount: how much that is.
  ///   - draft: memory to read them into; empty before and after.
  package func facts(
    of path: String, _ hash: ContentHash, byteCount: Int, draft: inout FileFactsDraft
  ) -> FileFacts? {
    guard let entry = state.withLock({ $0.entries[hash] }) else { return nil }
    let facts = entry.withUnsafeBufferPointer { bytes -> FileFacts? in
      var reader = FactReader(bytes)
      guard let facts = FileFacts(path: path, from: &reader, draft: &draft), reader.isAtEnd else { return nil }
      return facts.byteCount == byteCount ? facts : nil
    }
    guard let facts else {
      draft = FileFactsDraft()
      return nil
    }
    state.withLock { _ = $0.used.insert(hash) }
    return facts
  }

  /// Keeps the facts of a file.
  package func keep(_ facts: FileFacts, _ hash: ContentHash) {
    var writer = FactWriter()
    facts.write(to: &writer)
    let bytes = writer.bytes[...]
    state.withLock { state in
      guard state.used.insert(hash).inserted else { return }
      state.entries[hash] = bytes
      state.newSize += bytes.count
    }
  }

  /// The bytes to keep; nil where what is kept already is nearly all of it: less than a hundredth is new.
  ///
  /// What was used comes first, then what was not, for as long as there is room: twice what was used. The same state
  /// gives the same bytes.
  ///
  /// - Parameter most: where what was used takes more bytes, nothing is kept.
  /// - Complexity: O(bytes).
  package func kept(most: Int) -> [UInt8]? {
    state.withLock { state in
      let used = state.used.sorted { ($0.high, $0.low) < ($1.high, $1.low) }
      var size = used.reduce(0) { $0 + (state.entries[$1]?.count ?? 0) }
      guard state.newSize * 100 > size, size <= most else { return nil }
      let room = min(max(2 * size, Self.leastRoom), most)
      let rest = state.order.filter { !state.used.contains($0) }.prefix { hash in
        size += state.entries[hash]?.count ?? 0
        return size <= room
      }
      state.order = used + rest
      state.newSize = 0
      var body = FactWriter()
      body.hash(program)
      body.list(state.order) { writer, hash in
        writer.hash(hash)
        writer.number(state.entries[hash]?.count ?? 0)
      }
      for hash in state.order { body.raw(state.entries[hash] ?? []) }
      var header = FactWriter()
      header.raw(Self.mark)
      header.byte(FactFile.version)
      header.hash(ContentHash(of: body.bytes))
      return header.bytes + body.bytes
    }
  }
}

/// Two are equal where they are one.
extension FactCache: Equatable {
  package static func == (a: FactCache, b: FactCache) -> Bool { a === b }
}

extension FactWriter {
  fileprivate mutating func hash(_ hash: ContentHash) {
    word(hash.high)
    word(hash.low)
  }
}

extension FactReader {
  fileprivate mutating func hash() -> ContentHash { ContentHash(high: word(), low: word()) }
}
