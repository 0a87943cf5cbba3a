package import FileAccess

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// An open file of the process.
package struct FileDescriptorSink: ByteSink {
  private let descriptor: Int32

  /// Standard output is 1, standard error is 2.
  package init(_ descriptor: Int32) {
    self.descriptor = descriptor
  }

  package var isTerminal: Bool {
    isatty(descriptor) == 1
  }

  package var columns: Int? {
    var size = winsize()
    guard isTerminal, ioctl(descriptor, numericCast(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }

  package func write(_ bytes: [UInt8]) throws(SystemError) {
    do {
      try DiskFile.write(bytes, to: descriptor)
    } catch  where error.code == EPIPE {
    }
  }
}
