/// Text with `↓` before each place that something is expected at.
struct MarkedText {
  /// The text without the marks.
  let text: String
  /// Line and column (in bytes) of each mark, in order.
  let places: [Place]

  struct Place: Hashable, Comparable, CustomStringConvertible {
    var line: Int
    var column: Int
    var description: String { "\(line):\(column)" }

    static func < (a: Place, b: Place) -> Bool { (a.line, a.column) < (b.line, b.column) }
  }

  init(_ marked: String) {
    var text = ""
    var places: [Place] = []
    var (line, column) = (1, 1)
    for scalar in marked.unicodeScalars {
      if scalar == "↓" {
        places.append(Place(line: line, column: column))
        continue
      }
      text.unicodeScalars.append(scalar)
      if scalar == "\n" {
        (line, column) = (line + 1, 1)
      } else {
        column += scalar.utf8.count
      }
    }
    self.text = text
    self.places = places
  }
}
