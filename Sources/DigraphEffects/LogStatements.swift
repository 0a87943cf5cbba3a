import DigraphFacts
import DigraphKnowledge
import DigraphLinking

/// Functions without an owner that write a log and do nothing else: what they ask the clock or the process for goes into
/// the line, since there is nothing else that it could be for.
final class LogStatements: Sendable {
  private let program: Program
  private let nodes: EffectNodes

  init(_ program: Program, _ nodes: EffectNodes) {
    self.program = program
    self.nodes = nodes
  }

  /// What a line of a log may tell.
  static let told: EffectGroups = [.clock, .locale, .bundle, .process]
  private static let allowed = told.union([.logging, .scheduling])

  /// - Parameter groups: all that the code of the node reaches.
  func contains(_ node: EffectNodeID, reaching groups: EffectGroups) -> Bool {
    guard groups.contains(.logging), groups.isSubset(of: Self.allowed), nodes.declarations.contains(node) else {
      return false
    }
    let id = nodes.declarations[node]
    let declaration = program.declarations[id]
    guard declaration.kind == .function, declaration.flags.contains(.isStatic) || declaration.entity == nil,
      !declaration.flags.containsAny(of: [.isAsync, .isThrowing]),
      program.nominals(in: program.declaredTypes[id]).isEmpty
    else { return false }
    return program.parameters(of: id).allSatisfy { isTold(program.declaredTypes[$0]) }
  }

  /// A value that stays as it is, or a closure that gives one.
  private func isTold(_ parameter: TypeID) -> Bool {
    let type = program.unwrapped(parameter)
    if program.types.form(type) == .function {
      return program.types.arguments(of: type).last.map { !program.nominals(in: $0).isEmpty } ?? false
    }
    return program.nominals(in: type).allSatisfy { entity in
      guard let own = program.projectEntity(entity) else { return true }
      return program.entities[own].kind == .struct || program.entities[own].kind == .enum
    }
  }
}
