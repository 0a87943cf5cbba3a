import DigraphReporting

extension Flag {
  static let layout = Flag(
    "layout",
    value: Value(
      "LAYOUT", choices: { _ in LayoutOptions.Layout.allCases.map(\.rawValue) }, usual: { _ in "auto" }),
    summary: "How pictures are laid out",
    details: """
      With auto in layers, or by springs where there is too much for layers. The others are Graphviz's by its names, and \
      rows without any search for good places. A layout that fails or takes too long is replaced by a simpler one.
      """,
    group: .reporting
  ) { settings, value in settings.layout = LayoutOptions.Layout(rawValue: value) ?? .auto }
}
