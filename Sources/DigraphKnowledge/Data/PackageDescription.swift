extension BuiltInTexts {
  static let packageDescription: StaticString = #"""
    //: package PackageDescription
    import PackageDescription

    class Package {
      init(name: String, defaultLocalization: Never = 0, platforms: [SupportedPlatform]? = nil, pkgConfig: String? = nil, providers: [Never]? = nil, products: [Product] = 0, traits: Never = 0, dependencies: [Dependency] = 0, targets: [Target] = 0, swiftLanguageModes: [SwiftVersion]? = nil, swiftLanguageVersions: [SwiftVersion]? = nil, cLanguageStandard: Never = 0, cxxLanguageStandard: Never = 0)
      var targets: [Target] { get set }
      var products: [Product] { get set }
      var dependencies: [Dependency] { get set }
      class Dependency {}
    }
    struct SupportedPlatform {}
    struct SwiftVersion {}
    struct SwiftSetting {}
    class Product {}
    struct Resource {}
    class Target {
      var dependencies: [Dependency] { get set }
      var swiftSettings: [SwiftSetting]? { get set }
      struct Dependency {}
      struct PluginUsage {}
    }
    """#
}
