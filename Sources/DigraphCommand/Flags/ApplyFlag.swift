import DigraphRefactoring

extension Flag {
  static let apply = Flag(
    "apply",
    summary: "Write the files instead of printing a patch",
    details: """
      All files are written or none; none is if one of them has changed since it was read.
      """,
    group: .refactoring
  ) { settings, _ in settings.appliesRefactoring = true }
}
