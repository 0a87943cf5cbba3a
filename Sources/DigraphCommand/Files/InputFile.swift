import FileAccess

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A file that the program reads completely, up to a limit.
struct InputFile: Sendable {
  /// Who chose the path.
  enum Origin: Sendable {
    /// The user named it, perhaps a pipe or a device.
    case named
    /// It is at a path that digraph chose, where a repository may have put anything. It must be a regular file that is
    /// not reached through a link out of the root.
    case found(root: String)
  }

  /// The absolute path.
  let path: String
  let origin: Origin
  /// The most bytes it may have.
  let limit: Int

  func read() throws(FileError) -> [UInt8] {
    let descriptor: Int32
    switch origin {
    case .named:
      descriptor = open(path, O_RDONLY | O_CLOEXEC)
      guard descriptor >= 0 else { throw .last }
    case .found(let root): descriptor = try openFound(below: root)
    }
    defer { close(descriptor) }
    // The file may be another one by now than the one that was looked at.
    let mustBeRegular = if case .found = origin { true } else { false }
    return try FileSystem.contents(of: descriptor, limit: limit, mustBeRegular: mustBeRegular)
  }

  private func openFound(below root: String) throws(FileError) -> Int32 {
    guard let real = FileSystem.realPath(path) else {
      let failure = FileError.last
      let isLink = FileSystem.kind(of: path, followingLinks: false) == .link
      throw isLink ? FileError("it is a broken symbolic link") : failure
    }
    guard FilePath.relative(real, to: root) != nil else { throw FileError("it is a symbolic link out of the root") }
    // Opening a device may already have an effect, and opening a pipe would block.
    if FileSystem.kind(of: real) == .other { throw .notRegular }
    let descriptor = open(real, O_RDONLY | O_NONBLOCK | O_NOFOLLOW | O_CLOEXEC)
    guard descriptor >= 0 else { throw .last }
    return descriptor
  }
}
