import DirectedGraph
import TextOutput

extension Picture {
  /// Whether lines lead downwards or to the right.
  package enum Direction: String, Sendable {
    case down = "TB"
    case right = "LR"
  }

  /// What the picture fits a screen better with, by a guess of its size: a layer for each step of the longest chain,
  /// and for each group as many boxes side by side as its fullest layer has.
  ///
  /// Few boxes always stand in layers from top to bottom, as in a textbook.
  package var direction: Direction {
    guard boxes.count > 12 else { return .down }
    let layers = layers()
    var population: [[Int]: Int] = [:]
    for (box, layer) in zip(boxes, layers) where !isInset(box) {
      population[[box.group ?? -1, layer], default: 0] += 1
    }
    var breadths: [Int: Int] = [:]
    for (key, count) in population { breadths[key[0]] = max(breadths[key[0]] ?? 0, count) }
    let (depth, breadth) = ((layers.max() ?? 0) + 1, breadths.values.reduce(0, +))
    // Points: text of 11 points is about 6 wide for each character.
    let boxWidth = boxes.reduce(0) { $0 + DisplayText.width($1.label) * 6 + 16 } / boxes.count
    let right = Picture.badness(width: depth * (boxWidth + 60), height: breadth * 44)
    let down = Picture.badness(width: breadth * (boxWidth + 20), height: depth * 80)
    return down <= right ? .down : .right
  }

  /// Insets stand where there is room.
  private func isInset(_ box: Box) -> Bool { box.group.map { groups[$0].isInset } ?? false }

  /// The height of a screen of 3 by 2 that shows all of it.
  private static func badness(width: Int, height: Int) -> Int { max(width * 2 / 3, height) }

  /// The length of the longest chain of lines that ends at each box, without those that lead backwards. A box that
  /// none leads to stands just before the first it leads to.
  func layers() -> [Int] {
    let drawn = lines.filter { $0.look != .back && $0.look != .structural && !$0.isAgainst }
    let graph = Graph(nodeCount: boxes.count, edges: drawn.map { Graph.Edge($0.source, $0.target) })
    let cut = Set(graph.feedbackArcSet(weights: drawn.map(\.count)).edges)
    let ahead = drawn.indices.filter { !cut.contains($0) }.map { drawn[$0] }
    let backwards = Graph(nodeCount: boxes.count, edges: ahead.map { Graph.Edge($0.target, $0.source) })
    var layers = Array(backwards.depths().depth)
    var isLedTo = [Bool](repeating: false, count: boxes.count)
    var nearest = [Int?](repeating: nil, count: boxes.count)
    for line in ahead {
      isLedTo[line.target] = true
      nearest[line.source] = min(nearest[line.source] ?? .max, layers[line.target])
    }
    for box in boxes.indices where !isLedTo[box] { layers[box] = nearest[box].map { $0 - 1 } ?? 0 }
    return layers
  }
}
