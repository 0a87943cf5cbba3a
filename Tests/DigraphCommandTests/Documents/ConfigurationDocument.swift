import DigraphCommand

/// What is written about the configuration: a page, and a schema for editors. Both are read from the list of keys.
struct ConfigurationDocument {
  private let keys: [ConfigurationKey]

  /// - Parameter rules: identifiers of the rules there are.
  init(rules: [String]) {
    keys = ConfigurationKeys.all(rules: rules)
  }

  // MARK: The schema

  /// JSON Schema, draft 2020-12.
  var schema: String {
    guard case .object(let members) = Self.schema(.object(keys)) else { return "" }
    let head: [(String, JSONText)] = [
      ("$schema", .string("https://json-schema.org/draft/2020-12/schema")), ("title", .string(".digraph.yml")),
    ]
    return JSONText.object(head + members).text() + "\n"
  }

  private static func schema(_ shape: ConfigurationShape) -> JSONText {
    switch shape {
    case .text: .object([("type", .string("string"))])
    case .number: .object([("type", .string("integer")), ("minimum", .number(0))])
    // Editors that follow YAML 1.1 take a plain `off` for false.
    case .word(let words):
      .object([("enum", .array(words.map { .string($0) } + (words.contains("off") ? [.flag(false)] : [])))])
    case .color: .object([("type", .string("string")), ("pattern", .string("^#[0-9A-Fa-f]{6}$"))])
    case .patterns: oneOrMore(.object([("type", .string("string")), ("minLength", .number(1))]))
    case .words(let words): oneOrMore(schema(.word(words)))
    case .list(let element): .object([("type", .string("array")), ("items", schema(element))])
    case .table(let keys, let value):
      if let keys {
        .object([
          ("type", .string("object")), ("additionalProperties", .flag(false)),
          ("properties", .object(keys.map { ($0, schema(value)) })),
        ])
      } else {
        .object([("type", .string("object")), ("additionalProperties", schema(value))])
      }
    case .object(let keys): object(keys)
    case .wordOrObject(let words, let keys):
      .object([("oneOf", .array([schema(.word(words)), object(keys)]))])
    }
  }

  private static func oneOrMore(_ element: JSONText) -> JSONText {
    .object([("oneOf", .array([element, .object([("type", .string("array")), ("items", element)])]))])
  }

  private static func object(_ keys: [ConfigurationKey]) -> JSONText {
    let properties = keys.map { key in (key.name, described(schema(key.shape), key.summary)) }
    let required = keys.filter(\.isRequired).map { JSONText.string($0.name) }
    return .object(
      [("type", .string("object")), ("additionalProperties", .flag(false)), ("properties", .object(properties))]
        + (required.isEmpty ? [] : [("required", .array(required))]))
  }

  private static func described(_ schema: JSONText, _ text: String) -> JSONText {
    guard case .object(let members) = schema else { return schema }
    return .object([("description", .string(text))] + members)
  }

  // MARK: The page

  /// The table of keys, in Markdown.
  var table: String {
    (["| key | is | for |", "| --- | --- | --- |"] + Self.rows(keys, "")).joined(separator: "\n") + "\n"
  }

  private static func rows(_ keys: [ConfigurationKey], _ path: String) -> [String] {
    keys.flatMap { key -> [String] in
      let name = path + key.name
      return ["| `\(name)` | \(form(key.shape).replacing("|", with: "\\|")) | \(key.summary) |"]
        + inner(key.shape, name)
    }
  }

  private static func inner(_ shape: ConfigurationShape, _ name: String) -> [String] {
    switch shape {
    case .object(let keys): rows(keys, "\(name).")
    case .wordOrObject(_, let keys): rows(keys, "\(name).")
    case .list(let element): inner(element, "\(name)[]")
    case .table(_, let value): inner(value, "\(name).NAME")
    default: []
    }
  }

  private static func form(_ shape: ConfigurationShape) -> String {
    switch shape {
    case .text: "text"
    case .number: "number"
    case .word(let words), .words(let words): words.map { "`\($0)`" }.joined(separator: ", ")
    case .patterns(let subject): "patterns of \(subject)"
    case .list: "a list"
    case .color: "a colour"
    case .table(let keys?, .table(let inner?, _)):
      [keys, inner].map { "keys: " + $0.map { "`\($0)`" }.joined(separator: ", ") }.joined(separator: "; below each, ")
    case .table(let keys, _):
      keys.map { $0.count > 25 ? "keys by rule" : "keys: " + $0.map { "`\($0)`" }.joined(separator: ", ") }
        ?? "keys of your choice"
    case .object: "keys"
    case .wordOrObject(let words, _): words.map { "`\($0)`" }.joined(separator: ", ") + ", or keys"
    }
  }
}
