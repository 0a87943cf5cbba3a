import Foundation

/// The part of JSON Schema (draft 2020-12) that `Documentation/report.schema.json` uses.
struct JSONSchema {
  /// Keywords it knows; a schema with others is refused, as it would be taken for satisfied.
  private static let keywords: Set<String> = [
    "$schema", "$id", "$defs", "$ref", "title", "description", "type", "const", "enum", "properties", "required",
    "additionalProperties", "items", "minItems", "minimum",
  ]

  private let root: [String: Any]

  init(contentsOf file: URL) throws {
    root = try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any] ?? [:]
  }

  /// What is wrong with the value; empty if nothing.
  func errors(in value: Any) -> [String] { errors(value, root, "$") }

  /// Every schema there is, with its place.
  var all: [(place: String, schema: [String: Any])] {
    var (found, pending) = ([(String, [String: Any])](), [("$", root)])
    while let (place, schema) = pending.popLast() {
      found.append((place, schema))
      for key in ["properties", "$defs"] {
        for (name, part) in schema[key] as? [String: [String: Any]] ?? [:] {
          pending.append(("\(place).\(name)", part))
        }
      }
      if let items = schema["items"] as? [String: Any] { pending.append(("\(place)[]", items)) }
    }
    return found
  }

  private func errors(_ value: Any, _ schema: [String: Any], _ place: String) -> [String] {
    var found = Set(schema.keys).subtracting(Self.keywords).map { "\(place): unknown keyword \($0)" }
    if let reference = schema["$ref"] as? String {
      let name = String(reference.dropFirst("#/$defs/".count))
      guard let part = (root["$defs"] as? [String: [String: Any]])?[name] else { return ["\(place): no \(reference)"] }
      return found + errors(value, part, place)
    }
    if let type = schema["type"] as? String, !matches(value, type) { return found + ["\(place): no \(type)"] }
    if let constant = schema["const"], "\(constant)" != "\(value)" { found.append("\(place): not \(constant)") }
    if let words = schema["enum"] as? [String], !words.contains(value as? String ?? "") {
      found.append("\(place): \(value) is none of \(words)")
    }
    if let minimum = schema["minimum"] as? Int, let number = value as? Int, number < minimum {
      found.append("\(place): less than \(minimum)")
    }
    if let array = value as? [Any], let items = schema["items"] as? [String: Any] {
      if array.count < schema["minItems"] as? Int ?? 0 { found.append("\(place): too few") }
      for (index, item) in array.enumerated() { found += errors(item, items, "\(place)[\(index)]") }
    }
    if let object = value as? [String: Any], let properties = schema["properties"] as? [String: [String: Any]] {
      for key in schema["required"] as? [String] ?? [] where object[key] == nil { found.append("\(place): no \(key)") }
      for (key, part) in object {
        guard let property = properties[key] else {
          found.append("\(place): \(key) is not described")
          continue
        }
        found += errors(part, property, "\(place).\(key)")
      }
    }
    return found
  }

  private func matches(_ value: Any, _ type: String) -> Bool {
    switch type {
    case "object": value is [String: Any]
    case "array": value is [Any]
    case "string": value is String
    case "integer": value is Int
    case "boolean": value is Bool
    default: false
    }
  }
}
