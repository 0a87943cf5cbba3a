/// How pictures look: every colour, width and font, and nothing else.
///
/// Nothing is said by colour alone: lines differ by dash and arrowhead, cycles are doubled, roles are in names, marks have
/// signs. Text is dark on light, so that a print in grey stays readable. Where a screen is set to dark, an SVG shows light
/// on dark: every colour has a dark one that takes its place.
package struct PictureStyle: Sendable {
  /// Colours that take the place of the usual ones, as `#rrggbb`.
  package typealias OwnColors = [PictureTheme: [PictureColor: String]]

  struct BoxStyle {
    var shape: String
    var fill: String
    var border: String
    var text: String
    var fontSize = 11
    /// Graphviz's `style`.
    var style = "rounded,filled"
    var isItalic = false
    var isBold = false
    /// Of the border.
    var width = 1.0
    /// How many borders there are, one inside the other.
    var borders = 1
  }

  /// How a line is drawn.
  package struct LineStyle {
    package var color: String
    package var width: Double
    /// `solid`, `dashed` or `dotted`.
    package var dash = "solid"
    var arrowhead = "normal"
    /// Whether the target stands below the source for it.
    var isRanking = true
  }

  package static let fonts = "Helvetica,Arial,sans-serif"

  /// What it is looked at on.
  package let theme: PictureTheme
  private let own: OwnColors
  private let colors: [PictureColor: String]
  /// What takes the place of each where the screen is dark; empty where nothing does.
  private let dark: [PictureColor: String]

  package init(_ theme: PictureTheme = .auto, own: OwnColors = [:]) {
    (self.theme, self.own) = (theme, own)
    let shown = theme == .auto ? .light : theme
    var (colors, dark) = ([PictureColor: String](), [PictureColor: String]())
    var replacements: [String: String] = [:]
    for color in PictureColor.allCases {
      colors[color] = own[shown]?[color]?.lowercased() ?? color.usual(in: shown)
      guard theme == .auto else { continue }
      let replacement = own[.dark]?[color]?.lowercased() ?? color.usual(in: .dark)
      // A sheet of styles sees colours only: two that are alike must not part in the dark, so one changes by a shade.
      while let other = replacements[colors[color]!], other != replacement { colors[color] = Self.next(colors[color]!) }
      replacements[colors[color]!] = replacement
      dark[color] = replacement
    }
    (self.colors, self.dark) = (colors, dark)
  }

  /// A shade of blue more, or with the most of it none.
  private static func next(_ color: String) -> String {
    guard let value = Int(color.dropFirst(), radix: 16) else { return "#fffffe" }
    let digits = String(value & ~0xff | (value + 1) & 0xff, radix: 16)
    return "#" + String(repeating: "0", count: 6 - digits.count) + digits
  }

  package subscript(_ color: PictureColor) -> String { colors[color] ?? color.usual(in: theme) }

  /// For programs that write black where they are told nothing: nil where that is what is meant.
  package var textOnPaper: String? { self[.text] == PictureColor.text.usual(in: .light) ? nil : self[.text] }

  /// The same with the colours of another theme.
  package func with(_ theme: PictureTheme) -> PictureStyle { PictureStyle(theme, own: own) }

  // MARK: Boxes

  package func fill(_ tint: Picture.Tint) -> String {
    switch tint {
    case .screen: self[.screen]
    case .logic: self[.logic]
    case .data: self[.data]
    case .assembly: self[.assembly]
    case .plain: self[.plain]
    case .external: self[.external]
    case .group: self[.group]
    }
  }

  func box(_ box: Picture.Box) -> BoxStyle {
    var style = unmarked(box)
    switch box.change {
    case .gained:
      style.border = line(.gained).color
      style.width = 2.6
    case .lost:
      style.border = line(.lost).color
      style.style += ",dashed"
    case .altered, .kept, nil: break
    }
    if box.isHighlighted {
      style.border = self[.highlight]
      style.width = 2.4
    }
    if box.isOnCycle { style.borders += 1 }
    if box.isFocus {
      style.border = self[.focus]
      style.width = 3
      style.borders += 1
      style.isBold = true
    }
    return style
  }

  /// What it looks like whatever it is part of.
  func unmarked(_ box: Picture.Box) -> BoxStyle {
    let fill = fill(box.tint)
    var style = BoxStyle(shape: "box", fill: fill, border: self[.border], text: self[.text])
    switch box.shape {
    case .type: break
    case .protocol: style.isItalic = true
    case .external:
      style.shape = "ellipse"
      (style.border, style.text, style.fontSize) = (self[.externalBorder], self[.border], 9)
    case .folder, .module:
      style.shape = box.shape == .folder ? "folder" : "component"
      style.border = self[.groupBorder]
    }
    if box.shape != .type, box.shape != .protocol { style.style = "filled" }
    return style
  }

  // MARK: Lines

  /// In a picture of a difference lines say what became of them: what is new is thick, what is gone is dashed, and both
  /// have signs. So have breaches of the architecture and what a baseline does not know.
  func line(_ line: Picture.Line) -> LineStyle {
    if let change = line.change { return self.line(change) }
    var style = self.line(line.look)
    if line.new > 0 { mark(&style, .new) }
    if line.breaches > 0 { mark(&style, .breach) }
    return style
  }

  func line(_ mark: Picture.LineMark) -> LineStyle {
    var style = LineStyle(color: self[.text], width: 1)
    self.mark(&style, mark)
    return style
  }

  private func mark(_ style: inout LineStyle, _ mark: Picture.LineMark) {
    switch mark {
    case .new: (style.color, style.width) = (self[.new], 2.6)
    case .breach: (style.color, style.width, style.arrowhead) = (self[.breach], 3, "normaltee")
    }
  }

  package func line(_ change: Picture.Change) -> LineStyle {
    switch change {
    case .gained: LineStyle(color: self[.gained], width: 2.6)
    case .lost: LineStyle(color: self[.lost], width: 1.4, dash: "dashed", arrowhead: "vee")
    case .altered: LineStyle(color: self[.altered], width: 2.0)
    case .kept: LineStyle(color: self[.kept], width: 0.8)
    }
  }

  package func line(_ look: EdgeLook) -> LineStyle {
    // Without colours, arrowheads have to tell more apart.
    let isPrint = theme == .print
    return switch look {
    case .singleton:
      LineStyle(color: self[.singleton], width: 1.8, arrowhead: isPrint ? "diamond" : "normal")
    case .construct: LineStyle(color: self[.construct], width: 1.8)
    case .locator: LineStyle(color: self[.locator], width: 1.8, dash: "dashed")
    case .static:
      LineStyle(color: self[.static], width: 1.4, dash: "dotted", arrowhead: isPrint ? "diamond" : "normal")
    case .defaulted: LineStyle(color: self[.defaulted], width: 1.2, dash: "dashed")
    case .injected: LineStyle(color: self[.injected], width: 1.0)
    case .hidden: LineStyle(color: self[.hidden], width: 1.2, dash: "dotted")
    case .assembly: LineStyle(color: self[.assembled], width: 1.0, arrowhead: isPrint ? "odiamond" : "normal")
    case .navigation: LineStyle(color: self[.navigation], width: 1.0, dash: "dashed", arrowhead: "vee")
    case .back: LineStyle(color: self[.back], width: 1.0, dash: "dotted", arrowhead: "vee", isRanking: false)
    case .structural: LineStyle(color: self[.structural], width: 1.0, arrowhead: "onormal", isRanking: false)
    }
  }

  /// What the legend calls a look, with what its sample cannot show.
  func title(_ look: EdgeLook) -> String {
    let head =
      switch theme == .print ? line(look).arrowhead : "normal" {
      case "diamond": " (filled diamond)"
      case "odiamond": " (open diamond)"
      default: ""
      }
    return look.title + head
  }

  // MARK: Dark screens

  /// The style element that puts dark colours in the place of light ones in an SVG; empty for a theme that is the same
  /// everywhere. Paper stays white.
  package var darkSheet: String {
    guard theme == .auto else { return "" }
    var seen: Set<String> = []
    var pairs = PictureColor.allCases.map { (self[$0], dark[$0] ?? "") }
    // Programs say black where they were told nothing.
    pairs.insert(("black", PictureColor.cycle.usual(in: .dark)), at: 1)
    let rules = pairs.filter { seen.insert($0.0).inserted }.map {
      "[fill=\"\($0)\"]{fill:\($1)}[stroke=\"\($0)\"]{stroke:\($1)}"
    }
    let text = dark[.text] ?? ""
    return
      "<style>@media screen and (prefers-color-scheme:dark){text:not([fill]){fill:\(text)}\(rules.joined())}</style>\n"
  }
}
