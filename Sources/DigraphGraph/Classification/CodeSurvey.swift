import DigraphEffects
package import DigraphLinking
package import WorkerThreads

/// What references and declarations say of types and members before anybody knows what code does.
package struct CodeSurvey: Sendable {
  let contexts: Contexts
  let shapes: TypeShapes
  let previews: PreviewCode

  /// O(references + declarations).
  package init(of linked: LinkedProgram, _ workers: Workers) {
    (contexts, (shapes, previews)) = workers.both(
      { Contexts(linked) },
      { (TypeShapes(of: linked.program), PreviewCode(in: linked)) })
  }

  /// Whether references say the same of the same declarations, whose shapes are the same then. O(declarations).
  func isLike(_ other: CodeSurvey) -> Bool {
    contexts.isLike(other.contexts) && contexts.judgesTypes(like: other.contexts) && previews == other.previews
  }
}
