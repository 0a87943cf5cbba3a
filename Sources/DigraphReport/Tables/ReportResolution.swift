/// A service that is asked of a container. They stand by file and place.
package struct ReportResolution: ReportRow {
  package static let name = "resolution"
  package static let meaning = "A service that is asked of a container."

  package enum Name: Int, FieldName {
    case service, container, consumer, module, kind, named, name, arguments, argumentTypes, forced, optional, thrown,
      collection, test, registered, file, line, column

    package var field: Field {
      switch self {
      case .service:
        Field("service", .text, "The type that is asked for; absent where the code does not say which.", .whereKnown)
      case .container: Field("container", .text, "The framework, or the type of the project that is the container.")
      case .consumer: Field("consumer", .text, "Who asks.")
      case .module:
        Field("module", .text, "The module of that code, by the name under which code imports it.", .whereKnown)
      case .kind:
        Field("kind", .word(of: Kind.self), "call: a function is called. wrapper: a property's attribute asks.")
      case .named: Field("named", .flag, "By a name or a tag.")
      case .name: Field("name", .text, "The name or tag, as the code writes it.", .whereKnown)
      case .arguments:
        Field(
          "arguments", .number(.things), "How many values are handed over; absent where the code does not say.",
          .whereKnown)
      case .argumentTypes:
        Field(
          "argumentTypes",
          .texts("A type, with `?` if it is optional; `_` where the code does not say which.", least: 1),
          "The types of these values.", .whereKnown)
      case .forced: Field("forced", .flag, "What comes back is unwrapped by force, or an error ends the program.")
      case .optional: Field("optional", .flag, "There may be nothing, and the code goes on without it.")
      case .thrown: Field("thrown", .flag, "What is missing is an error that the code throws on or catches.")
      case .collection: Field("collection", .flag, "All that is known by the type is asked for.", .whereKnown)
      case .test: Field("test", .flag, "Code of tests asks.")
      case .registered: Field("registered", .number(.things), "How many registrations make the service known.")
      case .file: .path("file")
      case .line: .line("line")
      case .column: .column("column")
      }
    }
  }

  package enum Kind: String, Vocabulary { case call, wrapper }

  package let cells: Cells

  package init(_ cells: Cells) { self.cells = cells }

  package var service: String? { text(.service) }
  package var container: String { text(.container) ?? "" }
  package var consumer: String { text(.consumer) ?? "" }
  package var module: String? { text(.module) }
  package var kind: Kind { word(.kind) ?? .call }
  package var isNamed: Bool { flag(.named) }
  /// The name or tag, as the code writes it.
  package var name: String? { text(.name) }
  package var isForced: Bool { flag(.forced) }
  /// How many values are handed over.
  package var arguments: Int? { number(.arguments) }
  /// Their types.
  package var argumentTypes: [String] { texts(.argumentTypes) }
  /// There may be nothing, and the code goes on without it.
  package var isOptional: Bool { flag(.optional) }
  /// What is missing is an error.
  package var isThrown: Bool { flag(.thrown) }
  package var isCollection: Bool { flag(.collection) }
  package var isTest: Bool { flag(.test) }
  /// How many registrations make the service known.
  package var registered: Int { number(.registered) ?? 0 }
  package var site: ReportSite {
    ReportSite(file: text(.file) ?? "", line: number(.line) ?? 1, column: number(.column) ?? 1)
  }
}
