/// What stands in a file of somebody who means no good, or that broke on its way.
package enum HostileJSON {
  /// Values in JSON, or in what somebody takes for JSON.
  package static let values: [[UInt8]] =
    [
      // Numbers at the ends of what is counted in, and beyond.
      "9223372036854775807", "-9223372036854775808", "9223372036854775808", "18446744073709551616", "-1", "0", "1", "2",
      "2147483647", "2147483648", "-2147483648", "4294967296", "9007199254740993", "1e300", "-1e300", "1e999999", "1.5",
      "-0", "1E2", "0.1e-400", "01", "+1", "NaN", "Infinity", "-Infinity", "0x10", "1_000",
      // Other types.
      "null", "true", "false", "[]", "{}", "[[[[[]]]]]", "{\"a\":{\"b\":[1,{}]}}", "[0]", "[-1]", "[1e300]", "[0,0,0]",
      "[null]", "[\"a\"]", "{\"id\":0}",
      // Texts.
      "\"\"", "\" \"", "\"0\"", "\"cycle\"", "\"\\u0000\"", "\"\\ud800\"", "\"\\udc00\\ud800\"", "\"a\\u0000b\"",
      "\"\\u001b[2J\\u202e\\u2066\\u200b\\ufeff\\u2028\\u0085\\ufffe\\uffff\\u061c\"",
      "\"\\ud83d\\udc68\\u200d\\ud83d\\udc69\"",
      "\"\\udb40\\udc41\\udb40\\udc7f\"", "\"../../../../etc/passwd\"", "\"/dev/zero\"", "\"</script><script>\"",
      "\"]]>\"", "\"-->\"", "\"::error::\\n::stop-commands::x\"", "\"=1+1\"", "\"%s%n%d\"", "\"'; touch x; '\"",
      "\"`a`|b|\"",
      "\"\\\\N\\\\G\\\"\"", "\"a.b -> c: (d)\"", "\": (\"", "\")\"", "\"\\r\\n\"", "\"\\t\"",
      "\"e\\u0301\\u0301\\u0301\"",
      // Texts that are none.
      "\"", "\"\\x\"", "\"\\u12\"", "'a'", "\"a\nb\"", "\"a\tb\"",
    ].map { Array($0.utf8) } + [
      Array("\"".utf8) + [0xFF, 0xFE] + Array("\"".utf8), Array("\"".utf8) + [0xC0, 0x80] + Array("\"".utf8),
      Array("\"".utf8) + [0xED, 0xA0, 0x80] + Array("\"".utf8), [0x00], [],
      Array("\"".utf8) + [UInt8](repeating: UInt8(ascii: "W"), count: 2_000) + Array("\"".utf8),
    ]

  /// Values that are slow to read.
  package static let deep: [[UInt8]] = [
    [UInt8](repeating: UInt8(ascii: "["), count: 100_000),
    Array(String(repeating: "{\"a\":", count: 50_000).utf8),
    Array(String(repeating: "[", count: 20_000).utf8) + Array(String(repeating: "]", count: 20_000).utf8),
  ]
}

/// One change of a JSON text.
package enum JSONMutation {
  /// The text with another value in a place.
  package static func replace(_ place: JSONPlaces.Place, with value: [UInt8], in text: [UInt8]) -> [UInt8] {
    Array(text[..<place.value.lowerBound]) + value + text[place.value.upperBound...]
  }

  /// The text with a second value under the same key; nil where there is no key.
  package static func double(_ place: JSONPlaces.Place, with value: [UInt8], in text: [UInt8]) -> [UInt8]? {
    guard place.member.lowerBound < place.value.lowerBound else { return nil }
    let key = text[place.member.lowerBound..<place.value.lowerBound]
    return Array(text[..<place.member.upperBound]) + [UInt8(ascii: ",")] + key + value
      + text[place.member.upperBound...]
  }

  /// The text without a member or element, and without the comma beside it.
  package static func remove(_ place: JSONPlaces.Place, in text: [UInt8]) -> [UInt8] {
    var (start, end) = (place.member.lowerBound, place.member.upperBound)
    let spaces = [0x20, 0x0A, 0x0D, 0x09] as [UInt8]
    while end < text.count, spaces.contains(text[end]) { end += 1 }
    if end < text.count, text[end] == UInt8(ascii: ",") {
      end += 1
    } else {
      while start > 0, spaces.contains(text[start - 1]) { start -= 1 }
      if start > 0, text[start - 1] == UInt8(ascii: ",") { start -= 1 }
    }
    return Array(text[..<start]) + text[end...]
  }

  /// Some change, or several on top of one another.
  package static func random(
    _ text: [UInt8], _ places: [JSONPlaces.Place], using numbers: inout some RandomNumberGenerator
  ) -> [UInt8] {
    let place = places.randomElement(using: &numbers)!
    let value = HostileJSON.values.randomElement(using: &numbers)!
    switch Int.random(in: 0..<100, using: &numbers) {
    case 0..<50: return replace(place, with: value, in: text)
    case 50..<58: return double(place, with: value, in: text) ?? replace(place, with: value, in: text)
    case 58..<66: return remove(place, in: text)
    case 66..<76:
      // What stands elsewhere is valid JSON, and often of the right type.
      return replace(place, with: Array(text[places.randomElement(using: &numbers)!.value]), in: text)
    case 76..<84:
      // Places that do not touch keep their ranges when the later one is changed first.
      let other = places.randomElement(using: &numbers)!
      let (first, second) = place.value.lowerBound < other.value.lowerBound ? (place, other) : (other, place)
      guard first.value.upperBound <= second.value.lowerBound else { return replace(second, with: value, in: text) }
      let once = replace(second, with: value, in: text)
      return replace(first, with: HostileJSON.values.randomElement(using: &numbers)!, in: once)
    case 84..<90: return Array(text.prefix(Int.random(in: 0...text.count, using: &numbers)))
    case 90..<91: return replace(place, with: HostileJSON.deep.randomElement(using: &numbers)!, in: text)
    default:
      var changed = text
      for _ in 0..<Int.random(in: 1...4, using: &numbers) {
        let index = Int.random(in: 0..<changed.count, using: &numbers)
        switch Int.random(in: 0..<3, using: &numbers) {
        case 0: changed[index] = UInt8.random(in: 0...255, using: &numbers)
        case 1: changed.remove(at: index)
        default: changed.insert(Array("{}[]\",:-19e.\\".utf8).randomElement(using: &numbers)!, at: index)
        }
        if changed.isEmpty { return changed }
      }
      return changed
    }
  }
}
