import DigraphPictures
import DigraphQueries
import DigraphReporting
import TextOutput

/// Draws how numbers developed: a panel for each, one below the other, over the same time.
struct HistoryChart {
  /// One of the panels.
  private struct Panel {
    let title: String
    /// A value for each point of the history; nil where there is none.
    let values: [Double?]
    /// What stands behind a value.
    var unit = ""

    var greatest: Double { max(values.compactMap(\.self).max() ?? 0, unit == "%" ? 100 : 1) }

    func text(_ value: Double) -> String {
      unit.isEmpty ? DisplayText.grouped(Int(value)) : DisplayText.decimal(value, digits: 1) + unit
    }
  }

  private static let (width, left, right) = (900, 70, 80)
  private static let (panelHeight, gap) = (96, 40)

  private let answer: HistoryAnswer
  private let style: PictureStyle
  private let isTitled: Bool
  private var buffer = ByteBuffer()

  /// - Parameter isTitled: false where it stands below a title.
  static func bytes(_ answer: HistoryAnswer, _ style: PictureStyle, isTitled: Bool = true) -> [UInt8] {
    var chart = HistoryChart(answer: answer, style: style, isTitled: isTitled)
    chart.draw()
    return chart.buffer.bytes
  }

  private init(answer: HistoryAnswer, style: PictureStyle, isTitled: Bool) {
    (self.answer, self.style, self.isTitled) = (answer, style, isTitled)
  }

  private var top: Int { isTitled ? 60 : 6 }

  private var panels: [Panel] {
    func values(_ value: (KeyFigures) -> Int) -> [Double?] { answer.points.map { Double(value($0.figures)) } }
    return [
      Panel(
        title: "Types that can be tested without network, clock, storage and shared state",
        values: answer.points.map(\.testable), unit: "%"),
      Panel(title: "Hard-coded dependencies", values: values(\.hardCoded)),
      Panel(title: "Singletons", values: values(\.singletons)),
      Panel(title: "Depth", values: values(\.depth)),
      Panel(title: "Cycles", values: values(\.cycles)),
      Panel(title: "Types", values: values(\.types)),
    ]
  }

  private mutating func draw() {
    let panels = self.panels
    let height = self.top + panels.count * (Self.panelHeight + Self.gap) + 10
    buffer.append(
      """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(Self.width)" height="\(height)" \
      viewBox="0 0 \(Self.width) \(height)" font-family="\(PictureStyle.fonts)">

      """)
    buffer.append("<title>")
    buffer.append(xml: "History of \(answer.title)")
    buffer.append("</title>\n\(style.darkSheet)")
    buffer.append("<rect width=\"\(Self.width)\" height=\"\(height)\" fill=\"\(style[.paper])\" stroke=\"none\"/>\n")
    if isTitled {
      text("History of \(answer.title)", x: 20, y: 26, size: 14, isBold: true)
      text(answer.extent, x: 20, y: 42, size: 10)
    }
    for (index, panel) in panels.enumerated() {
      draw(panel, top: self.top + index * (Self.panelHeight + Self.gap) + 16)
    }
    buffer.append("</svg>\n")
  }

  private mutating func draw(_ panel: Panel, top: Int) {
    let (end, bottom) = (Self.width - Self.right, top + Self.panelHeight)
    text(panel.title, x: Self.left, y: top - 6, size: 11, isBold: true)
    for (value, y) in [(panel.greatest, top), (0, bottom)] {
      line((Self.left, y), (end, y), color: style[.frame])
      text(panel.text(value), x: Self.left - 6, y: y + 4, size: 9, anchor: "end")
    }
    for year in years {
      line((year.x, top), (year.x, bottom), color: style[.frame])
      text(year.name, x: year.x + 3, y: bottom + 12, size: 9)
    }
    let places = answer.points.indices.compactMap { index in
      panel.values[index].map {
        (x: x(of: answer.points[index].time), y: y(of: $0, panel, top), value: $0, index: index)
      }
    }
    let color = style[.gained]
    buffer.append("<polyline fill=\"none\" stroke=\"\(color)\" stroke-width=\"1.6\" points=\"")
    buffer.append(places.map { "\($0.x),\($0.y)" }.joined(separator: " "))
    buffer.append("\"/>\n")
    for place in places {
      let point = answer.points[place.index]
      buffer.append("<circle cx=\"\(place.x)\" cy=\"\(place.y)\" r=\"2\" fill=\"\(color)\"><title>")
      buffer.append(xml: "\(point.day), \(point.commit.prefix(12)): \(panel.text(place.value))")
      buffer.append("</title></circle>\n")
    }
    guard let last = places.last else { return }
    text(panel.text(last.value), x: last.x + 6, y: last.y + 4, size: 11, isBold: true)
  }

  // MARK: Places

  private var span: (first: Int, length: Int) {
    let times = answer.points.map(\.time)
    let first = times.min() ?? 0
    return (first, max((times.max() ?? 0) - first, 1))
  }

  private func x(of time: Int) -> Int {
    let (first, length) = span
    return Self.left + (Self.width - Self.left - Self.right) * (time - first) / length
  }

  private func y(of value: Double, _ panel: Panel, _ top: Int) -> Int {
    top + Self.panelHeight - Int((Double(Self.panelHeight) * value / panel.greatest).rounded())
  }

  /// Where years begin, as far as a point lies in them.
  private var years: [(name: String, x: Int)] {
    var found: [(name: String, x: Int)] = []
    for point in answer.points.sorted(by: { $0.time < $1.time }) {
      let year = String(point.day.prefix(4))
      guard found.last?.name != year else { continue }
      let x = x(of: point.time)
      if let last = found.last, x - last.x < 32 { continue }
      found.append((year, x))
    }
    return found
  }

  // MARK: SVG

  private mutating func line(_ start: (Int, Int), _ end: (Int, Int), color: String) {
    buffer.append(
      "<line x1=\"\(start.0)\" y1=\"\(start.1)\" x2=\"\(end.0)\" y2=\"\(end.1)\" stroke=\"\(color)\" "
        + "stroke-width=\"0.7\"/>\n")
  }

  private mutating func text(
    _ content: String, x: Int, y: Int, size: Int, isBold: Bool = false, anchor: String = "start"
  ) {
    buffer.append("<text x=\"\(x)\" y=\"\(y)\" font-size=\"\(size)\" text-anchor=\"\(anchor)\"")
    if isBold { buffer.append(" font-weight=\"bold\"") }
    if let color = isBold ? style.textOnPaper : style[.faintText] { buffer.append(" fill=\"\(color)\"") }
    buffer.append(">")
    buffer.append(xml: content)
    buffer.append("</text>\n")
  }
}
