import DigraphFacts
import DigraphGraph
import DigraphLinking
import DigraphReport

/// Reports edges from a layer to one that it may not use.
struct LayerOrderRule: Rule {
  static let entry = RuleEntry(
    identifier: "layer-order",
    title: "A layer depends on one that it may not use",
    severity: .error,
    rationale: "Inner layers that know outer ones can neither be tested nor used without them.",
    limits: [
      "Reports nothing without `layers:` in the configuration. Types in no layer are not judged, nor are tests.",
      "A type belongs to the first layer that it matches; an extension to the layer of its file, if layers "
        + "are defined only by paths.",
    ],
    reported: [
      RuleExample(
        """
        final class OrderScreen { func show() {} }
        final class OrderService { weak var ↓screen: OrderScreen?; func order() { screen?.show() } }
        """, given: screensUseServices)
    ],
    ignored: [
      RuleExample(
        """
        final class OrderService { func order() {} }
        final class OrderScreen { let service: OrderService; init(service: OrderService) { self.service = service } }
        """, given: screensUseServices)
    ])

  private static var screensUseServices: Architecture {
    Architecture(
      layers: ["Screen", "Service"].map { name in
        var members = Architecture.Selector()
        members.types = [GlobPattern("*\(name)")]
        return .init(name: name, members: members, uses: nil, reason: "", severity: .error)
      })
  }

  static func findings(in results: Results) -> [Finding] {
    let layers = results.architecture.layers
    if layers.isEmpty { return [] }
    let architecture = ArchitectureFindings(results: results, entry: entry)
    let members = layers.map { architecture.members($0.members) }
    let layerOfNode = IDTable<NodeID, Int?>(
      results.graph.nodes.ids.map { node in members.firstIndex { $0[node] } })
    let layerOfFile = results.program.files.map { file in layers.firstIndex { $0.members.covers(file.path) } }
    return architecture.findings { edge in
      guard let target = layerOfNode[edge.target] else { return [] }
      let ofConsumer = layerOfNode[edge.source]
      let sources = results.graph.sites(of: edge).compactMap { layerOfFile[Int($0.file)] ?? ofConsumer }
      let broken = sources.first { source in
        source != target && !(layers[source].uses?.contains(layers[target].name) ?? (source < target))
      }
      guard let source = broken else { return [] }
      let layer = layers[source]
      let name = "\(layer.name) does not use \(layers[target].name)"
      return [.init(name: name, reason: layer.reason, severity: layer.severity)]
    }
  }
}

extension Architecture.Selector {
  /// It is made of paths alone, and one of them covers a file.
  fileprivate func covers(_ path: String) -> Bool {
    types.isEmpty && modules.isEmpty && roles.isEmpty && kinds.isEmpty && exceptions.isEmpty
      && paths.contains { $0.covers(path) }
  }
}
