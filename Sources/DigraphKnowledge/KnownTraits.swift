/// What is known of a symbol beside its kind.
///
/// Public, as only so the compiler specializes the standard library's set operations in other targets.
public struct KnownTraits: OptionSet, Sendable {
  public let rawValue: UInt64

  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// Findings about it fail no build.
  public static let info = KnownTraits(rawValue: 1 << 0)
  /// It ends the process.
  public static let ends = KnownTraits(rawValue: 1 << 1)
  /// It waits for the clock.
  public static let waits = KnownTraits(rawValue: 1 << 2)
  /// It reads what a URL points to: a file nearly always.
  public static let fetches = KnownTraits(rawValue: 1 << 3)
  /// It takes a closure by which a container makes a service.
  public static let registers = KnownTraits(rawValue: 1 << 4)
  /// It shows another screen.
  public static let navigates = KnownTraits(rawValue: 1 << 5)
  /// It hands its argument to all views below.
  public static let provides = KnownTraits(rawValue: 1 << 6)
  /// It checks something in some builds only, or ends the process.
  public static let asserts = KnownTraits(rawValue: 1 << 7)
  /// It writes to the console, unless it is told where.
  public static let prints = KnownTraits(rawValue: 1 << 8)
  /// It asks nothing that a test would have to replace: of a format neither language nor region.
  public static let neutral = KnownTraits(rawValue: 1 << 9)
  /// A generic type of a container whose last argument is what it makes.
  public static let maker = KnownTraits(rawValue: 1 << 10)

  /// A test can make one of its own that reaches nothing which others see.
  public static let configurable = KnownTraits(rawValue: 1 << 24)

  /// It moves windows about, or says how large and of which kind what is shown is: no more than interfaces do anyway.
  public static let shows = KnownTraits(rawValue: 1 << 28)

  /// What it gives may be nil.
  public static let optional = KnownTraits(rawValue: 1 << 27)

  /// A container finds the arguments of what is registered so by their types.
  public static let completes = KnownTraits(rawValue: 1 << 26)
  /// It only has something told to whoever asks.
  public static let listens = KnownTraits(rawValue: 1 << 25)

  /// Of several types that a label could mean, this one.
  public static let usual = KnownTraits(rawValue: 1 << 15)

  /// What there is as long as nobody hands in anything else.
  public static let `default` = KnownTraits(rawValue: 1 << 22)
  /// What it is given is shown in previews alone.
  public static let previews = KnownTraits(rawValue: 1 << 23)

  // MARK: Names of members

  /// A usual name of the member that hands out a shared instance.
  public static let shared = KnownTraits(rawValue: 1 << 11)
  /// It can hardly mean anything else.
  public static let clear = KnownTraits(rawValue: 1 << 12)
  /// By such a static a class makes one instance the one for everybody.
  public static let own = KnownTraits(rawValue: 1 << 13)
  /// It hands out what exists for tests and previews.
  public static let fixture = KnownTraits(rawValue: 1 << 14)

  // MARK: Attributes

  /// It adds no member that hands out a shared instance.
  public static let plain = KnownTraits(rawValue: 1 << 16)
  /// What closures of the type do is there to be replaced.
  public static let placeholder = KnownTraits(rawValue: 1 << 17)
  /// The first value of the property is kept, and nobody hands in another one.
  public static let owned = KnownTraits(rawValue: 1 << 18)
  /// The property is what is shown at the moment.
  public static let bound = KnownTraits(rawValue: 1 << 19)
  /// The property is what the type shows of itself.
  public static let shown = KnownTraits(rawValue: 1 << 20)
  /// Something else than the project's code fills the property.
  public static let filled = KnownTraits(rawValue: 1 << 21)

  // MARK: What inheriting from a type, conforming to a protocol or carrying an attribute makes of a type

  public static let makesController = KnownTraits(rawValue: 1 << 32)
  public static let makesView = KnownTraits(rawValue: 1 << 33)
  public static let makesError = KnownTraits(rawValue: 1 << 34)
  public static let makesData = KnownTraits(rawValue: 1 << 35)
  public static let makesCodable = KnownTraits(rawValue: 1 << 36)
  public static let makesObservable = KnownTraits(rawValue: 1 << 37)
  /// Equal values are the same to whoever uses them.
  public static let makesValue = KnownTraits(rawValue: 1 << 38)
  /// A composition root.
  public static let makesRoot = KnownTraits(rawValue: 1 << 39)
  public static let makesTest = KnownTraits(rawValue: 1 << 40)
  /// The program starts there.
  public static let makesEntry = KnownTraits(rawValue: 1 << 41)
  /// It stands behind a property of another type.
  public static let makesWrapper = KnownTraits(rawValue: 1 << 42)
  /// The system makes and runs it: an intent, a tip.
  public static let makesCommand = KnownTraits(rawValue: 1 << 43)
  /// It is put together of others of its kind, as views are.
  public static let makesPart = KnownTraits(rawValue: 1 << 44)

  /// Its name says that it stands for data: an action, an event, a request.
  public static let makesDataByName = KnownTraits(rawValue: 1 << 45)

  /// Its values are compared.
  public static let makesCompared = KnownTraits(rawValue: 1 << 46)
  /// Previews show what it makes.
  public static let makesPreview = KnownTraits(rawValue: 1 << 47)
  /// It answers a view of the platform: for what there is to show, what is typed or dropped.
  public static let makesAnswer = KnownTraits(rawValue: 1 << 48)
  /// A value is made for one piece of work, from what is only known there: an operation, what hears of a parser.
  public static let makesJob = KnownTraits(rawValue: 1 << 49)

  // MARK: Who makes the values of what inherits from a type or conforms to a protocol

  /// A list, which uses them again.
  public static let madeByList = KnownTraits(rawValue: 1 << 56)
  public static let madeBySystem = KnownTraits(rawValue: 1 << 57)
  /// A store, which fetches them.
  public static let madeByStore = KnownTraits(rawValue: 1 << 58)
  /// A parser of arguments, whose properties it fills.
  public static let madeByParser = KnownTraits(rawValue: 1 << 59)
}
