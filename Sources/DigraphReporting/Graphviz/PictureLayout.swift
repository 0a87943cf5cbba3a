/// Gets a picture laid out by the best layout that works: Graphviz's layers, the same without frames, springs, and in the
/// end rows of our own. A picture never fails.
enum PictureLayout {
  /// More boxes or lines than these would keep layers busy for minutes.
  private static let (mostBoxes, mostLines) = (400, 1_200)

  static func svg(_ picture: Picture, _ options: LayoutOptions) -> Rendering {
    var notes: [String] = []
    for attempt in attempts(for: picture) {
      do {
        let dot = DOTWriter.bytes(attempt.picture, engine: attempt.engine)
        let svg = try GraphvizLayout.render(dot: dot, engine: attempt.engine, options)
        return Rendering(bytes: SVGDocument.bytes(svg, title: picture.title), notes: notes)
      } catch {
        notes.append("\(attempt.name) \(error.description); the picture is laid out more simply")
      }
    }
    return Rendering(bytes: PlainSVG.bytes(picture), notes: notes)
  }

  private struct Attempt {
    var name: String
    var engine: GraphvizLayout.Engine
    var picture: Picture
  }

  private static func attempts(for picture: Picture) -> [Attempt] {
    let springs = Attempt(name: "the layout by springs", engine: .sfdp, picture: picture)
    guard picture.boxes.count <= mostBoxes, picture.lines.count <= mostLines else { return [springs] }
    var unframed = picture
    unframed.groups = []
    for box in unframed.boxes.indices { unframed.boxes[box].group = nil }
    let layers = Attempt(name: "the layout in layers", engine: .dot, picture: picture)
    let simple = Attempt(name: "the layout in layers without frames", engine: .dot, picture: unframed)
    return picture.groups.isEmpty ? [layers, springs] : [layers, simple, springs]
  }
}
