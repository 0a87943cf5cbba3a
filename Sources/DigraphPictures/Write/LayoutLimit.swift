import TextOutput

/// The largest picture for which a layout is tried. Beyond it libgraphviz is known to take minutes or gigabytes.
struct LayoutLimit: Equatable {
  var boxes: Int
  var lines: Int

  /// Measured: the largest round numbers with which a layout of random lines mostly finishes in time and within 300 MB.
  static func of(_ engine: GraphvizLayout.Engine, as output: PictureLayout.Output) -> LayoutLimit {
    let limit =
      switch engine {
      case .dot: LayoutLimit(boxes: 2_000, lines: 8_000)
      case .sfdp: LayoutLimit(boxes: 5_000, lines: 40_000)
      // These visit every pair of boxes.
      case .neato, .fdp, .circo, .twopi: LayoutLimit(boxes: 1_000, lines: 8_000)
      case .rows: LayoutLimit(boxes: 20_000, lines: 100_000)
      }
    // Every pixel takes four bytes.
    return output == .png ? LayoutLimit(boxes: min(limit.boxes, 1_500), lines: min(limit.lines, 10_000)) : limit
  }

  func allows(_ picture: Picture) -> Bool { picture.boxes.count <= boxes && picture.lines.count <= lines }

  /// Why it is not tried; completes "the … layout".
  var description: String {
    "is limited to \(DisplayText.count(boxes, "box", plural: "boxes")) and \(DisplayText.count(lines, "line"))"
  }
}
