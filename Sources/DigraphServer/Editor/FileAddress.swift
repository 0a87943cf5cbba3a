import FileAccess
import TextOutput

/// Addresses of files (RFC 8089), as editors name them.
enum FileAddress {
  /// The absolute path of a `file:` address; nil for any other.
  static func path(_ address: String) -> String? {
    guard address.lowercased().hasPrefix("file://") else { return nil }
    let rest = Array(address.utf8.dropFirst("file://".count))
    // Between the slashes may stand the name of this machine.
    guard let slash = rest.firstIndex(of: UInt8(ascii: "/")) else { return nil }
    var bytes: [UInt8] = []
    var position = slash
    while position < rest.count {
      if rest[position] == UInt8(ascii: "%"), position + 2 < rest.count,
        let byte = UInt8(String(decoding: rest[(position + 1)...(position + 2)], as: UTF8.self), radix: 16)
      {
        bytes.append(byte)
        position += 3
      } else if rest[position] == UInt8(ascii: "#") || rest[position] == UInt8(ascii: "?") {
        break
      } else {
        bytes.append(rest[position])
        position += 1
      }
    }
    let path = String(decoding: bytes, as: UTF8.self)
    return path.contains("\0") ? nil : FilePath.absolute(path, below: "/")
  }

  /// The address of an absolute path.
  static func address(_ path: String) -> String { "file://\(AddressText.path(path))" }
}
