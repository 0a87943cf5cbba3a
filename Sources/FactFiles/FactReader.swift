/// Reads the numbers and texts of a facts file.
///
/// Nothing that is read is believed: what is missing or out of its bounds makes the whole a failure, and what follows
/// reads as zero. Whoever reads asks once, at the end.
struct FactReader {
  private var next: UnsafePointer<UInt8>?
  /// The number of bytes that are still to be read.
  private(set) var left: Int
  private(set) var hasFailed = false

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    next = bytes.baseAddress
    left = bytes.count
  }

  var isAtEnd: Bool { left == 0 }

  mutating func fail() {
    hasFailed = true
    left = 0
  }

  mutating func byte() -> UInt8 {
    guard left > 0, let here = next else {
      fail()
      return 0
    }
    next = here + 1
    left -= 1
    return here.pointee
  }

  mutating func flag() -> Bool {
    let value = byte()
    if value > 1 { fail() }
    return value == 1
  }

  /// At least zero.
  mutating func number() -> Int {
    if left > 0, let here = next, here.pointee < 0x80 {
      next = here + 1
      left -= 1
      return Int(here.pointee)
    }
    return longNumber()
  }

  private mutating func longNumber() -> Int {
    var value: UInt64 = 0
    var shift: UInt64 = 0
    while true {
      let part = byte()
      value |= UInt64(part & 0x7F) << shift
      if part < 0x80 { break }
      shift += 7
      // More than 56 bits is nothing that anybody has written, and sums of what is shorter are numbers too.
      if shift > 49 {
        fail()
        return 0
      }
    }
    return Int(value)
  }

  mutating func signed() -> Int {
    let value = number()
    return value >> 1 ^ -(value & 1)
  }

  /// A number that fits and is below a bound.
  mutating func number(below bound: Int) -> Int {
    let value = number()
    guard value < bound else {
      fail()
      return 0
    }
    return value
  }

  mutating func word() -> UInt64 {
    var value: UInt64 = 0
    for shift in stride(from: UInt64(0), to: 64, by: 8) { value |= UInt64(byte()) << shift }
    return value
  }

  mutating func data() -> [UInt8] {
    let count = number()
    guard count <= left, let here = next else {
      if count > 0 { fail() }
      return []
    }
    next = here + count
    left -= count
    return Array(UnsafeBufferPointer(start: here, count: count))
  }

  /// The bytes of the next part, not copied.
  mutating func part(_ count: Int) -> UnsafeBufferPointer<UInt8> {
    guard count >= 0, count <= left, let here = next else {
      if count != 0 { fail() }
      return UnsafeBufferPointer(start: nil, count: 0)
    }
    next = here + count
    left -= count
    return UnsafeBufferPointer(start: here, count: count)
  }

  mutating func text() -> String { String(decoding: part(number()), as: UTF8.self) }

  mutating func optionalText() -> String? { flag() ? text() : nil }

  /// The number of the elements of a list. Each takes a byte at least, so that a false number asks for no more memory
  /// than a multiple of what was read.
  mutating func count() -> Int {
    let count = number()
    guard count <= left else {
      fail()
      return 0
    }
    return count
  }

  mutating func list<Element>(_ read: (inout FactReader) -> Element) -> [Element] {
    let count = count()
    var elements: [Element] = []
    elements.reserveCapacity(count)
    for _ in 0..<count where !hasFailed { elements.append(read(&self)) }
    return elements
  }
}
