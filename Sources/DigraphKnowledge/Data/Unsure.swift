extension BuiltInTexts {
  static let unsure: StaticString = #"""
    //: package Unsure

    // Wrappers that inject
    //: @Autowired          injection injection
    //: @InjectedContainer  injection injection
    //: @LazyInject         injection injection

    // Storage
    //: @PersistedProperty    wrapper storage KeyValueStoring, info
    //: @StoredValue          wrapper storage KeyValueStoring, info
    //: @UserDefault          wrapper storage KeyValueStoring, info
    //: @UserDefaultsWrapper  wrapper storage KeyValueStoring, info
    //: @UserPreference       wrapper storage KeyValueStoring, info

    // Functions that take a closure by which a container makes a service
    //: .registerSingleton  registers
    //: .registerFactory    registers
    """#
}
