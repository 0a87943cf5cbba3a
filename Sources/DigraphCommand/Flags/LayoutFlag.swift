import DigraphPictures

extension Flag {
  static let layout = Flag(
    "layout",
    value: Value(
      "LAYOUT", choices: { _ in LayoutOptions.Layout.allCases.map(\.rawValue) }, usual: { _ in "auto" }),
    summary: "Layout of pictures",
    details: """
      'auto' lays the graph out in layers, or by springs if it is too large for layers. 'rows' is a simple grid; the \
      others are Graphviz's layout engines. A layout that fails or takes too long is replaced by a simpler one.
      """,
    group: .reporting
  ) { settings, value in settings.layout = LayoutOptions.Layout(rawValue: value) ?? .auto }
}
