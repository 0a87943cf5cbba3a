import DigraphEffects
import DigraphFacts
import DigraphKnowledge
import DigraphLinking

/// Code in which nobody minds how a dependency is got.
extension AcquisitionCollector {
  /// Where constructing and locating is the job.
  func exemption(of reference: Reference) -> Acquisition.Flags {
    if isWiring(reference) { return .isExempt }
    guard isExemptConsumer(reference.consumer, file: Int(reference.file)) else { return [] }
    return isNamedRoot(reference) ? [.isExempt, .isInNamedRoot] : .isExempt
  }

  private func isNamedRoot(_ reference: Reference) -> Bool {
    guard let consumer = reference.consumer.type.flatMap({ program.projectEntity($0) }) else { return false }
    let profile = profiles[consumer]
    return profile.isNamedRoot && !profile.isTest && !profile.isPreview && !profile.isOtherCode
  }

  /// The place itself says so, whoever its consumer is.
  private func isWiring(_ reference: Reference) -> Bool {
    if reference.flags.contains(.registration) || reference.flags.contains(.preview) { return true }
    if case .topLevel = reference.consumer { return isTopLevelWiring(reference) }
    if case .function(let id) = reference.consumer, contexts.lifetimes.isForDefaultsAlone(id, program) { return true }
    guard let place = reference.context else { return false }
    let context = program.declarations[place]
    if previewed.contains(place) || context.kind == .property && program.isSurroundingDefault(place) { return true }
    if isPartOfShared(place, context, reference) || isModule(reference, place, context) { return true }
    if isDefaultOfRequirement(context), program.knownPlace(of: reference) != nil { return true }
    if isFixture(context) || isForPreviews(context) { return true }
    if context.kind == .property, let parent = context.parent, isClientOfClosures(parent) { return true }
    guard contexts.composing.contains(place) else { return false }
    return context.kind == .function || context.flags.contains(.isComputed) || singletons.isChoice(place)
  }

  /// `extension Showing { var window: UIWindow { … } }` of a protocol that asks for the window: whoever conforms may give
  /// another one than the platform's.
  private func isDefaultOfRequirement(_ context: Declaration) -> Bool {
    guard context.kind == .property, context.flags.contains(.isComputed), !context.flags.contains(.isStatic),
      let asked = context.entity, asked.isDeclared, program.entities[asked].kind == .protocol
    else { return false }
    return program.members.find(MemberTable.entity(asked), context.name).contains {
      program.parent(of: program.declarations[$0])?.kind == .protocol
    }
  }

  /// `static let shared = Session(api: API())`: said once, at the declaration of what is shared.
  private func isPartOfShared(_ place: DeclarationID, _ context: Declaration, _ reference: Reference) -> Bool {
    guard reference.kind == .construct, context.kind == .property, context.flags.contains(.isStatic),
      !context.flags.contains(.isComputed)
    else { return false }
    guard let singleton = singletons[place] else {
      // `extension Color { static let brand = Colors() }`
      return program.isOfInterface(context.entity)
    }
    return reference.flags.contains(.handOver)
      || program.projectEntity(reference.target).map { target in
        target == singleton.instance || program.ancestors[target].contains(singleton.instance)
      } ?? false
  }

  /// `enum Login { static func screen() -> some View { LoginView(model: LoginModel()) } }`: a namespace whose functions
  /// put together what they give back.
  private func isModule(_ reference: Reference, _ place: DeclarationID, _ context: Declaration) -> Bool {
    guard context.kind == .function, context.flags.contains(.isStatic), program.fact(place).type >= 0,
      context.type.isDeclared, program.projectEntity(context.type) != nil
    else { return false }
    let isMade = reference.kind == .construct && program.projectEntity(reference.target) != nil
    let isForParts =
      reference.flags.contains(.handOver) && reference.owner.flatMap({ program.projectEntity($0) }) != nil
    guard isForParts || isMade && reference.flags.contains(.returned) else { return false }
    return program.entities[context.type].kind == .enum && shapes[context.type].enumCases == 0
  }

  /// Statements at the top of a file are those of a program, which puts its parts together. What fills a global is not,
  /// but where the global hands out a shared instance, that is said once, at its declaration.
  private func isTopLevelWiring(_ reference: Reference) -> Bool {
    let file = Int(reference.file)
    guard let context = reference.context, !isTestFile[file], program.otherCode[file] == nil else { return true }
    if program.declarations[context].flags.contains(.isForDebugging) { return true }
    return program.isMainFile(file) || singletons[context] != nil
      || contexts.lifetimes.isForPreviews(context)
  }

  /// `func withPreviewEnvironment()` in `PreviewEnvironment.swift`.
  private func isForPreviews(_ declaration: Declaration) -> Bool {
    declaration.kind == .function && isPreviewFile[Int(declaration.file)]
      && program.symbols[declaration.name].contains("Preview")
  }

  /// A static that users never get, or a function that makes up what previews show.
  func isFixture(_ declaration: Declaration) -> Bool {
    guard declaration.flags.contains(.isForDebugging) else { return false }
    if declaration.flags.contains(.isStatic) { return true }
    guard declaration.kind == .function, declaration.entity == nil else { return false }
    let name = program.symbols[declaration.name]
    return ["mock", "Mock", "preview", "Preview", "sample", "Sample", "fixture", "Fixture"].contains {
      name.contains($0)
    }
  }

  /// `@DependencyClient struct Client { var load: () -> Date = { Date() } }`: what stands there is what the macro puts
  /// behind its complaint that nobody has said what to do.
  private func isClientOfClosures(_ id: DeclarationID) -> Bool {
    program.attributeTraits(id).contains(.placeholder)
  }

  func isExemptConsumer(_ consumer: Consumer, file: Int) -> Bool {
    if isTestFile[file] || program.otherCode[file] != nil || program.files[file].isHeader { return true }
    switch consumer {
    case .type(let type):
      guard program.projectEntity(type) != nil else {
        return program.known(type)?.kind == .container
      }
      let profile = profiles[type]
      return profile.isCompositionRoot || profile.isTest || profile.isOtherCode
    case .topLevel: return true
    case .function: return false
    }
  }
}
