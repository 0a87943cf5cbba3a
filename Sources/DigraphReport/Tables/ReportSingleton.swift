/// A declaration that hands out one shared instance. They stand by type, member and place.
package struct ReportSingleton: ReportRow {
  package static let name = "singleton"
  package static let meaning = "A declaration that hands out one shared instance."

  package enum Name: Int, FieldName {
    case type, member, risk, ownership, file, line, uses

    package var field: Field {
      switch self {
      case .type: Field("type", .text, "The type whose instance it is; for a holder the type that holds it.")
      case .member: Field("member", .text, "The static member or global.")
      case .risk:
        Field(
          "risk", .word(of: Risk.self),
          """
          strict: private initializer. accidental: anyone may make another. mutable: state without isolation. actor, \
          main-actor: isolated. global: a variable of the module. holder: a static that holds a service of another type.
          """)
      case .ownership: .ownership
      case .file: .path("file")
      case .line: .line("line")
      case .uses: Field("uses", .number(.things), "Consumers that reach it.")
      }
    }
  }

  package let cells: Cells

  package init(_ cells: Cells) { self.cells = cells }

  /// How much harm it can do.
  package enum Risk: String, Vocabulary {
    case strict, accidental, mutable, actor
    case mainActor = "main-actor"
    case global, holder
  }

  /// The type whose instance is handed out, qualified; for a holder the type that holds it.
  package var type: String { text(.type) ?? "" }
  package var member: String { text(.member) ?? "" }
  package var risk: Risk { word(.risk) ?? .accidental }
  package var ownership: Ownership { word(.ownership) ?? .project }
  package var file: String { text(.file) ?? "" }
  package var line: Int { number(.line) ?? 1 }
  /// How many consumers reach it.
  package var uses: Int { number(.uses) ?? 0 }
}
