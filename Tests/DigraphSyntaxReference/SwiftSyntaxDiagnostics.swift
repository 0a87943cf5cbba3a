internal import DigraphSyntax
internal import SwiftSyntax

/// What the toolchain's parser had to leave out or to make up.
enum SwiftSyntaxDiagnostics {
  /// Enough to see what is wrong with a file.
  static let limit = 20

  /// The first of them in source order. O(nodes on the way to errors).
  static func collect(in file: Syntax) -> [SyntaxDiagnostic] {
    var diagnostics: [SyntaxDiagnostic] = []
    var waiting = [file]
    while let node = waiting.popLast(), diagnostics.count < limit {
      guard node.hasError else { continue }
      if let message = message(for: node) {
        let offset = node.positionAfterSkippingLeadingTrivia.utf8Offset
        diagnostics.append(SyntaxDiagnostic(offset: UInt32(truncatingIfNeeded: offset), message: message))
      } else {
        waiting.append(contentsOf: node.children(viewMode: .all).reversed())
      }
    }
    return diagnostics
  }

  private static func message(for node: Syntax) -> String? {
    if node.is(UnexpectedNodesSyntax.self) { return "unexpected code" }
    guard let token = node.as(TokenSyntax.self) else { return nil }
    if token.presence == .missing { return token.text.isEmpty ? "expected a name" : "expected '\(token.text)'" }
    return token.tokenDiagnostic.map { _ in "not a Swift token" }
  }
}
