import DigraphFacts

/// Where the value comes from whose member a reference uses: who could put another one in its place?
///
/// Of a chain it is what the chain begins with: of `self.api.session.send()` the property `api`.
package struct Origin: Sendable, Equatable {
  /// A ``DeclarationID``, or one of the below.
  private var value: Int32

  private init(_ value: Int32) { self.value = value }

  /// The parameter, the property, or the function that gives it back.
  package init(declaration: DeclarationID) { value = declaration.number }

  /// Nothing is known of it, or there is no value: a member of a type itself.
  package static let unknown = Origin(-1)
  /// `self`, written or not.
  package static let itself = Origin(-2)
  package static let superclass = Origin(-3)
  /// The code at hand constructs it.
  package static let construction = Origin(-4)

  package var declaration: DeclarationID? { value >= 0 ? DeclarationID(number: value) : nil }

  /// It is the value whose code is at hand, under one name or the other.
  package var isSelf: Bool { self == .itself || self == .superclass }
}
