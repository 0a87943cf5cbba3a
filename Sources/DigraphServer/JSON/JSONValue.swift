/// Any value of JSON (RFC 8259).
package enum JSONValue: Sendable, Equatable {
  case null
  case flag(Bool)
  case integer(Int)
  case number(Double)
  case text(String)
  case array([JSONValue])
  case object([String: JSONValue])

  /// The member of an object; nil for what is no object or has none.
  package subscript(name: String) -> JSONValue? {
    if case .object(let members) = self { members[name] } else { nil }
  }

  package var text: String? {
    if case .text(let text) = self { text } else { nil }
  }

  package var flag: Bool? {
    if case .flag(let flag) = self { flag } else { nil }
  }

  /// A whole number that fits; others are none.
  package var integer: Int? {
    switch self {
    case .integer(let number): number
    case .number(let number): Int(exactly: number)
    default: nil
    }
  }

  package var array: [JSONValue]? {
    if case .array(let elements) = self { elements } else { nil }
  }

  /// The texts of an array, without what else stands in it.
  package var texts: [String]? { array?.compactMap(\.text) }

  /// An object without the members that are nil.
  package static func members(_ members: [String: JSONValue?]) -> JSONValue {
    .object(members.compactMapValues(\.self))
  }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral, ExpressibleByStringInterpolation
{
  package init(stringLiteral value: String) { self = .text(value) }
  package init(integerLiteral value: Int) { self = .integer(value) }
  package init(booleanLiteral value: Bool) { self = .flag(value) }
  package init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
  package init(dictionaryLiteral elements: (String, JSONValue)...) {
    self = .object(Dictionary(elements) { _, last in last })
  }
}
