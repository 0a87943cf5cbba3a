/// How pictures look: every colour, width and font, and nothing else.
///
/// Colours are those of Okabe and Ito ("Color Universal Design", 2008), which people with any colour vision tell apart,
/// and nothing is said by colour alone: lines differ by dash and arrowhead, cycles are doubled, roles are in names.
/// Text is dark on light, so that a print in grey stays readable. Where a screen is set to dark, an SVG shows light on dark:
/// every colour has a dark one that takes its place.
package struct PictureStyle {
  struct BoxStyle {
    var shape: String
    var fill: String
    var border: String
    var text = "#1a1a1a"
    var fontSize = 11
    /// Graphviz's `style`.
    var style = "rounded,filled"
    var isItalic = false
    /// Of the border.
    var width = 1.0
  }

  package struct LineStyle {
    package var color: String
    var width: Double
    /// `solid`, `dashed` or `dotted`.
    var dash = "solid"
    var arrowhead = "normal"
    /// Whether the target stands below the source for it.
    var isRanking = true
  }

  package static let fonts = "Helvetica,Arial,sans-serif"
  package static let faintText = "#5f6368"
  package static let frame = "#c4c8cc"
  static let frameFill = "#fafbfc"
  /// What something is wrong with: a thick border.
  static let wrong = "#b0126b"
  /// Cycles: a doubled border or line.
  static let cycle = "#000000"

  static func fill(_ tint: Picture.Tint) -> String {
    switch tint {
    case .screen: "#d6eaf8"
    case .logic: "#d5f0e3"
    case .data: "#fdebc8"
    case .assembly: "#eadcf0"
    case .plain: "#ffffff"
    case .external: "#f1f1f1"
    case .group: "#eef1f5"
    }
  }

  static func box(_ box: Picture.Box) -> BoxStyle {
    var style = plain(box)
    switch box.change {
    case .gained:
      style.border = line(.gained).color
      style.width = 2.6
    case .lost:
      style.border = line(.lost).color
      style.style += ",dashed"
    case .altered, .kept, nil: break
    }
    return style
  }

  private static func plain(_ box: Picture.Box) -> BoxStyle {
    let fill = fill(box.tint)
    switch box.shape {
    case .type: return BoxStyle(shape: "box", fill: fill, border: "#444444")
    case .protocol: return BoxStyle(shape: "box", fill: fill, border: "#444444", isItalic: true)
    case .external:
      return BoxStyle(shape: "ellipse", fill: fill, border: "#9a9a9a", text: "#444444", fontSize: 9, style: "filled")
    case .folder: return BoxStyle(shape: "folder", fill: fill, border: "#5f6b7a", style: "filled")
    case .module: return BoxStyle(shape: "component", fill: fill, border: "#5f6b7a", style: "filled")
    }
  }

  /// In a picture of a difference lines say what became of them: what is new is thick, what is gone is dashed, and both
  /// have signs.
  static func line(_ line: Picture.Line) -> LineStyle {
    guard let change = line.change else { return Self.line(line.look) }
    return Self.line(change)
  }

  package static func line(_ change: Picture.Change) -> LineStyle {
    switch change {
    case .gained: LineStyle(color: "#0072b2", width: 2.6)
    case .lost: LineStyle(color: "#d55e00", width: 1.4, dash: "dashed", arrowhead: "vee")
    case .altered: LineStyle(color: "#b0126b", width: 2.0)
    case .kept: LineStyle(color: "#b5b5b5", width: 0.8)
    }
  }

  static func line(_ look: EdgeLook) -> LineStyle {
    switch look {
    case .singleton: LineStyle(color: "#b0126b", width: 1.8, arrowhead: "normal")
    case .construct: LineStyle(color: "#d55e00", width: 1.8)
    case .locator: LineStyle(color: "#d55e00", width: 1.8, dash: "dashed")
    case .static: LineStyle(color: "#b0126b", width: 1.4, dash: "dotted")
    case .defaulted: LineStyle(color: "#0072b2", width: 1.2, dash: "dashed")
    case .injected: LineStyle(color: "#0072b2", width: 1.0)
    case .hidden: LineStyle(color: "#0072b2", width: 1.2, dash: "dotted")
    case .assembly: LineStyle(color: "#6b6b6b", width: 1.0)
    case .navigation: LineStyle(color: "#8a8a8a", width: 1.0, dash: "dashed", arrowhead: "vee")
    case .back: LineStyle(color: "#8a8a8a", width: 1.0, dash: "dotted", arrowhead: "vee", isRanking: false)
    case .structural: LineStyle(color: "#b5b5b5", width: 1.0, arrowhead: "onormal", isRanking: false)
    }
  }

  /// What takes the place of each colour on a dark screen. A test holds every colour to stand here.
  static let dark: [(light: String, dark: String)] = [
    ("white", "#16181c"), ("black", "#f2f3f5"), (cycle, "#f2f3f5"), ("#1a1a1a", "#e8eaed"), (faintText, "#a3a9b0"),
    (frame, "#454b52"), (frameFill, "#1b1e23"), ("#444444", "#b8bdc4"), ("#777777", "#8b9198"),
    ("#9a9a9a", "#71777e"), ("#5f6b7a", "#8d98a6"),
    // Fills of boxes.
    ("#d6eaf8", "#173a52"), ("#d5f0e3", "#143f30"), ("#fdebc8", "#4a3710"), ("#eadcf0", "#3f2b4a"),
    ("#ffffff", "#23262b"), ("#f1f1f1", "#2c2f33"), ("#eef1f5", "#272d36"),
    // Lines.
    ("#b0126b", "#ff7ab8"), ("#d55e00", "#ff9a4d"), ("#0072b2", "#56b4e9"), ("#6b6b6b", "#a8adb3"),
    ("#8a8a8a", "#8f959c"), ("#b5b5b5", "#666c73"),
  ]

  /// The style element that does so in an SVG. Paper stays white.
  package static var darkSheet: String {
    let rules = dark.map { "[fill=\"\($0.light)\"]{fill:\($0.dark)}[stroke=\"\($0.light)\"]{stroke:\($0.dark)}" }
    return
      "<style>@media screen and (prefers-color-scheme:dark){text:not([fill]){fill:#e8eaed}\(rules.joined())}</style>\n"
  }
}
