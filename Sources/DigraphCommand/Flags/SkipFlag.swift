import DigraphGate

extension Flag {
  static let skip = Flag(
    "skip", value: Value("RULE", choices: \.rules, isList: true),
    summary: "Leave out findings of these rules; separated by commas, may be repeated",
    group: .selecting
  ) { settings, value in settings.selection.skip.insert(value) }
}
