package import DigraphFacts

/// What code tells a container, or asks of it, by a generic function.
package struct ContainerCall: Sendable {
  /// What tells apart registrations of one type.
  package enum Name: Sendable, Hashable {
    case none
    /// As it is written, quotes included.
    case text(Symbol)
    /// A constant or case whose text the code at hand does not show: its name.
    case member(Symbol)
    /// There is one, or some other key, and the code at hand does not show which.
    case unknown
  }

  /// A further type, and name, by which an implementation is known: `.implements(Loading.self, name: "live")`.
  package struct Alias: Sendable {
    package var service: EntityID
    package var name: Name
  }

  /// The type of a value that is handed to a factory; no entity where the code at hand does not say which.
  package struct ArgumentType: Sendable, Hashable {
    @OptionalID package var entity: EntityID?
    package var isOptional = false

    package init(_ entity: EntityID?, isOptional: Bool = false) {
      self.entity = entity
      self.isOptional = isOptional
    }
  }

  /// The function that is called, and the type that it is a member of.
  package var function: DeclarationID
  package var owner: EntityID
  /// A service is made known to the container, rather than asked for.
  package var isRegistration: Bool
  /// A property of the container holds what makes the service, so that the compiler knows what is registered.
  package var isFactory = false
  /// The type that is registered or asked for; nil where the code at hand does not say which.
  @OptionalID package var service: EntityID?
  /// What the factory constructs.
  @OptionalID package var implementation: EntityID?
  /// Further types by which the implementation is known.
  package var also: [Alias] = []
  package var name = Name.none
  /// The result is unwrapped by force, or an error ends the program.
  package var isForced = false
  /// There may be nothing, and the code goes on without it.
  package var isOptional = false
  /// Of all that is known by one type, rather than of one.
  package var isCollection = false
  /// What comes back asks for the service when that is needed: `Lazy<Mail>`.
  package var isLate = false
  /// How many values are passed on to the factory, or the parameters of the factory; -1 where the code does not say.
  package var arguments: Int32 = 0
  /// Of those values or parameters, as far as the code says; empty where it says nothing.
  package var argumentTypes: [ArgumentType] = []
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
  /// Of a registration: where its factory stands, if it is a closure.
  package var factory: Range<UInt32> = 0..<0
  /// Where the closure stands that completes what the factory made, if there is one.
  package var completion: Range<UInt32> = 0..<0
  /// Where the innermost closure begins in which the call stands, 0 for none.
  package var closure: UInt32 = 0
  /// In how many branches of `if`, `switch` and the like the call stands.
  package var branches: Int32 = 0

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

  /// Whatever type and name it is known or asked for by; none where the code does not say the type.
  package var keys: [Alias] {
    service.map { [Alias(service: $0, name: name)] + also } ?? also
  }
}

extension Program {
  /// The names of the modules one of which a file must import to see a declaration of a package; nil for any other one.
  package func packageModules(of declaration: DeclarationID) -> Set<Symbol>? {
    guard let modules = packageModules[outermost(declaration)], !modules.isEmpty else { return nil }
    return modules
  }
}
