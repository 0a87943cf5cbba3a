import DigraphEffects
import DigraphFacts
import DigraphKnowledge
package import DigraphLinking

/// What code around registrations does: whether it ever calls them, and whether it makes by hand what they make.
package struct RegistrationSurroundings: Sendable {
  /// A registered type is constructed, and not by what registers it.
  package struct Construction: Sendable {
    package let implementation: EntityID
    package let consumer: Consumer
    package let file: Int32
    package let start: UInt32
    package let end: UInt32
  }

  /// In the order of files and places.
  package private(set) var constructions: [Construction] = []
  /// Functions that register and that nothing calls.
  package private(set) var uncalled: [DeclarationID] = []
  /// Types of a framework's assemblies that nothing makes.
  package private(set) var unmade: [EntityID] = []
  /// Types that are handed to one container together: `Assembler([MailAssembly(), LogAssembly()])`.
  package private(set) var assembled: [[EntityID]] = []

  init() {}

  /// O(references).
  init(_ registrations: [Containers.Registration], _ linked: LinkedProgram) {
    let program = linked.program
    var makers: Set<DeclarationID> = []
    var implementations: Set<EntityID> = []
    var functions: Set<DeclarationID> = []
    var assemblies: Set<EntityID> = []
    for registration in registrations where !program.isTestFile[Int(registration.call.file)] {
      if let made = registration.call.implementation { implementations.insert(made) }
      guard let context = registration.call.context else { continue }
      makers.insert(context)
      guard program.declarations[context].kind == .function else { continue }
      if let assembly = Self.assembly(of: context, program) {
        assemblies.insert(assembly)
      } else if Self.mustBeCalled(context, program) {
        functions.insert(context)
      }
    }
    let asked = (functions: functions, assemblies: assemblies)
    var assembler: EntityID?
    for group in linked.references + linked.ownUses {
      for reference in group {
        if reference.kind == .construct, !program.isTestFile[Int(reference.file)] {
          noteAssembled(reference, &assembler, program)
        }
        if let called = reference.declaration, called != reference.context { functions.remove(called) }
        guard reference.target.isDeclared else { continue }
        if reference.kind != .inherit, reference.consumer != .type(reference.target) {
          assemblies.remove(reference.target)
        }
        if reference.kind == .construct, implementations.contains(reference.target),
          Self.isByHand(reference, makers, program)
        {
          constructions.append(
            Construction(
              implementation: reference.target, consumer: reference.consumer, file: reference.file,
              start: reference.start, end: reference.end))
        }
      }
    }
    // What inherits from an assembly is one itself.
    for entity in program.entities.ids where !assemblies.isEmpty {
      for ancestor in program.ancestors[entity] where ancestor.isDeclared { assemblies.remove(ancestor) }
    }
    // Where none is reached, whoever reaches them is not seen.
    if functions != asked.functions || makers.contains(where: { !asked.functions.contains($0) }) {
      uncalled = functions.sorted { $0.number < $1.number }
    }
    if assemblies != asked.assemblies { unmade = assemblies.sorted { $0.number < $1.number } }
    assembled.removeAll { $0.count < 2 }
    constructions.sort { ($0.file, $0.start) < ($1.file, $1.start) }
  }

  private mutating func noteAssembled(_ reference: Reference, _ assembler: inout EntityID?, _ program: Program) {
    if program.projectEntity(reference.target) == nil {
      guard program.known(reference.target)?.kind == .container else { return }
      assembler = reference.target
      assembled.append([])
    } else if let assembler, reference.owner == assembler, !reference.flags.contains(.registration),
      !assembled[assembled.count - 1].contains(reference.target)
    {
      assembled[assembled.count - 1].append(reference.target)
    }
  }

  /// The function that a registration stands in is never run.
  package func isUnreached(_ call: ContainerCall, _ program: Program) -> Bool {
    guard let context = call.context else { return false }
    return uncalled.contains(context) || program.declarations[context].entity.map { unmade.contains($0) } ?? false
  }

  /// Nobody registers it there, hands it on to a registration or makes it for somebody else to use.
  private static func isByHand(_ reference: Reference, _ makers: Set<DeclarationID>, _ program: Program) -> Bool {
    guard !program.isTestFile[Int(reference.file)], program.otherCode[Int(reference.file)] == nil,
      reference.consumer != .type(reference.target),
      reference.flags.isDisjoint(with: [
        .registration, .preview, .returned, .attribute, .defaultArgument, .defaultMethodArgument,
      ])
    else { return false }
    return reference.context.map { !makers.contains($0) } ?? false
  }

  /// The type whose function a framework calls to have it register, if it is one that others have to make.
  private static func assembly(of function: DeclarationID, _ program: Program) -> EntityID? {
    let declaration = program.declarations[function]
    guard let owner = declaration.entity, program.projectEntity(owner) != nil,
      !program.declarations[program.entities[owner].declaration].flags.containsAny(of: .exported)
    else { return nil }
    let isAsked = program.ancestors[owner].contains { ancestor in
      ancestor.isDeclared && program.entities[ancestor].isPackage
        && program.members.first(MemberTable.entity(ancestor), declaration.name) != nil
    }
    return isAsked && !declaration.flags.contains(.isStatic) ? owner : nil
  }

  /// A function that is there to register and that nothing but the project's own code can call: an addition to a
  /// framework's container, or one that is given a container.
  private static func mustBeCalled(_ function: DeclarationID, _ program: Program) -> Bool {
    let declaration = program.declarations[function]
    guard !declaration.flags.containsAny(of: .exported), !declaration.flags.contains(.isOverride),
      !declaration.flags.contains(.isOverridable),
      program.files[Int(declaration.file)].attributes(of: program.fact(function)).isEmpty
    else { return false }
    guard let owner = declaration.entity else { return takesContainer(function, program) }
    if owner.isDeclared, program.entities[owner].kind == .protocol { return false }
    guard program.projectEntity(owner) == nil || takesContainer(function, program) else { return false }
    guard owner.isDeclared else { return true }
    return program.ancestors[owner].allSatisfy { ancestor in
      ancestor.isDeclared && program.members.first(MemberTable.entity(ancestor), declaration.name) == nil
    }
  }

  private static func takesContainer(_ function: DeclarationID, _ program: Program) -> Bool {
    program.parameters(of: function).contains { parameter in
      let type = program.types[program.declaredTypes[parameter]]
      return type.form == .nominal && program.known(type.entity)?.kind == .container
    }
  }
}
