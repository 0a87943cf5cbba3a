import DigraphReport

/// The project's types of a report, by name.
struct ReportTypes {
  /// Of names that one type has: the hash of its members' names.
  private(set) var hashes: [String: String] = [:]
  /// All names of the project's types.
  private(set) var names: Set<String> = []

  init(_ report: Report) {
    for node in report.nodes where node.ownership == .project && node.kind.isType {
      let hash = names.insert(node.name).inserted ? node.memberHash : nil
      hashes[node.name] = hash.map { String($0, radix: 16) }
    }
  }
}

/// Types that have another name than in a baseline.
///
/// A rename is recognised only where the old type is gone, the new one unknown, and both their findings and the names
/// of their members agree.
struct TypeRenames {
  /// The new name by the old one.
  private(set) var names: [String: String] = [:]

  /// - Parameters:
  ///   - missing: what the baseline lists and nobody finds, and how often.
  ///   - found: what is found and the baseline does not list, and how often.
  init(
    _ baseline: Baseline, _ current: ReportTypes, missing: [FindingIdentity: Int], found: [FindingIdentity: Int]
  ) {
    var newByHash: [String: [String]] = [:]
    for name in Set(found.keys.flatMap(\.types)) where baseline.types[name] == nil {
      if let hash = current.hashes[name] { newByHash[hash, default: []].append(name) }
    }
    var oldByHash: [String: [String]] = [:]
    for (name, hash) in baseline.types where !current.names.contains(name) { oldByHash[hash, default: []].append(name) }
    for (hash, old) in oldByHash {
      // Of two that look alike nobody can say which is which.
      if old.count == 1, let new = newByHash[hash], new.count == 1 { names[old[0]] = new[0] }
    }
    let (missingOf, foundOf) = (Self.byType(missing, names.keys), Self.byType(found, names.values))
    // Names depend on each other where one type reaches the other: what does not fit leaves until all fit.
    var isSettled = false
    while !isSettled {
      let wrong = names.filter { old, new in
        let expected = Self.renamed(missingOf[old] ?? [:], names)
        return expected.isEmpty || expected != foundOf[new]
      }
      isSettled = wrong.isEmpty
      for old in wrong.keys { names[old] = nil }
    }
  }

  /// Of each of the types what speaks of it, so that the whole is gone through once and not once for each type.
  private static func byType(
    _ counts: [FindingIdentity: Int], _ types: some Sequence<String>
  ) -> [String: [FindingIdentity: Int]] {
    let types = Set(types)
    var byType: [String: [FindingIdentity: Int]] = [:]
    if types.isEmpty { return byType }
    for (identity, count) in counts {
      for type in identity.types where types.contains(type) { byType[type, default: [:]][identity] = count }
    }
    return byType
  }

  private static func renamed(
    _ counts: [FindingIdentity: Int], _ names: [String: String]
  ) -> [FindingIdentity: Int] {
    Dictionary(counts.map { ($0.key.renamed(names), $0.value) }) { $0 + $1 }
  }
}
