/// Words of the language.
package enum Keywords {
  /// Words that are no names, or begin something else where a value is expected.
  package static let all: Set<String> = [
    "any", "as", "associatedtype", "await", "break", "case", "catch", "class", "consume", "continue", "copy", "default",
    "defer", "deinit", "do", "each", "else",
    "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import", "in", "init",
    "inout", "internal", "is", "let", "nil", "operator", "private", "protocol", "public", "repeat", "rethrows",
    "return",
    "self", "some", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias",
    "unsafe", "var", "where", "while",
  ]
}
