import PageTexts

/// The style of the page: what stands in its text, and the colours of pictures, by names that its script knows.
enum PageStyle {
  static var text: String {
    let dark = rules(isDark: true)
    return """
      :root{color-scheme:light;\(rules(isDark: false))}
      @media screen and (prefers-color-scheme:dark){:root:not([data-theme=light]){color-scheme:dark;\(dark)}}
      @media screen{:root[data-theme=dark]{color-scheme:dark;\(dark)}}
      \(lines)
      \(PageTexts.style)
      """
  }

  /// `--tint-screen:#d6eaf8;--look-construct:#d55e00;…`
  private static func rules(isDark: Bool) -> String {
    func shown(_ color: String) -> String {
      isDark ? PictureStyle.dark.first { $0.light == color }?.dark ?? color : color
    }
    let tints = Picture.Tint.allCases.map { "--tint-\($0.rawValue):\(shown(PictureStyle.fill($0)));" }
    let looks = EdgeLook.allCases.map { "--look-\($0.rawValue):\(shown(PictureStyle.line($0).color));" }
    let others = [
      ("paper", "white"), ("ink", "#1a1a1a"), ("faint", PictureStyle.faintText), ("rule", PictureStyle.frame),
      ("frame", PictureStyle.frameFill), ("border", "#444444"), ("link", "#0072b2"), ("wrong", PictureStyle.wrong),
      ("warning", "#d55e00"),
    ].map { "--\($0.0):\(shown($0.1));" }
    return (tints + looks + others).joined()
  }

  /// How lines are drawn, by class.
  private static var lines: String {
    let looks = EdgeLook.allCases.map { look in
      let style = PictureStyle.line(look)
      let dash =
        style.dash == "dashed" ? "stroke-dasharray:5 3;" : style.dash == "dotted" ? "stroke-dasharray:1.5 2.5;" : ""
      let color = "var(--look-\(look.rawValue))"
      return ".look-\(look.rawValue){--line:\(color);stroke:\(color);stroke-width:\(style.width);\(dash)}"
        + ".arrow-\(look.rawValue){fill:\(look == .structural ? "var(--paper)" : color);stroke:\(color)}"
    }
    let tints = Picture.Tint.allCases.map { ".tint-\($0.rawValue){fill:var(--tint-\($0.rawValue))}" }
    return (looks + tints).joined(separator: "\n")
  }
}
