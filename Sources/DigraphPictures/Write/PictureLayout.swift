import TextOutput

/// Draws a picture with the best layout that works: the one that was asked for, Graphviz's layers, the same without
/// frames, springs, and finally rows of our own. A picture in SVG never fails.
enum PictureLayout {
  /// The file format of a picture.
  enum Output: String {
    case svg, png, pdf
  }

  /// With more boxes or lines than these, the layered layout takes minutes.
  private static let (mostBoxes, mostLines) = (400, 1_200)

  static func drawing(_ picture: Picture, as output: Output, _ options: DrawingOptions) -> Drawing {
    var problems: [String] = []
    var notes: [String] { problems.map { "\($0); a simpler layout is used" } }
    var tooLarge: Set<GraphvizLayout.Engine> = []
    let missing = options.layout.missingLibrary
    for attempt in attempts(for: picture, options.layout.layout, output) {
      guard let engine = attempt.engine else {
        return Drawing(bytes: PlainSVG.bytes(picture, options), notes: notes)
      }
      if let missing {
        problems = [missing]
        continue
      }
      let limit = LayoutLimit.of(engine, as: output)
      guard limit.allows(picture) else {
        if tooLarge.insert(engine).inserted {
          problems.append("\(attempt.name) \(limit.description)")
        }
        continue
      }
      do {
        let dot = DOTWriter.bytes(attempt.picture, engine: engine, options, isDrawn: true)
        let bytes = try GraphvizLayout.render(dot: dot, engine: engine, format: output.rawValue, options.layout)
        let whole =
          switch output {
          case .svg: SVGDocument.bytes(bytes, title: picture.title, options.style)
          case .pdf: PDFDocument.bytes(bytes)
          case .png: bytes
          }
        return Drawing(bytes: whole, notes: notes)
      } catch {
        problems.append("\(attempt.name) \(error.description)")
      }
    }
    if let missing { return Drawing(bytes: [], failure: "\(missing); only svg can be drawn without it") }
    let size =
      "\(DisplayText.count(picture.boxes.count, "box", plural: "boxes")) and \(DisplayText.count(picture.lines.count, "line"))"
    return Drawing(
      bytes: [], notes: problems,
      failure: tooLarge.contains(.rows)
        ? "a picture of \(size) is too large for \(output.rawValue); group types with --collapse auto, select a part with "
          + "--focus, or use svg" : "no layout works for \(output.rawValue); only svg can be drawn without one")
  }

  /// Where the boxes and lines of a picture without frames stand, for whoever draws them himself. It never fails.
  static func places(_ picture: Picture, _ options: DrawingOptions) -> BoxPlaces {
    guard options.layout.missingLibrary == nil else { return BoxPlaces(inRows: picture) }
    for attempt in attempts(for: picture, options.layout.layout, .svg) {
      guard let engine = attempt.engine, LayoutLimit.of(engine, as: .svg).allows(picture) else { continue }
      let dot = DOTWriter.bare(attempt.picture, engine: engine, options)
      if let plain = try? GraphvizLayout.render(dot: dot, engine: engine, format: "plain", options.layout),
        let places = BoxPlaces(plain: plain, of: attempt.picture, isTurned: engine == .dot)
      {
        return places
      }
    }
    return BoxPlaces(inRows: picture)
  }

  private struct Attempt {
    var name: String
    /// Nil for rows that are drawn without any library.
    var engine: GraphvizLayout.Engine?
    var picture: Picture
  }

  private static func attempts(
    for picture: Picture, _ layout: LayoutOptions.Layout, _ output: Output
  ) -> [Attempt] {
    // Only the layered layout and fdp keep the boxes in a frame together.
    let unframed = unframed(picture)
    let springs = Attempt(name: "the spring layout", engine: .sfdp, picture: unframed)
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
        Attempt(name: "the \(layout.rawValue) layout", engine: engine, picture: layout == .fdp ? picture : unframed)
      ]
    }
    return attempts + [springs, rows]
  }

  private static func layers(_ picture: Picture) -> [Attempt] {
    let layers = Attempt(name: "the layered layout", engine: .dot, picture: picture)
    guard !picture.groups.isEmpty else { return [layers] }
    return [layers, Attempt(name: "the layered layout without frames", engine: .dot, picture: unframed(picture))]
  }

  private static func unframed(_ picture: Picture) -> Picture {
    var unframed = picture
    unframed.groups = []
    for box in unframed.boxes.indices { unframed.boxes[box].group = nil }
    return unframed
  }
}
