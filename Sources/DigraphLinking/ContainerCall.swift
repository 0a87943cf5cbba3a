package import DigraphFacts

/// What code tells a container, or asks of it, by a generic function.
package struct ContainerCall: Sendable {
  /// The function that is called, and the type that it is a member of.
  package var function: DeclarationID
  package var owner: EntityID
  /// A service is made known to the container, rather than asked for.
  package var isRegistration: Bool
  /// The type that is registered or asked for; nil where the code at hand does not say which.
  @OptionalID package var service: EntityID?
  /// What the factory constructs.
  @OptionalID package var implementation: EntityID?
  /// Further types by which the implementation is known: `.implements(Loading.self)`.
  package var also: [EntityID] = []
  /// A name or a tag is given, or a wrapper's arguments say more.
  package var isNamed = false
  /// The result is unwrapped by force.
  package var isForced = false
  /// How many values are passed on to the factory, or the parameters of the factory; -1 where the code does not say.
  package var arguments: Int32 = 0
  /// How long instances live, in the word of the container; 0 for none.
  package var scope: Symbol = 0
  /// Where the container comes from.
  package var receiver = Origin.unknown
  package var consumer: Consumer
  /// The member whose code it is.
  @OptionalID package var context: DeclarationID?
  package var file: Int32
  /// Byte offsets.
  package var start: UInt32
  package var end: UInt32

  package init(
    function: DeclarationID, owner: EntityID, isRegistration: Bool, consumer: Consumer, context: DeclarationID?,
    file: Int32, start: UInt32, end: UInt32
  ) {
    self.function = function
    self.owner = owner
    self.isRegistration = isRegistration
    self.consumer = consumer
    self.file = file
    self.start = start
    self.end = end
    self.context = context
  }
}

extension Program {
  /// The names of the modules one of which a file must import to see a declaration of a package; nil for any other one.
  package func packageModules(of declaration: DeclarationID) -> Set<Symbol>? {
    guard let modules = packageModules[outermost(declaration)], !modules.isEmpty else { return nil }
    return modules
  }

  /// Properties some attribute of which has arguments: `@Injected(name: "live")`, but not `@Injected()`. To be asked as
  /// long as there is code. O(declarations).
  func propertiesWithArguments() -> Set<DeclarationID> {
    var found: Set<DeclarationID> = []
    for file in 0..<(files.count - 1) {
      let facts = files[file]
      for (index, fact) in facts.declarations.enumerated() where fact.kind == .property {
        let isArgued = facts.attributes(of: fact).contains { attribute in
          attribute.arguments >= 0 && Int(facts.code[Int(attribute.arguments)].subtreeEnd) > attribute.arguments + 1
        }
        if isArgued { found.insert(bases[file] + index) }
      }
    }
    return found
  }
}
