/// Gives every box a name that is unique and means nothing to any format: other characters become `_`.
package struct BoxNames {
  /// Names take no more characters than these, beside a number.
  private static let longest = 100

  private var used: Set<String> = []
  /// The number to try first behind a name that is taken.
  private var numbers: [String: Int] = [:]

  package init() {}

  package mutating func unique(_ name: String) -> String {
    let plain = String(
      name.unicodeScalars.prefix(Self.longest).map { scalar -> Character in
        switch scalar {
        case "a"..."z", "A"..."Z", "0"..."9", "_", ".", "/": Character(scalar)
        default: "_"
        }
      })
    var candidate = plain.isEmpty ? "_" : plain
    var number = numbers[plain] ?? 2
    while !used.insert(candidate).inserted {
      candidate = "\(plain)_\(number)"
      number += 1
      numbers[plain] = number
    }
    return candidate
  }
}
