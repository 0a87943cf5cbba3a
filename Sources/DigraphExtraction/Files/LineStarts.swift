#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The byte offset of the first byte of each line; lines end with LF, CR LF or CR.
func lineStarts(of source: UnsafeBufferPointer<UInt8>) -> [UInt32] {
  var starts: [UInt32] = [0]
  starts.reserveCapacity(source.count / 32 + 1)
  guard let base = source.baseAddress else { return starts }
  let count = source.count
  // Nearly all files end their lines with LF alone, for which the C library searches many bytes at a time.
  guard memchr(base, 0x0D, count) != nil else {
    var index = 0
    while index < count, let found = memchr(base + index, 0x0A, count - index) {
      index = UnsafeRawPointer(found) - UnsafeRawPointer(base) + 1
      starts.append(UInt32(truncatingIfNeeded: index))
    }
    return starts
  }
  var index = 0
  while index < count {
    let byte = source[index]
    index += 1
    if byte == 0x0A || (byte == 0x0D && (index == count || source[index] != 0x0A)) {
      starts.append(UInt32(truncatingIfNeeded: index))
    }
  }
  return starts
}
