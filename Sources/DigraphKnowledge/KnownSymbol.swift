package import DigraphFacts

/// A symbol that the project does not declare, and what is known of it.
package struct KnownSymbol: Sendable, Equatable {
  /// How code reaches the symbol.
  package enum Form: UInt8, Sendable, CaseIterable {
    /// `URLSession`: a type. A nested one goes by its last name.
    case type
    /// `Date(timeIntervalSinceNow:)`, by the label of the first argument; `Data(_:)` without one.
    case construction
    /// `Date()`: without arguments.
    case bareConstruction
    /// `URLSession(*)`: whatever the arguments.
    case anyConstruction
    /// `Calendar.current`: a static member, called or not.
    case staticMember
    /// `NSHomeDirectory`: a global function or variable.
    case function
    /// `.shuffled`: a member of any value.
    case member
    /// `Data#write`: a member of a type's values.
    case memberOfType
    /// `@AppStorage`: an attribute.
    case attribute
    /// `Repository`: a word in names of types.
    case word
  }

  package var form: Form
  /// Of a type, function or attribute, or of a member of any value.
  package var name: NameIndex
  /// Of a type's member, or the label of a construction's first argument; 0 for none.
  package var member: NameIndex = 0
  package var facts = KnownFacts()
  /// A package declares it, not the platform.
  package var isPackage: Bool
  /// Where it stands: the text among those that were read, and its line from one.
  package var text: Int32
  package var line: Int32

  package var kind: KnownKind? { facts.kind }
  package var group: KnownGroup { facts.group }
  package var traits: KnownTraits { facts.traits }
}

/// What is known of a symbol.
package struct KnownFacts: Sendable, Equatable {
  /// What the symbol is; nil where only its traits are known.
  package var kind: KnownKind?
  package var group = KnownGroup.value
  /// What a protocol of the project's own could be called that stands for the symbol; 0 for none.
  package var protocolName: NameIndex = 0
  package var traits: KnownTraits = []
  /// What using the symbol does, where that is not what its group and traits say; see ``KnownSymbol/effects``.
  package var effects: EffectGroups?
  /// What a parameter could be called that is a closure for the symbol; 0 for none.
  package var parameterName: NameIndex = 0
  /// The type whose property the key path of a property wrapper names; 0 for none.
  package var keys: NameIndex = 0
  /// Of a word.
  package var word: WordTraits = []
  package var role: WordRole?

  package init() {}
}
