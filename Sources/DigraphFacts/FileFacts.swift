/// All that the later stages know of one source file: plain data, a pure function of its bytes, its path and the
/// version of the tool.
package struct FileFacts: Sendable {
  /// Relative to the root, `/`-separated.
  package var path: String
  package var byteCount: Int
  /// Byte offset of the first byte of each line.
  package var lineStarts: [UInt32]
  /// Its header says that a program wrote it.
  package var isGenerated: Bool
  package var names: NameTable
  package var imports: [ImportFact]
  package var declarations: [DeclarationFact]
  package var attributes: [AttributeFact]
  package var requirements: [RequirementFact]
  package var types: [TypeFact]
  package var code: [CodeFact]
  /// In source order.
  package var suppressions: [SuppressionFact]

  package init(path: String) {
    self.path = path
    byteCount = 0
    lineStarts = [0]
    isGenerated = false
    names = NameTable()
    imports = []
    declarations = []
    attributes = []
    requirements = []
    types = []
    code = []
    suppressions = []
  }

  /// Gives back the memory that was taken for growing, once all is collected: a run may have a hundred thousand files,
  /// or one of many megabytes. O(size) where there is something to give back.
  package mutating func compact() {
    names.compact()
    Self.compact(&lineStarts)
    Self.compact(&imports)
    Self.compact(&declarations)
    Self.compact(&attributes)
    Self.compact(&requirements)
    Self.compact(&types)
    Self.compact(&code)
  }

  /// Moves the elements into an array of just that many, where the old one could hold a quarter more.
  static func compact<Element>(_ array: inout [Element]) {
    guard array.capacity - array.count > array.count / 4 else { return }
    array = array.withUnsafeBufferPointer { Array($0) }
  }

  /// Line and column, both 1-based, of a byte offset. O(log lines).
  package func position(of offset: UInt32) -> (line: Int, column: Int) {
    var low = 0
    var high = lineStarts.count
    while low < high {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle + 1 } else { high = middle }
    }
    return (low, Int(offset - lineStarts[low - 1]) + 1)
  }
}

/// `import Module` (of a submodule: the module).
package struct ImportFact: Sendable, Equatable {
  package var module: NameIndex
  /// Of `import struct Module.Name` the name: nothing else of the module is seen then. Nil for a whole module.
  package var declaration: NameIndex?
  /// `@_exported` or, from Swift 6, `public`.
  package var isExported: Bool
  /// `@testable`.
  package var isTestable: Bool
  package var start: UInt32

  package init(
    module: NameIndex, declaration: NameIndex? = nil, isExported: Bool, isTestable: Bool, start: UInt32
  ) {
    self.module = module
    self.declaration = declaration
    self.isExported = isExported
    self.isTestable = isTestable
    self.start = start
  }
}
