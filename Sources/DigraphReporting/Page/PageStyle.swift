import DigraphPictures
import PageTexts

/// The style of the page: what stands in its text, and the colours of pictures, by names that its script knows.
enum PageStyle {
  static func text(_ style: PictureStyle) -> String {
    let isPrint = style.theme == .print
    let dark = rules(isPrint ? style : style.with(.dark))
    return """
      :root{color-scheme:light;\(rules(isPrint ? style : style.with(.light)))}
      @media screen and (prefers-color-scheme:dark){:root:not([data-theme=light]){color-scheme:dark;\(dark)}}
      @media screen{:root[data-theme=dark]{color-scheme:dark;\(dark)}}
      \(lines(style))
      \(PageTexts.style)
      """
  }

  /// `--tint-screen:#d6eaf8;--look-construct:#d55e00;…`
  private static func rules(_ style: PictureStyle) -> String {
    let tints = Picture.Tint.allCases.map { "--tint-\($0.rawValue):\(style.fill($0));" }
    let looks = EdgeLook.allCases.map { "--look-\($0.rawValue):\(style.line($0).color);" }
    let others = [
      ("paper", style[.paper]), ("ink", style[.text]), ("faint", style[.faintText]), ("rule", style[.frame]),
      ("frame", style[.frameFill]), ("border", style[.border]), ("link", style[.injected]), ("wrong", style[.wrong]),
      ("warning", style[.construct]), ("breach", style[.breach]), ("new", style[.new]), ("focus", style[.focus]),
      ("highlight", style[.highlight]),
    ].map { "--\($0.0):\($0.1);" }
    return (tints + looks + others).joined()
  }

  /// How lines are drawn, by class.
  private static func lines(_ style: PictureStyle) -> String {
    let looks = EdgeLook.allCases.map { look in
      let style = style.line(look)
      let dash =
        style.dash == "dashed" ? "stroke-dasharray:5 3;" : style.dash == "dotted" ? "stroke-dasharray:1.5 2.5;" : ""
      let color = "var(--look-\(look.rawValue))"
      return ".look-\(look.rawValue){--line:\(color);stroke:\(color);stroke-width:\(style.width);\(dash)}"
        + ".arrow-\(look.rawValue){fill:\(look == .structural ? "var(--paper)" : color);stroke:\(color)}"
    }
    let marks = ["breach", "new"].map {
      ".look-\($0){--line:var(--\($0));stroke:var(--\($0));stroke-width:\($0 == "breach" ? "3" : "2.6")}"
        + ".arrow-\($0){fill:var(--\($0));stroke:var(--\($0))}"
    }
    let tints = Picture.Tint.allCases.map { ".tint-\($0.rawValue){fill:var(--tint-\($0.rawValue))}" }
    return (looks + marks + tints).joined(separator: "\n")
  }
}
