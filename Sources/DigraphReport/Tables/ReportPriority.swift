/// A dependency that consumers get themselves, and what it is worth to hand it in. They stand in the order in which to
/// begin: what frees most types first.
package struct ReportPriority: ReportRow {
  package static let name = "priority"
  package static let meaning = "A dependency that consumers get themselves, and what it is worth to hand it in."

  package enum Name: Int, FieldName {
    case dependency, consumers, reaching, freed, testable, effects, examples

    package var field: Field {
      switch self {
      case .dependency: Field("dependency", .text, "The type or function, as `findings` name it.")
      case .consumers: Field("consumers", .number(.things), "How many consumers get it themselves.")
      case .reaching:
        Field(
          "reaching", .number(.things),
          """
          How many types reach the network, the clock, storage or shared state through it, by themselves or through \
          other types.
          """)
      case .freed:
        Field(
          "freed", .number(.things),
          """
          How many types can be tested without the network, the clock, storage and shared state once it is handed in \
          everywhere, and could not before.
          """)
      case .testable: Field("testable", .number(.things), "The sum of `freed` up to here.")
      case .effects:
        Field(
          "effects", .texts("A group of effects.", least: 1),
          "What of the network, the clock, storage and shared state it reaches, or is.", .whereKnown)
      case .examples:
        Field(
          "examples", .numbers(.nodes, least: 0),
          "Ids of the consumers that can be tested as soon as they themselves are given it.")
      }
    }
  }

  package let cells: Cells

  package init(_ cells: Cells) { self.cells = cells }

  package var dependency: String { text(.dependency) ?? "" }
  /// How many consumers get it themselves.
  package var consumers: Int { number(.consumers) ?? 0 }
  /// How many types reach what a test keeps away from through it, by themselves or through others.
  package var reaching: Int { number(.reaching) ?? 0 }
  /// How many types can be tested once it is handed in everywhere, and could not before.
  package var freed: Int { number(.freed) ?? 0 }
  /// The sum of ``freed`` up to here.
  package var testable: Int { number(.testable) ?? 0 }
  /// What of the network, the clock, storage and shared state it reaches, or is.
  package var effects: [EffectGroup] { texts(.effects).compactMap { EffectGroup(rawValue: $0) } }
  /// The consumers that can be tested as soon as they themselves are given it, as node ids.
  package var examples: [Int] { numbers(.examples) }
}
