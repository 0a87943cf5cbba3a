import DigraphRefactoring

extension Flag {
  static let dependency = Flag(
    "dependency", value: Value("NAME", isList: true),
    summary: "Hand in only this dependency",
    details: """
      The name of its type; may be given several times. By default everything that a warning speaks of is handed in. \
      What is named may also be injected by a property wrapper, be handed in by its own type, or be the singleton itself.
      """,
    group: .refactoring
  ) { settings, value in settings.refactoring.dependencies.append(value) }
}
