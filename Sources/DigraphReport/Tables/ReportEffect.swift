/// Something outside of its own code that a type reaches, however many calls away.
package struct ReportEffect: ReportRow {
  package static let name = "effect"
  package static let meaning = "Something that the code of a type reaches."

  package enum Name: Int, FieldName {
    case group, isHidden, chain

    package var field: Field {
      switch self {
      case .group: Field("group", .word(of: EffectGroup.self), "What is reached.")
      case .isHidden: Field("hidden", .flag, "No call on the way is one that a test can intercept.")
      case .chain:
        Field(
          "chain", .chain("As `LoginModel.logIn()` or `URLSession.shared`."),
          "A shortest way: members, each of which runs the next one, and last the symbol that is reached.")
      }
    }
  }

  package let cells: Cells

  package init(_ cells: Cells) { self.cells = cells }

  package var group: EffectGroup { word(.group) ?? .unknown }
  /// No call on the way is one that a test can intercept.
  package var isHidden: Bool { flag(.isHidden) }
  /// A shortest way: members, each of which runs the next one, and last the symbol that is reached.
  package var chain: [String] { chain(.chain) }
}
