/// Collects the modules of files, each once.
package struct ModuleList {
  private struct Key: Hashable {
    let name: String
    let origin: ModuleFact.Origin
    let directory: String
    let surroundings: String?
  }

  private var found: [ModuleFact] = []
  private var indices: [Key: Int] = [:]

  package init() {}

  /// The index of a module, added if it is new.
  package mutating func index(of module: ModuleFact) -> Int {
    let key = Key(
      name: module.name, origin: module.origin, directory: module.directory, surroundings: module.surroundings)
    if let index = indices[key] { return index }
    indices[key] = found.count
    found.append(module)
    return found.count - 1
  }

  /// The module at an index.
  package subscript(index: Int) -> ModuleFact { found[index] }

  /// The modules by name, and for each index its place among them.
  package func sorted() -> (modules: [ModuleFact], places: [Int]) {
    let keys = found.indices.map { (found[$0].name, found[$0].directory, found[$0].surroundings ?? "", $0) }
    let order = found.indices.sorted { keys[$0] < keys[$1] }
    var places = [Int](repeating: 0, count: found.count)
    for (place, index) in order.enumerated() { places[index] = place }
    return (order.map { found[$0] }, places)
  }
}
