import TextOutput

/// Where the boxes and lines of a picture stand: whole points from the top left corner.
package struct BoxPlaces: Sendable, Equatable {
  /// A rectangle, by its top left corner.
  package struct Area: Sendable, Equatable {
    package var x: Int
    package var y: Int
    package var width: Int
    package var height: Int
  }

  /// A point of a line, or the middle of its label.
  package struct Point: Sendable, Equatable {
    package var x: Int
    package var y: Int
  }

  /// A line's points from consumer to dependency: of a curve, in Bézier's way, three for each piece behind the first.
  package struct Course: Sendable, Equatable {
    package var points: [Point]
    package var label: Point?
  }

  package var width = 0
  package var height = 0
  /// By box, and by line of the picture.
  package var boxes: [Area] = []
  package var lines: [Course] = []

  /// Places of our own, with straight lines.
  init(inRows picture: Picture) {
    let rows = PictureRows(picture, top: PictureRows.margin)
    (width, height) = (rows.width, rows.height)
    boxes = rows.places.map { Area(x: $0.x, y: $0.y, width: $0.width, height: PictureRows.boxHeight) }
    lines = picture.lines.map { line in
      let (source, target) = (boxes[line.source], boxes[line.target])
      let isDown = source.y <= target.y
      let start = Point(x: source.x + source.width / 2, y: source.y + (isDown ? source.height : 0))
      let end = Point(x: target.x + target.width / 2, y: target.y + (isDown ? 0 : target.height))
      return Course(points: [start, start, end, end])
    }
  }

  /// What Graphviz says in its format `plain`, of DOT that ``DOTWriter/bare(_:engine:)`` wrote.
  ///
  /// - Parameter isTurned: lines against the order were written the other way round.
  /// - Returns: nil where something is missing.
  init?(plain: [UInt8], of picture: Picture, isTurned: Bool) {
    boxes = picture.boxes.map { _ in Area(x: 0, y: 0, width: 0, height: 0) }
    var courses: [[Int]: [Course]] = [:]
    var found = 0
    for line in String(decoding: plain, as: UTF8.self).split(separator: "\n") {
      let words = line.split(separator: " ")
      switch words[0] {
      case "graph" where words.count >= 4:
        (width, height) = (Self.points(words[2]), Self.points(words[3]))
      case "node" where words.count >= 6:
        guard let box = Self.number(words[1]), boxes.indices.contains(box) else { return nil }
        let (boxWidth, boxHeight) = (Self.points(words[4]), Self.points(words[5]))
        let (x, y) = (Self.points(words[2]) - boxWidth / 2, height - Self.points(words[3]) - boxHeight / 2)
        boxes[box] = Area(x: x, y: y, width: boxWidth, height: boxHeight)
        found += 1
      case "edge" where words.count >= 4:
        guard let tail = Self.number(words[1]), let head = Self.number(words[2]), let count = Int(words[3]),
          words.count >= 4 + 2 * count
        else { return nil }
        let points = (0..<count).map { point(words[4 + 2 * $0], words[5 + 2 * $0]) }
        // Behind the points: the label with its place, if there is one, then style and colour.
        let rest = words[(4 + 2 * count)...]
        let label = rest.count > 2 ? point(rest[rest.endIndex - 4], rest[rest.endIndex - 3]) : nil
        courses[[tail, head], default: []].append(Course(points: points, label: label))
      default: continue
      }
    }
    guard found == boxes.count else { return nil }
    for line in picture.lines {
      let isBack = isTurned && line.isAgainst
      let key = isBack ? [line.target, line.source] : [line.source, line.target]
      guard var course = courses[key]?.first else { return nil }
      courses[key]!.removeFirst()
      if isBack { course.points.reverse() }
      lines.append(course)
    }
    pack(picture)
  }

  private func point(_ x: Substring, _ y: Substring) -> Point {
    Point(x: Self.points(x), y: height - Self.points(y))
  }

  /// Of inches.
  private static func points(_ inches: Substring) -> Int { Int(((Double(inches) ?? 0) * 72).rounded()) }

  /// Of a box: `n12`.
  private static func number(_ name: Substring) -> Int? { Int(name.dropFirst()) }
}
