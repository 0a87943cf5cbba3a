import DigraphReporting

extension Flag {
  static let collapse = Flag(
    "collapse",
    value: Value("UNIT", choices: { _ in PictureOptions.Collapse.allCases.map(\.rawValue) }, usual: { _ in "auto" }),
    summary: "What types are joined into in a picture",
    details: "'auto' joins nothing while the picture is small, else modules and folders, as fine as can be read.",
    group: .reporting
  ) { settings, value in settings.collapse = PictureOptions.Collapse(rawValue: value) }
}
