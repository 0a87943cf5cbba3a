package import DigraphLinking

/// What references and declarations say of types and members before anybody knows what code does.
package struct CodeSurvey: Sendable {
  let contexts: Contexts
  let shapes: TypeShapes
  let previews: PreviewCode

  /// O(references + declarations).
  package init(of linked: LinkedProgram) {
    contexts = Contexts(linked)
    shapes = TypeShapes(of: linked.program)
    previews = PreviewCode(in: linked)
  }

  /// Whether references say the same of the same declarations, whose shapes are the same then. O(declarations).
  func isLike(_ other: CodeSurvey) -> Bool {
    contexts.isLike(other.contexts) && contexts.judgesTypes(like: other.contexts) && previews == other.previews
  }
}
