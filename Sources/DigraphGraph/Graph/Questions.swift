import DigraphFacts
import DigraphLinking

/// Whose effects some code has asked for: where those are the same, it would do the same again.
///
/// A class, so that whoever asks need not change. Each belongs to one thread.
final class Questions: @unchecked Sendable {
  struct Asked: Sendable {
    var declarations: [DeclarationID] = []
    var types: [EntityID] = []
  }

  private var asked = Asked()

  func note(_ declaration: DeclarationID) {
    if asked.declarations.last != declaration { asked.declarations.append(declaration) }
  }

  func note(_ type: EntityID) {
    if asked.types.last != type { asked.types.append(type) }
  }

  /// All since it was asked last.
  func take() -> Asked {
    defer { asked = Asked() }
    return asked
  }
}
