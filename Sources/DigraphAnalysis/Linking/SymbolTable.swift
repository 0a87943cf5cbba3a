import DigraphFacts

/// A name of the whole run: equal names of different files are the same symbol. Zero is "no name".
typealias Symbol = UInt32

/// Merges the name tables of all files into one numbering.
struct SymbolTable: Sendable {
  /// Where a symbol's text stands: a file (the one behind the last is ``own``) and its index there.
  private var files: [UInt32] = [0]
  private var indices: [NameIndex] = [0]
  private var hashes: [UInt64] = [0]
  /// Open addressing, a power of two in size, 0 where empty.
  private var slots: [Symbol]
  private let tables: [NameTable]
  /// Names that the tool itself looks for.
  private var own = NameTable()
  /// For each file where its names begin in ``symbols``.
  private let bases: [Int]
  private var symbols: [Symbol]

  /// O(names of all files).
  init(_ facts: [FileFacts]) {
    tables = facts.map(\.names)
    var bases: [Int] = []
    var total = 0
    for table in tables {
      bases.append(total)
      total += table.count
    }
    self.bases = bases
    var size = 1_024
    while size < total / 2 { size *= 2 }
    slots = [Symbol](repeating: 0, count: size)
    symbols = [Symbol](repeating: 0, count: total)
    for (file, table) in tables.enumerated() {
      for index in 1..<max(table.count, 1) {
        symbols[bases[file] + index] = insert(hash: table.hashes[index], file: file, index: NameIndex(index))
      }
    }
  }

  /// The number of symbols, "no name" included.
  var count: Int { files.count }

  /// The symbol of a file's name.
  func symbol(file: Int, _ index: NameIndex) -> Symbol { symbols[bases[file] + Int(index)] }

  /// The symbols of a file's names, by their indices.
  func symbols(file: Int) -> ArraySlice<Symbol> {
    symbols[bases[file]..<(file + 1 < bases.count ? bases[file + 1] : symbols.count)]
  }

  /// The symbol of a text, made if no file has it.
  mutating func intern(_ text: String) -> Symbol {
    let index = own.intern(text)
    return index == 0 ? 0 : insert(hash: own.hashes[Int(index)], file: tables.count, index: index)
  }

  /// The symbol of a text, 0 if no file has it.
  func find(_ text: String) -> Symbol {
    var text = text
    return text.withUTF8 { bytes in
      let hash = NameTable.hash(of: bytes)
      var slot = Int(truncatingIfNeeded: hash) & (slots.count - 1)
      while slots[slot] != 0 {
        let symbol = slots[slot]
        if hashes[Int(symbol)] == hash, withUTF8(of: symbol, { $0.elementsEqual(bytes) }) { return symbol }
        slot = (slot + 1) & (slots.count - 1)
      }
      return 0
    }
  }

  /// A hash of a symbol's text, the same in every run.
  func hash(of symbol: Symbol) -> UInt64 { hashes[Int(symbol)] }

  /// A symbol's text.
  subscript(_ symbol: Symbol) -> String {
    withUTF8(of: symbol) { String(decoding: $0, as: UTF8.self) }
  }

  func withUTF8<R>(of symbol: Symbol, _ body: (UnsafeBufferPointer<UInt8>) -> R) -> R {
    withUTF8(file: Int(files[Int(symbol)]), indices[Int(symbol)], body)
  }

  private func withUTF8<R>(file: Int, _ index: NameIndex, _ body: (UnsafeBufferPointer<UInt8>) -> R) -> R {
    file < tables.count ? tables[file].withUTF8(of: index, body) : own.withUTF8(of: index, body)
  }

  private mutating func insert(hash: UInt64, file: Int, index: NameIndex) -> Symbol {
    var slot = Int(truncatingIfNeeded: hash) & (slots.count - 1)
    while slots[slot] != 0 {
      let symbol = slots[slot]
      if hashes[Int(symbol)] == hash, isEqual(symbol, file: file, index: index) { return symbol }
      slot = (slot + 1) & (slots.count - 1)
    }
    let symbol = Symbol(files.count)
    files.append(UInt32(file))
    indices.append(index)
    hashes.append(hash)
    slots[slot] = symbol
    if files.count * 2 > slots.count { grow() }
    return symbol
  }

  private func isEqual(_ symbol: Symbol, file: Int, index: NameIndex) -> Bool {
    withUTF8(file: file, index) { name in withUTF8(of: symbol) { NameTable.areEqual($0, name) } }
  }

  private mutating func grow() {
    slots = [Symbol](repeating: 0, count: slots.count * 2)
    for symbol in 1..<files.count {
      var slot = Int(truncatingIfNeeded: hashes[symbol]) & (slots.count - 1)
      while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = Symbol(symbol)
    }
  }
}
