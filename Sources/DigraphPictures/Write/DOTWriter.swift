import DigraphReport
import TextOutput

/// Writes a picture in the language of Graphviz. What it says of the looks comes from `PictureStyle` alone.
struct DOTWriter {
  private var buffer = ByteBuffer()
  private let picture: Picture
  private let style: PictureStyle
  private let engine: GraphvizLayout.Engine
  private let direction: Picture.Direction
  private let links: LinkTemplate?
  private var isDrawn = false
  /// Only sizes and places matter: boxes are called by their numbers, and no words stand around them.
  private var isBare = false
  /// Where the boxes stand, for the engine that does not look for places.
  private let rows: PictureRows?

  /// - Parameter isDrawn: whether it is only to be laid out. A line against the order is then written the other way round
  ///   with its arrow at the start, as the layout keeps to its order then and draws the line straight; who reads the
  ///   text as a graph wants the line as it is.
  static func bytes(
    _ picture: Picture, engine: GraphvizLayout.Engine = .dot, _ options: DrawingOptions, isDrawn: Bool = false
  ) -> [UInt8] {
    var writer = DOTWriter(picture, engine, options)
    writer.isDrawn = isDrawn
    writer.write()
    return writer.buffer.bytes
  }

  /// What is needed to find places for the boxes, and nothing else.
  static func bare(_ picture: Picture, engine: GraphvizLayout.Engine, _ options: DrawingOptions) -> [UInt8] {
    var writer = DOTWriter(picture, engine, options)
    (writer.isDrawn, writer.isBare) = (true, true)
    writer.write()
    return writer.buffer.bytes
  }

  private init(_ picture: Picture, _ engine: GraphvizLayout.Engine, _ options: DrawingOptions) {
    self.picture = picture
    self.engine = engine
    links = options.links
    style = options.style
    direction = engine == .dot ? picture.direction : .down
    rows = engine == .rows ? PictureRows(picture, top: 0) : nil
  }

  private mutating func write() {
    buffer.append("digraph dependencies {\n")
    header()
    let hasLegend = engine == .dot && !isBare
    if hasLegend {
      buffer.append("  subgraph cluster_picture {\n    peripheries=0\n    labelloc=b\n    label=<")
      DOTLegend.write(picture, style, to: &buffer)
      buffer.append(">\n")
    }
    for box in picture.boxes.indices where picture.boxes[box].group == nil { write(box, indent: "    ") }
    for (index, group) in picture.groups.enumerated() { write(group, index) }
    if hasLegend { buffer.append("  }\n") }
    for line in picture.lines { write(line) }
    if engine == .dot { arrangeInsets() }
    buffer.append("}\n")
  }

  private mutating func write(_ group: Picture.Group, _ index: Int) {
    buffer.append("    subgraph cluster_\(index) {\n      label=")
    buffer.append(dot: group.label)
    buffer.append("\n      labelloc=t\n      peripheries=1\n      style=\"rounded,filled\"\n")
    buffer.append("      color=\"\(style[.frame])\"\n      fillcolor=\"\(style[.frameFill])\"\n")
    for box in picture.boxes.indices where picture.boxes[box].group == index { write(box, indent: "      ") }
    buffer.append("    }\n")
  }

  /// Invisible lines from inset to inset, so that they stand in several rows and not in one.
  private mutating func arrangeInsets() {
    let insets = picture.groups.indices.filter { picture.groups[$0].isInset }.map { group in
      picture.boxes.filter { $0.group == group }
    }
    // As many rows as the layers of the rest have room for.
    let rows = max(1, (picture.layers().max() ?? 0) / 3)
    let abreast = max(2, (insets.count + rows - 1) / rows)
    for (before, after) in zip(insets, insets.dropFirst(abreast)) {
      buffer.append("  ")
      buffer.append(dot: before[0].id)
      buffer.append(" -> ")
      buffer.append(dot: after[0].id)
      buffer.append(" [style=invis, minlen=\(min(before.count, 4))]\n")
    }
  }

  private mutating func header() {
    let fonts = PictureStyle.fonts
    // Boxes are ranked across frames, of which a bare picture has none.
    let ranks = isBare ? "" : ", newrank=true"
    buffer.append(
      "  graph [\n    charset=\"UTF-8\", bgcolor=\"\(style[.paper])\", pad=\"0.3\", outputorder=edgesfirst\n    ")
    switch (engine, direction) {
    case (.sfdp, _), (.fdp, _): buffer.append("overlap=prism, splines=line, K=\"0.6\"")
    case (.neato, _), (.circo, _), (.twopi, _): buffer.append("overlap=prism, splines=line")
    case (.rows, _): buffer.append("splines=line")
    case (.dot, .down): buffer.append("rankdir=TB\(ranks), nodesep=\"0.3\", ranksep=\"0.45\"")
    case (.dot, .right): buffer.append("rankdir=LR\(ranks), nodesep=\"0.12\", ranksep=\"0.7\"")
    }
    let text = style.textOnPaper.map { ", fontcolor=\"\($0)\"" } ?? ""
    buffer.append("\n    fontname=\"\(fonts)\", fontsize=12, labelloc=t, labeljust=l\(text)\n")
    if !isBare {
      buffer.append("    label=<")
      DOTLegend.writeHeading(picture, style, withLegend: engine != .dot, to: &buffer)
      buffer.append(">\n")
    }
    buffer.append(
      """
        ]
        node [fontname="\(fonts)", fontsize=11, height=0.3, margin="0.11,0.055", penwidth=1\(text)]
        edge [fontname="\(fonts)", fontsize=8, arrowsize=0.65]

      """)
  }

  private mutating func write(_ index: Int, indent: String) {
    let box = picture.boxes[index]
    let look = style.box(box)
    buffer.append(indent)
    name(index)
    buffer.append(" [label=")
    if box.detail != nil || look.isBold {
      writeFormatted(box, look)
    } else {
      buffer.append(dot: box.title)
    }
    buffer.append(", shape=\(look.shape), style=\"\(look.style)\", fillcolor=\"\(look.fill)\"")
    let border = box.isOnCycle ? style[.cycle] : box.isWrong ? style[.wrong] : look.border
    buffer.append(", color=\"\(border)\"")
    if look.borders > 1 { buffer.append(", peripheries=\(look.borders)") }
    let width = box.isWrong ? 2.5 : look.width
    if width != 1 { buffer.append(", penwidth=\(width)") }
    if look.text != style[.text] { buffer.append(", fontcolor=\"\(look.text)\"") }
    if look.fontSize != 11 { buffer.append(", fontsize=\(look.fontSize)") }
    if !isBare {
      buffer.append(", tooltip=")
      buffer.append(dot: box.tooltip)
    }
    write(address: box.site)
    if let rows {
      // Graphviz counts upwards, and from the middle of a box.
      let place = rows.places[index]
      buffer.append(", pos=\"\(place.x + place.width / 2),\(rows.height - place.y)\"")
    }
    buffer.append("]\n")
  }

  private mutating func writeFormatted(_ box: Picture.Box, _ look: PictureStyle.BoxStyle) {
    buffer.append("<\(look.isBold ? "<B>" : "")\(look.isItalic && box.detail != nil ? "<I>" : "")")
    buffer.append(xml: box.title)
    buffer.append("\(look.isItalic && box.detail != nil ? "</I>" : "")\(look.isBold ? "</B>" : "")")
    if let detail = box.detail {
      buffer.append("<BR/><FONT POINT-SIZE=\"8\" COLOR=\"\(style[.faintText])\">")
      buffer.append(xml: detail)
      buffer.append("</FONT>")
    }
    buffer.append(">")
  }

  private mutating func write(_ line: Picture.Line) {
    let look = style.line(line)
    let isTurned = isDrawn && line.isAgainst && engine == .dot
    buffer.append("  ")
    name(isTurned ? line.target : line.source)
    buffer.append(" -> ")
    name(isTurned ? line.source : line.target)
    let color = line.isOnCycle ? "\(look.color):\(style[.paper]):\(look.color)" : look.color
    buffer.append(" [color=\"\(color)\", penwidth=\(width(of: line, look))")
    if look.dash != "solid" { buffer.append(", style=\(look.dash)") }
    if isTurned {
      buffer.append(", dir=back, arrowtail=\(look.arrowhead)")
    } else {
      if look.arrowhead != "normal" { buffer.append(", arrowhead=\(look.arrowhead)") }
      if !look.isRanking || line.isAgainst { buffer.append(", constraint=false") }
    }
    if let text = line.text {
      // In the colour of its line, as it may stand nearer to another.
      buffer.append(", label=")
      buffer.append(dot: "  \(text)")
      buffer.append(", fontcolor=\"\(look.color)\"")
      if line.label == nil, line.count > 1 { buffer.append(", weight=\(min(line.count, 20))") }
    }
    if !isBare {
      buffer.append(", tooltip=")
      buffer.append(dot: line.tooltip)
    }
    write(address: line.site)
    buffer.append("]\n")
  }

  private mutating func name(_ box: Int) {
    if isBare {
      buffer.append("n\(box)")
    } else {
      buffer.append(dot: picture.boxes[box].id)
    }
  }

  private mutating func write(address site: ReportSite?) {
    guard !isBare, let links, let site else { return }
    buffer.append(", URL=")
    buffer.append(dot: links.address(of: site))
  }

  /// Thicker for more dependencies, slowly: four times as many are one point more.
  private func width(of line: Picture.Line, _ look: PictureStyle.LineStyle) -> String {
    var (tenths, rest) = (Int(look.width * 10), line.count)
    while rest >= 4 {
      tenths += 6
      rest /= 4
    }
    return "\(tenths / 10).\(tenths % 10)"
  }
}
