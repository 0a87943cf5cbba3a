/// What running a piece of code reaches outside its own process and memory, or reads that differs between runs.
///
/// Public, as only so the compiler specializes the standard library's set operations in other targets.
public struct EffectGroups: OptionSet, Sendable, Hashable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public static let network = EffectGroups(rawValue: 1 << 0)
  /// What outlives the process and is no plain file: preferences, databases, the keychain, caches.
  public static let storage = EffectGroups(rawValue: 1 << 1)
  public static let files = EffectGroups(rawValue: 1 << 2)
  /// What the program was built with: resources, its property list.
  public static let bundle = EffectGroups(rawValue: 1 << 3)
  public static let clock = EffectGroups(rawValue: 1 << 4)
  public static let randomness = EffectGroups(rawValue: 1 << 5)
  /// Language, region, calendar and time zone of the user.
  public static let locale = EffectGroups(rawValue: 1 << 6)
  public static let location = EffectGroups(rawValue: 1 << 7)
  public static let sensors = EffectGroups(rawValue: 1 << 8)
  public static let device = EffectGroups(rawValue: 1 << 9)
  /// Environment, arguments, terminal, other processes.
  public static let process = EffectGroups(rawValue: 1 << 10)
  /// Events posted to whoever listens, and alerts shown to the user.
  public static let notifications = EffectGroups(rawValue: 1 << 11)
  /// The running application, its windows and what the user sees.
  public static let interface = EffectGroups(rawValue: 1 << 12)
  /// Which thread runs something, and when.
  public static let scheduling = EffectGroups(rawValue: 1 << 13)
  public static let logging = EffectGroups(rawValue: 1 << 14)
  public static let analytics = EffectGroups(rawValue: 1 << 15)
  /// Signing in, permissions, keys.
  public static let security = EffectGroups(rawValue: 1 << 16)
  /// Address book, calendars, reminders.
  public static let contacts = EffectGroups(rawValue: 1 << 17)
  public static let commerce = EffectGroups(rawValue: 1 << 18)
  /// Audio, video, photos, speech.
  public static let media = EffectGroups(rawValue: 1 << 19)
  /// Other services of the system: the pasteboard, calls, widgets, the assistant.
  public static let system = EffectGroups(rawValue: 1 << 20)
  /// The process ends.
  public static let termination = EffectGroups(rawValue: 1 << 21)

  /// Each group and its name, which texts of knowledge write behind `effects`.
  public static let named: [(name: String, group: EffectGroups)] = [
    ("network", .network), ("storage", .storage), ("files", .files), ("bundle", .bundle), ("clock", .clock),
    ("randomness", .randomness), ("locale", .locale), ("location", .location), ("sensors", .sensors),
    ("device", .device), ("process", .process), ("notifications", .notifications), ("interface", .interface),
    ("scheduling", .scheduling), ("logging", .logging), ("analytics", .analytics), ("security", .security),
    ("contacts", .contacts), ("commerce", .commerce), ("media", .media), ("system", .system),
    ("termination", .termination),
  ]

  /// The names of the groups, in a fixed order.
  public var names: [String] { Self.named.lazy.filter { contains($0.group) }.map(\.name) }
}

extension KnownGroup {
  /// What using a symbol of the group does unless its text says otherwise.
  var effects: EffectGroups {
    switch self {
    case .clock: .clock
    case .timer: [.clock, .scheduling]
    case .random: .randomness
    case .calendar, .locale, .formatting: .locale
    case .network: .network
    case .storage: .storage
    case .files: .files
    case .bundle: .bundle
    case .process: .process
    case .application, .interface: .interface
    case .device: .device
    case .location: .location
    case .sensors: .sensors
    case .notifications, .alerts: .notifications
    case .scheduler: .scheduling
    case .logging: .logging
    case .analytics: .analytics
    case .security: .security
    case .contacts: .contacts
    case .commerce: .commerce
    case .media: .media
    case .system, .search: .system
    case .injection, .value, .plumbing, .reactive, .testing: []
    }
  }
}

extension KnownKind {
  /// Using a symbol of the kind has the effects of its group.
  var hasEffects: Bool {
    switch self {
    case .singleton, .static, .construct, .function, .member, .wrapper, .service: true
    case .injection, .environment, .stable, .glue, .view, .container: false
    }
  }
}

extension KnownSymbol {
  /// What using the symbol does; of a type, what the members of its values do.
  package var effects: EffectGroups {
    if let said = facts.effects { return said }
    guard let kind = facts.kind, kind.hasEffects else { return [] }
    if traits.contains(.ends) { return .termination }
    var effects = facts.group.effects
    if traits.contains(.waits) { effects.insert(.scheduling) }
    return effects
  }
}
