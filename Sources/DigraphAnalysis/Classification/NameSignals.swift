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
    role = bare.tails.lazy.compactMap { Self.roles[$0] }.first
    isService = bare.tails.contains(where: Self.services.contains)
    isHelper = bare.tails.contains(where: Self.helpers.contains)
    isData = all.tails.contains(where: Self.data.contains)
    isMessage = all.tails.contains(where: Self.messages.contains)
    isTestDouble = Self.doubles.contains(all.first) || all.tails.contains(where: Self.doubles.contains)
    isPreview = Self.previews.contains(all.first) || Self.previews.contains(all.tails.last ?? "")
    isBackReference = all.tails.contains(where: Self.backReferences.contains)
    isCompositionRoot = all.tails.contains(where: Self.compositionRoots.contains)
    isBareContainer = all.tails.last == "Container" && !all.tails.contains(where: Self.locators.contains)
    isLocator = all.tails.contains(where: Self.locators.contains)
    isController = all.tails.contains("ViewController")
  }

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
    "Repository", "Resolver", "Router", "Scanner", "Scheduler", "Service", "Services", "Session", "Storage", "Store",
    "Syncer", "Synchronizer", "Tracker", "Updater", "Uploader", "UseCase", "ViewModel", "Wireframe", "Worker",
  ]

  private static let helpers: Set<String> = [
    "Builder", "Calculator", "Comparator", "Converter", "Decoder", "Encoder", "Formatter", "Generator", "Mapper",
    "Parser", "Serializer", "Sorter", "Transformer", "Validator",
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
