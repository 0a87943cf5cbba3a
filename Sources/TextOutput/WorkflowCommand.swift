/// A line by which a program tells GitHub's runner something: `::error file=A.swift,line=3::message`.
package struct WorkflowCommand {
  private let name: String
  private let properties: [(key: String, value: String?)]
  private let message: String

  /// - Parameter properties: in this order; a nil one is left out.
  package init(name: String, properties: [(key: String, value: String?)], message: String) {
    (self.name, self.properties, self.message) = (name, properties, message)
  }

  /// Writes the line. Line ends are written as the runner wants them, other control characters made visible.
  package func write(to buffer: inout ByteBuffer) {
    buffer.append("::\(name)")
    var separator = " "
    for (key, value) in properties {
      guard let value else { continue }
      buffer.append("\(separator)\(key)=\(Self.escaped(value, isProperty: true))")
      separator = ","
    }
    buffer.append("::\(Self.escaped(message))\n")
  }

  /// As the runner takes it back (actions/runner, `ActionCommand`).
  private static func escaped(_ text: String, isProperty: Bool = false) -> String {
    var bytes: [UInt8] = []
    for byte in DisplayText.printable(text, keepingLines: true).utf8 {
      switch byte {
      case UInt8(ascii: "%"): bytes += "%25".utf8
      case UInt8(ascii: "\r"): bytes += "%0D".utf8
      case UInt8(ascii: "\n"): bytes += "%0A".utf8
      case UInt8(ascii: ":") where isProperty: bytes += "%3A".utf8
      case UInt8(ascii: ",") where isProperty: bytes += "%2C".utf8
      default: bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
