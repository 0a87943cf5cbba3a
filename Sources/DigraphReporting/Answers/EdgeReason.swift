import DigraphReport
import TextOutput

/// Why an edge counts as a dependency, or does not, in words that fit behind "it".
enum EdgeReason {
  /// What a consumer does to get hold of the dependency.
  static func text(of edge: ReportEdge) -> String {
    let member = edge.member.map { " '\($0)'" } ?? ""
    let way =
      switch edge.kind {
      case .construct: "constructs it itself"
      case .singleton: edge.member == nil ? "reaches its shared instance" : "reaches the shared instance\(member)"
      case .static: edge.member == nil ? "uses its static behaviour" : "uses static behaviour\(member)"
      case .locator: "gets it from a locator"
      case .initializer: "receives it through its initializer"
      case .initializerDefault: "receives it through its initializer, which has a default"
      case .initializerFactory: "receives a closure in its place through its initializer"
      case .property: "receives it through a property"
      case .method: "receives it through a method"
      case .wrapper: "receives it through a property wrapper"
      case .environment: "takes it from the environment"
      case .inherit: "inherits from it"
      case .conform: "conforms to it"
      case .mention: "only names it and acquires nothing"
      }
    return way + purpose(of: edge)
  }

  private static func purpose(of edge: ReportEdge) -> String {
    if edge.isWeak { return " as a back reference, which is not a dependency" }
    switch edge.role {
    case .navigation: return " in order to show it, which is navigation, not a dependency"
    case .handOver: return " in order to hand it on"
    case nil: return edge.kind.isHardCoded ? ": hard-coded" : ""
    }
  }

  /// What the dependency is, that makes it count or not.
  static func nature(of node: ReportNode, _ edges: [ReportEdge]) -> String {
    var words: [String] = []
    if let group = edges.first(where: \.isVolatile)?.group {
      words.append("volatile: \(group)")
    } else if edges.contains(where: \.isVolatile) {
      words.append("volatile")
    }
    if let role = node.role { words.append(DisplayText.spelled(role.rawValue)) }
    switch node.significance {
    case .service: words.append("counts as a dependency")
    case .stable: words.append("counts, but is deterministic and in process")
    case .interface: words.append("part of the interface")
    case .glue: words.append("glue")
    case nil:
      if words.isEmpty {
        words.append(node.ownership == .project ? node.kind.rawValue : "of the \(node.ownership.rawValue)")
      }
    }
    let reason = node.reason.flatMap { $0.isEmpty ? nil : ": \($0)" } ?? ""
    return words.joined(separator: ", ") + reason
  }
}
