extension Flag {
  static let compositionRoot = Flag(
    "composition-root", value: Value("MODULE"),
    summary: "Write one function that wires the types of a module",
    details: """
      No consumer is named then. The function makes what the types of the module are handed in their initializers, what \
      is shared once, and gives closures that make the types; what nothing in the code decides (which of several \
      implementations, a path, a key) is its parameter.
      """,
    group: .refactoring
  ) { settings, value in settings.composedModule = value }
}
