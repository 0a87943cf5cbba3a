/// Tells types of the platform from types of packages by how they are named, where the catalogue does not list them.
package enum PlatformNames {
  /// Prefixes of Apple's frameworks in Objective-C style.
  private static let prefixes = [
    "AB", "AR", "AS", "AV", "BG", "CA", "CB", "CF", "CG", "CH", "CI", "CK", "CL", "CM", "CN", "CS", "CT", "CV", "CX",
    "EK", "GC", "GK", "HK", "HM", "IN", "JS", "LA", "LP", "MC", "MDL", "MF", "MK", "ML", "MP", "MS", "MTK", "MTL", "MX",
    "NE", "NF", "NI", "NL", "NS", "NW", "OS", "PDF", "PH", "PK", "QL", "RP", "SCN", "SF", "SK", "SL", "SM", "SN", "ST",
    "TV", "UI", "UN", "UT", "VN", "WC", "WK", "XC",
  ]

  package static func isPlatform(_ name: String) -> Bool {
    prefixes.contains { prefix in
      guard name.hasPrefix(prefix) else { return false }
      let rest = name.utf8.dropFirst(prefix.utf8.count)
      guard let first = rest.first, first >= 0x41, first <= 0x5A, let second = rest.dropFirst().first else {
        return false
      }
      return second >= 0x61 && second <= 0x7A
    }
  }

  /// Attributes of types that the language, the platform's frameworks and the test library have; none of them adds a
  /// member that hands out a shared instance.
  private static let typeAttributes: Set<String> = [
    "CasePathable", "DependencyClient", "GlobalActor", "IBDesignable", "MainActor", "Model", "NSApplicationMain",
    "Observable", "ObservableState", "Reducer", "Suite", "UIApplicationMain",
  ]

  /// Whether an attribute of a type may be a macro that is not known. Attributes of the language itself begin with a
  /// small letter, and an actor's name isolates.
  package static func mayBeUnknownMacro(_ attribute: String) -> Bool {
    attribute.first?.isUppercase ?? false && !attribute.hasSuffix("Actor") && !typeAttributes.contains(attribute)
  }

  /// Whether a macro is named for making its type hand out one shared instance.
  package static func isNamedForSharing(_ attribute: String) -> Bool {
    attribute.contains("Singleton") || attribute.hasPrefix("Shared")
  }
}
