/// Gets a picture laid out by the best layout that works: the one that was asked for, Graphviz's layers, the same without
/// frames, springs, and in the end rows of our own. A picture in SVG never fails.
enum PictureLayout {
  /// What a picture is written as.
  enum Output: String {
    case svg, png, pdf
  }

  /// More boxes or lines than these would keep layers busy for minutes.
  private static let (mostBoxes, mostLines) = (400, 1_200)

  static func render(_ picture: Picture, as output: Output, _ options: RenderOptions) -> Rendering {
    var notes: [String] = []
    var tooLarge: Set<GraphvizLayout.Engine> = []
    for attempt in attempts(for: picture, options.layout.layout, output) {
      guard let engine = attempt.engine else {
        return Rendering(bytes: PlainSVG.bytes(picture, links: options.linkTemplate), notes: notes)
      }
      let limit = LayoutLimit.of(engine, as: output)
      guard limit.allows(picture) else {
        if tooLarge.insert(engine).inserted {
          notes.append("\(attempt.name) \(limit.description); the picture is laid out more simply")
        }
        continue
      }
      do {
        let dot = DOTWriter.bytes(
          attempt.picture, engine: engine, links: options.linkTemplate, isDrawn: true)
        let bytes = try GraphvizLayout.render(dot: dot, engine: engine, format: output.rawValue, options.layout)
        let whole =
          switch output {
          case .svg: SVGDocument.bytes(bytes, title: picture.title)
          case .pdf: PDFDocument.bytes(bytes)
          case .png: bytes
          }
        return Rendering(bytes: whole, notes: notes)
      } catch {
        notes.append("\(attempt.name) \(error.description); the picture is laid out more simply")
      }
    }
    if !notes.isEmpty { notes[notes.count - 1].replace("; the picture is laid out more simply", with: "") }
    let size =
      "\(DisplayText.count(picture.boxes.count, "box", plural: "boxes")) and \(DisplayText.count(picture.lines.count, "line"))"
    return Rendering(
      bytes: [], notes: notes,
      failure: tooLarge.contains(.rows)
        ? "a picture of \(size) is too large for \(output.rawValue); join types by --collapse auto, look at a part by "
          + "--focus, or take svg" : "no layout works for \(output.rawValue), and only svg can do without")
  }

  private struct Attempt {
    var name: String
    /// Nil for rows drawn without any library.
    var engine: GraphvizLayout.Engine?
    var picture: Picture
  }

  private static func attempts(
    for picture: Picture, _ layout: LayoutOptions.Layout, _ output: Output
  ) -> [Attempt] {
    // Only layers, and springs made for it, keep together what a frame stands around.
    let unframed = unframed(picture)
    let springs = Attempt(name: "the layout by springs", engine: .sfdp, picture: unframed)
    let rows = Attempt(name: "the layout in rows", engine: output == .svg ? nil : .rows, picture: unframed)
    var attempts: [Attempt] = []
    switch layout {
    case .rows: return [rows]
    case .auto:
      let isSmall = picture.boxes.count <= mostBoxes && picture.lines.count <= mostLines
      if isSmall { attempts = layers(picture) }
    case .dot: attempts = layers(picture)
    case .sfdp: break
    case .neato, .fdp, .circo, .twopi:
      let engine = GraphvizLayout.Engine(rawValue: layout.rawValue)
      attempts = [
        Attempt(name: "the layout \(layout.rawValue)", engine: engine, picture: layout == .fdp ? picture : unframed)
      ]
    }
    return attempts + [springs, rows]
  }

  private static func layers(_ picture: Picture) -> [Attempt] {
    let layers = Attempt(name: "the layout in layers", engine: .dot, picture: picture)
    guard !picture.groups.isEmpty else { return [layers] }
    return [layers, Attempt(name: "the layout in layers without frames", engine: .dot, picture: unframed(picture))]
  }

  private static func unframed(_ picture: Picture) -> Picture {
    var unframed = picture
    unframed.groups = []
    for box in unframed.boxes.indices { unframed.boxes[box].group = nil }
    return unframed
  }
}
