import DigraphQueries

extension Flag {
  static let groupBy = Flag(
    "group-by",
    value: Value("UNIT", choices: { _ in FindingGrouping.allCases.map(\.rawValue) }, usual: { _ in "dependency" }),
    summary: "What findings are grouped by in text",
    details: """
      Owners are those that CODEOWNERS names, in the folder .github, at the root or in the folder docs, as GitHub reads \
      it. With --verbose each group has all its findings.
      """,
    group: .grouping
  ) { settings, value in settings.grouping = FindingGrouping(rawValue: value) }
}
