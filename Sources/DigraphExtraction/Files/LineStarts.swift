#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Appends the byte offset of the first byte of each line; lines end with LF, CR LF or CR.
func appendLineStarts(of source: UnsafeBufferPointer<UInt8>, to starts: inout [UInt32]) {
  starts.append(0)
  guard let base = source.baseAddress else { return }
  let count = source.count
  // Nearly all files end their lines with LF alone, for which the C library searches many bytes at a time.
  guard memchr(base, 0x0D, count) != nil else {
    var index = 0
    while index < count, let found = memchr(base + index, 0x0A, count - index) {
      index = UnsafeRawPointer(found) - UnsafeRawPointer(base) + 1
      starts.append(UInt32(truncatingIfNeeded: index))
    }
    return
  }
  var index = 0
  while index < count {
    let byte = source[index]
    index += 1
    if byte == 0x0A || (byte == 0x0D && (index == count || source[index] != 0x0A)) {
      starts.append(UInt32(truncatingIfNeeded: index))
    }
  }
}
