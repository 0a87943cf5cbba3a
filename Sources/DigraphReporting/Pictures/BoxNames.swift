/// Gives every box a name that is unique and means nothing to any format: other characters become `_`.
struct BoxNames {
  private var used: Set<String> = []

  mutating func unique(_ name: String) -> String {
    let plain = String(
      name.unicodeScalars.map { scalar -> Character in
        switch scalar {
        case "a"..."z", "A"..."Z", "0"..."9", "_", ".", "/": Character(scalar)
        default: "_"
        }
      })
    var candidate = plain.isEmpty ? "_" : plain
    var number = 2
    while !used.insert(candidate).inserted {
      candidate = "\(plain)_\(number)"
      number += 1
    }
    return candidate
  }
}
