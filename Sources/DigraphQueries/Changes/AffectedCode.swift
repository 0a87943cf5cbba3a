package import DigraphReport

/// What a change can reach, as the state after it has it.
package struct AffectedCode: Sendable {
  /// Ids of the product's types; by name, as tests.
  package let types: [Int]
  /// Ids of test cases, suites and test functions.
  package let tests: [Int]
  /// Of all these and of what changed, by name.
  package let modules: [String]
  /// The files that declare all these, and those that changed, by path.
  package let files: [String]
  /// Names of types that are gone.
  package let gone: [String]

  /// The nodes of both reports that changed, and the files.
  package struct Cause: Sendable {
    package var before: Set<Int> = []
    package var after: Set<Int> = []
    /// Of the newer state.
    package var files: Set<String> = []

    package init(before: Set<Int> = [], after: Set<Int> = [], files: Set<String> = []) {
      (self.before, self.after, self.files) = (before, after, files)
    }

    /// What stands in files that changed.
    ///
    /// - Parameters:
    ///   - old: paths of files of the older state that the newer one does not have, or has otherwise.
    ///   - new: the same the other way round.
    package init(_ before: Report, _ after: Report, old: Set<String>, new: Set<String>) {
      self.init(before: Self.nodes(of: before, in: old), after: Self.nodes(of: after, in: new), files: new)
    }

    private static func nodes(of report: Report, in files: Set<String>) -> Set<Int> {
      if files.isEmpty { return [] }
      return Set(
        report.nodes.lazy.filter { node in
          node.ownership == .project
            && (node.site.map { files.contains($0.file) } ?? false
              || node.parts.contains { files.contains($0.site.file) })
        }.map(\.id))
    }
  }

  /// - Complexity: O(rows of both reports).
  package init(_ before: Report, _ after: Report, _ cause: Cause) {
    var ids: [String: [Int]] = [:]
    for node in after.nodes where node.ownership == .project { ids[node.name, default: []].append(node.id) }
    // What lost an extension changed, wherever the rest of it stands.
    var (changed, gone) = (cause.after, Set<Int>())
    for id in cause.before {
      if let same = ids[before.nodes[id].name] { changed.formUnion(same) } else { gone.insert(id) }
    }
    var reached = Set(AffectedQuery(after).reached(from: changed))
    // Who used what is gone is known by the older state alone.
    if !gone.isEmpty {
      let users = AffectedQuery(before).reached(from: gone).flatMap { ids[before.nodes[$0].name] ?? [] }
      reached.formUnion(AffectedQuery(after).reached(from: Set(users)))
    }
    let nodes = reached.sorted().map { after.nodes[$0] }.filter { $0.ownership == .project }
    types = nodes.filter { $0.isProduction && $0.kind.isType }.map(\.id)
    tests = nodes.filter { $0.isTest && $0.role == .test }.map(\.id)
    let places = Set(nodes.compactMap(\.site?.file)).union(cause.files)
    files = places.sorted()
    var modules = Set(nodes.compactMap(\.module))
    if !after.modules.isEmpty {
      for (file, places) in zip(after.files, after.modulesOfFile) where cause.files.contains(file) {
        if let first = places.first { modules.insert(after.modules[Int(first)].importName) }
      }
    }
    self.modules = modules.sorted()
    self.gone = Set(gone.map { before.nodes[$0] }.filter(\.kind.isType).map(\.name)).sorted()
  }
}
