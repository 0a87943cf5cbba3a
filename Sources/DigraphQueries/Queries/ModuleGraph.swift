import DigraphFacts
package import DigraphReport

/// The modules of a report by the name under which code imports them, and for each which others it is declared to depend
/// on and which it uses.
package struct ModuleGraph: Sendable {
  /// What several targets build under one name, for several platforms, is one module. Tests are apart.
  package struct Module: Sendable {
    package let name: String
    package let isTest: Bool
    /// Places among the report's modules.
    package let targets: [Int]
    /// Files of several of its targets count once; lines are of those that are counted to it.
    package fileprivate(set) var files = 0
    package fileprivate(set) var lines = 0
    /// Those of its files that belong to several targets, its own or others.
    package fileprivate(set) var sharedFiles = 0
    /// What it is declared to depend on or uses, by name.
    package fileprivate(set) var dependencies: [Dependency] = []
  }

  /// How far what a project says of a dependency goes.
  package enum Declaration: String, Vocabulary {
    /// Every target that uses it names it, or one that does not use it does.
    case direct
    /// A target that uses it reaches it only by way of others.
    case transitive
    /// A target that uses it does not reach it.
    case undeclared
  }

  package struct Dependency: Sendable {
    /// The other module's place.
    package let module: Int
    /// Nil where nothing is known of what a target that uses it may import.
    package let declared: Declaration?
    /// Each counts once, however many targets have it.
    package let edges: Int
    package let isImported: Bool
    /// It is there to be imported, and nobody does, nor imports what it re-exports.
    package let isUnused: Bool

    package var isUsed: Bool { edges > 0 || isImported }
  }

  /// Products by name, then tests by name.
  package let modules: [Module]

  /// - Complexity: O(places of edges), beside the modules' reach of each other.
  package init(_ report: Report) {
    // Files of no target are with the target that they lie among.
    let targets = report.modules.filter { $0.origin != .folder }
    let kinds = Dictionary(targets.map { ($0.importName, $0.isTest) }, uniquingKeysWith: { $0 && $1 })
    let groups = Dictionary(grouping: report.modules.indices) { place in
      let module = report.modules[place]
      let isTest = module.origin == .folder ? kinds[module.importName] ?? module.isTest : module.isTest
      return Key(isTest: isTest, name: module.importName)
    }.sorted { $0.key < $1.key }
    var moduleOfTarget = [Int](repeating: 0, count: report.modules.count)
    for (place, group) in groups.enumerated() { for target in group.value { moduleOfTarget[target] = place } }
    let declared = DeclaredReach(report.modules)
    let uses = ModuleUses(report, declared, moduleOfTarget)

    var modules = groups.map { Module(name: $0.key.name, isTest: $0.key.isTest, targets: $0.value) }
    for targets in report.modulesOfFile {
      for place in Set(targets.map { moduleOfTarget[Int($0)] }) {
        modules[place].files += 1
        if targets.count > 1 { modules[place].sharedFiles += 1 }
      }
    }
    for place in modules.indices {
      modules[place].lines = modules[place].targets.reduce(0) { $0 + report.modules[$1].lines }
      var verdicts: [Int: Verdict] = [:]
      for target in modules[place].targets {
        let named = Set(declared.direct(target).map { moduleOfTarget[$0] })
        let reached = Set(declared.reached(target).map { moduleOfTarget[$0] })
        // What of a module the target means, other targets of that name say as well.
        func declaration(of other: Int) -> Declaration? {
          if !declared.isKnown(target) { return nil }
          return named.contains(other) ? .direct : reached.contains(other) ? .transitive : .undeclared
        }
        for other in named { verdicts[other, default: Verdict()].isNamed = true }
        // What is imported and cannot be is in a branch of `#if` that this target does not compile.
        let imported = Set(uses.imports[target].map { moduleOfTarget[$0] })
          .filter { declaration(of: $0) != .undeclared }
        for other in imported { verdicts[other, default: Verdict()].isImported = true }
        for other in imported.union(uses.targets[target].map { moduleOfTarget[$0] }) {
          verdicts[other, default: Verdict()].use(declaration(of: other))
        }
      }
      verdicts[place] = nil
      modules[place].dependencies = verdicts.sorted { $0.key < $1.key }.map { other, verdict in
        let isImportable = modules[other].targets.contains { report.modules[$0].kind?.isImportable ?? false }
        let exported = Set(modules[other].targets.flatMap { report.modules[$0].exports })
        let isHandedOn = modules[place].targets.contains { !report.modules[$0].imports.isDisjoint(with: exported) }
        return Dependency(
          module: other, declared: verdict.declaration,
          edges: uses.edges[ModuleUses.Pair(source: place, target: other)] ?? 0, isImported: verdict.isImported,
          isUnused: isImportable && verdict.isNamed && !verdict.isUsed && !isHandedOn)
      }
    }
    self.modules = modules
  }

  private struct Key: Hashable, Comparable {
    let isTest: Bool
    let name: String

    static func < (a: Key, b: Key) -> Bool { (a.isTest ? 1 : 0, a.name) < (b.isTest ? 1 : 0, b.name) }
  }

  /// What the targets of one module say of and do with another.
  private struct Verdict {
    var isNamed = false
    var isUsed = false
    var isImported = false
    private var known: Set<Declaration> = []

    mutating func use(_ declaration: Declaration?) {
      isUsed = true
      if let declaration { known.insert(declaration) }
    }

    var declaration: Declaration? {
      known.contains(.undeclared) ? .undeclared : known.contains(.transitive) ? .transitive : isNamed ? .direct : nil
    }
  }
}
