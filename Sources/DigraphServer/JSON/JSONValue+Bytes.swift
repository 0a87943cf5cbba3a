import TextOutput

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension JSONValue: Decodable {
  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let text = try? container.decode(String.self) {
      self = .text(text)
    } else if let number = try? container.decode(Int.self) {
      self = .integer(number)
    } else if let members = try? container.decode([String: JSONValue].self) {
      self = .object(members)
    } else if let elements = try? container.decode([JSONValue].self) {
      self = .array(elements)
    } else if let flag = try? container.decode(Bool.self) {
      self = .flag(flag)
    } else if container.decodeNil() {
      self = .null
    } else {
      self = .number(try container.decode(Double.self))
    }
  }

  /// Reads UTF-8; nil for what is no JSON.
  package init?(bytes: [UInt8]) {
    guard let value = try? JSONDecoder().decode(JSONValue.self, from: Data(bytes)) else { return nil }
    self = value
  }

  /// Compact and on one line; the members of objects stand by name.
  package var bytes: [UInt8] {
    var buffer = ByteBuffer()
    write(to: &buffer)
    return buffer.bytes
  }

  private func write(to buffer: inout ByteBuffer) {
    switch self {
    case .null: buffer.append("null")
    case .flag(let flag): buffer.append(flag ? "true" : "false")
    case .integer(let number): buffer.append(number)
    case .number(let number): buffer.append(number.isFinite ? "\(number)" : "null")
    case .text(let text): buffer.append(json: text)
    case .array(let elements):
      buffer.append("[")
      for (index, element) in elements.enumerated() {
        if index > 0 { buffer.append(",") }
        element.write(to: &buffer)
      }
      buffer.append("]")
    case .object(let members):
      buffer.append("{")
      for (index, member) in members.sorted(by: { $0.key < $1.key }).enumerated() {
        if index > 0 { buffer.append(",") }
        buffer.append(json: member.key)
        buffer.append(":")
        member.value.write(to: &buffer)
      }
      buffer.append("}")
    }
  }
}
