import DigraphFacts
import DigraphKnowledge
import DigraphLinking

/// Statics and free functions that give design tokens or wording: a colour, a font, an image, a text that is looked up
/// in the program's resources. Which theme or language is chosen is shared state, perhaps stored, and no test of those who
/// show it cares.
///
/// A class only so that asking it copies one reference instead of its many parts.
final class Tokens: Sendable {
  private let program: Program
  private let platform: PlatformEffects
  private let nodes: EffectNodes

  init(_ program: Program, _ platform: PlatformEffects, _ nodes: EffectNodes) {
    self.program = program
    self.platform = platform
    self.nodes = nodes
  }

  /// - Parameter groups: what the code of the node reaches beside shared state.
  func contains(_ node: EffectNodeID, reaching groups: EffectGroups) -> Bool {
    guard nodes.declarations.contains(node) else { return false }
    let id = nodes.declarations[node]
    let declaration = program.declarations[id]
    guard declaration.kind == .property || declaration.kind == .function,
      declaration.flags.contains(.isStatic) || declaration.entity == nil,
      groups.isDisjoint(with: .volatile.subtracting(.storage))
    else { return false }
    let given = program.nominals(in: program.declaredTypes[id])
    guard !given.isEmpty else { return false }
    if given.allSatisfy({ program.isOfInterface($0) }) { return true }
    return groups.contains(.bundle) && !groups.contains(.storage)
      && given.allSatisfy { program.projectEntity($0) == nil && !platform.isService($0) }
  }
}
