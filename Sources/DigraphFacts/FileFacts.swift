/// All that the later stages know of one source file: plain data, a pure function of its bytes, its path and the
/// version of the tool.
///
/// Never changed once made; a class only so that handing it on copies one reference instead of a dozen arrays.
package final class FileFacts: Sendable {
  /// Relative to the root, `/`-separated.
  package let path: String
  package let byteCount: Int
  /// Byte offset of the first byte of each line.
  package let lineStarts: [UInt32]
  /// Its header says that a program wrote it.
  package let isGenerated: Bool
  /// Its first line names the program that runs it (`#!`).
  package let isScript: Bool
  /// It is a header of Objective-C, whose declarations are told as Swift sees them.
  package let isHeader: Bool
  package let names: NameTable
  package let imports: [ImportFact]
  package let declarations: [DeclarationFact]
  /// Of declarations that have any.
  package let clauses: [ClausesFact]
  package let attributes: [AttributeFact]
  package let requirements: [RequirementFact]
  package let types: [TypeFact]
  package let code: [CodeFact]
  /// In source order, each before those inside of it.
  package let conditions: [ConditionFact]
  /// What branches of `#if` need beside their platforms: for each such branch all that must hold.
  package let terms: [[BuildTerm]]
  /// In source order.
  package let suppressions: [SuppressionFact]

  /// Takes what a draft holds, which is empty afterwards and keeps its memory for the next file. O(facts).
  package convenience init(sealing draft: inout FileFactsDraft) {
    self.init(sealing: &draft, names: draft.names.takeCompacted())
  }

  /// The same with names that have their indices already; those of the draft stay as they are.
  package init(sealing draft: inout FileFactsDraft, names: NameTable) {
    path = draft.path
    byteCount = draft.byteCount
    isGenerated = draft.isGenerated
    isScript = draft.isScript
    isHeader = draft.path.hasSuffix(".h")
    lineStarts = draft.lineStarts.takeCompacted()
    self.names = names
    imports = draft.imports.takeCompacted()
    declarations = draft.declarations.takeCompacted()
    clauses = draft.clauses.takeCompacted()
    attributes = draft.attributes.takeCompacted()
    requirements = draft.requirements.takeCompacted()
    types = draft.types.takeCompacted()
    code = draft.code.takeCompacted()
    conditions = draft.conditions.takeCompacted()
    terms = draft.terms.takeCompacted()
    suppressions = draft.suppressions.takeCompacted()
  }

  /// The same without code.
  package func withoutCode() -> FileFacts { FileFacts(withoutCodeOf: self) }

  private init(withoutCodeOf other: FileFacts) {
    path = other.path
    byteCount = other.byteCount
    lineStarts = other.lineStarts
    isGenerated = other.isGenerated
    isScript = other.isScript
    isHeader = other.isHeader
    names = other.names
    imports = other.imports
    declarations = other.declarations
    clauses = other.clauses
    attributes = other.attributes
    requirements = other.requirements
    types = other.types
    code = []
    conditions = other.conditions
    terms = other.terms
    suppressions = other.suppressions
  }

  /// The attributes of a declaration of the file.
  package func attributes(of fact: DeclarationFact) -> ArraySlice<AttributeFact> {
    guard fact.clauses >= 0 else { return [] }
    let range = clauses[Int(fact.clauses)].attributes
    return attributes[Int(range.lowerBound)..<Int(range.upperBound)]
  }

  /// The requirements of its `where` clause.
  package func requirements(of fact: DeclarationFact) -> ArraySlice<RequirementFact> {
    guard fact.clauses >= 0 else { return [] }
    let range = clauses[Int(fact.clauses)].requirements
    return requirements[Int(range.lowerBound)..<Int(range.upperBound)]
  }

  /// The types it inherits from and conforms to, and what these are made of, as indices of ``types``.
  package func inherited(of fact: DeclarationFact) -> Range<Int> {
    guard fact.clauses >= 0 else { return 0..<0 }
    let range = clauses[Int(fact.clauses)].inherited
    return Int(range.lowerBound)..<Int(range.upperBound)
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

/// The facts of a file while they are collected; what the parts mean is said at ``FileFacts``.
package struct FileFactsDraft {
  package var path = ""
  package var byteCount = 0
  package var lineStarts: [UInt32] = []
  package var isGenerated = false
  package var isScript = false
  package var names = NameInterner()
  package var imports: [ImportFact] = []
  package var declarations: [DeclarationFact] = []
  package var clauses: [ClausesFact] = []
  package var attributes: [AttributeFact] = []
  package var requirements: [RequirementFact] = []
  package var types: [TypeFact] = []
  package var code: [CodeFact] = []
  package var conditions: [ConditionFact] = []
  package var terms: [[BuildTerm]] = []
  package var suppressions: [SuppressionFact] = []

  package init() {}
}

/// `import Module` (of a submodule: the module).
package struct ImportFact: Sendable, Equatable {
  package var module: NameIndex
  /// Of `import struct Module.Name` the name: nothing else of the module is seen then. Nil for a whole module.
  package var declaration: NameIndex?
  /// `@_exported`: who imports the file's module sees the names of this one. Of a `public` import nobody does (SE-0409).
  package var isExported: Bool
  /// `@testable`.
  package var isTestable: Bool
  package var start: UInt32
  /// What must hold for it to be built, see ``FileFacts/terms(_:)``.
  package var terms: Int32

  package init(
    module: NameIndex, declaration: NameIndex? = nil, isExported: Bool, isTestable: Bool, start: UInt32,
    terms: Int32 = 0
  ) {
    self.module = module
    self.declaration = declaration
    self.isExported = isExported
    self.isTestable = isTestable
    self.start = start
    self.terms = terms
  }
}
