/// Where the values of a JSON text stand, so that one of them can be replaced and all else stays as it is.
package struct JSONPlaces {
  /// A value with its key, where it has one.
  package struct Place {
    /// `nodes[0].id`
    package let path: String
    /// The bytes of the value.
    package let value: Range<Int>
    /// Those of key, colon and value.
    package let member: Range<Int>
    /// It holds other values.
    package let isContainer: Bool
  }

  /// Each value before those in it.
  package private(set) var all: [Place] = []

  /// - Parameter text: JSON that is known to be valid, of little depth.
  package init(_ text: [UInt8]) {
    var scanner = Scanner(text: text)
    scanner.value("", from: 0)
    all = scanner.places.sorted {
      ($0.value.lowerBound, $1.value.upperBound) < ($1.value.lowerBound, $0.value.upperBound)
    }
  }

  /// The first place of each path with the numbers of elements left out.
  package var distinct: [Place] {
    var seen: Set<String> = []
    return all.filter { seen.insert($0.path.filter { !$0.isNumber }).inserted }
  }

  private struct Scanner {
    let text: [UInt8]
    var position = 0
    var places: [Place] = []

    mutating func skipSpace() {
      while position < text.count, [0x20, 0x0A, 0x0D, 0x09].contains(text[position]) { position += 1 }
    }

    mutating func value(_ path: String, from member: Int) {
      skipSpace()
      let start = position
      let byte = text[position]
      switch byte {
      case UInt8(ascii: "{"), UInt8(ascii: "["): elements(path, isObject: byte == UInt8(ascii: "{"))
      case UInt8(ascii: "\""): string()
      default:
        while position < text.count, !Array(",]} \n\r\t".utf8).contains(text[position]) { position += 1 }
      }
      places.append(
        Place(
          path: path, value: start..<position, member: min(member, start)..<position,
          isContainer: byte == UInt8(ascii: "{") || byte == UInt8(ascii: "[")))
    }

    private mutating func string() {
      position += 1
      while text[position] != UInt8(ascii: "\"") { position += text[position] == UInt8(ascii: "\\") ? 2 : 1 }
      position += 1
    }

    private mutating func elements(_ path: String, isObject: Bool) {
      position += 1
      var number = 0
      skipSpace()
      while text[position] != UInt8(ascii: "}"), text[position] != UInt8(ascii: "]") {
        let member = position
        var name = "\(path)[\(number)]"
        if isObject {
          string()
          let key = String(decoding: text[(member + 1)..<(position - 1)], as: UTF8.self)
          name = path.isEmpty ? key : "\(path).\(key)"
          skipSpace()
          position += 1
        }
        value(name, from: member)
        number += 1
        skipSpace()
        if text[position] == UInt8(ascii: ",") { position += 1 }
        skipSpace()
      }
      position += 1
    }
  }
}
