import DigraphFacts

/// Who makes the values of a type where the project does not, so that no initializer of it can be handed anything.
enum OutsideMaker {
  /// It carries data and is made, decoded or fetched anew in many places.
  case data
  /// The system makes it to run it: an intent, a tip.
  case command
  /// A list makes it and uses it again.
  case list
  /// A storyboard or a nib, a controller.
  case storyboard
  /// A storyboard or a nib, a view of a controller.
  case nib
  /// The system, by the type's name.
  case system

  /// Nil where the project makes it itself.
  init?(of node: Int32, in results: Results) {
    let program = results.program
    guard let entity = results.graph.nodes[Int(node)].key.entity, entity >= 0, let profile = results.profile(of: node)
    else { return nil }
    for ancestor in program.ancestors[Int(entity)] {
      let name = program.simpleName(ancestor)
      if let known = Self.known[name] {
        self = known
        return
      }
      if BaseMarks(base: name, catalogue: results.catalogue).contains(.command) {
        self = .command
        return
      }
    }
    if profile.significance == .glue, profile.role == .error || Self.isData(entity, profile, program) {
      self = .data
    } else if profile.isInterface, results.owners(of: node).isEmpty,
      Self.hasOutlet(entity, program) || Self.isLoaded(entity, profile, program)
    {
      self = profile.role == .view ? .nib : .storyboard
    } else {
      return nil
    }
  }

  /// What to do there.
  ///
  /// - Parameter thing: what the consumer should be given.
  func suggestion(_ consumer: String, _ thing: String) -> String {
    switch self {
    case .data:
      "Parameter: `\(consumer)` carries data and holds no dependency; take \(thing) as a parameter of the function, or do this where the data is used."
    case .command:
      "Property: the system makes `\(consumer)`; add the real one to `AppDependencyManager` and take it by `@Dependency`, typed by a protocol, so that a test adds a double."
    case .list:
      "Property: the list that shows it makes `\(consumer)`; hand \(thing) over where it is filled, or only the values that it shows."
    case .storyboard:
      "Property: a storyboard makes `\(consumer)`; take \(thing) in an initializer that the `creator` of the storyboard's instantiating function calls, or in a property that is set before it appears."
    case .nib:
      "Property: a storyboard or nib makes `\(consumer)`; let the controller that shows it hand over \(thing) in a property, and begin to use it when that is set, or let the controller do this work."
    case .system:
      "Property: the system makes `\(consumer)`, so its initializer takes nothing; keep \(thing) in a property of a protocol's type whose value a test replaces."
    }
  }

  /// By what the type inherits from or conforms to.
  private static let known: [String: OutsideMaker] = {
    var table: [String: OutsideMaker] = [:]
    func add(_ maker: OutsideMaker, _ names: [String]) { for name in names { table[name] = maker } }
    add(.data, ["NSManagedObject"])
    add(
      .list,
      [
        "NSTableCellView", "UICollectionReusableView", "UICollectionViewCell", "UITableViewCell",
        "UITableViewHeaderFooterView",
      ])
    add(
      .system,
      [
        "App", "CLKComplicationDataSource", "CPTemplateApplicationSceneDelegate", "ControlWidget", "FIFinderSync",
        "INExtension", "NEAppPushProvider", "NEFilterDataProvider", "NEPacketTunnelProvider", "NSApplication",
        "NSApplicationDelegate", "NSDocument", "NSExtensionRequestHandling", "NSFileProviderExtension",
        "NSFileProviderReplicatedExtension", "SLComposeServiceViewController", "UIApplication",
        "UIApplicationDelegate", "UISceneDelegate", "UIWindowSceneDelegate", "UNNotificationContentExtension",
        "UNNotificationServiceExtension", "WKApplicationDelegate", "WKExtensionDelegate", "WKInterfaceController",
        "Widget", "WidgetBundle",
      ])
    return table
  }()

  /// It is compared or coded by what it holds, or does nothing with it.
  private static func isData(_ entity: EntityID, _ profile: TypeProfile, _ program: Program) -> Bool {
    guard profile.role == .model else { return false }
    let marks: Set<String> = [
      "Codable", "Comparable", "Decodable", "Encodable", "Equatable", "Hashable", "OptionSet", "RawRepresentable",
    ]
    return !profile.behaves || program.ancestors[Int(entity)].contains { marks.contains(program.simpleName($0)) }
  }

  /// A view controller that nobody constructs and that has no initializer to do so with.
  private static func isLoaded(_ entity: EntityID, _ profile: TypeProfile, _ program: Program) -> Bool {
    profile.role == .viewController
      && program.members.first(MemberTable.entity(entity), program.words.initializer) < 0
  }

  /// `@IBOutlet`, `@IBAction`: what a storyboard connects. O(declarations of the type).
  private static func hasOutlet(_ entity: EntityID, _ program: Program) -> Bool {
    let declaration = program.entities[Int(entity)].declaration
    let file = Int(program.declarations[Int(declaration)].file)
    var next = Int(declaration) + 1
    while next < Int(program.bases[file + 1]), program.declarations[next].parent >= declaration {
      if program.hasAttribute(DeclarationID(next), where: { $0.hasPrefix("IB") }) { return true }
      next += 1
    }
    return false
  }
}
