/// How `digraph refactor` carries out the next step of a finding, or why it does not.
package struct ReportRecipe: ReportRow {
  package static let name = "recipe"
  package static let meaning = "How a program carries out the next step of a finding, or why it does not."

  /// The recipes that a program carries out.
  package enum Kind: String, Vocabulary {
    /// The consumer is handed what it gets itself.
    case inject
    /// What the consumer is handed it knows by a protocol, so that a circle is none.
    case invert
  }

  package enum Name: Int, FieldName {
    case id, command, refusal

    package var field: Field {
      switch self {
      case .id: Field("id", .word(of: Kind.self), "Which recipe it is.")
      case .command:
        Field("command", .phrase, "What carries it out, started at the root; absent where nothing does.", .whereKnown)
      case .refusal:
        Field("refusal", .phrase, "Why it is not carried out; with a command, why not in all places.", .whereKnown)
      }
    }
  }

  package let cells: Cells

  package init(_ cells: Cells) { self.cells = cells }

  package var kind: Kind { word(.id) ?? .inject }
  /// What carries it out, started at the root; nil where nothing does.
  package var command: String? { phrase(.command) }
  /// Why it is not carried out; with a command, why not in all places.
  package var refusal: String? { phrase(.refusal) }
}
