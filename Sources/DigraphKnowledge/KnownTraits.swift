/// What is known of a symbol beside its kind.
package struct KnownTraits: OptionSet, Sendable {
  package let rawValue: UInt64

  package init(rawValue: UInt64) { self.rawValue = rawValue }

  /// Findings about it fail no build.
  package static let info = KnownTraits(rawValue: 1 << 0)
  /// It ends the process.
  package static let ends = KnownTraits(rawValue: 1 << 1)
  /// It waits for the clock.
  package static let waits = KnownTraits(rawValue: 1 << 2)
  /// It reads what a URL points to, wherever that is.
  package static let fetches = KnownTraits(rawValue: 1 << 3)
  /// It takes a closure by which a container makes a service.
  package static let registers = KnownTraits(rawValue: 1 << 4)
  /// It shows another screen.
  package static let navigates = KnownTraits(rawValue: 1 << 5)
  /// It hands its argument to all views below.
  package static let provides = KnownTraits(rawValue: 1 << 6)
  /// It checks something in some builds only, or ends the process.
  package static let asserts = KnownTraits(rawValue: 1 << 7)
  /// It writes to the console, unless it is told where.
  package static let prints = KnownTraits(rawValue: 1 << 8)
  /// A format that asks neither language nor region.
  package static let neutral = KnownTraits(rawValue: 1 << 9)
  /// A generic type of a container whose last argument is what it makes.
  package static let maker = KnownTraits(rawValue: 1 << 10)

  /// A test can make one of its own that reaches nothing which others see.
  package static let configurable = KnownTraits(rawValue: 1 << 24)

  /// Of several types that a label could mean, this one.
  package static let usual = KnownTraits(rawValue: 1 << 15)

  /// What there is as long as nobody hands in anything else.
  package static let `default` = KnownTraits(rawValue: 1 << 22)
  /// What it is given is shown in previews alone.
  package static let previews = KnownTraits(rawValue: 1 << 23)

  // MARK: Names of members

  /// A usual name of the member that hands out a shared instance.
  package static let shared = KnownTraits(rawValue: 1 << 11)
  /// It can hardly mean anything else.
  package static let clear = KnownTraits(rawValue: 1 << 12)
  /// By such a static a class makes one instance the one for everybody.
  package static let own = KnownTraits(rawValue: 1 << 13)
  /// It hands out what exists for tests and previews.
  package static let fixture = KnownTraits(rawValue: 1 << 14)

  // MARK: Attributes

  /// It adds no member that hands out a shared instance.
  package static let plain = KnownTraits(rawValue: 1 << 16)
  /// What closures of the type do is there to be replaced.
  package static let placeholder = KnownTraits(rawValue: 1 << 17)
  /// The first value of the property is kept, and nobody hands in another one.
  package static let owned = KnownTraits(rawValue: 1 << 18)
  /// The property is what is shown at the moment.
  package static let bound = KnownTraits(rawValue: 1 << 19)
  /// The property is what the type shows of itself.
  package static let shown = KnownTraits(rawValue: 1 << 20)
  /// Something else than the project's code fills the property.
  package static let filled = KnownTraits(rawValue: 1 << 21)

  // MARK: What inheriting from a type, conforming to a protocol or carrying an attribute makes of a type

  package static let makesController = KnownTraits(rawValue: 1 << 32)
  package static let makesView = KnownTraits(rawValue: 1 << 33)
  package static let makesError = KnownTraits(rawValue: 1 << 34)
  package static let makesData = KnownTraits(rawValue: 1 << 35)
  package static let makesCodable = KnownTraits(rawValue: 1 << 36)
  package static let makesObservable = KnownTraits(rawValue: 1 << 37)
  /// Equal values are the same to whoever uses them.
  package static let makesValue = KnownTraits(rawValue: 1 << 38)
  /// A composition root.
  package static let makesRoot = KnownTraits(rawValue: 1 << 39)
  package static let makesTest = KnownTraits(rawValue: 1 << 40)
  /// The program starts there.
  package static let makesEntry = KnownTraits(rawValue: 1 << 41)
  /// It stands behind a property of another type.
  package static let makesWrapper = KnownTraits(rawValue: 1 << 42)
  /// The system makes and runs it: an intent, a tip.
  package static let makesCommand = KnownTraits(rawValue: 1 << 43)
  /// It is put together of others of its kind, as views are.
  package static let makesPart = KnownTraits(rawValue: 1 << 44)

  /// Its name says that it stands for data: an action, an event, a request.
  package static let makesDataByName = KnownTraits(rawValue: 1 << 45)

  /// Its values are compared.
  package static let makesCompared = KnownTraits(rawValue: 1 << 46)
  /// Previews show what it makes.
  package static let makesPreview = KnownTraits(rawValue: 1 << 47)

  // MARK: Who makes the values of what inherits from a type or conforms to a protocol

  /// A list, which uses them again.
  package static let madeByList = KnownTraits(rawValue: 1 << 56)
  package static let madeBySystem = KnownTraits(rawValue: 1 << 57)
  /// A store, which fetches them.
  package static let madeByStore = KnownTraits(rawValue: 1 << 58)
}
