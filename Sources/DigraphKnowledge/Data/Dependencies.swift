extension BuiltInTexts {
  static let dependencies: StaticString = #"""
    //: package Dependencies

    struct DependencyValues {  //: container injection
      var calendar: Calendar { get set }
      var continuousClock: any Clock { get set }
      var date: DateGenerator { get set }
      var defaultAppStorage: UserDefaults { get set }
      var dismiss: DismissEffect { get set }
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

    // Wrappers that inject
    //: @Dependency  injection injection, keys DependencyValues

    // What swift-dependencies has keys for
    //: DateGenerator              service clock DateProviding
    //: DismissEffect              service application Dismissing
    //: OpenURLEffect              service application URLOpening
    //: UUIDGenerator              service random UUIDProviding
    //: WithRandomNumberGenerator  service random RandomProviding

    // Functions that take a closure by which a container makes a service
    //: prepareDependencies  registers

    // What registrations are made of
    //: DependencyKey      glue injection, makes root
    //: TestDependencyKey  glue injection, makes root

    // What there is as long as nobody hands in anything else
    //: DependencyKey.liveValue         default, registers
    //: DependencyKey.previewValue      default
    //: DependencyKey.testValue         default
    //: TestDependencyKey.previewValue  default
    //: TestDependencyKey.testValue     default

    // Attributes of declarations
    //: @DependencyClient  placeholder
    """#
}
