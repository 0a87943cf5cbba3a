/// A short name for a long text, the same on every machine: FNV-1a of 128 bits (Fowler, Noll and Vo) in hexadecimal.
///
/// It tells texts apart that are not made to look alike; it is no protection against those that are.
enum Fingerprint {
  static func of(_ text: String) -> String {
    var hash: UInt128 = 0x6C62_272E_07BB_0142_62B8_2175_6295_C58D
    for byte in text.utf8 {
      hash ^= UInt128(byte)
      hash &*= 0x0000_0000_0100_0000_0000_0000_0000_013B
    }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 32 - digits.count) + digits
  }
}
