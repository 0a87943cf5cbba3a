/// How large a picture may be for a layout to be tried. Beyond, libgraphviz takes minutes or gigabytes, which is known
/// before it begins.
struct LayoutLimit: Equatable {
  var boxes: Int
  var lines: Int

  /// Measured: the largest round numbers with which a layout of random lines mostly ends within its time, and within
  /// 300 MB.
  static func of(_ engine: GraphvizLayout.Engine, as output: PictureLayout.Output) -> LayoutLimit {
    let limit =
      switch engine {
      case .dot: LayoutLimit(boxes: 2_000, lines: 8_000)
      case .sfdp: LayoutLimit(boxes: 5_000, lines: 40_000)
      // These look at every pair of boxes.
      case .neato, .fdp, .circo, .twopi: LayoutLimit(boxes: 1_000, lines: 8_000)
      case .rows: LayoutLimit(boxes: 20_000, lines: 100_000)
      }
    // Every pixel takes four bytes.
    return output == .png ? LayoutLimit(boxes: min(limit.boxes, 1_500), lines: min(limit.lines, 10_000)) : limit
  }

  func allows(_ picture: Picture) -> Bool { picture.boxes.count <= boxes && picture.lines.count <= lines }

  /// Behind "the layout …": why it is not tried.
  var description: String {
    "is for up to \(DisplayText.count(boxes, "box", plural: "boxes")) and \(DisplayText.count(lines, "line"))"
  }
}
