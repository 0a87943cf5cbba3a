import DigraphReport

/// One place at which a consumer gets or names a dependency: an edge of the graph before places are gathered.
struct Acquisition: Sendable {
  struct Flags: OptionSet, Sendable {
    let rawValue: UInt32
    /// In a composition root, a registration, a preview: no finding.
    static let isExempt = Flags(rawValue: 1 << 0)
    static let isWeak = Flags(rawValue: 1 << 1)
    static let isVolatile = Flags(rawValue: 1 << 2)
    /// Findings about it are for information.
    static let isInfo = Flags(rawValue: 1 << 3)
    /// It may be missing: `T?`, `T!`.
    static let isOptional = Flags(rawValue: 1 << 4)
    /// It is a singleton that the project declares.
    static let isProjectSingleton = Flags(rawValue: 1 << 5)
    /// The second edge of a pair that says one thing, so that it is no finding of its own.
    static let isCompanion = Flags(rawValue: 1 << 6)
    /// A function makes it when it is called, from arguments of its own.
    static let isPerCall = Flags(rawValue: 1 << 7)
    /// A property has a value of its own, and nobody outside of the type sets it.
    static let isUnset = Flags(rawValue: 1 << 8)
    /// In a static member, where no instance is at hand that could have been given it.
    static let isInStatic = Flags(rawValue: 1 << 9)
    /// In the value of a static property, which is made once for everyone.
    static let isInStaticValue = Flags(rawValue: 1 << 11)
    /// A parameter that has a default is declared with the target as its type.
    static let isDeclared = Flags(rawValue: 1 << 12)
    /// In what shows a view to those who write it.
    static let isPreview = Flags(rawValue: 1 << 10)
    /// The value that the surroundings have where nobody puts another one: `EnvironmentKey.defaultValue`.
    static let isSurroundingDefault = Flags(rawValue: 1 << 13)
    /// In a computed property, or in a function whose parameters a superclass or protocol fixes: it takes no more.
    static let isInFixed = Flags(rawValue: 1 << 14)
    /// What the function makes it gives back.
    static let isReturned = Flags(rawValue: 1 << 15)
    /// Some places are in static members, see ``isInStatic``.
    static let isPartlyInStatic = Flags(rawValue: 1 << 16)
    /// It is made with a closure, which sees what is around it.
    static let isMadeWithClosure = Flags(rawValue: 1 << 17)
    /// In the code of tests, which may extend types of the product.
    static let isInTest = Flags(rawValue: 1 << 18)
  }

  var source: NodeKey
  var target: NodeKey
  var kind: EdgeKind
  var abstraction: Abstraction
  var certainty: Certainty
  var role: EdgeRole?
  var via: EdgeOrigin?
  var flags: Flags
  /// 0 for none.
  var member: Symbol
  var file: Int32
  /// Byte offsets.
  var start: UInt32
  var end: UInt32
  /// Index into the catalogue's entries, -1 for none.
  var entry: Int32
  /// The declaration that was reached, -1 for none.
  var declaration: DeclarationID = -1
}
