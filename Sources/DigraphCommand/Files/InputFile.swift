#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A file that the program reads as a whole, up to a limit.
struct InputFile: Sendable {
  /// Who chose the path.
  enum Origin: Sendable {
    /// A person, who may mean a pipe or a device.
    case named
    /// Nobody: it stands where it is looked for without asking, and a repository may have put anything there. It must
    /// be a regular file that is not reached by a link out of the root.
    case found(root: String)
  }

  /// Absolute.
  let path: String
  let origin: Origin
  /// The most bytes it may have.
  let limit: Int

  /// Why it cannot be read, in words that fit behind a colon.
  struct Failure: Error {
    let reason: String

    /// The error of the last call.
    fileprivate static var last: Failure { Failure(reason: SystemError.last.reason) }
  }

  func read() throws(Failure) -> [UInt8] {
    let descriptor = try opened()
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw .last }
    let isRegular = status.st_mode & S_IFMT == S_IFREG
    // What was looked at before may be something else by now.
    if case .found = origin, !isRegular { throw Self.notRegular }
    if isRegular, status.st_size > limit { throw tooLarge }
    var bytes: [UInt8] = []
    if isRegular { bytes.reserveCapacity(Int(status.st_size)) }
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = DiskFile.systemRead(descriptor, &buffer, buffer.count)
      if count < 0 {
        if errno == EINTR { continue }
        throw .last
      }
      if count == 0 { return bytes }
      guard bytes.count + count <= limit else { throw tooLarge }
      bytes += buffer[..<count]
    }
  }

  private func opened() throws(Failure) -> Int32 {
    let descriptor: Int32
    switch origin {
    case .named: descriptor = open(path, O_RDONLY | O_CLOEXEC)
    case .found(let root):
      guard let real = DiskFile.realPath(path) else {
        let failure = Failure.last
        let isLink = DiskFile.kind(of: path, followingLinks: false) == .link
        throw isLink ? Failure(reason: "it is a symbolic link that leads nowhere") : failure
      }
      guard AbsolutePath.relative(real, to: root) != nil else {
        throw Failure(reason: "it is a symbolic link out of the root")
      }
      // To open a device may already do something; a pipe would make us wait.
      if DiskFile.kind(of: real) == .other { throw Self.notRegular }
      descriptor = open(real, O_RDONLY | O_NONBLOCK | O_NOFOLLOW | O_CLOEXEC)
    }
    guard descriptor >= 0 else { throw .last }
    return descriptor
  }

  private static let notRegular = Failure(reason: "it is not a regular file")

  private var tooLarge: Failure { Failure(reason: "it is larger than \(limit >> 20) MB") }
}
