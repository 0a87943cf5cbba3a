import DigraphRefactoring

extension Flag {
  static let protocolChoice = Flag(
    "protocol",
    value: Value(
      "CHOICE", choices: { _ in RefactoringRequest.Abstraction.allCases.map(\.rawValue) }, usual: { _ in nil }),
    summary: "What the consumer knows the dependency by",
    details: """
      'used' writes a protocol of what this consumer uses, 'shared' of what all its consumers use together, 'whole' of \
      all that other types may use; 'existing' takes one that fits, 'none' the type itself. By default one that exists is \
      taken, else a shared one is written.
      """,
    group: .refactoring
  ) { settings, value in
    settings.refactoring.abstraction = RefactoringRequest.Abstraction(rawValue: value)
  }
}
