package import DigraphReport

/// Whose code it is: a type, a free function, or the statements and globals of a module.
package struct Consumer: Sendable, Hashable {
  package enum Kind: UInt8, Sendable {
    case type, function, topLevel
  }

  package var kind: Kind
  /// An ``EntityID``, a ``DeclarationID`` or the index of a module.
  package var id: Int32
}

/// A place in the code where a consumer names or uses another type; what it means is decided later, when it is known
/// what the types are.
package struct Reference: Sendable {
  package enum Kind: UInt8, Sendable {
    /// A type is named, or an instance member of it used.
    case mention
    case construct
    /// A static member is reached.
    case staticMember
    /// A free function or global variable is used; ``Reference/declaration`` or ``Reference/member`` tells which.
    case global
    /// Superclass or protocol in the head of a declaration.
    case inherit
    /// A generic function hands out a value of the type it is asked for: `resolve(API.self)`.
    case located
    /// A member that a type inherits is used on a value of it: no edge, but a use.
    case use
  }

  package struct Flags: OptionSet, Sendable {
    package let rawValue: UInt16

    package init(rawValue: UInt16) { self.rawValue = rawValue }

    /// The value an initializer's parameter has if the caller gives none.
    package static let defaultArgument = Flags(rawValue: 1 << 0)
    /// The same for another function's parameter.
    package static let defaultMethodArgument = Flags(rawValue: 1 << 1)
    /// Inside the argument of a construction, see ``Reference/owner``.
    package static let handOver = Flags(rawValue: 1 << 2)
    /// In a closure that is handed to a container's registration.
    package static let registration = Flags(rawValue: 1 << 3)
    /// Inside what shows another screen: `NavigationLink { … }`, `.sheet { … }`.
    package static let navigation = Flags(rawValue: 1 << 4)
    /// In the arguments of an attribute.
    package static let attribute = Flags(rawValue: 1 << 5)
    /// A function is called, rather than its value taken.
    package static let call = Flags(rawValue: 1 << 6)
    /// Written, rather than read.
    package static let write = Flags(rawValue: 1 << 7)
    /// In a macro that makes a preview.
    package static let preview = Flags(rawValue: 1 << 8)
    /// Constructed without arguments.
    package static let noArguments = Flags(rawValue: 1 << 9)
    /// The same bit where a static or free function is called: without an argument that has a default.
    package static let omitsDefaults = noArguments
    /// What the expression gives is what the function gives back.
    package static let returned = Flags(rawValue: 1 << 10)
    /// What the function would ask the process for is an argument: `shuffled(using:)`.
    static let isGiven = Flags(rawValue: 1 << 11)
    /// The very place that an assignment writes to; ``write`` also stands on what leads there.
    package static let assigned = Flags(rawValue: 1 << 12)
    /// The same, and what is assigned is no parameter or variable of the function: it is made or found there.
    package static let assignedOwn = Flags(rawValue: 1 << 13)
    /// In what puts an object into the surroundings of other views: `.environment(object)`.
    package static let provision = Flags(rawValue: 1 << 14)
    /// Constructed with a trailing closure: `Stack { … }`.
    package static let content = Flags(rawValue: 1 << 15)
  }

  package var consumer: Consumer
  package var target: EntityID
  package var kind: Kind
  package var certainty: Certainty
  package var flags: Flags
  package var file: Int32
  /// Byte offsets of the expression.
  package var start: UInt32
  package var end: UInt32
  /// The member that was reached, 0 for none; of a construction the label of its first argument.
  package var member: Symbol
  /// The declaration that was reached, -1 where it is not known.
  package var declaration: DeclarationID
  /// The member (function, property …) whose text it stands in, -1 at the top of a file.
  package var context: DeclarationID
  /// The type whose construction it is an argument of, -1 for none.
  package var owner: EntityID
}
