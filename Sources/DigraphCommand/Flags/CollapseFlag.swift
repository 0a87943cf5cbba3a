import DigraphPictures

extension Flag {
  static let collapse = Flag(
    "collapse",
    value: Value("UNIT", choices: { _ in PictureOptions.Collapse.allCases.map(\.rawValue) }, usual: { _ in "auto" }),
    summary: "What types are grouped by in a picture",
    details: "'auto' groups nothing in a small picture, and otherwise by module and folder, as finely as is readable.",
    group: .reporting
  ) { settings, value in settings.collapse = PictureOptions.Collapse(rawValue: value) }
}
