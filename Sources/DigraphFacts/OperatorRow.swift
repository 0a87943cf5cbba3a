/// Operands and the operators between them, or a part of such a row. A cast has no operand behind it.
///
/// Parts share the memory of the whole: a row may be as long as a file.
package struct OperatorRow {
  /// How weakly an operator binds; smaller splits earlier. Source: the standard library's precedence groups.
  package enum Precedence: UInt8 {
    case assignment, ternary, disjunction, conjunction, comparison, coalescing, range, addition, multiplication, cast
  }

  private let all: [Item]
  /// Which of them are the row.
  package let places: Range<Int>

  private struct Item {
    /// Its index among the code of the file.
    var index: Int32
    /// Nil for an operand.
    var precedence: Precedence?
  }

  /// - Parameter items: indices among the code of the file; they are walked twice.
  package init(_ items: some Sequence<Int>, precedence: (Int) -> Precedence?) {
    var all: [Item] = []
    all.reserveCapacity(items.reduce(0) { count, _ in count + 1 })
    for item in items { all.append(Item(index: Int32(item), precedence: precedence(item))) }
    self.init(all: all, places: all.indices)
  }

  private init(all: [Item], places: Range<Int>) {
    self.all = all
    self.places = places
  }

  package var count: Int { places.count }
  /// The first item, if there is one.
  package var first: Int? { places.isEmpty ? nil : self[places.lowerBound] }
  /// The item, if there is no other.
  package var only: Int? { count == 1 ? first : nil }
  /// The precedence of the operators that split it first. O(items).
  package var weakest: Precedence? {
    var weakest: Precedence?
    for place in places {
      guard let found = all[place].precedence, found.rawValue < weakest?.rawValue ?? .max else { continue }
      weakest = found
    }
    return weakest
  }

  /// The index of an item among the code of the file.
  package subscript(_ place: Int) -> Int { Int(all[place].index) }
  package subscript(_ places: Range<Int>) -> OperatorRow { OperatorRow(all: all, places: places) }

  package func isOperator(_ place: Int, _ precedence: Precedence) -> Bool { all[place].precedence == precedence }

  /// What stands between the operators of a precedence, as far as anything does.
  package func segments(between precedence: Precedence) -> Segments {
    Segments(row: self, precedence: precedence)
  }

  package struct Segments: Sequence, IteratorProtocol {
    private let row: OperatorRow
    private let precedence: Precedence
    private var place: Int

    fileprivate init(row: OperatorRow, precedence: Precedence) {
      self.row = row
      self.precedence = precedence
      place = row.places.lowerBound
    }

    package mutating func next() -> OperatorRow? {
      while place < row.places.upperBound {
        let start = place
        while place < row.places.upperBound, !row.isOperator(place, precedence) { place += 1 }
        let end = place
        place += 1
        if start < end { return row[start..<end] }
      }
      return nil
    }
  }
}
