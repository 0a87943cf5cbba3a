/// What the tool knows of symbols that the project does not declare: which are shared instances, which change between
/// runs, which are plain values.
///
/// The entries stand in the files beside this one, one line each; see ``CatalogueEntry``.
package struct Catalogue: Sendable {
  /// Raised when entries are added or changed, so that a baseline can tell a new finding from newly known symbols.
  package static let version = "2"

  /// In the order of the files.
  package let entries: [CatalogueEntry]
  /// Lines that are no entry; a test demands that there are none.
  package let malformed: [String]
  private let byKey: [CatalogueEntry.Key: Int]
  /// Types, functions and attributes of the platform.
  private let platformNames: Set<String>

  /// Reads all entries. O(size of the catalogue).
  package init() {
    self.init(platformTexts: Self.platformTexts, packageTexts: Self.packageTexts)
  }

  /// A catalogue from other texts, for tests.
  package init(platformTexts: [String], packageTexts: [String] = []) {
    var reader = Reader()
    reader.byKey.reserveCapacity(4_096)
    for text in platformTexts { reader.read(text, isPackage: false) }
    for text in packageTexts { reader.read(text, isPackage: true) }
    entries = reader.entries
    malformed = reader.malformed
    byKey = reader.byKey
    platformNames = Set(reader.entries.lazy.filter { !$0.isPackage }.map(\.key.name))
  }

  /// Gathers the entries of texts; of two with one key the first counts.
  private struct Reader {
    var entries: [CatalogueEntry] = []
    var malformed: [String] = []
    var byKey: [CatalogueEntry.Key: Int] = [:]

    /// The words of the line at hand.
    private var words: [String] = []

    mutating func read(_ text: String, isPackage: Bool) {
      var text = text
      text.withUTF8 { bytes in
        var start = 0
        while start < bytes.count {
          let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
          read(line: UnsafeBufferPointer(rebasing: bytes[start..<end]), isPackage: isPackage)
          start = end + 1
        }
      }
    }

    private mutating func read(line: UnsafeBufferPointer<UInt8>, isPackage: Bool) {
      words.removeAll(keepingCapacity: true)
      var position = 0
      while true {
        while position < line.count, line[position] == UInt8(ascii: " ") { position += 1 }
        // A comment is behind the first word that begins with a slash.
        guard position < line.count, line[position] != UInt8(ascii: "/") else { break }
        let start = position
        while position < line.count, line[position] != UInt8(ascii: " ") { position += 1 }
        words.append(String(decoding: UnsafeBufferPointer(rebasing: line[start..<position]), as: UTF8.self))
      }
      if words.isEmpty { return }
      guard let entry = CatalogueEntry(words, isPackage: isPackage) else {
        malformed.append(words.joined(separator: " "))
        return
      }
      if byKey[entry.key] == nil { byKey[entry.key] = entries.count }
      entries.append(entry)
    }
  }

  /// Some entry speaks of a type, function or attribute of this name that the platform declares.
  package func isOfPlatform(_ name: String) -> Bool { platformNames.contains(name) }

  package subscript(_ key: CatalogueEntry.Key) -> CatalogueEntry? { byKey[key].map { entries[$0] } }

  /// What is said of a type as a whole.
  package func type(_ name: String) -> CatalogueEntry? { self[.type(name)] }

  /// What is said of constructing a type.
  ///
  /// - Parameters:
  ///   - label: of the first argument, empty for none.
  ///   - hasArguments: whether there is any argument.
  package func construction(of type: String, label: String, hasArguments: Bool) -> CatalogueEntry? {
    if !hasArguments, let exact = self[.construction(type, nil)] { return exact }
    if hasArguments, let exact = self[.construction(type, label)] { return exact }
    return self[.anyConstruction(type)]
  }

  /// What is said of a static member of a type.
  package func member(_ member: String, of type: String) -> CatalogueEntry? { self[.member(type, member)] }

  /// What is said of a member of a type's values.
  package func instanceMember(_ member: String, of type: String) -> CatalogueEntry? {
    self[.memberOfValue(type, member)] ?? self[.instanceMember(member)]
  }

  /// For property wrappers that take a key path: the type whose property it names. Sources: SwiftUI, swift-dependencies,
  /// Factory.
  package static let wrapperRoots: [String: String] = [
    "Dependency": "DependencyValues", "DynamicInjected": "Container", "Environment": "EnvironmentValues",
    "Injected": "Container", "InjectedObject": "Container", "InjectedObservable": "Container",
    "LazyInjected": "Container", "WeakLazyInjected": "Container",
  ]

  /// Usual names of the member that hands out a shared instance; most frequent first. `di-idioms` of open-source code
  /// counts 264 of 327 singletons named `shared`.
  package static let sharedNames = [
    "shared", "default", "standard", "current", "main", "instance", "sharedInstance", "sharedManager", "defaultManager",
    "sharedController", "sharedHelper", "sharedSession", "defaultCenter", "sharedApplication",
  ]

  /// Functions that take a closure by which a container makes a service.
  package static let registrationNames = [
    "register", "autoregister", "registerSingleton", "registerFactory", "storyboardInitCompleted", "bind", "provide",
  ]

  /// Views and modifiers that show another screen.
  package static let navigationNames = [
    "NavigationLink", "navigationDestination", "sheet", "fullScreenCover", "popover", "inspector", "present", "push",
    "pushViewController", "show", "showDetailViewController", "setViewControllers", "WindowGroup", "Settings",
  ]

  /// What a protocol could be called where a consumer uses nothing but this member of a shared object.
  package static let protocolNames: [(member: String, name: String)] = [
    ("open", "URLOpening"), ("canOpenURL", "URLOpening"), ("sendAction", "ActionSending"),
    ("registerForRemoteNotifications", "PushRegistering"), ("beginBackgroundTask", "BackgroundTaskRunning"),
    ("endBackgroundTask", "BackgroundTaskRunning"), ("isIdleTimerDisabled", "IdleTimerControlling"),
    ("setAlternateIconName", "AppIconChanging"), ("alternateIconName", "AppIconChanging"),
  ]

  /// Modifiers that put an object into the surroundings of other views.
  package static let provisionNames = ["environment", "environmentObject"]
}
