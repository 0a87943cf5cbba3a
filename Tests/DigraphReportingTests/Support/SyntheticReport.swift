import DigraphReport
import DirectedGraph
import SeededNumbers

/// A made-up application of any size, shaped like real ones: one large module and some smaller ones below it, folders
/// by feature with a screen, a model, services and a store in each, a few services everybody uses, some knots.
struct SyntheticReport {
  private struct Blueprint {
    var name: String
    var module: Int
    var folder: Int
    var role: Role?
    /// 0 is the top of an application.
    var layer: Int
  }

  private static let features = [
    "Orders", "Products", "Reviews", "Settings", "Login", "Dashboard", "Coupons", "Shipping", "Search", "Profile",
    "Payments", "Inbox", "Stats", "Media", "Onboarding", "Analytics", "Cart", "Refunds", "Taxes", "Customers",
  ]
  private static let parts = ["List", "Detail", "Editor", "Filter", "Summary", "Picker", "Import", "Export", "Sync"]
  private static let modules = [
    "App", "Networking", "Storage", "Core", "UI", "Hardware", "Analytics", "Payments", "Media", "Experiments",
  ]
  private static let roles: [(Role?, String, Int)] = [
    (.coordinator, "Coordinator", 0), (.viewController, "ViewController", 1), (.view, "View", 1),
    (.viewModel, "ViewModel", 2), (.useCase, "UseCase", 3), (.service, "Service", 4), (nil, "Helper", 4),
    (.repository, "Repository", 5), (.store, "Store", 5), (.client, "Client", 6),
  ]
  private static let platform = [
    ("Bundle", "main"), ("Calendar", "current"), ("Date", "init"), ("FileManager", "default"), ("Locale", "current"),
    ("NotificationCenter", "default"), ("URLSession", "shared"), ("UUID", "init"), ("UserDefaults", "standard"),
  ]

  /// - Parameter types: how many types the project has.
  static func make(types count: Int, seed: UInt64) -> Report {
    var random = SeededGenerator(seed: seed)
    let blueprints = blueprints(count, &random)
    var sketch = ReportSketch()
    for (name, _) in platform { sketch.external(name) }
    for blueprint in blueprints {
      let feature = features[blueprint.folder % features.count]
      let part = blueprint.folder < features.count ? "" : "/" + parts[blueprint.folder / features.count % parts.count]
      let folder = (blueprint.module == 0 ? "Classes/ViewRelated/" : "") + feature + part
      sketch.type(
        blueprint.name, module: modules[blueprint.module], kind: blueprint.role == .view ? .struct : .class,
        role: blueprint.role, folder: folder)
    }
    let byModule = Dictionary(grouping: blueprints.indices) { blueprints[$0].module }
    let byFolder = Dictionary(grouping: blueprints.indices) { [blueprints[$0].module, blueprints[$0].folder] }
    for (index, consumer) in blueprints.enumerated() {
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        var pool = byFolder[[consumer.module, consumer.folder]]!
        switch Int.random(in: 0..<100, using: &random) {
        case 0..<60: break
        case 60..<82: pool = Array(byModule[consumer.module]!.prefix(12))
        default:
          let below = byModule.keys.filter { $0 > consumer.module }.sorted()
          pool = below.randomElement(using: &random).flatMap { byModule[$0] } ?? pool
        }
        guard let target = pool.randomElement(using: &random), target != index else { continue }
        let isBackwards = blueprints[target].layer <= consumer.layer && pool.count < 200
        if isBackwards, !random.chance(3) { continue }
        sketch.edge(
          consumer.name, blueprints[target].name, kind(&random), member: "shared",
          role: consumer.layer < 2 && blueprints[target].layer < 2 ? .navigation : nil,
          lines: [Int.random(in: 1...300, using: &random)])
      }
      if random.chance(25), let (name, member) = platform.randomElement(using: &random) {
        sketch.edge(
          consumer.name, name, name == "Date" || name == "UUID" ? .static : .singleton, member: member,
          isVolatile: true)
      }
    }
    return finished(sketch, count)
  }

  private static func blueprints(_ count: Int, _ random: inout SeededGenerator) -> [Blueprint] {
    let moduleCount = min(modules.count, 1 + count / 30)
    let folderCount = max(1, count / 12)
    return (0..<count).map { number in
      // Half of the code is the application.
      let module = random.chance(50) ? 0 : Int.random(in: 0..<moduleCount, using: &random)
      let folder = Int.random(in: 0..<folderCount, using: &random) * Int.random(in: 0..<8, using: &random) / 8
      let (role, suffix, layer) = roles[Int.random(in: 0..<roles.count, using: &random)]
      return Blueprint(
        name: "\(features[folder % features.count])\(suffix)\(count > 12 ? String(number) : "")", module: module,
        folder: folder, role: role, layer: layer + module)
    }
  }

  private static func kind(_ random: inout SeededGenerator) -> EdgeKind {
    switch Int.random(in: 0..<100, using: &random) {
    case 0..<45: .initializer
    case 45..<55: .initializerDefault
    case 55..<62: .property
    case 62..<80: .construct
    case 80..<93: .singleton
    case 93..<96: .locator
    default: .method
    }
  }

  /// Adds cycles and depths as an analysis would.
  private static func finished(_ sketch: ReportSketch, _ count: Int) -> Report {
    var report = sketch.finished(files: count, lines: count * 65)
    var seen: Set<[String]> = []
    report.edges = report.edges.keeping { seen.insert(["\($0.source)", "\($0.target)", $0.kind.rawValue]).inserted }
    let counted = report.edges.filter { $0.role == nil && !$0.isWeak }
    let graph = Graph(nodeCount: report.nodes.count, edges: counted.map { Graph.Edge($0.source, $0.target) })
    let components = graph.stronglyConnectedComponents()
    let depths = graph.depths(components: components)
    report.nodes.replace(.depth, report.nodes.map { $0.ownership == .project ? depths.depth[$0.id] : nil })
    for component in components.cyclic {
      let members = Array(components.members(of: component))
      let witness = graph.shortestCycles(through: [members[0]], components: components)[0]!.nodes
      report.cycles.append(members: members, witness: witness)
    }
    report.deepestChain = depths.deepest.map { depths.chain(from: $0).stations } ?? []
    report.summary.edges = report.edges.count
    report.summary.depth = report.deepestChain.count - 1
    report.summary.cycles = report.cycles.count
    return report
  }
}
