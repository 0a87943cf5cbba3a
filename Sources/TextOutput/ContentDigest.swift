/// SHA-256 (FIPS 180-4) in Base64, as the security policy of a page names the only script and style that it may use.
package enum ContentDigest {
  /// `sha256-…` of the text's UTF-8 bytes.
  package static func source(of text: String) -> String { "sha256-\(base64(sha256(Array(text.utf8))))" }

  /// - Complexity: O(bytes).
  package static func sha256(_ bytes: [UInt8]) -> [UInt8] {
    var hash: [UInt32] = [
      0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab, 0x5be0_cd19,
    ]
    var message = bytes + [0x80]
    while message.count % 64 != 56 { message.append(0) }
    let bits = UInt64(bytes.count) * 8
    message += (0..<8).map { UInt8(truncatingIfNeeded: bits >> (56 - 8 * UInt64($0))) }
    for start in stride(from: 0, to: message.count, by: 64) { take(message[start..<(start + 64)], &hash) }
    return hash.flatMap { word in (0..<4).map { UInt8(truncatingIfNeeded: word >> (24 - 8 * UInt32($0))) } }
  }

  private static func take(_ block: ArraySlice<UInt8>, _ hash: inout [UInt32]) {
    var words = stride(from: block.startIndex, to: block.endIndex, by: 4).map { position in
      block[position..<(position + 4)].reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
    }
    for index in 16..<64 {
      let (early, late) = (words[index - 15], words[index - 2])
      let first = turned(early, 7) ^ turned(early, 18) ^ early >> 3
      let second = turned(late, 17) ^ turned(late, 19) ^ late >> 10
      words.append(words[index - 16] &+ first &+ words[index - 7] &+ second)
    }
    var state = hash
    for index in 0..<64 {
      let (a, e) = (state[0], state[4])
      let choice = e & state[5] ^ ~e & state[6]
      let majority = a & state[1] ^ a & state[2] ^ state[1] & state[2]
      let first = state[7] &+ (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) &+ choice &+ rounds[index] &+ words[index]
      let second = (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) &+ majority
      state.removeLast()
      state.insert(first &+ second, at: 0)
      state[4] = state[4] &+ first
    }
    for index in hash.indices { hash[index] = hash[index] &+ state[index] }
  }

  private static func turned(_ word: UInt32, _ bits: UInt32) -> UInt32 { word >> bits | word << (32 - bits) }

  /// Of the first 64 primes the first bits behind the point of their cube roots.
  private static let rounds: [UInt32] = {
    let primes = (2...311).filter { number in !(2..<number).contains { number % $0 == 0 } }
    return primes.map { prime in
      // The largest number whose cube is not above prime · 2⁹⁶, bit by bit.
      let limit = UInt128(prime) << 96
      var root: UInt128 = 0
      for bit in stride(from: 34, through: 0, by: -1) {
        let tried = root | 1 << UInt128(bit)
        if tried * tried * tried <= limit { root = tried }
      }
      return UInt32(truncatingIfNeeded: root)
    }
  }()

  private static func base64(_ bytes: [UInt8]) -> String {
    let signs = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/")
    var text = ""
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let group = bytes[start..<min(start + 3, bytes.count)]
      let number = (group + [0, 0]).prefix(3).reduce(0) { $0 << 8 | Int($1) }
      for place in 0..<4 { text.append(place <= group.count ? signs[number >> (18 - 6 * place) & 63] : "=") }
    }
    return text
  }
}
