/// A service that is made known to a container. They stand by file and place.
package struct ReportRegistration: ReportRow {
  package static let name = "registration"
  package static let meaning = "A service that is made known to a container."

  package enum Name: Int, FieldName {
    case service, implementation, also, container, consumer, module, scope, named, name, arguments, argumentTypes,
      conditional, condition, collection, test, asked, file, line, column

    package var field: Field {
      switch self {
      case .service:
        Field(
          "service", .text, "The type by which it is asked for; absent where the code does not say which.", .whereKnown)
      case .implementation: Field("implementation", .text, "The type that the factory constructs.", .whereKnown)
      case .also:
        Field("also", .texts("A type.", least: 1), "Further types by which the implementation is known.", .whereKnown)
      case .container: Field("container", .text, "The framework, or the type of the project that is the container.")
      case .consumer: Field("consumer", .text, "Whose code registers it.")
      case .module:
        Field("module", .text, "The module of that code, by the name under which code imports it.", .whereKnown)
      case .scope: Field("scope", .text, "How long instances live, in the container's own word.", .whereKnown)
      case .named: Field("named", .flag, "It has a name or a tag.")
      case .name: Field("name", .text, "The name or tag, as the code writes it.", .whereKnown)
      case .arguments:
        Field(
          "arguments", .number(.things),
          "How many values the factory is handed; absent where the code does not say.",
          .whereKnown)
      case .argumentTypes:
        Field(
          "argumentTypes",
          .texts("A type, with `?` if it is optional; `_` where the code does not say which.", least: 1),
          "The types of these values.", .whereKnown)
      case .conditional: Field("conditional", .flag, "Some builds leave it out (`#if`).")
      case .condition:
        Field(
          "condition", .text,
          "What must hold for a build to have it, in the words of `#if`; absent where nothing is known of that.",
          .whereKnown)
      case .collection: Field("collection", .flag, "It is one of several by the same type.", .whereKnown)
      case .test: Field("test", .flag, "Code of tests registers it.")
      case .asked: Field("asked", .number(.things), "How many resolutions ask for the service.")
      case .file: .path("file")
      case .line: .line("line")
      case .column: .column("column")
      }
    }
  }

  package let cells: Cells

  package init(_ cells: Cells) { self.cells = cells }

  package var service: String? { text(.service) }
  package var implementation: String? { text(.implementation) }
  /// Further types by which the implementation is known.
  package var also: [String] { texts(.also) }
  package var container: String { text(.container) ?? "" }
  package var consumer: String { text(.consumer) ?? "" }
  package var module: String? { text(.module) }
  package var scope: String? { text(.scope) }
  package var isNamed: Bool { flag(.named) }
  /// The name or tag, as the code writes it.
  package var name: String? { text(.name) }
  /// How many values are handed to the factory.
  package var arguments: Int? { number(.arguments) }
  /// Their types.
  package var argumentTypes: [String] { texts(.argumentTypes) }
  package var isCollection: Bool { flag(.collection) }
  package var isConditional: Bool { flag(.conditional) }
  /// What `#if` asks for it.
  package var condition: String? { text(.condition) }
  package var isTest: Bool { flag(.test) }
  /// How many resolutions ask for the service.
  package var asked: Int { number(.asked) ?? 0 }
  package var site: ReportSite {
    ReportSite(file: text(.file) ?? "", line: number(.line) ?? 1, column: number(.column) ?? 1)
  }
}
