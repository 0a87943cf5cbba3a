import DigraphRefactoring

extension Flag {
  static let protocolName = Flag(
    "protocol-name", value: Value("PATTERN"),
    summary: "Name of a new protocol",
    details: """
      '{Type}' stands for the name of the dependency, as in 'I{Type}' or '{Type}ing'; '{Type}Protocol' by default.
      """,
    group: .refactoring
  ) { (settings, value) throws(CommandError) in
    let name = value.split(separator: "{Type}", omittingEmptySubsequences: false).joined(separator: "T")
    guard let first = name.first, first.isLetter || first == "_",
      name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" })
    else {
      throw CommandError("--protocol-name needs the name of a type, perhaps with {Type} in it, not '\(value)'")
    }
    settings.refactoring.protocolName = value
  }
}
