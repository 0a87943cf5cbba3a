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
