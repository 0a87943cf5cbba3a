import DigraphChanges

extension Flag {
  static let select = Flag(
    "select",
    value: Value(
      "LIST", choices: { _ in AffectedAnswer.List.allCases.map(\.rawValue) },
      usual: { _ in AffectedAnswer.List.types.rawValue }),
    summary: "What is listed",
    details: """
      The product's types; tests, which are test cases, suites and test functions outside of these; modules; or the \
      files that declare any of these, and those that changed.
      """,
    group: .choosing
  ) { settings, value in settings.list = AffectedAnswer.List(rawValue: value) ?? .types }
}
