package import DigraphFacts

/// A call that leaves an argument to the default of its parameter, whose code it runs.
package struct OmittedArgument: Sendable, Equatable {
  package var parameter: DeclarationID
  /// The member whose text the call stands in, as in ``Reference/context``.
  @OptionalID package var context: DeclarationID?
  /// Byte offset of the call.
  package var start: UInt32
}

/// The code of a property or subscript that runs when it is written to, rather than read: a setter or an observer.
package struct SetterCode: Sendable, Equatable {
  @OptionalID package var declaration: DeclarationID?
  /// Byte offsets.
  package var start: UInt32
  package var end: UInt32
}

/// A member that nobody declares is used on a value of a type of the platform or a package; or an object of a class
/// of the project is used as no protocol can be but, if any, that which has the member's name.
package struct ForeignUse: Sendable, Equatable {
  package var type: EntityID
  package var member: Symbol
  package var origin: Origin
  @OptionalID package var context: DeclarationID?
  package var file: Int32
  /// Byte offset of the expression.
  package var start: UInt32
}
