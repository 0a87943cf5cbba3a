/// The tokens of a file, whose brackets match, and what was wrong with the source so far.
struct LexicalStructure: ~Copyable {
  let tokens: GrowableBuffer<Token>
  var diagnostics: [SyntaxDiagnostic]
}
