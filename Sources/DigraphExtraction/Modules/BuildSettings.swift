import DigraphFacts

/// The build settings of a target: what says a setting is the first layer that has it, from the target's own to its
/// project's configuration file.
///
/// Source: "Configuring the build settings of a target" and "Adding a build configuration file to your project" of
/// Xcode's documentation. Settings under a condition (`NAME[sdk=…]`) are left aside.
struct BuildSettings {
  /// What each layer says, the nearest first.
  private let layers: [[String: String]]
  /// What Xcode itself says, which anything else goes before.
  private let defaults: [String: String]

  /// How often values may refer to others on the way to one: they may go round in circles, or double at each step.
  private static let referenceLimit = 200

  init(target: String, project: String, layers: [[String: String]]) {
    self.layers = layers
    defaults = [
      "TARGET_NAME": target, "TARGETNAME": target, "PROJECT_NAME": project, "PRODUCT_NAME": "$(TARGET_NAME)",
      "PRODUCT_MODULE_NAME": "$(PRODUCT_NAME:c99extidentifier)",
    ]
  }

  /// The value of a setting with all that it refers to put in; nil where nobody sets it.
  func value(_ name: String) -> String? {
    var left = Self.referenceLimit
    return value(name, from: 0, &left)
  }

  private func value(_ name: String, from first: Int, _ left: inout Int) -> String? {
    for layer in first..<max(first, layers.count) {
      if let text = layers[layer][name] { return expand(text, of: name, in: layer, &left) }
    }
    return defaults[name].map { expand($0, of: name, in: layers.count, &left) }
  }

  /// Puts values in the place of `$(NAME)`, `${NAME}` and `$(NAME:operator)`.
  private func expand(_ text: String, of name: String, in layer: Int, _ left: inout Int) -> String {
    guard text.contains("$") else { return text }
    var result = ""
    var rest = text[...]
    while let mark = rest.firstIndex(of: "$") {
      result += rest[..<mark]
      rest = rest[rest.index(after: mark)...]
      guard let open = rest.first, open == "(" || open == "{",
        let end = rest.firstIndex(of: open == "(" ? ")" : "}")
      else { continue }
      let reference = rest.dropFirst().prefix(upTo: end)
      rest = rest[rest.index(after: end)...]
      left -= 1
      guard left > 0 else { continue }
      let parts = reference.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
      var found: String?
      if parts[0] == "inherited" || parts[0] == name {
        found = value(name, from: layer + 1, &left)
      } else {
        found = value(parts[0], from: 0, &left)
      }
      for part in parts.dropFirst() { found = Self.apply(part, to: found) }
      result += found ?? ""
    }
    return result + rest
  }

  private static func apply(_ operation: String, to value: String?) -> String? {
    switch operation {
    case "c99extidentifier", "identifier":
      return value.map { String($0.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" }) }
    case "rfc1034identifier": return value.map { String($0.map { $0.isLetter || $0.isNumber ? $0 : "-" }) }
    case "lower": return value?.lowercased()
    case "upper": return value?.uppercased()
    default:
      guard operation.hasPrefix("default="), value?.isEmpty ?? true else { return value }
      return String(operation.dropFirst("default=".count))
    }
  }

  // MARK: What is read from them

  /// The name under which code imports the target.
  var moduleName: String? { value("PRODUCT_MODULE_NAME").flatMap { $0.isEmpty ? nil : $0 } }

  /// The language mode, 0 where nobody says. Where all belongs to the main actor, mode 6 is as mode 5: what is sent
  /// between tasks is checked in vain.
  var languageMode: UInt8 {
    let mode = value("SWIFT_VERSION").flatMap { UInt8($0.prefix { $0 != "." }) } ?? 0
    return value("SWIFT_DEFAULT_ACTOR_ISOLATION") == "MainActor" ? min(mode, 5) : mode
  }

  /// The flags that its code is compiled with. Those of settings under a condition are left aside.
  var flags: Set<String> {
    let options = words("OTHER_SWIFT_FLAGS")
    let defined = options.indices.compactMap { place -> String? in
      if options[place] == "-D" { return place + 1 < options.count ? options[place + 1] : nil }
      return options[place].hasPrefix("-D") ? String(options[place].dropFirst(2)) : nil
    }
    return Set(words("SWIFT_ACTIVE_COMPILATION_CONDITIONS") + defined)
  }

  private func words(_ name: String) -> [String] {
    (value(name) ?? "").split(whereSeparator: { " \t\n;,\"".contains($0) }).map(String.init)
  }

  /// What the target is built for; all where nobody says.
  var platforms: BuildPlatforms {
    for name in ["SUPPORTED_PLATFORMS", "SDKROOT"] {
      var found: BuildPlatforms = []
      for word in (value(name) ?? "").split(whereSeparator: { " ;,\"".contains($0) }) {
        switch word {
        case "iphoneos", "iphonesimulator": found.insert(.iOS)
        case "macosx": found.insert(.macOS)
        case "watchos", "watchsimulator": found.insert(.watchOS)
        case "appletvos", "appletvsimulator": found.insert(.tvOS)
        case "xros", "xrsimulator": found.insert(.visionOS)
        default: continue
        }
      }
      if !found.isEmpty { return found }
    }
    return .all
  }
}
