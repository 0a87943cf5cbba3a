import DigraphEffects
import DigraphFacts
import DigraphLinking
import DigraphRules
import DigraphSyntax
import SourceEditing
import SourceUses

/// Where a consumer takes what it is handed.
struct Placement {
  enum Form { case initializers, newInitializer, memberwise, property }

  let form: Form
  /// The initializers that take it, and those that cannot and make it themselves.
  let takers: [InitializerCode]
  let others: [InitializerCode]
  let notes: [String]
  /// Properties are set where an initializer would do, if other modules saw all that it takes.
  let isUnseen: Bool

  /// - Parameter canBeExported: other modules can name all that is handed in.
  init(_ consumer: ConsumerCode, _ request: RefactoringRequest, canBeExported: Bool) throws(Refusal) {
    if let conformance = Self.synthesized(consumer) {
      throw Refusal("the compiler writes its \(conformance), which a property of a protocol's type would end")
    }
    let own = consumer.initializers.filter { !$0.isDelegating && !$0.isTrap }
    takers = own.filter { !$0.isFixed && !($0.isInExtension && consumer.isStruct) }
    others = own.filter { $0.isFixed }
    let form: Form
    var notes: [String] = []
    var isUnseen = false
    let isMemberwise = consumer.isStruct && own.allSatisfy({ $0.isInExtension })
    // A property that others set is one more for the initializer that the compiler writes.
    if isMemberwise, let obstacle = Self.memberwiseObstacle(consumer) { throw Refusal(obstacle) }
    if request.style.isRequired, let obstacle = Self.requiredObstacle(consumer, isMemberwise: isMemberwise) {
      throw Refusal("--style \(request.style.rawValue) is not possible: \(obstacle)")
    }
    if request.style == .property {
      form = .property
    } else if isMemberwise {
      form = .memberwise
    } else if let obstacle = Self.obstacle(consumer, takers, canBeExported) {
      if request.style.isRequired {
        throw Refusal("--style \(request.style.rawValue) is not possible: \(obstacle)")
      }
      form = .property
      notes.append("it is taken as a property, since \(obstacle)")
      isUnseen = !canBeExported && Self.obstacle(consumer, takers, true) == nil
    } else {
      form = takers.isEmpty ? .newInitializer : .initializers
    }
    if form == .initializers, takers.contains(where: { $0.lock != nil }) {
      notes.append(Self.opening)
    }
    if form == .initializers, !others.isEmpty {
      notes.append("an initializer that takes nothing more gets it as before")
    }
    self.form = form
    self.notes = notes
    self.isUnseen = isUnseen
    if form == .property || form == .memberwise, consumer.isClass,
      consumer.code.conforms(consumer.entity, to: CodeBase.sendable),
      consumer.code.isolation(of: consumer.entity) == nil
    {
      throw Refusal(
        consumer.isUncheckedSendable
          ? "it is @unchecked Sendable, and how a property that others set is kept safe is its own to say"
          : "a Sendable class has no properties that others set")
    }
    if form == .property, consumer.code.isActor(consumer.entity) {
      throw Refusal("nobody outside of an actor sets its properties")
    }
  }

  static let unseen = "its initializer is seen in other modules, and is handed only what the platform declares"
  static let opening = "its initializer is private no more, so that a test can make one of its own"

  /// Nothing is taken anywhere.
  static var none: Placement { Placement() }

  private init() { (form, takers, others, notes, isUnseen) = (.memberwise, [], [], [], false) }

  /// Why no initializer can take anything more; nil where one can.
  private static func obstacle(
    _ consumer: ConsumerCode, _ takers: [InitializerCode], _ canBeExported: Bool
  ) -> String? {
    let program = consumer.code.program
    if takers.isEmpty {
      if consumer.initializers.contains(where: \.isObjectiveC) {
        return "Objective-C calls its initializer, and knows neither protocols of Swift nor defaults"
      }
      if consumer.initializers.contains(where: \.isOwnRequirement) {
        return "its initializer is 'required', and with that one of all that inherit from it"
      }
      if !consumer.initializers.isEmpty { return "a superclass or a protocol fixes its designated initializers" }
      if consumer.hasSuperclass { return "its initializers are those of its superclass" }
    }
    if !takers.isEmpty, takers.allSatisfy({ $0.isHidden && $0.lock == nil }) {
      return "its initializer is private to its file"
    }
    if !canBeExported, takers.contains(where: \.isExported) {
      return "its initializer is seen in other modules, and the types that it would take are not"
    }
    let overriding = consumer.subclasses.contains { subclass in
      program.members.find(MemberTable.entity(subclass), program.identifiers.initializer).contains {
        program.declarations[$0].flags.contains(.isOverride)
      }
    }
    if overriding { return "a subclass overrides its initializer" }
    if decodes(consumer) { return "the compiler writes how it is decoded, and the property needs a value then" }
    if takers.isEmpty, let name = required(of: consumer).first?.name { return "'\(name)' says how it is made" }
    return isReferred(consumer) ? "its initializer is used as a function" : nil
  }

  /// Why the initializer that the compiler writes cannot take anything more; nil where it can.
  private static func memberwiseObstacle(_ consumer: ConsumerCode) -> String? {
    // What a protocol asks for is the initializer that the compiler writes only where that takes the same.
    let met = required(of: consumer).first { required in
      !required.labels.isEmpty && required.labels.allSatisfy { has($0, consumer) }
    }
    if let met { return "'\(met.name)' says how it is made" }
    return isReferred(consumer) ? "the initializer that the compiler writes is used as a function" : nil
  }

  /// Why nobody could pass what an initializer requires; nil where all can.
  private static func requiredObstacle(_ consumer: ConsumerCode, isMemberwise: Bool) -> String? {
    if consumer.isWrapper { return "the compiler calls its initializer where a property is wrapped" }
    guard isMemberwise else { return nil }
    return consumer.memberwiseProperties.first { $0.isHidden }.map {
      "the property '\($0.name)' is private, and with it the initializer that the compiler writes"
    }
  }

  /// Other code than that which calls its initializers makes one from nothing: the system, a protocol, what decodes it.
  static func isMadeFromNothing(_ consumer: ConsumerCode) -> Bool {
    decodes(consumer) || required(of: consumer).contains(where: \.labels.isEmpty)
      || consumer.code.attributes(of: consumer.code.program.entities[consumer.entity].declaration).contains("main")
  }

  /// Someone hands its initializer on.
  private static func isReferred(_ consumer: ConsumerCode) -> Bool {
    consumer.code.constructions(of: consumer.entity).contains { reference in
      // Most of these files are not looked at any closer.
      guard let source = consumer.code.bytes(file: reference.file) else { return false }
      return !source.isCalled(behind: Int(reference.end))
    }
  }

  /// The protocols that ask for initializers.
  private static func required(of consumer: ConsumerCode) -> [(name: String, labels: [String])] {
    let program = consumer.code.program
    return program.ancestors[consumer.entity].filter {
      $0.isDeclared && program.entities[$0].kind == .protocol
    }.flatMap { ancestor in
      program.members.find(MemberTable.entity(ancestor), program.identifiers.initializer).filter {
        program.parent(of: program.declarations[$0])?.kind == .protocol
      }.map { id in
        let labels = program.parameters(of: id).map { program.symbols[program.declarations[$0].label] }
        return (program.simpleName(ancestor), labels)
      }
    }
  }

  // MARK: What the compiler writes

  /// A member of that name stands in the type itself or its extensions, or in an extension of a protocol for all that
  /// conform.
  private static func has(_ member: String, _ consumer: ConsumerCode) -> Bool {
    let program = consumer.code.program
    let symbol = program.symbols.find(member)
    guard symbol != 0 else { return false }
    return ([consumer.entity] + program.ancestors[consumer.entity]).contains { entity in
      entity.isDeclared && program.projectEntity(entity) != nil
        && program.members.find(MemberTable.entity(entity), symbol).contains {
          entity == consumer.entity || program.parent(of: program.declarations[$0])?.kind != .protocol
        }
    }
  }

  /// The compiler writes the initializer that decodes it.
  private static func decodes(_ consumer: ConsumerCode) -> Bool {
    consumer.code.conforms(consumer.entity, to: ["Codable", "Decodable"])
      && !consumer.initializers.contains { initializer in
        consumer.code.program.parameters(of: initializer.id).first.map {
          consumer.code.program.symbols[consumer.code.program.declarations[$0].label] == "from"
        } ?? false
      }
  }

  /// The conformance that the compiler would no longer write; nil for none.
  static func synthesized(_ consumer: ConsumerCode) -> String? {
    let (code, entity) = (consumer.code, consumer.entity)
    let isCoded =
      decodes(consumer) || code.conforms(entity, to: ["Codable", "Encodable"]) && !has("encode", consumer)
    if isCoded, !has("CodingKeys", consumer) { return "coding" }
    guard consumer.isStruct else { return nil }
    // What a package's protocol asks for is not known; many of them ask for coding.
    let unknown = code.program.inherited[entity].lazy.map { code.program.types[$0].entity }.first { parent in
      !parent.isDeclared && !code.isKnownProtocol(parent)
    }
    if let unknown, !code.results.keepsUnsynthesized(entity) {
      return "conformance to '\(code.program.simpleName(unknown))', perhaps"
    }
    if code.conforms(entity, to: ["Equatable", "Hashable", "Comparable"]), !has("==", consumer) { return "comparison" }
    if code.conforms(entity, to: ["Hashable"]), !has("hash", consumer) { return "hash" }
    return nil
  }

  /// An initializer that cannot take a dependency uses it.
  func check(_ injection: Injection, in consumer: ConsumerCode) throws(Refusal) {
    let isAskedFirst =
      injection.kept.map { consumer.isAskedInAwakeningAlone($0.name) } ?? injection.uses.allSatisfy(\.isInAwakening)
    if form == .property, !injection.isReused, isAskedFirst {
      throw Refusal("the system runs its code before anyone can set a property")
    }
    for use in injection.uses where use.isInInitializer {
      let isTaken = takers.contains { $0.source === use.source && $0.node == use.member }
      guard form != .initializers && form != .newInitializer || !isTaken else { continue }
      switch form {
      case .memberwise: throw Refusal("an initializer in an extension makes it, and the compiler writes the others")
      case .property: throw Refusal("an initializer uses it, before anybody could set a property")
      default: throw Refusal("an initializer uses it that cannot take anything more")
      }
    }
    if form == .property || form == .memberwise, let kept = injection.kept, kept.canBeSet, kept.attribute == nil,
      !injection.isProtocol,
      !injection.isMaker
    {
      throw Refusal("others can set the property '\(kept.name)' already")
    }
    if form == .property, injection.isKnownByOwnType {
      throw injection.because("a property of its own type takes no double but one that inherits from it")
    }
    if form == .property, let name = consumer.memberRunByInitializers(with: injection.uses, of: injection.kept?.name) {
      let isKept = name == injection.kept?.name
      throw Refusal("an initializer asks \(isKept ? "'\(name)'" : "for it in '\(name)'"), before anybody could set it")
    }
    if form == .property, injection.uses.contains(where: \.isNonisolated) {
      throw Refusal("it stands in a nonisolated member, which asks a property that others set only by waiting for it")
    }
    if let kept = injection.kept, kept.isLazy && form != .property || injection.isMaker, form != .initializers,
      form != .newInitializer
    {
      let fact = kept.isLazy ? "is lazy" : "begins with one"
      throw Refusal(
        "the property '\(kept.name)' \(fact), and the command writes no new initializer that takes what makes its value"
      )
    }
    if injection.isMaker, !injection.isSendable, form == .memberwise || form == .property,
      consumer.code.conforms(consumer.entity, to: CodeBase.sendable)
    {
      throw Refusal("the consumer is Sendable, and a closure that makes it is not")
    }
  }
}
