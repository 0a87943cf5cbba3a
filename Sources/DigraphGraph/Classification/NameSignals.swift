import DigraphLinking
import DigraphReport

/// What the last words of a type's name say it is for, where nothing it is or does says more.
///
/// The lists follow the frequencies counted over open-source applications.
struct NameSignals {
  /// The role its last words suggest.
  let role: Role?
  /// Its values do work for others.
  let isService: Bool
  /// Its values are deterministic helpers, unless they reach outside the process.
  let isHelper: Bool
  /// Its values carry data.
  let isData: Bool
  /// Its values are data even where they hold what does work: a state, a message.
  let isMessage: Bool
  /// It stands in for another type in a test.
  let isTestDouble: Bool
  /// It is called after previews.
  let isPreview: Bool
  /// It is there to be called back.
  let isBackReference: Bool
  /// It wires others together.
  let isCompositionRoot: Bool
  /// It is called a container and nothing says of what: as often one of data as one of services.
  let isBareContainer: Bool
  /// Others ask it for services by type or name.
  let isLocator: Bool
  /// It is called a view controller.
  let isController: Bool

  /// O(length of the name).
  init(_ name: String) {
    let all = Words(name)
    let bare = Words(name, without: Self.emptyWords)
    var (role, marks, own) = (Role?.none, Marks(), Marks())
    for tail in bare.tails {
      guard let meaning = Self.meanings[tail] else { continue }
      role = role ?? meaning.role
      marks.formUnion(meaning.marks)
    }
    var last = Marks()
    for tail in all.tails {
      last = Self.meanings[tail]?.marks ?? []
      own.formUnion(last)
    }
    let first = Self.meanings[all.first]?.marks ?? []
    self.role = role
    isService = marks.contains(.service)
    isHelper = marks.contains(.helper)
    isData = own.contains(.data)
    isMessage = own.contains(.message)
    isTestDouble = first.union(own).contains(.double)
    isPreview = first.union(last).contains(.preview)
    isBackReference = own.contains(.backReference)
    isCompositionRoot = own.contains(.compositionRoot)
    isLocator = own.contains(.locator)
    isBareContainer = all.tails.last == "Container" && !isLocator
    isController = own.contains(.controller)
  }

  /// What one word or two say.
  private struct Marks: OptionSet {
    let rawValue: UInt16
    static let service = Marks(rawValue: 1 << 0)
    static let helper = Marks(rawValue: 1 << 1)
    static let data = Marks(rawValue: 1 << 2)
    static let message = Marks(rawValue: 1 << 3)
    static let double = Marks(rawValue: 1 << 4)
    static let preview = Marks(rawValue: 1 << 5)
    static let backReference = Marks(rawValue: 1 << 6)
    static let compositionRoot = Marks(rawValue: 1 << 7)
    static let locator = Marks(rawValue: 1 << 8)
    static let controller = Marks(rawValue: 1 << 9)
  }

  /// All lists in one, so that a word is looked up once.
  private static let meanings: [String: (marks: Marks, role: Role?)] = {
    var meanings: [String: (marks: Marks, role: Role?)] = [:]
    let lists: [(Set<String>, Marks)] = [
      (services, .service), (helpers, .helper), (data, .data), (messages, .message), (doubles, .double),
      (previews, .preview), (backReferences, .backReference), (compositionRoots, .compositionRoot),
      (locators, .locator), (["ViewController"], .controller),
    ]
    for (words, mark) in lists {
      for word in words { meanings[word, default: ([], nil)].marks.formUnion(mark) }
    }
    for (word, role) in roles { meanings[word, default: ([], nil)].role = role }
    return meanings
  }()

  /// The first and the last words of a name in camel case.
  private struct Words {
    let first: String
    /// The last two words together, then the last one.
    let tails: [String]

    init(_ name: String, without empty: Set<String> = []) {
      let bytes = Array(name.utf8)
      var starts: [Int] = []
      for index in bytes.indices where Self.begins(index, bytes) { starts.append(index) }
      func text(_ from: Int, _ to: Int) -> String { String(decoding: bytes[from..<to], as: UTF8.self) }
      var end = bytes.count
      // `SessionProtocol`: the word before the one that says nothing.
      while starts.count > 1, empty.contains(text(starts[starts.count - 1], end)) { end = starts.removeLast() }
      first = text(0, starts.count > 1 ? starts[1] : end)
      var tails: [String] = []
      if starts.count > 1 { tails.append(text(starts[starts.count - 2], end)) }
      if let last = starts.last { tails.append(text(last, end)) }
      self.tails = tails
    }

    /// A capital after a small letter or a digit, or before a small letter: `URLSession` is `URL`, `Session`.
    private static func begins(_ index: Int, _ bytes: [UInt8]) -> Bool {
      if index == 0 { return true }
      func isCapital(_ byte: UInt8) -> Bool { byte >= 0x41 && byte <= 0x5A }
      guard isCapital(bytes[index]) else { return false }
      return !isCapital(bytes[index - 1])
        || (index + 1 < bytes.count && bytes[index + 1] >= 0x61 && bytes[index + 1] <= 0x7A)
    }
  }

  /// Words that say nothing of what a type is for.
  private static let emptyWords: Set<String> = [
    "Implementation", "Impl", "Interface", "Live", "Managing", "Protocol", "Providing", "Type",
  ]

  private static let doubles: Set<String> = ["Dummy", "Fake", "Mock", "Mocked", "Spy", "Stub", "Stubbed"]

  private static let previews: Set<String> = ["Preview", "Previews"]

  private static let backReferences: Set<String> = ["DataSource", "Delegate", "Listener", "Observer", "Observing"]

  private static let locators: Set<String> = [
    "DIContainer", "DependencyContainer", "Injector", "Locator", "Resolver", "ServiceLocator", "ServiceProvider",
  ]

  private static let compositionRoots: Set<String> = [
    "AppDelegate", "Assembler", "Assembly", "Bootstrapper", "Builder", "Composition", "CompositionRoot",
    "Configurator", "Container", "DependencyProvider", "Factory", "Injector", "SceneDelegate",
  ]

  private static let roles: [String: Role] = [
    "API": .client, "Api": .client, "Assembler": .assembler, "Assembly": .assembler, "Builder": .factory,
    "Cache": .store, "Client": .client, "Coordinator": .coordinator, "DIContainer": .container, "Database": .store,
    "DependencyContainer": .container, "Factory": .factory, "Gateway": .client, "Injector": .container,
    "Interactor": .interactor, "Navigator": .coordinator, "Presenter": .presenter, "Reactor": .viewModel,
    "Remote": .client,
    "Repository": .repository, "Router": .coordinator, "ScreenModel": .viewModel,
    "ServiceLocator": .container, "StateModel": .viewModel, "Storage": .store, "Store": .store, "UseCase": .useCase,
    "ViewModel": .viewModel, "Wireframe": .coordinator,
  ]

  private static let services: Set<String> = [
    "API", "Adapter", "Analytics", "Api", "Authenticator", "Cache", "Checker", "Client", "Clock", "Connectivity",
    "Connector", "Controller", "Coordinator", "Database", "Dispatcher", "Downloader", "Engine", "Exporter", "Facade",
    "Factory", "Fetcher", "Gateway", "Handler", "Helper", "Importer", "Interactor", "Keychain", "Loader", "Locator",
    "Logger", "Manager", "Monitor", "Navigator", "Networking", "Notifier", "Observer", "Player", "Preferences",
    "Presenter", "Processor", "Provider", "Proxy", "Reachability", "Recorder", "Registry", "Remote", "Reporter",
    "Repository", "Resolver", "Router", "Scheduler", "Service", "Services", "Session", "Storage", "Store",
    "Syncer", "Synchronizer", "Tracker", "Updater", "Uploader", "UseCase", "ViewModel", "Wireframe", "Worker",
  ]

  private static let helpers: Set<String> = [
    "Builder", "Calculator", "Comparator", "Converter", "Decoder", "Encoder", "Formatter", "Generator", "Mapper",
    "Parser", "Scanner", "Serializer", "Sorter", "Transformer", "Validator",
  ]

  private static let messages: Set<String> = ["Action", "Event", "Request", "Response", "State", "ViewState"]

  private static let data: Set<String> = [
    "Action", "Arguments", "Attributes", "Body", "Config", "Configuration", "Content", "Context", "Credentials", "DTO",
    "Data", "Definition", "Descriptor", "Details", "Dto", "Entity", "Entry", "Environment", "Error", "Event", "Filter",
    "Group", "ID", "Identifier", "Info", "Input", "Item", "Key", "Kind", "Layout", "List", "Message", "Metadata",
    "Mode", "Model", "Notice", "Option", "Options", "Output", "Page", "Parameter", "Parameters", "Params", "Payload",
    "Point", "Position", "Properties", "Query", "Range", "Record", "Request", "Response", "Result", "Row", "Section",
    "Settings", "Snapshot", "State", "Status", "Style", "Summary", "Theme", "Token", "Value", "Version",
  ]
}
