import DigraphFacts
import DigraphReport

/// Which targets a target is declared to depend on, by way of others included.
struct DeclaredReach {
  private let modules: [ReportModule]
  private let reached: [Set<Int>]

  /// - Complexity: O(modules × dependencies).
  init(_ modules: [ReportModule]) {
    self.modules = modules
    reached = modules.map { module in
      var seen: Set<Int> = []
      var pending = module.declared ?? []
      while let next = pending.popLast() {
        guard seen.insert(next).inserted else { continue }
        if Self.hands(modules[next], to: module) { pending += modules[next].declared ?? [] }
      }
      return seen
    }
  }

  /// Whether a module that names another may use what that one is built with. Applications and extensions that are put
  /// into another hand on nothing; but tests that run in an application see all that it sees.
  static func hands(_ other: ReportModule, to module: ReportModule) -> Bool {
    guard let kind = other.kind else { return true }
    return kind.isImportable || module.isTest && (kind == .application || kind == .executable)
  }

  /// Whether something tells what a target depends on.
  func isKnown(_ target: Int) -> Bool { modules[target].declared != nil }

  func direct(_ target: Int) -> [Int] { modules[target].declared ?? [] }

  func reached(_ target: Int) -> Set<Int> { reached[target] }
}
