import DigraphFacts
import DigraphLinking
import DigraphReport

/// One place at which a consumer gets or names a dependency: an edge of the graph before places are gathered.
package struct Acquisition: Sendable {
  package struct Flags: OptionSet, Sendable {
    package let rawValue: UInt32

    package init(rawValue: UInt32) { self.rawValue = rawValue }

    /// In a composition root, a registration, a preview: no finding.
    package static let isExempt = Flags(rawValue: 1 << 0)
    package static let isWeak = Flags(rawValue: 1 << 1)
    package static let isVolatile = Flags(rawValue: 1 << 2)
    /// Findings about it are for information.
    package static let isInfo = Flags(rawValue: 1 << 3)
    /// It is a singleton that the project declares.
    package static let isProjectSingleton = Flags(rawValue: 1 << 5)
    /// The second edge of a pair that says one thing, so that it is no finding of its own.
    package static let isCompanion = Flags(rawValue: 1 << 6)
    /// A function makes it when it is called, from arguments of its own.
    package static let isPerCall = Flags(rawValue: 1 << 7)
    /// A property has a value of its own, and nobody outside of the type sets it.
    package static let isUnset = Flags(rawValue: 1 << 8)
    /// In a static member, where no instance is at hand that could have been given it.
    package static let isInStatic = Flags(rawValue: 1 << 9)
    /// In the value of a static property, which is made once for everyone.
    package static let isInStaticValue = Flags(rawValue: 1 << 11)
    /// A parameter that has a default is declared with the target as its type.
    package static let isDeclared = Flags(rawValue: 1 << 12)
    /// In what shows a view to those who write it.
    static let isPreview = Flags(rawValue: 1 << 10)
    /// In a computed property, or in a function whose parameters a superclass or protocol fixes: it takes no more.
    package static let isInFixed = Flags(rawValue: 1 << 14)
    /// What the function makes it gives back.
    package static let isReturned = Flags(rawValue: 1 << 15)
    /// Some places are in static members, see ``isInStatic``.
    package static let isPartlyInStatic = Flags(rawValue: 1 << 16)
    /// It is made with a closure, which sees what is around it.
    package static let isMadeWithClosure = Flags(rawValue: 1 << 17)
    /// In the code of tests, which may extend types of the product.
    package static let isInTest = Flags(rawValue: 1 << 18)
    /// What the consumer makes it hands on, and asks for nothing.
    package static let isWired = Flags(rawValue: 1 << 19)
    /// It is made from what is only known where it stands, see ``ReferenceFlags/fromHere``.
    package static let isMadeFromHere = Flags(rawValue: 1 << 20)
    /// A loop makes one each time it goes round.
    package static let isRepeated = Flags(rawValue: 1 << 21)
    /// It is constructed there, whatever that means for the edge.
    package static let isConstruction = Flags(rawValue: 1 << 22)
    /// The value of a property that others can set.
    package static let isSettable = Flags(rawValue: 1 << 23)
    /// In an initializer, which only knows what it is given itself.
    package static let isInInitializer = Flags(rawValue: 1 << 24)
    /// It is an argument of a call on an object that is there already.
    package static let isPassed = Flags(rawValue: 1 << 26)
    /// It is compared with a value of its own type.
    package static let isCompared = Flags(rawValue: 1 << 25)
    /// It may be missing where nobody means it to be: see ``AcquisitionCollector/isMissed(_:_:)``.
    package static let isMissed = Flags(rawValue: 1 << 4)
    /// An initializer makes it for another one of its type, and takes nothing of the kind itself.
    package static let isForwarded = Flags(rawValue: 1 << 27)
    /// A parameter of a function that a protocol asks for.
    package static let isInRequirement = Flags(rawValue: 1 << 28)
    /// In a function that Objective-C calls, by a selector or its name: it takes no more.
    package static let isInSelector = Flags(rawValue: 1 << 29)
    /// It is constructed with arguments.
    package static let isTold = Flags(rawValue: 1 << 30)
    /// It is exempt for the name of its consumer alone.
    static let isInNamedRoot = Flags(rawValue: 1 << 13)
    /// What an edge has where one of its places has it.
    static let ofAny: Flags = [
      .isVolatile, .isProjectSingleton, .isDeclared, .isInFixed, .isInSelector, .isPartlyInStatic, .isMissed,
      .isMadeFromHere, .isRepeated, .isTold, .isConstruction, .isInInitializer, .isCompared,
    ]
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
  /// Place in the knowledge, -1 for none.
  var entry: Int32
  /// The declaration that was reached.
  @OptionalID var declaration: DeclarationID? = nil

  /// A container's code gives it to what it makes.
  var isHandedByContainer: Bool { via == .container && kind.isAcquiring }
}
