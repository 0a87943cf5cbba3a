import DigraphEffects
import DigraphFacts
import DigraphKnowledge
package import DigraphLinking

/// Objects that views take from their surroundings by type alone, of which nobody puts one there.
package struct EnvironmentObjects: Sendable {
  /// Properties of the product that take such an object and have to have one, in views that the product constructs.
  package private(set) var missing: [ContainerCall] = []
  /// Those of them of whose object no code is seen to ask anything.
  package private(set) var unread: Set<DeclarationID> = []

  /// O(declarations + provisions), and O(references) where something may be missing.
  init(_ linked: LinkedProgram, _ classification: Classification) {
    let program = linked.program
    let required = Self.required(linked, classification)
    guard !required.isEmpty else { return }
    guard let provided = Self.provided(linked, classification) else { return }
    let roots = Self.roots(program)
    // A program of the product starts in a module that sees the view, so that all who show it are seen.
    let candidates = required.filter { call in
      !provided.contains(call.service!) && roots.contains { program.sees(Int(call.file), from: $0) }
    }
    guard !candidates.isEmpty else { return }
    let shown = Self.constructed(linked, classification)
    missing = candidates.filter { $0.consumer.type.map { shown[$0] } ?? false }
    unread = Set(missing.lazy.map(\.function))
    for group in unread.isEmpty ? [] : linked.references {
      for reference in group { if let read = reference.receiver.declaration { unread.remove(read) } }
    }
  }

  // MARK: Required

  private static func required(_ linked: LinkedProgram, _ classification: Classification) -> [ContainerCall] {
    let program = linked.program
    var found: [ContainerCall] = []
    for file in 0..<(program.files.count - 1) where !program.isTestFile[file] && program.otherCode[file] == nil {
      for id in program.declarations(ofFile: file) where program.declarations[id].kind == .property {
        let fact = program.fact(id)
        guard !program.files[file].attributes(of: fact).isEmpty, linked.wrapperKeys[id] == nil,
          isTaken(id, file, program), let object = object(of: id, program, classification),
          let consumer = program.consumer(of: id).type, let view = program.projectEntity(consumer),
          !classification.profiles[view].isPreview, !classification.profiles[view].isTest
        else { continue }
        var call = ContainerCall(
          function: id, owner: object, isRegistration: false, consumer: .type(consumer), context: id, file: Int32(file),
          start: fact.nameStart, end: fact.nameEnd)
        call.service = object
        found.append(call)
      }
    }
    return found
  }

  /// `@EnvironmentObject var store: Store`, `@Environment(Store.self) var store`
  private static func isTaken(_ id: DeclarationID, _ file: Int, _ program: Program) -> Bool {
    program.files[file].attributes(of: program.fact(id)).contains { attribute in
      let symbol = program.symbols.symbol(file: file, program.files[file].types[Int(attribute.type)].name)
      guard let place = program.known.place(.attribute, symbol), program.known[place].kind == .environment else {
        return false
      }
      switch program.typeBinding(symbol, at: program.declarations[id].parent, file: file).binding {
      case .entity(let entity): return program.entities[entity].isPlatform
      case .unknown: return true
      default: return false
      }
    }
  }

  /// An observable class of the project; nothing where the view can do without.
  private static func object(of id: DeclarationID, _ program: Program, _ classification: Classification) -> EntityID? {
    let node = program.types[program.declaredTypes[id]]
    guard node.form == .nominal, let entity = program.projectEntity(node.entity),
      program.entities[entity].kind == .class, classification.profiles[entity].isObservable,
      program.otherCode[Int(program.declarations[program.entities[entity].declaration].file)] == nil
    else { return nil }
    return entity
  }

  // MARK: Provided

  /// The types of what the product provides, with those that they have and that have them; nil where the code does not
  /// say of all.
  private static func provided(_ linked: LinkedProgram, _ classification: Classification) -> Set<EntityID>? {
    let program = linked.program
    var types: Set<EntityID> = []
    for provision in linked.provisions where !program.isTestFile[Int(provision.file)] {
      if isPreview(provision, program, classification) { continue }
      guard let object = provision.object else { return nil }
      guard let own = program.projectEntity(object) else { continue }
      if program.entities[own].kind == .protocol { return nil }
      types.insert(own)
      types.formUnion(program.ancestors[own])
    }
    types.formUnion(delegates(program, classification))
    let exact = types
    for entity in program.entities.ids where program.entities[entity].kind == .class {
      if program.ancestors[entity].contains(where: { exact.contains($0) && isClass($0, program) }) {
        types.insert(entity)
      }
    }
    return types
  }

  /// The delegates that SwiftUI makes and hands to all views: `@UIApplicationDelegateAdaptor var delegate: AppDelegate`.
  private static func delegates(_ program: Program, _ classification: Classification) -> Set<EntityID> {
    var found: Set<EntityID> = []
    for file in 0..<(program.files.count - 1) where !program.isTestFile[file] && program.otherCode[file] == nil {
      for id in program.declarations(ofFile: file) where program.declarations[id].kind == .property {
        guard !program.files[file].attributes(of: program.fact(id)).isEmpty,
          program.attributeTraits(id).contains(.provides),
          let delegate = object(of: id, program, classification)
        else { continue }
        found.insert(delegate)
      }
    }
    return found
  }

  private static func isClass(_ entity: EntityID, _ program: Program) -> Bool {
    program.projectEntity(entity).map { program.entities[$0].kind == .class } ?? false
  }

  private static func isPreview(_ provision: Provision, _ program: Program, _ classification: Classification) -> Bool {
    if provision.isInPreview || provision.context.map(classification.previewed.contains) ?? false { return true }
    return provision.consumer.type.flatMap({ program.projectEntity($0) }).map { classification.profiles[$0].isPreview }
      ?? false
  }

  // MARK: The application

  /// The modules in which something is marked as the start of a program.
  private static func roots(_ program: Program) -> Set<Int32> {
    var found: Set<Int32> = []
    for entity in program.entities.ids where !program.entities[entity].isPlatform {
      let declaration = program.entities[entity].declaration
      let file = Int(program.declarations[declaration].file)
      guard !program.isTestFile[file], program.otherCode[file] == nil,
        program.attributeTraits(declaration).contains(.makesEntry)
      else { continue }
      found.formUnion(program.modules(ofFile: file).map { Int32($0) })
    }
    return found
  }

  /// By type whether code of the product constructs it, previews apart.
  private static func constructed(
    _ linked: LinkedProgram, _ classification: Classification
  ) -> IDTable<EntityID, Bool> {
    let program = linked.program
    var found = IDTable<EntityID, Bool>(repeating: false, count: program.entities.count)
    for group in linked.references {
      for reference in group
      where reference.kind == .construct && reference.target.isDeclared && !reference.flags.contains(.preview) {
        guard !program.isTestFile[Int(reference.file)],
          !(reference.context.map(classification.previewed.contains) ?? false),
          !(reference.consumer.type.flatMap({ program.projectEntity($0) }).map { classification.profiles[$0].isPreview }
            ?? false)
        else { continue }
        found[reference.target] = true
      }
    }
    return found
  }
}
