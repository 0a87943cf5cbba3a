/// What has a colour of its own in a picture, by the names that `themes:` in the configuration has.
///
/// Colours are those of Okabe and Ito ("Color Universal Design", 2008), which people with any colour vision tell apart,
/// and darker or paler ones of them.
package enum PictureColor: String, Sendable, CaseIterable {
  case paper
  case cycle, text
  case faintText = "faint-text"
  case frame
  case frameFill = "frame-fill"
  case border
  case legendBorder = "legend-border"
  case externalBorder = "external-border"
  case groupBorder = "group-border"

  // Fills of boxes.
  case screen = "box-screen"
  case logic = "box-logic"
  case data = "box-data"
  case assembly = "box-assembly"
  case plain = "box-plain"
  case external = "box-external"
  case group = "box-group"

  // Lines.
  case singleton = "line-singleton"
  case construct = "line-construct"
  case locator = "line-locator"
  case `static` = "line-static"
  case defaulted = "line-defaulted"
  case injected = "line-injected"
  case hidden = "line-hidden"
  case assembled = "line-assembly"
  case navigation = "line-navigation"
  case back = "line-back"
  case structural = "line-structural"
  case gained = "line-gained"
  case lost = "line-lost"
  case altered = "line-altered"
  case kept = "line-kept"
  case breach = "line-breach"
  case new = "line-new"

  // Marks of boxes.
  case wrong, focus, highlight

  /// On a light screen, on a dark one, and in print.
  private var usual: (light: String, dark: String, print: String) {
    switch self {
    case .paper: ("white", "#16181c", "white")
    case .cycle: ("#000000", "#f2f3f5", "#000000")
    case .text: ("#1a1a1a", "#e8eaed", "#000000")
    case .faintText: ("#5f6368", "#a3a9b0", "#333333")
    case .frame: ("#c4c8cc", "#454b52", "#999999")
    case .frameFill: ("#fafbfc", "#1b1e23", "#ffffff")
    case .border: ("#444444", "#b8bdc4", "#000000")
    case .legendBorder: ("#777777", "#8b9198", "#000000")
    case .externalBorder: ("#9a9a9a", "#71777e", "#666666")
    case .groupBorder: ("#5f6b7a", "#8d98a6", "#000000")
    case .screen: ("#d6eaf8", "#173a52", "#f5f5f5")
    case .logic: ("#d5f0e3", "#143f30", "#e6e6e6")
    case .data: ("#fdebc8", "#4a3710", "#d4d4d4")
    case .assembly: ("#eadcf0", "#3f2b4a", "#c0c0c0")
    case .plain: ("#ffffff", "#23262b", "#ffffff")
    case .external: ("#f1f1f1", "#2c2f33", "#ffffff")
    case .group: ("#eef1f5", "#272d36", "#ffffff")
    case .singleton, .static, .altered, .wrong: ("#b0126b", "#ff7ab8", "#000000")
    case .construct, .locator, .lost: ("#d55e00", "#ff9a4d", "#000000")
    case .defaulted, .injected, .hidden, .gained: ("#0072b2", "#56b4e9", "#000000")
    case .assembled: ("#6b6b6b", "#a8adb3", "#000000")
    case .navigation, .back: ("#8a8a8a", "#8f959c", "#555555")
    case .structural, .kept: ("#b5b5b5", "#666c73", "#808080")
    case .breach: ("#a50f15", "#ff6b6b", "#000000")
    case .new: ("#007a5a", "#3ddc97", "#000000")
    case .focus: ("#0b0b0b", "#ffffff", "#000000")
    case .highlight: ("#8a5a00", "#f0e442", "#000000")
    }
  }

  /// What it is in a theme unless the configuration says otherwise.
  package func usual(in theme: PictureTheme) -> String {
    switch theme {
    case .auto, .light: usual.light
    case .dark: usual.dark
    case .print: usual.print
    }
  }
}

/// What a picture is looked at on.
package enum PictureTheme: String, Sendable, CaseIterable {
  /// Light; where a screen is set to dark and the format can tell, dark.
  case auto
  case light, dark
  /// Black on white: shades tell boxes apart, dashes and arrowheads lines.
  case print

  /// Those that have colours of their own.
  package static let colored: [PictureTheme] = [.light, .dark, .print]
}
