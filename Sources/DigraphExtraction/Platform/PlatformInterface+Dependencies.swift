extension PlatformInterface {
  /// The keys that swift-dependencies brings along. Seen without its import: the extension that adds a key and the
  /// wrapper that asks for it often see the package by way of different modules.
  static let dependencies = """
    struct DependencyValues {
      var calendar: Calendar { get set }
      var continuousClock: any Clock { get set }
      var date: DateGenerator { get set }
      var defaultAppStorage: UserDefaults { get set }
      var locale: Locale { get set }
      var mainQueue: AnySchedulerOf { get set }
      var mainRunLoop: AnySchedulerOf { get set }
      var openURL: OpenURLEffect { get set }
      var suspendingClock: any Clock { get set }
      var timeZone: TimeZone { get set }
      var urlSession: URLSession { get set }
      var uuid: UUIDGenerator { get set }
      var withRandomNumberGenerator: WithRandomNumberGenerator { get set }
    }
    """
}
