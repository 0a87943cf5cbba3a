package import DigraphFacts
package import WorkerThreads

/// A name of the whole run: equal names of different files are the same symbol. Zero is "no name".
public typealias Symbol = UInt32

/// Merges the name tables of all files into one numbering.
///
/// Names are spread over shards by their hash, so that several threads can merge without waiting for each other; how
/// many shards there are is fixed, so that the numbering does not depend on the number of threads.
package struct SymbolTable: Sendable {
  private var shards: [Shard]
  /// For each file where its names begin in ``symbols``.
  private var bases: [Int]
  private var symbols: [Symbol]

  private static let shardCount = 4

  /// O(names of all files).
  package init(_ facts: [FileFacts], _ workers: Workers) {
    var bases: [Int] = []
    var total = 0
    for file in facts {
      bases.append(total)
      total += file.names.count
    }
    self.bases = bases
    var shards: [Shard] = []
    symbols = [Symbol](unsafeUninitializedCapacity: total) { symbols, count in
      symbols.initialize(repeating: 0)
      count = total
      nonisolated(unsafe) let target = symbols
      shards = workers.map(Self.shardCount) { [bases, total] number in
        var shard = Shard(names: total / Self.shardCount)
        for (file, base) in zip(facts, bases) {
          var place = base
          file.names.forEach { hash, name in
            place += 1
            if Self.shard(of: hash) == number { target[place] = Self.symbol(shard.insert(hash, name), in: number) }
          }
        }
        return shard
      }
    }
    self.shards = shards
  }

  /// More than any symbol.
  package var count: Int { (shards.map(\.count).max() ?? 0) * Self.shardCount }

  /// The number of different names.
  var nameCount: Int { shards.reduce(0) { $0 + $1.count } }

  /// Puts other names in the place of a file's. Those that nothing has any more stay. O(names of all files).
  mutating func replace(_ file: Int, by names: NameTable) {
    var own: [Symbol] = [Symbol](repeating: 0, count: min(names.count, 1))
    names.forEach { hash, name in
      let shard = Self.shard(of: hash)
      own.append(Self.symbol(shards[shard].insert(hash, name), in: shard))
    }
    let range = symbols(file: file).indices
    symbols.replaceSubrange(range, with: own)
    for later in bases.indices.dropFirst(file + 1) { bases[later] += own.count - range.count }
  }

  /// The symbol of a file's name.
  package func symbol(file: Int, _ index: NameIndex) -> Symbol { symbols[bases[file] + Int(index)] }

  /// The symbols of a file's names, by their indices.
  package func symbols(file: Int) -> ArraySlice<Symbol> {
    symbols[bases[file]..<(file + 1 < bases.count ? bases[file + 1] : symbols.count)]
  }

  /// The symbol of a text, made if no file has it.
  package mutating func intern(_ text: String) -> Symbol {
    var text = text
    return text.withUTF8 { name in
      if name.isEmpty { return 0 }
      let hash = NameTable.hash(of: name)
      let shard = Self.shard(of: hash)
      return Self.symbol(shards[shard].insert(hash, name), in: shard)
    }
  }

  /// The symbol of a text, 0 if no file has it.
  package func find(_ text: String) -> Symbol {
    var text = text
    return text.withUTF8 { find(NameTable.hash(of: $0), $0) }
  }

  /// The symbol of a text whose hash is known, 0 if no file has it.
  package func find(_ hash: UInt64, _ name: UnsafeBufferPointer<UInt8>) -> Symbol {
    if name.isEmpty { return 0 }
    let shard = Self.shard(of: hash)
    let place = shards[shard].find(hash, name)
    return place == 0 ? 0 : Self.symbol(place, in: shard)
  }

  /// A hash of a symbol's text, the same in every run.
  package func hash(of symbol: Symbol) -> UInt64 {
    shards[Int(symbol) % Self.shardCount].hash(of: Int(symbol) / Self.shardCount)
  }

  /// A symbol's text.
  package subscript(_ symbol: Symbol) -> String {
    withUTF8(of: symbol) { String(decoding: $0, as: UTF8.self) }
  }

  package func withUTF8<R>(of symbol: Symbol, _ body: (UnsafeBufferPointer<UInt8>) -> R) -> R {
    shards[Int(symbol) % Self.shardCount].withUTF8(of: Int(symbol) / Self.shardCount, body)
  }

  private static func symbol(_ place: UInt32, in shard: Int) -> Symbol { place * UInt32(shardCount) + UInt32(shard) }

  private static func shard(of hash: UInt64) -> Int { Int(truncatingIfNeeded: hash >> 62) }
}

extension SymbolTable {
  /// Some of the names, numbered from one.
  private struct Shard: Sendable {
    private struct Entry: Sendable {
      var hash: UInt64
      /// Where the text stands in ``bytes``.
      var start: UInt32
      var count: UInt32
    }

    /// A place of the hash table: enough of the hash to tell most other names apart without looking at their entries.
    private struct Slot: Sendable {
      /// 0 where empty.
      var entry: UInt32 = 0
      var tag: UInt32 = 0
    }

    /// The texts of all names, one behind the other.
    private var bytes: [UInt8] = []
    private var entries = [Entry(hash: 0, start: 0, count: 0)]
    /// Open addressing, a power of two in size.
    private var slots: [Slot]

    /// - Parameter names: about how many there are, equal ones counted each time.
    init(names: Int) {
      var size = 256
      while size < names / 2 { size *= 2 }
      slots = [Slot](repeating: Slot(), count: size)
    }

    /// The number of names, "no name" included.
    var count: Int { entries.count }

    func hash(of entry: Int) -> UInt64 { entries[entry].hash }

    func withUTF8<R>(of entry: Int, _ body: (UnsafeBufferPointer<UInt8>) -> R) -> R {
      let entry = entries[entry]
      let range = Int(entry.start)..<Int(entry.start + entry.count)
      return bytes.withUnsafeBufferPointer { body(UnsafeBufferPointer(rebasing: $0[range])) }
    }

    /// The number of a name, 0 where it is not there.
    func find(_ hash: UInt64, _ name: UnsafeBufferPointer<UInt8>) -> UInt32 { slots[slot(of: hash, name)].entry }

    mutating func insert(_ hash: UInt64, _ name: UnsafeBufferPointer<UInt8>) -> UInt32 {
      let slot = slot(of: hash, name)
      if slots[slot].entry != 0 { return slots[slot].entry }
      let entry = UInt32(entries.count)
      entries.append(Entry(hash: hash, start: UInt32(bytes.count), count: UInt32(name.count)))
      bytes.append(contentsOf: name)
      slots[slot] = Slot(entry: entry, tag: Self.tag(hash))
      if entries.count * 3 > slots.count * 2 { grow() }
      return entry
    }

    /// The slot of a name, or the empty one where it would stand.
    private func slot(of hash: UInt64, _ name: UnsafeBufferPointer<UInt8>) -> Int {
      let tag = Self.tag(hash)
      var slot = Int(truncatingIfNeeded: hash) & (slots.count - 1)
      while slots[slot].entry != 0 {
        if slots[slot].tag == tag {
          let entry = Int(slots[slot].entry)
          if entries[entry].hash == hash, withUTF8(of: entry, { NameTable.areEqual($0, name) }) { return slot }
        }
        slot = (slot + 1) & (slots.count - 1)
      }
      return slot
    }

    private static func tag(_ hash: UInt64) -> UInt32 { UInt32(truncatingIfNeeded: hash >> 30) }

    private mutating func grow() {
      slots = [Slot](repeating: Slot(), count: slots.count * 2)
      for entry in 1..<entries.count {
        let hash = entries[entry].hash
        var slot = Int(truncatingIfNeeded: hash) & (slots.count - 1)
        while slots[slot].entry != 0 { slot = (slot + 1) & (slots.count - 1) }
        slots[slot] = Slot(entry: UInt32(entry), tag: Self.tag(hash))
      }
    }
  }
}
