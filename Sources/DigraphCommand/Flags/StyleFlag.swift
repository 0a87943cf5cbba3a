import DigraphRefactoring

extension Flag {
  static let style = Flag(
    "style",
    value: Value(
      "STYLE", choices: { _ in RefactoringRequest.Style.allCases.map(\.rawValue) }, usual: { _ in "default" }),
    summary: "How the consumer is handed its dependencies",
    details: """
      'default' is a parameter of the initializer with today's value as its default, so that no call changes; 'required' \
      has no default, and everyone who makes a consumer passes the value; 'property' is a property that others may set; \
      'factory' is a closure that makes one at each use; 'assembler' has a protocol make the consumer and what it needs, \
      by functions that an extension implements and tests implement otherwise, and whoever made a consumer asks that.
      """,
    group: .refactoring
  ) { settings, value in
    settings.refactoring.style = RefactoringRequest.Style(rawValue: value) ?? .default
  }
}
