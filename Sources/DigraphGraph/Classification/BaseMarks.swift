package import DigraphKnowledge
import DigraphLinking

/// What inheriting from a type, conforming to a protocol or carrying an attribute says of a type, by name: platform types
/// are known by name only.
package struct BaseMarks: OptionSet, Sendable {
  package let rawValue: UInt16

  static let controller = BaseMarks(rawValue: 1 << 0)
  static let view = BaseMarks(rawValue: 1 << 1)
  static let error = BaseMarks(rawValue: 1 << 2)
  static let data = BaseMarks(rawValue: 1 << 3)
  static let codable = BaseMarks(rawValue: 1 << 4)
  static let observable = BaseMarks(rawValue: 1 << 5)
  /// Equal values are the same to whoever uses them.
  static let value = BaseMarks(rawValue: 1 << 6)
  static let compositionRoot = BaseMarks(rawValue: 1 << 7)
  static let test = BaseMarks(rawValue: 1 << 8)
  /// The program starts there.
  static let entry = BaseMarks(rawValue: 1 << 9)
  /// Its name says that it stands for data: an action, an event, a request.
  static let dataByName = BaseMarks(rawValue: 1 << 10)

  /// It stands behind a property of another type.
  static let wrapper = BaseMarks(rawValue: 1 << 11)

  /// The system makes and runs it: an intent, a tip.
  package static let command = BaseMarks(rawValue: 1 << 12)

  /// It is put together of others of its kind, as views are.
  static let part = BaseMarks(rawValue: 1 << 13)

  /// What a superclass or protocol of this name says.
  package init(base name: String, catalogue: Catalogue) {
    self = Self.bases[name] ?? []
    if name.hasSuffix("ViewController") { insert(.controller) }
    if Self.isViewClass(name, catalogue) { insert(.view) }
    if NameSignals(name).isData { insert(.dataByName) }
  }

  /// What an attribute of this name says.
  init(attribute name: String) {
    switch name {
    case "main", "UIApplicationMain", "NSApplicationMain": self = [.entry, .compositionRoot]
    case "Observable": self = .observable
    case "Suite": self = .test
    case "Model", "ObservableState": self = .data
    case "Reducer": self = .part
    case "propertyWrapper": self = .wrapper
    default: self = []
    }
  }

  package init(rawValue: UInt16) { self.rawValue = rawValue }

  private static func isViewClass(_ name: String, _ catalogue: Catalogue) -> Bool {
    if let entry = catalogue.type(name), entry.kind == .view { return true }
    // What is drawn by a scene or a layer, as views are.
    if name.hasPrefix("SCN") || (name.hasPrefix("SK") && name.hasSuffix("Node")) || name.hasSuffix("Layer") {
      return name.hasPrefix("SCN") || name.hasPrefix("SK") || name.hasPrefix("CA") || name.hasPrefix("AV")
    }
    if name.hasSuffix("ViewRepresentable") || name.hasSuffix("ViewControllerRepresentable") { return true }
    guard ["UI", "NS", "MK", "WK"].contains(where: name.hasPrefix) else { return false }
    return ["View", "Cell", "Control", "Button"].contains(where: name.hasSuffix)
  }

  private static let bases: [String: BaseMarks] = {
    var table: [String: BaseMarks] = [:]
    func add(_ mark: BaseMarks, _ names: [String]) { for name in names { table[name, default: []].insert(mark) } }
    add(
      .controller,
      [
        "NSHostingController", "NSWindowController", "UIHostingController", "UINavigationController",
        "UITabBarController", "WKInterfaceController",
      ])
    add(
      .view,
      [
        "ButtonStyle", "Commands", "CustomizableToolbarContent", "LabelStyle", "Layout",
        "NSViewControllerRepresentable",
        "NSViewRepresentable", "PrimitiveButtonStyle", "Shape", "TextFieldStyle", "ToggleStyle", "ToolbarContent",
        "Transition", "UIViewControllerRepresentable", "UIViewRepresentable", "View", "ViewModifier", "Widget",
      ])
    add(.error, ["CustomNSError", "Error", "LocalizedError", "NSError"])
    add(
      .data,
      [
        "AppEntity", "CodingKey", "EmbeddedObject", "FetchableRecord", "FocusedValueKey", "FormatStyle",
        "NSComparisonPredicate", "NSCompoundPredicate", "NSManagedObject", "NSPredicate", "NSSortDescriptor",
        "OptionSet",
        "ParseStrategy", "ParseableFormatStyle", "PersistableRecord", "PersistentModel", "PreferenceKey",
        "RawRepresentable", "SortComparator", "Transferable",
      ])
    // What a coder is made of: a new one for each value.
    add(
      .data,
      [
        "Decoder", "Encoder", "KeyedDecodingContainerProtocol", "KeyedEncodingContainerProtocol",
        "SingleValueDecodingContainer", "SingleValueEncodingContainer", "UnkeyedDecodingContainer",
        "UnkeyedEncodingContainer",
      ])
    add(
      .command,
      [
        "AppIntent", "AudioPlaybackIntent", "AudioRecordingIntent", "CameraCaptureIntent", "ControlConfigurationIntent",
        "DeleteIntent", "DynamicOptionsProvider", "EntityPropertyQuery", "EntityQuery", "EntityStringQuery",
        "EnumerableEntityQuery", "ForegroundContinuableIntent", "LiveActivityIntent", "OpenIntent", "PredictableIntent",
        "SetFocusFilterIntent", "SetValueIntent", "ShowInAppSearchResultsIntent", "StartWorkoutIntent", "SystemIntent",
        "Tip", "URLRepresentableIntent", "WidgetConfigurationIntent",
      ])
    add(.codable, ["Codable", "Decodable", "Encodable"])
    add(.observable, ["Observable", "ObservableObject"])
    add(
      .value,
      ["Comparable", "Equatable", "Hashable", "Identifiable", "NSCoding", "NSCopying", "NSSecureCoding"])
    add(
      .compositionRoot,
      [
        "App", "AppIntentsPackage", "AppShortcutsProvider", "Assembly", "AutoRegistering", "BootstrapComponent",
        "Component", "DependencyKey",
        "NSApplicationDelegate", "PreviewProvider", "ResolverRegistering", "RootComponent", "SharedContainer",
        "TestDependencyKey", "UIApplicationDelegate", "UISceneDelegate", "UIWindowSceneDelegate",
        "WKApplicationDelegate", "WKExtensionDelegate", "WidgetBundle",
      ])
    // A widget names what fills it, as an application does.
    add([.compositionRoot, .entry], ["ControlWidget", "Widget"])
    add(.part, ["Reducer", "ReducerProtocol"])
    add(.test, ["QuickSpec", "XCTestCase"])
    return table
  }()
}
