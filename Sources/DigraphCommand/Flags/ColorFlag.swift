extension Flag {
  static let color = Flag(
    "color",
    value: Value(
      "MODE", choices: { _ in Settings.ColorChoice.allCases.map(\.rawValue) }, usual: { _ in "auto" }),
    summary: "When to colour the output",
    details: """
      With auto, output to a terminal is coloured, unless the environment variable NO_COLOR is set.
      """,
    group: .general
  ) { settings, value in settings.color = Settings.ColorChoice(rawValue: value) ?? .auto }
}
