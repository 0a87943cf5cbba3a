import ChildProcesses
import FileAccess

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A file that is being written, beside the one whose place it will take.
///
/// It is locked for as long as it is open, so that what a killed run has left can be told from what another run is
/// writing: a lock ends with its process, while the number of a process is soon another's, or means nothing in a
/// container beside this one.
struct TemporaryFile {
  let path: String
  let descriptor: Int32

  /// Makes one, and removes what killed runs have left in the folder.
  init(in folder: String) throws(SystemError) {
    Self.removeLeftovers(in: folder)
    for attempt in 0..<100 {
      let path = "\(folder)/.digraph-\(getpid())-\(attempt).tmp"
      let descriptor = try ProcessCleanup.make(path) { () throws(SystemError) in try Self.open(path) }
      if descriptor < 0 { continue }
      self.path = path
      self.descriptor = descriptor
      return
    }
    throw SystemError(code: EEXIST)
  }

  /// - Returns: -1 where the name is taken.
  private static func open(_ path: String) throws(SystemError) -> Int32 {
    let descriptor = systemOpen(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else {
      if errno == EEXIST { return -1 }
      throw .last
    }
    // A file system without locks has no leftovers removed.
    flock(descriptor, LOCK_EX | LOCK_NB)
    var status = stat()
    if fstat(descriptor, &status) == 0, status.st_nlink > 0 { return descriptor }
    // Another run has taken it for a leftover before it was locked.
    close(descriptor)
    return -1
  }

  /// Puts it in the place of a file.
  func move(to target: String) throws(SystemError) {
    guard ProcessCleanup.settle(path, { rename(path, target) == 0 }) else { throw .last }
  }

  /// Removes it.
  func remove() { _ = ProcessCleanup.settle(path) { unlink(path) == 0 || errno == ENOENT } }

  // MARK: Leftovers

  /// Whether a name is one of ours: `.digraph-PROCESS-NUMBER.tmp`.
  static func isOurs(_ name: String) -> Bool {
    guard name.hasPrefix(".digraph-"), name.hasSuffix(".tmp") else { return false }
    let numbers = name.dropFirst(".digraph-".count).dropLast(".tmp".count).split(
      separator: "-", omittingEmptySubsequences: false)
    return numbers.count == 2 && numbers.allSatisfy { !$0.isEmpty && $0.utf8.allSatisfy { (48...57).contains($0) } }
  }

  private static func removeLeftovers(in folder: String) {
    for name in DiskFile.names(in: folder) where isOurs(name) { removeLeftover("\(folder)/\(name)") }
  }

  private static func removeLeftover(_ path: String) {
    guard FileSystem.kind(of: path, followingLinks: false) == .file else { return }
    let descriptor = systemOpen(path, O_RDONLY | O_NONBLOCK | O_NOFOLLOW | O_CLOEXEC, 0)
    guard descriptor >= 0 else { return }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_uid == geteuid() else {
      return
    }
    if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { unlink(path) }
  }

  // The system's function, told apart from the one above of the same name.
  private static func systemOpen(_ path: String, _ flags: Int32, _ mode: mode_t) -> Int32 {
    #if canImport(Darwin)
      Darwin.open(path, flags, mode)
    #elseif canImport(Glibc)
      Glibc.open(path, flags, mode)
    #else
      Musl.open(path, flags, mode)
    #endif
  }
}
