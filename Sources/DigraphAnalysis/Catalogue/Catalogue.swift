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

  /// Adds the names that linking must notice to a program.
  func enter(_ program: inout Program) {
    for entry in entries {
      switch entry.key {
      case .function(let name): program.mark(program.symbols.intern(name), .platformFunction)
      case .instanceMember(let name): program.mark(program.symbols.intern(name), .platformMember)
      default: continue
      }
    }
    for group in CatalogueEntry.Group.allCases {
      if let name = group.sourceName { _ = program.symbols.intern(name) }
    }
    for name in Self.registrationNames { program.mark(program.symbols.intern(name), .registration) }
    for name in Self.navigationNames { program.mark(program.symbols.intern(name), .navigation) }
    for name in Self.provisionNames { program.mark(program.symbols.intern(name), .provision) }
    for (wrapper, root) in Self.wrapperRoots {
      program.wrapperRoots[program.symbols.intern(wrapper)] = program.symbols.intern(root)
    }
    program.factoryTypes = [program.symbols.intern("Factory"), program.symbols.intern("ParameterFactory")]
    for name in Self.sharedNames { program.mark(program.symbols.intern(name), .shared) }
    enterLabels(&program)
  }

  /// `calendar: .current` can only mean `Calendar`, `photoLibrary: .shared()` the library of photos. Labels and members
  /// that no file has are left out, and so are bundles: with `bundle:` it is mostly texts and images that are looked up.
  private func enterLabels(_ program: inout Program) {
    for entry in entries where entry.kind == .singleton && !entry.isPackage && entry.group != .bundle {
      guard case .member(let type, let member) = entry.key else { continue }
      let (value, own) = (program.symbols.find(member), program.symbols.find(type))
      guard value != 0 else { continue }
      if own != 0 { program.sharedMembers.insert(LabelledMember(label: own, member: value)) }
      // `URLSession`, `UserDefaults`, `PHPhotoLibrary` give `urlSession`, `userDefaults`, `photoLibrary`.
      let prefix = max(type.prefix { $0.isUppercase }.count - 1, 0)
      let rest = type.dropFirst(prefix)
      let bare = program.symbols.find(rest.prefix(1).lowercased() + rest.dropFirst())
      let whole = program.symbols.find(type.prefix(max(prefix, 1)).lowercased() + type.dropFirst(max(prefix, 1)))
      // The type of just this name goes before one with a prefix.
      let key = LabelledMember(label: bare, member: value)
      if bare != 0, prefix == 0 || program.sharedByLabel[key] == nil {
        program.sharedByLabel[key] = program.symbols.intern(type)
      }
      if whole != 0 {
        program.sharedByLabel[LabelledMember(label: whole, member: value)] = program.symbols.intern(type)
      }
    }
  }

  /// For property wrappers that take a key path: the type whose property it names. Sources: SwiftUI, swift-dependencies,
  /// Factory.
  static let wrapperRoots: [String: String] = [
    "Dependency": "DependencyValues", "DynamicInjected": "Container", "Environment": "EnvironmentValues",
    "Injected": "Container", "InjectedObject": "Container", "InjectedObservable": "Container",
    "LazyInjected": "Container", "WeakLazyInjected": "Container",
  ]

  /// Usual names of the member that hands out a shared instance; most frequent first. `di-idioms` of open-source code
  /// counts 264 of 327 singletons named `shared`.
  static let sharedNames = [
    "shared", "default", "standard", "current", "main", "instance", "sharedInstance", "sharedManager", "defaultManager",
    "sharedController", "sharedHelper", "sharedSession", "defaultCenter", "sharedApplication",
  ]

  /// Functions that take a closure by which a container makes a service.
  static let registrationNames = [
    "register", "autoregister", "registerSingleton", "registerFactory", "storyboardInitCompleted", "bind", "provide",
  ]

  /// Views and modifiers that show another screen.
  static let navigationNames = [
    "NavigationLink", "navigationDestination", "sheet", "fullScreenCover", "popover", "inspector", "present", "push",
    "pushViewController", "show", "showDetailViewController", "setViewControllers", "WindowGroup", "Settings",
  ]

  /// What a protocol could be called where a consumer uses nothing but this member of a shared object.
  static let protocolNames: [(member: String, name: String)] = [
    ("open", "URLOpening"), ("canOpenURL", "URLOpening"), ("sendAction", "ActionSending"),
    ("registerForRemoteNotifications", "PushRegistering"), ("beginBackgroundTask", "BackgroundTaskRunning"),
    ("endBackgroundTask", "BackgroundTaskRunning"), ("isIdleTimerDisabled", "IdleTimerControlling"),
    ("setAlternateIconName", "AppIconChanging"), ("alternateIconName", "AppIconChanging"),
  ]

  /// Modifiers that put an object into the surroundings of other views.
  static let provisionNames = ["environment", "environmentObject"]
}
