import DigraphPictures

extension Flag {
  static let theme = Flag(
    "theme",
    value: Value("THEME", choices: { _ in PictureTheme.allCases.map(\.rawValue) }, usual: { _ in "auto" }),
    summary: "Colours of pictures and pages",
    details: """
      'auto' is light, and in SVG and HTML dark where the screen is. 'print' is black on white: boxes differ by shades, \
      lines by dashes and arrowheads. 'themes' in the configuration sets colours of your own.
      """,
    group: .coloring
  ) { settings, value in settings.theme = PictureTheme(rawValue: value) ?? .auto }
}
