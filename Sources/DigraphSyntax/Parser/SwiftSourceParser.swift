/// Reads Swift: bytes in, a compact ``SyntaxTree`` out.
///
/// Any bytes give a tree that covers them; what is not Swift becomes a diagnostic and loses at most the declaration or
/// statement it is in. All branches of `#if` are read. O(bytes) in time and memory, whatever the bytes are.
///
/// The parser descends recursively, but no deeper than ``nestingLimit``: brackets nested deeper are skipped. A level
/// takes up to 4 KB of stack in a release build and 9 KB in a debug build; ``stackSize`` is enough for all of them.
package enum SwiftSourceParser {
  /// How deep brackets, `#if` and operators in front of operators may nest; the Swift compiler's own limit.
  package static let nestingLimit = 256

  /// Bytes of stack that are enough for any source, in debug builds too.
  package static let stackSize = 4 << 20

  /// How many `.B`, `?` and `!` may follow a type: each wraps what stands in front of it.
  package static let typeSuffixLimit = 32

  /// Enough to see what is wrong with a file.
  package static let diagnosticLimit = 20

  /// The tree of `source`.
  package static func parse(_ source: [UInt8]) -> SyntaxTree {
    parseCountingWork(source).tree
  }

  /// The tree, and how much was done for it, for tests.
  package static func parseCountingWork(_ source: [UInt8]) -> (tree: SyntaxTree, work: Work) {
    let lexical = tokenize(source)
    var parser = Parser(tokens: lexical.tokens.base, tokenCount: lexical.tokens.count)
    var work = Work(tokens: lexical.tokens.count)
    source.withUnsafeBufferPointer { bytes in
      parser.read(bytes)
    }
    work.lookahead = parser.lookahead
    let diagnostics = merge(lexical.diagnostics, parser.diagnostics)
    let nodes = parser.finish()
    // The tokens are of no more use, and large.
    drop(lexical)
    return (nodes.build(source: source, diagnostics: diagnostics), work)
  }

  /// What the parser did.
  package struct Work {
    /// How many tokens the source has; each is consumed once.
    package var tokens: Int
    /// How many tokens were looked at without consuming them.
    package var lookahead = 0
  }

  private static func drop(_ structure: consuming LexicalStructure) {}

  static func tokenize(_ source: [UInt8]) -> LexicalStructure {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: source.count + WordTable.padding) { padded in
      let end = padded.initialize(fromContentsOf: source)
      padded[end...].initialize(repeating: 0)
      var lexer = Lexer(bytes: UnsafePointer(padded.baseAddress!), count: source.count)
      lexer.run()
      return lexer.finish()
    }
  }

  private static func merge(_ first: [SyntaxDiagnostic], _ second: [SyntaxDiagnostic]) -> [SyntaxDiagnostic] {
    if first.isEmpty && second.isEmpty { return [] }
    let all = (first + second).enumerated().sorted { ($0.element.offset, $0.offset) < ($1.element.offset, $1.offset) }
    return all.prefix(diagnosticLimit).map(\.element)
  }
}
