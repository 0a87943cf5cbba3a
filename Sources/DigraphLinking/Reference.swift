package import DigraphFacts
package import DigraphReport

/// Whose code it is: a type, a free function, or the statements and globals of a module.
package enum Consumer: Sendable, Hashable {
  case type(EntityID)
  case function(DeclarationID)
  /// The index of the module.
  case topLevel(Int32)

  /// The type, if it is one.
  @inlinable
  package var type: EntityID? { if case .type(let entity) = self { entity } else { nil } }
}

/// A place in the code where a consumer names or uses another type; what it means is decided later, when it is known
/// what the types are.
package struct Reference: Sendable, Equatable {
  package typealias Kind = ReferenceKind

  package typealias Flags = ReferenceFlags

  package var consumer: Consumer
  package var kind: Kind
  package var certainty: Certainty
  package var target: EntityID
  package var flags: Flags
  package var file: Int32
  /// Byte offsets of the expression.
  package var start: UInt32
  package var end: UInt32
  /// The member that was reached, 0 for none; of a construction the label of its first argument.
  package var member: Symbol
  /// The declaration that was reached, nil where it is not known.
  @OptionalID package var declaration: DeclarationID?
  /// The member (function, property …) whose text it stands in, nil at the top of a file.
  @OptionalID package var context: DeclarationID?
  /// The type whose construction it is an argument of.
  @OptionalID package var owner: EntityID?
  /// Of the use of a member: where the value comes from that it is a member of.
  package var receiver = Origin.unknown

  package init(
    consumer: Consumer, kind: Kind, certainty: Certainty, target: EntityID, flags: Flags, file: Int32, start: UInt32,
    end: UInt32, member: Symbol, declaration: DeclarationID?, context: DeclarationID?, owner: EntityID?,
    receiver: Origin = .unknown
  ) {
    self.consumer = consumer
    self.kind = kind
    self.certainty = certainty
    self.target = target
    self.flags = flags
    self.file = file
    self.start = start
    self.end = end
    self.member = member
    self.declaration = declaration
    self.context = context
    self.owner = owner
    self.receiver = receiver
  }
}

/// What a reference does. Public, so that other modules compare it without a call.
public enum ReferenceKind: UInt8, Sendable {
  /// A type is named, or an instance member of it used.
  case mention
  case construct
  /// A static member is reached.
  case staticMember
  /// A free function or global variable is used; ``Reference/declaration`` or ``Reference/member`` tells which.
  case global
  /// Superclass or protocol in the head of a declaration.
  case inherit
  /// A generic function hands out a value of the type it is asked for: `resolve(API.self)`. Without a declaration: a
  /// wrapper around a local variable injects one.
  case located
  /// A member that a type inherits is used on a value of it: no edge, but a use.
  case use
}

/// Where a reference stands. Public, so that other modules ask for it without a call.
public struct ReferenceFlags: OptionSet, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The value an initializer's parameter has if the caller gives none.
  public static let defaultArgument = ReferenceFlags(rawValue: 1 << 0)
  /// The same for another function's parameter.
  public static let defaultMethodArgument = ReferenceFlags(rawValue: 1 << 1)
  /// Inside the argument of a construction, see ``Reference/owner``.
  public static let handOver = ReferenceFlags(rawValue: 1 << 2)
  /// In a closure that is handed to a container's registration.
  public static let registration = ReferenceFlags(rawValue: 1 << 3)
  /// Inside what shows another screen: `NavigationLink { … }`, `.sheet { … }`.
  public static let navigation = ReferenceFlags(rawValue: 1 << 4)
  /// In the arguments of an attribute.
  public static let attribute = ReferenceFlags(rawValue: 1 << 5)
  /// A function is called, rather than its value taken.
  public static let call = ReferenceFlags(rawValue: 1 << 6)
  /// Written, rather than read.
  public static let write = ReferenceFlags(rawValue: 1 << 7)
  /// In a macro that makes a preview.
  public static let preview = ReferenceFlags(rawValue: 1 << 8)
  /// Constructed without arguments.
  public static let noArguments = ReferenceFlags(rawValue: 1 << 9)
  /// The same bit where a static or free function is called: without an argument that has a default.
  public static let omitsDefaults = noArguments
  /// What the expression gives is what the function gives back.
  public static let returned = ReferenceFlags(rawValue: 1 << 10)
  /// What the function would ask the process for is an argument: `shuffled(using:)`.
  public static let isGiven = ReferenceFlags(rawValue: 1 << 11)
  /// The very place that an assignment writes to; ``write`` also stands on what leads there.
  public static let assigned = ReferenceFlags(rawValue: 1 << 12)
  /// The same, and what is assigned is no parameter or variable of the function: it is made or found there.
  public static let assignedOwn = ReferenceFlags(rawValue: 1 << 13)
  /// In what puts an object into the surroundings of other views: `.environment(object)`.
  public static let provision = ReferenceFlags(rawValue: 1 << 14)
  /// Constructed with a closure: `Stack { … }`, `Stack(content: { … })`.
  public static let content = ReferenceFlags(rawValue: 1 << 15)
  /// Constructed from what is only known where it stands: `self`, a variable, a parameter of a function, or a value that
  /// an initializer is told. An object that an initializer is given is known to others, too. Of a function that waits:
  /// how long a parameter says.
  public static let fromHere = ReferenceFlags(rawValue: 1 << 16)
  /// Constructed each time a loop goes round.
  public static let repeated = ReferenceFlags(rawValue: 1 << 17)
  /// One side of a comparison: `window.screen == NSScreen.main`.
  public static let compared = ReferenceFlags(rawValue: 1 << 18)
  /// A part of a text, or a component of a path.
  public static let inText = ReferenceFlags(rawValue: 1 << 19)
  /// Constructed as the argument of a call on a value that is there already: `api.subscribe(Colors())`.
  public static let passed = ReferenceFlags(rawValue: 1 << 21)
  /// The same of a function that no code declares: `context.dispatch(LogOut())`.
  public static let sent = ReferenceFlags(rawValue: 1 << 23)
  /// The argument of a case of an enumeration, which carries it to whoever takes it out: `.settings(session: .shared)`.
  public static let carried = ReferenceFlags(rawValue: 1 << 22)
  /// What there is where there is nothing else: `known ?? UUID()`.
  public static let fallback = ReferenceFlags(rawValue: 1 << 24)
  /// The argument for a parameter that is called `bundle`: where texts and images are looked up.
  public static let lookedUp = ReferenceFlags(rawValue: 1 << 25)
  /// A variable holds what is constructed, and that is only where something is found or told from others:
  /// `pending[id] = task`.
  public static let key = ReferenceFlags(rawValue: 1 << 26)
  /// By way of a value that holds a type or of a generic parameter: `found.init(state)`, `Command.run()`.
  public static let ofTypeValue = ReferenceFlags(rawValue: 1 << 20)
}

extension Program {
  /// Whether a reference reaches what the project declares.
  func isOfProject(_ reference: Reference) -> Bool {
    if reference.target.isDeclared { return !entities[reference.target].isPlatform }
    return reference.declaration.map { Int(declarations[$0].file) != platformFile } ?? false
  }
}
