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
    /// With the files of each that changed; empty where nobody knows.
    package var before: [Int: Set<String>] = [:]
    package var after: [Int: Set<String>] = [:]
    /// Of the newer state.
    package var files: Set<String> = []

    package init(before: Set<Int> = [], after: Set<Int> = []) {
      self.before = Dictionary(uniqueKeysWithValues: before.map { ($0, []) })
      self.after = Dictionary(uniqueKeysWithValues: after.map { ($0, []) })
    }

    /// What stands in files that changed, and is not the same there.
    ///
    /// - Parameters:
    ///   - old: paths of files of the older state that the newer one does not have, or has otherwise.
    ///   - new: the same the other way round.
    ///   - sources: the text of a file of each state by its path; nil for what cannot be read.
    /// - Complexity: O(rows of both reports and length of the files).
    package init(
      _ before: Report, _ after: Report, old: Set<String>, new: Set<String>,
      sources: (before: (String) -> [UInt8]?, after: (String) -> [UInt8]?)
    ) {
      let touched = old.intersection(new)
      let same = CodeParts(of: before, in: touched, sources.before).same(
        as: CodeParts(of: after, in: touched, sources.after))
      self.before = Self.nodes(of: before, in: old, same)
      self.after = Self.nodes(of: after, in: new, same)
      files = new
    }

    private static func nodes(
      of report: Report, in files: Set<String>, _ same: Set<CodeParts.Place>
    ) -> [Int: Set<String>] {
      if files.isEmpty { return [:] }
      var found: [Int: Set<String>] = [:]
      for node in report.nodes where node.ownership == .project {
        let all = Set(node.parts.map(\.site.file) + (node.site.map { [$0.file] } ?? [])).intersection(files)
        let own = all.filter { !same.contains(CodeParts.Place(name: node.name, file: $0)) }
        if !own.isEmpty { found[node.id] = own }
      }
      return found
    }
  }

  /// - Complexity: O(rows of both reports), beside what modules see of each other.
  package init(_ before: Report, _ after: Report, _ cause: Cause) {
    var ids: [String: [Int]] = [:]
    for node in after.nodes where node.ownership == .project { ids[node.name, default: []].append(node.id) }
    // The code at the top of every module has one name.
    func same(_ id: Int) -> [Int]? {
      let found = ids[before.nodes[id].name]
      let own = found?.filter { after.nodes[$0].module == before.nodes[id].module } ?? []
      return own.isEmpty ? found : own
    }
    // What lost an extension changed, wherever the rest of it stands.
    var (changed, gone) = (cause.after, [Int: Set<String>]())
    for (id, files) in cause.before {
      if let same = same(id) {
        for id in same { changed[id, default: []].formUnion(files) }
      } else {
        gone[id] = files
      }
    }
    // Who used what is gone is known by the older state alone.
    let users =
      gone.isEmpty ? [] : AffectedQuery(before).reached(from: gone).nodes.flatMap { same($0) ?? [] }
    let reached = AffectedQuery(after).reached(from: changed, and: Set(users))
    let nodes = reached.nodes.map { after.nodes[$0] }.filter { $0.ownership == .project }
    types = nodes.filter { $0.isProduction && $0.kind.isType }.map(\.id)
    tests = nodes.filter { $0.isTest && $0.role == .test }.map(\.id)
    let places = Set(nodes.compactMap(\.site?.file)).union(cause.files)
    files = places.sorted()
    var modules = reached.modules
    for (file, targets) in zip(after.files, after.modulesOfFile) where cause.files.contains(file) {
      modules.formUnion(targets.map { after.modules[Int($0)].importName })
    }
    self.modules = modules.sorted()
    self.gone = Set(gone.keys.map { before.nodes[$0] }.filter(\.kind.isType).map(\.name)).sorted()
  }
}
