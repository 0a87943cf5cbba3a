extension BoxPlaces {
  /// Boxes that lines join, which move as one.
  private struct Part {
    var boxes: [Int] = []
    var lines: [Int] = []
    var area = Area(x: 0, y: 0, width: 0, height: 0)
  }

  private static let gap = 18

  /// Puts parts that have nothing to do with one another into rows, so that the whole is about as wide as a screen.
  /// Graphviz puts them side by side, and its own way to pack them crashes on some.
  ///
  /// - Complexity: O(n log n) for n boxes and lines.
  mutating func pack(_ picture: Picture) {
    var parts = parts(of: picture)
    guard parts.count > 1 else { return }
    for index in parts.indices { parts[index].area = area(of: parts[index]) }
    // The highest first, so that rows are full; those of one height as they stood.
    let order = parts.indices.sorted { a, b in
      let (first, second) = (parts[a].area, parts[b].area)
      return (second.height, first.x, first.y, a) < (first.height, second.x, second.y, b)
    }
    let room = parts.reduce(0) { $0 + ($1.area.width + Self.gap) * ($1.area.height + Self.gap) }
    var side = parts.map(\.area.width).max() ?? 0
    while side * side < room * 3 / 2 { side += 20 }
    var (x, y, rowHeight) = (0, 0, 0)
    (width, height) = (0, 0)
    for index in order {
      let area = parts[index].area
      if x > 0, x + area.width > side {
        (x, y, rowHeight) = (0, y + rowHeight + Self.gap, 0)
      }
      move(parts[index], by: Point(x: x - area.x, y: y - area.y))
      (width, height) = (max(width, x + area.width), max(height, y + area.height))
      rowHeight = max(rowHeight, area.height)
      x += area.width + Self.gap
    }
  }

  private func parts(of picture: Picture) -> [Part] {
    var leader = Array(picture.boxes.indices)
    func find(_ box: Int) -> Int {
      var box = box
      while leader[box] != box {
        leader[box] = leader[leader[box]]
        box = leader[box]
      }
      return box
    }
    for line in picture.lines { leader[find(line.source)] = find(line.target) }
    var parts: [Part] = []
    var number: [Int: Int] = [:]
    for box in picture.boxes.indices {
      let root = find(box)
      if number[root] == nil {
        number[root] = parts.count
        parts.append(Part())
      }
      parts[number[root]!].boxes.append(box)
    }
    for (index, line) in picture.lines.enumerated() { parts[number[find(line.source)]!].lines.append(index) }
    return parts
  }

  private func area(of part: Part) -> Area {
    let corners = part.boxes.map { boxes[$0] }
    let points = part.lines.flatMap { lines[$0].points + [lines[$0].label].compactMap(\.self) }
    let left = min(corners.map(\.x).min() ?? 0, points.map(\.x).min() ?? .max)
    let top = min(corners.map(\.y).min() ?? 0, points.map(\.y).min() ?? .max)
    let right = max(corners.map { $0.x + $0.width }.max() ?? 0, points.map(\.x).max() ?? .min)
    let bottom = max(corners.map { $0.y + $0.height }.max() ?? 0, points.map(\.y).max() ?? .min)
    return Area(x: left, y: top, width: right - left, height: bottom - top)
  }

  private mutating func move(_ part: Part, by step: Point) {
    func moved(_ point: Point) -> Point { Point(x: point.x + step.x, y: point.y + step.y) }
    for box in part.boxes { (boxes[box].x, boxes[box].y) = (boxes[box].x + step.x, boxes[box].y + step.y) }
    for line in part.lines {
      lines[line].points = lines[line].points.map(moved)
      lines[line].label = lines[line].label.map(moved)
    }
  }
}
