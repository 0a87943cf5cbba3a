/// A branch of an `#if` in code: some builds leave its code out.
package struct ConditionFact: Sendable, Equatable {
  /// Byte offsets of the branch, its directive included.
  package var start: UInt32
  package var end: UInt32
  /// Index of the branch that it stands in, -1 for none.
  package var outer: Int32
  /// What it is built for, the branches around it included.
  package var platforms: BuildPlatforms
  /// The same for flags and modules, see ``FileFacts/terms(_:)``.
  package var terms: Int32

  package init(start: UInt32, end: UInt32, outer: Int32, platforms: BuildPlatforms, terms: Int32 = 0) {
    self.start = start
    self.end = end
    self.outer = outer
    self.platforms = platforms
    self.terms = terms
  }
}

extension FileFacts {
  /// The innermost branch of an `#if` around code at a byte offset; nil for none. O(log branches + nesting).
  package func condition(around offset: UInt32) -> ConditionFact? {
    var low = 0
    var high = conditions.count
    while low < high {
      let middle = (low + high) / 2
      if conditions[middle].start <= offset { low = middle + 1 } else { high = middle }
    }
    var place = low - 1
    while place >= 0, conditions[place].end <= offset { place = Int(conditions[place].outer) }
    return place >= 0 ? conditions[place] : nil
  }
}

extension FileFacts {
  /// What must hold for a build to have the code of a branch, in the words of `#if`: `DEBUG && !os(iOS)`. The branches
  /// around it are included; nil where nothing is known of any of them.
  package func text(of condition: ConditionFact) -> String? {
    let wanted = condition.platforms.names
    let unwanted = BuildPlatforms.all.subtracting(condition.platforms).names
    var parts = terms(condition.terms).map { term in
      (term.isNegated ? "!" : "") + (term.isImport ? "canImport(\(names[term.name]))" : names[term.name])
    }
    if unwanted.count == 1 || wanted.contains("other") {
      parts += unwanted.map { "!os(\($0))" }
    } else if !wanted.isEmpty {
      let either = wanted.map { "os(\($0))" }.joined(separator: " || ")
      parts.append(wanted.count > 1 && !parts.isEmpty ? "(\(either))" : either)
    }
    return parts.isEmpty ? nil : parts.joined(separator: " && ")
  }
}
