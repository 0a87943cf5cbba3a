import DigraphServer

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// An open file of the process that is read from.
struct FileDescriptorSource: ByteSource {
  private let descriptor: Int32

  /// Standard input is 0.
  init(_ descriptor: Int32) {
    self.descriptor = descriptor
  }

  func read(upTo limit: Int) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: limit) { buffer, count in
      while true {
        let got = readBytes(descriptor, buffer.baseAddress, limit)
        if got < 0, errno == EINTR { continue }
        count = max(0, got)
        return
      }
    }
  }

  func isReady(within time: Duration) -> Bool {
    var question = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&question, 1, Int32(time / .milliseconds(1))) > 0
  }
}

/// The system's function, which the method of the same name hides.
private func readBytes(_ descriptor: Int32, _ buffer: UnsafeMutablePointer<UInt8>?, _ limit: Int) -> Int {
  read(descriptor, buffer, limit)
}
