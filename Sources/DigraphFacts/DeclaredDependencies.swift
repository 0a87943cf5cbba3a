/// Which modules the names stand for that modules are declared to depend on.
package struct DeclaredDependencies {
  /// For each module the places of those that it names, ascending.
  package let direct: [[Int]]

  /// A name is that of a target, else that under which a module is imported; of several, those are meant that are
  /// built for the same platforms, and of these the nearest. A folder that nothing tells of is never meant where there
  /// is a target.
  ///
  /// - Complexity: O(modules and dependencies), and for names of several modules as much as there are of each.
  package init(_ modules: [ModuleFact]) {
    var byName: [String: [Int]] = [:]
    for (index, module) in modules.enumerated() {
      byName[module.name, default: []].append(index)
      if module.importName != module.name { byName[module.importName, default: []].append(index) }
    }
    direct = modules.enumerated().map { place, module in
      let found = (module.dependencies ?? []).flatMap { name in
        Self.meant(byName[name] ?? [], by: name, in: module, of: modules)
      }
      return Set(found).subtracting([place]).sorted()
    }
  }

  private static func meant(
    _ named: [Int], by name: String, in module: ModuleFact, of modules: [ModuleFact]
  ) -> [Int] {
    if named.count < 2 { return named }
    var candidates = named
    /// Leaves those for which something holds, if it holds for any.
    func prefer(_ isPreferred: (ModuleFact) -> Bool) {
      let preferred = candidates.filter { isPreferred(modules[$0]) }
      if !preferred.isEmpty { candidates = preferred }
    }
    prefer { $0.origin != .folder }
    prefer { $0.name == name }
    prefer { $0.platforms.overlaps(module.platforms) }
    prefer { $0.directory == module.directory }
    let folders = module.directory.split(separator: "/")
    func common(_ other: ModuleFact) -> Int {
      zip(folders, other.directory.split(separator: "/")).prefix { $0 == $1 }.count
    }
    let nearest = candidates.map { common(modules[$0]) }.max() ?? 0
    prefer { common($0) == nearest }
    return candidates
  }
}
