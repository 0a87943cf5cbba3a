package import DigraphSyntax
private import SwiftParser
private import SwiftSyntax

/// Reads Swift with the toolchain's own parser and turns what it says into a ``SyntaxTree``.
///
/// Slow (the toolchain's modules are built for resilience) and recursive; call it on a thread with a stack of 64 MB.
package enum SwiftSyntaxParser {
  /// The tree of `source`, whatever its bytes are.
  ///
  /// A file that nests deeper than ``NestingGuard`` allows gives a bare ``SyntaxKind/sourceFile`` and one diagnostic.
  package static func parse(_ source: [UInt8]) -> SyntaxTree {
    var converter = SwiftSyntaxConverter()
    if let excess = NestingGuard.excess(in: source) {
      converter.builder.leaf(.sourceFile, start: 0, end: source.count)
      return converter.build(source: source, diagnostics: [excess])
    }
    let file = source.withUnsafeBufferPointer { Parser.parse(source: $0) }
    converter.sourceFile(file, length: source.count)
    return converter.build(source: source, diagnostics: SwiftSyntaxDiagnostics.collect(in: Syntax(file)))
  }
}
