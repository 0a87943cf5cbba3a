import DigraphFacts
import DigraphKnowledge
package import DigraphLinking

/// Which variables hold containers that ask another one for what they lack: `let child = Container(parent: root)`. The
/// other one never asks them.
package struct ContainerLevels: Sendable {
  /// Of variables whose initial value constructs a container: its type.
  private var types: [DeclarationID: EntityID] = [:]
  private var parents: [DeclarationID: DeclarationID] = [:]
  /// The variables whose containers are filled by a type of assemblies.
  private var filled: [EntityID: Set<DeclarationID>] = [:]
  /// Types of assemblies that are made somewhere else, too.
  private var madeElsewhere: Set<EntityID> = []
  /// Variables that share a container with another one.
  private var shared: Set<DeclarationID> = []

  /// There are none.
  package init() {}

  /// O(references), twice.
  package init(_ linked: LinkedProgram) {
    let program = linked.program
    for group in linked.references {
      for reference in group where reference.kind == .construct {
        guard let variable = reference.context, program.declarations[variable].kind == .property,
          !program.declarations[variable].flags.contains(.isComputed), types[variable] == nil,
          Self.isContainer(reference.target, program)
        else { continue }
        types[variable] = reference.target
      }
    }
    guard !types.isEmpty else { return }
    for group in linked.references + linked.ownUses {
      for reference in group { note(reference, program) }
    }
  }

  private mutating func note(_ reference: Reference, _ program: Program) {
    let variable = reference.context.flatMap { types[$0] == nil ? nil : $0 }
    if reference.kind == .construct, program.projectEntity(reference.target) != nil {
      guard let variable else {
        madeElsewhere.insert(reference.target)
        return
      }
      filled[reference.target, default: []].insert(variable)
    } else if let variable, let other = reference.declaration, other != variable,
      program.declarations[other].kind == .property,
      let type = InstanceLifetimes.given(by: other, program), Self.isContainer(type, program)
    {
      guard type == types[variable] else {
        // `Assembler(assemblies, container: container)`
        shared.formUnion([variable, other])
        return
      }
      parents[variable] = other
    }
  }

  private static func isContainer(_ type: EntityID, _ program: Program) -> Bool {
    program.projectEntity(type) == nil && program.known(type)?.kind == .container
  }

  /// A variable whose container has a service, where the one that is asked for it does not see that: it is below.
  package func below(
    _ resolution: ContainerCall, _ registrations: [ContainerCall], _ program: Program
  ) -> DeclarationID? {
    guard !parents.isEmpty, let asked = resolution.receiver.declaration, types[asked] != nil,
      !shared.contains(asked)
    else { return nil }
    let seen = Set(path(from: asked))
    var below: DeclarationID?
    for registration in registrations {
      guard let holders = holders(of: registration, program), holders.isDisjoint(with: seen) else { return nil }
      below = below ?? holders.sorted { $0.number < $1.number }.first { path(from: $0).contains(asked) }
    }
    return below
  }

  /// Whether nothing can put another container into a variable.
  package static func isFixed(_ variable: DeclarationID, _ program: Program) -> Bool {
    let flags = program.declarations[variable].flags
    return !flags.contains(.isVar) || flags.contains(.isLazy)
  }

  /// A variable and those whose containers it asks.
  private func path(from variable: DeclarationID) -> [DeclarationID] {
    var path = [variable]
    while let next = parents[path[path.count - 1]], !path.contains(next) { path.append(next) }
    return path
  }

  /// The variables whose containers a registration fills; nil where that is not seen.
  private func holders(of call: ContainerCall, _ program: Program) -> Set<DeclarationID>? {
    if let context = call.context, types[context] != nil { return shared.contains(context) ? nil : [context] }
    guard let receiver = call.receiver.declaration else { return nil }
    if types[receiver] != nil { return shared.contains(receiver) ? nil : [receiver] }
    guard program.declarations[receiver].kind == .parameter, let assembly = call.consumer.type,
      !madeElsewhere.contains(assembly), let holders = filled[assembly], holders.isDisjoint(with: shared)
    else { return nil }
    return holders
  }
}
