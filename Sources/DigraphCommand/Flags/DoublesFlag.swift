import DigraphRefactoring

extension Flag {
  static let doubles = Flag(
    "doubles",
    value: Value("KIND", choices: { _ in RefactoringRequest.kindsOfDoubles }, usual: { _ in "spy" }),
    summary: "Kind of the test doubles to write",
    details: """
      They stand in a new file beside a test that imports the module. A stub answers, a spy also records its calls, and a \
      fake is there to be filled in.
      """,
    group: .refactoring
  ) { settings, value in
    settings.refactoring.writeDoubles(value)
  }
}
