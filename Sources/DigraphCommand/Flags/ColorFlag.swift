extension Flag {
  static let color = Flag(
    "color",
    value: Value(
      "MODE", choices: { _ in Settings.ColorChoice.allCases.map(\.rawValue) }, usual: { _ in "auto" }),
    summary: "When to colour the output",
    details: """
      With auto, output to a terminal is coloured, unless the environment variable NO_COLOR is set. \
      In coloured output places lead to their files, on terminals that are known to show links; FORCE_HYPERLINK=1 says \
      that a terminal does, FORCE_HYPERLINK=0 that none is wanted.
      """,
    group: .general
  ) { settings, value in settings.color = Settings.ColorChoice(rawValue: value) ?? .auto }
}
