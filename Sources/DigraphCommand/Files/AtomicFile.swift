package import FileAccess

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A file that is written beside the one it replaces: afterwards that one holds all of the bytes, or what it held before.
///
/// A device or pipe is written to as it is, and so is a file under one of the names that stand for an open one: who
/// opened it would not see another file in its place.
package final class AtomicFile {
  private let descriptor: Int32
  /// Where the file stands until it is whole, and what it replaces; nil for what is written to as it is.
  private let places: (temporary: TemporaryFile, target: String)?
  private var isFinished = false

  /// - Parameter followingLinks: a link stays and the file that it leads to is replaced, or made; otherwise whatever
  ///   stands at the path is replaced.
  package init(_ path: String, followingLinks: Bool = true) throws(SystemError) {
    guard followingLinks else {
      let temporary = try TemporaryFile(in: DiskFile.folder(of: path))
      descriptor = temporary.descriptor
      places = (temporary, path)
      if let existing = DiskFile.status(of: path, followingLinks: false), existing.st_mode & S_IFMT == S_IFREG {
        fchmod(descriptor, existing.st_mode & 0o7777)
      }
      return
    }
    let existing = DiskFile.status(of: path)
    let isOpen = path.hasPrefix("/dev/") || path.hasPrefix("/proc/")
    if let existing, isOpen || existing.st_mode & S_IFMT != S_IFREG {
      descriptor = open(path, O_WRONLY | O_APPEND | O_CLOEXEC)
      places = nil
      guard descriptor >= 0 else { throw .last }
      return
    }
    guard let target = DiskFile.destination(of: path) else { throw SystemError(code: ELOOP) }
    let temporary = try TemporaryFile(in: DiskFile.folder(of: target))
    descriptor = temporary.descriptor
    places = (temporary, target)
    if let existing { fchmod(descriptor, existing.st_mode & 0o7777) }
  }

  /// What is not finished never was.
  deinit {
    if !isFinished { places?.temporary.remove() }
    if descriptor >= 0 { close(descriptor) }
  }

  /// Adds all of the bytes.
  package func write(_ bytes: [UInt8]) throws(SystemError) { try DiskFile.write(bytes, to: descriptor) }

  /// Puts the file in its place; nothing may be written from then on.
  ///
  /// - Parameter durably: whether it must be whole even if the power fails now.
  package func finish(durably: Bool = true) throws(SystemError) {
    guard let places else { return }
    guard !durably || fsync(descriptor) == 0 else { throw SystemError.last }
    try places.temporary.move(to: places.target)
    isFinished = true
    if durably { Self.syncFolder(DiskFile.folder(of: places.target)) }
  }

  /// The new name is on the disk only when the folder is. Not every file system can do it, and nothing is lost but time.
  private static func syncFolder(_ folder: String) {
    let descriptor = open(folder, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    fsync(descriptor)
    close(descriptor)
  }
}
