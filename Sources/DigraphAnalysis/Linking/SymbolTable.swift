import DigraphFacts

/// A name of the whole run: equal names of different files are the same symbol. Zero is "no name".
typealias Symbol = UInt32

/// Merges the name tables of all files into one numbering.
struct SymbolTable: Sendable {
  private struct Entry: Sendable {
    var hash: UInt64
    /// Where the text stands in ``bytes``.
    var start: UInt32
    var count: UInt32
  }

  /// A place of the hash table: enough of the hash to tell most other names apart without looking at their entries.
  private struct Slot: Sendable {
    /// 0 where empty.
    var symbol: Symbol = 0
    var tag: UInt32 = 0
  }

  /// The texts of all symbols, one behind the other.
  private var bytes: [UInt8] = []
  private var entries = [Entry(hash: 0, start: 0, count: 0)]
  /// Open addressing, a power of two in size.
  private var slots: [Slot]
  /// For each file where its names begin in ``symbols``.
  private let bases: [Int]
  private var symbols: [Symbol]

  /// O(names of all files).
  init(_ facts: [FileFacts]) {
    var bases: [Int] = []
    var total = 0
    for file in facts {
      bases.append(total)
      total += file.names.count
    }
    self.bases = bases
    var size = 1_024
    while size < total / 2 { size *= 2 }
    slots = [Slot](repeating: Slot(), count: size)
    symbols = []
    symbols.reserveCapacity(total)
    for file in facts {
      symbols.append(0)
      file.names.forEach { hash, name in symbols.append(insert(hash, name)) }
    }
  }

  /// The number of symbols, "no name" included.
  var count: Int { entries.count }

  /// The symbol of a file's name.
  func symbol(file: Int, _ index: NameIndex) -> Symbol { symbols[bases[file] + Int(index)] }

  /// The symbols of a file's names, by their indices.
  func symbols(file: Int) -> ArraySlice<Symbol> {
    symbols[bases[file]..<(file + 1 < bases.count ? bases[file + 1] : symbols.count)]
  }

  /// The symbol of a text, made if no file has it.
  mutating func intern(_ text: String) -> Symbol {
    var text = text
    return text.withUTF8 { $0.isEmpty ? 0 : insert(NameTable.hash(of: $0), $0) }
  }

  /// The symbol of a text, 0 if no file has it.
  func find(_ text: String) -> Symbol {
    var text = text
    return text.withUTF8 { $0.isEmpty ? 0 : slots[slot(of: NameTable.hash(of: $0), $0)].symbol }
  }

  /// A hash of a symbol's text, the same in every run.
  func hash(of symbol: Symbol) -> UInt64 { entries[Int(symbol)].hash }

  /// A symbol's text.
  subscript(_ symbol: Symbol) -> String {
    withUTF8(of: symbol) { String(decoding: $0, as: UTF8.self) }
  }

  func withUTF8<R>(of symbol: Symbol, _ body: (UnsafeBufferPointer<UInt8>) -> R) -> R {
    let entry = entries[Int(symbol)]
    let range = Int(entry.start)..<Int(entry.start + entry.count)
    return bytes.withUnsafeBufferPointer { body(UnsafeBufferPointer(rebasing: $0[range])) }
  }

  private mutating func insert(_ hash: UInt64, _ name: UnsafeBufferPointer<UInt8>) -> Symbol {
    let slot = slot(of: hash, name)
    if slots[slot].symbol != 0 { return slots[slot].symbol }
    let symbol = Symbol(entries.count)
    entries.append(Entry(hash: hash, start: UInt32(bytes.count), count: UInt32(name.count)))
    bytes.append(contentsOf: name)
    slots[slot] = Slot(symbol: symbol, tag: Self.tag(hash))
    if entries.count * 2 > slots.count { grow() }
    return symbol
  }

  /// The slot of a name, or the empty one where it would stand.
  private func slot(of hash: UInt64, _ name: UnsafeBufferPointer<UInt8>) -> Int {
    let tag = Self.tag(hash)
    var slot = Int(truncatingIfNeeded: hash) & (slots.count - 1)
    while slots[slot].symbol != 0 {
      if slots[slot].tag == tag {
        let symbol = slots[slot].symbol
        if entries[Int(symbol)].hash == hash, withUTF8(of: symbol, { NameTable.areEqual($0, name) }) { return slot }
      }
      slot = (slot + 1) & (slots.count - 1)
    }
    return slot
  }

  private static func tag(_ hash: UInt64) -> UInt32 { UInt32(truncatingIfNeeded: hash >> 32) }

  private mutating func grow() {
    slots = [Slot](repeating: Slot(), count: slots.count * 2)
    for symbol in 1..<entries.count {
      let hash = entries[symbol].hash
      var slot = Int(truncatingIfNeeded: hash) & (slots.count - 1)
      while slots[slot].symbol != 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = Slot(symbol: Symbol(symbol), tag: Self.tag(hash))
    }
  }
}
