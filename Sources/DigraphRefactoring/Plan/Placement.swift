import DigraphFacts
import DigraphLinking
import DigraphSyntax

/// Where a consumer takes what it is handed.
struct Placement {
  enum Form { case initializers, newInitializer, memberwise, property }

  let form: Form
  /// The initializers that take it, and those that cannot and make it themselves.
  let takers: [InitializerCode]
  let others: [InitializerCode]
  let notes: [String]

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
    if request.style == .property {
      form = .property
    } else if consumer.isStruct, own.allSatisfy({ $0.isInExtension }) {
      form = .memberwise
    } else if let obstacle = Self.obstacle(consumer, takers, canBeExported) {
      if request.style == .required { throw Refusal("--style required is not possible: \(obstacle)") }
      form = .property
      notes.append("it is taken as a property, since \(obstacle)")
    } else {
      form = takers.isEmpty ? .newInitializer : .initializers
    }
    self.form = form
    self.notes = notes
    if form == .property || form == .memberwise, consumer.isClass,
      consumer.code.conforms(consumer.entity, to: ["Sendable"])
    {
      throw Refusal("a Sendable class has no properties that others set")
    }
    if form == .property, consumer.code.isActor(consumer.entity) {
      throw Refusal("nobody outside of an actor sets its properties")
    }
  }

  /// Why no initializer can take anything more; nil where one can.
  private static func obstacle(
    _ consumer: ConsumerCode, _ takers: [InitializerCode], _ canBeExported: Bool
  ) -> String? {
    let program = consumer.code.program
    if takers.isEmpty {
      if !consumer.initializers.isEmpty { return "a superclass or a protocol fixes all of its initializers" }
      if consumer.hasSuperclass { return "its initializers are those of its superclass" }
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
    let isReferred = consumer.code.constructions(of: consumer.entity).contains { reference in
      guard let source = consumer.code.source(file: reference.file) else { return false }
      let next = source.skippingBlanks(Int(reference.end))
      guard next < source.bytes.count else { return true }
      return ![UInt8(ascii: "("), UInt8(ascii: "{"), UInt8(ascii: "<")].contains(source.bytes[next])
    }
    return isReferred ? "its initializer is used as a function" : nil
  }

  /// The conformance that the compiler would no longer write; nil for none.
  private static func synthesized(_ consumer: ConsumerCode) -> String? {
    let (code, entity) = (consumer.code, consumer.entity)
    func has(_ member: String) -> Bool {
      !code.members(member, of: entity).filter { code.program.declarations[$0].entity == entity }.isEmpty
    }
    let inherited = Set(code.program.inherited[entity].map { code.program.simpleName(code.program.types[$0].entity) })
    let isCoded = !inherited.isDisjoint(with: ["Codable", "Decodable", "Encodable"])
    if isCoded, !has("encode") && !has("CodingKeys") { return "coding" }
    guard consumer.isStruct else { return nil }
    if !inherited.isDisjoint(with: ["Equatable", "Hashable", "Comparable"]), !has("==") { return "comparison" }
    if inherited.contains("Hashable"), !has("hash") { return "hash" }
    return nil
  }

  /// An initializer that cannot take a dependency uses it.
  func check(_ injection: Injection, in consumer: ConsumerCode) throws(Refusal) {
    for use in injection.uses where use.isInInitializer {
      let isTaken = takers.contains { $0.source === use.source && $0.node == use.member }
      guard form != .initializers && form != .newInitializer || !isTaken else { continue }
      throw Refusal("an initializer uses it that cannot take anything more")
    }
    if let kept = injection.kept, kept.isLazy, form != .initializers, form != .newInitializer {
      throw Refusal("the property '\(kept.name)' is lazy, and no initializer can take what makes its value")
    }
    if injection.isMaker, form == .memberwise || form == .property,
      consumer.code.conforms(consumer.entity, to: ["Sendable"])
    {
      throw Refusal("the consumer is Sendable, and a closure that makes it is not")
    }
  }
}
