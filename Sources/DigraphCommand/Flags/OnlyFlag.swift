import DigraphGate

extension Flag {
  static let only = Flag(
    "only", value: Value("RULE", choices: \.rules, isList: true),
    summary: "Keep only findings of these rules; separated by commas, may be repeated",
    group: .selecting
  ) { settings, value in settings.selection.only.insert(value) }
}
