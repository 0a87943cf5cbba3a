#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// What the scan needs of the file system, without following links.
enum FileSystem {
  enum EntryKind: Sendable {
    case file, folder, link, other
  }

  struct Entry: Sendable {
    let name: String
    let kind: EntryKind
  }

  /// What stands at a path; nil where there is nothing or it cannot be looked at.
  static func kind(of path: String, followingLinks: Bool = false) -> EntryKind? {
    var status = stat()
    let failed = followingLinks ? stat(path, &status) : lstat(path, &status)
    return failed == 0 ? kind(of: status) : nil
  }

  /// The entries of a folder by name, `.` and `..` left out; nil (with `errno`'s text) where it cannot be read.
  static func entries(of folder: String) throws(FileError) -> [Entry] {
    guard let directory = opendir(folder) else { throw FileError(reason: reason()) }
    defer { closedir(directory) }
    var entries: [Entry] = []
    while let entry = readdir(directory) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 1) { String(cString: $0) }
      }
      if name == "." || name == ".." { continue }
      let kind: EntryKind? =
        switch Int32(entry.pointee.d_type) {
        case Int32(DT_REG): .file
        case Int32(DT_DIR): .folder
        case Int32(DT_LNK): .link
        case Int32(DT_UNKNOWN): kind(of: "\(folder)/\(name)")
        default: .other
        }
      entries.append(Entry(name: name, kind: kind ?? .other))
    }
    return entries.sorted { PathOrder.isBefore($0.name, $1.name) }
  }

  /// The bytes of a regular file that has no more than a limit; a link is not followed.
  static func read(_ path: String, limit: Int) throws(FileError) -> [UInt8] {
    // Not to block on a pipe that took the file's place, nor to follow a link that did.
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_NOFOLLOW | O_CLOEXEC)
    guard descriptor >= 0 else {
      throw FileError(reason: errno == ELOOP ? "it is a symbolic link, and links are not followed" : reason())
    }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw FileError(reason: reason()) }
    guard kind(of: status) == .file else { throw FileError(reason: "it is not a regular file") }
    let tooLarge = FileError(reason: ReadLimit.reason(of: path))
    guard status.st_size <= limit else { throw tooLarge }
    var failure: FileError?
    // One byte more, so that a file that grew is noticed and the usual case ends with one short read.
    var capacity = Int(status.st_size) + 1
    var bytes: [UInt8] = []
    while true {
      let chunk = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
        while count < capacity {
          #if canImport(Darwin)
            let got = Darwin.read(descriptor, buffer.baseAddress! + count, capacity - count)
          #elseif canImport(Glibc)
            let got = Glibc.read(descriptor, buffer.baseAddress! + count, capacity - count)
          #else
            let got = Musl.read(descriptor, buffer.baseAddress! + count, capacity - count)
          #endif
          if got < 0 {
            if errno == EINTR { continue }
            failure = FileError(reason: reason())
            return
          }
          if got == 0 { return }
          count += got
          // More was asked for: here it ends.
          if bytes.isEmpty, count == Int(status.st_size) { return }
        }
      }
      if let failure { throw failure }
      let isWhole = chunk.count < capacity
      if bytes.isEmpty { bytes = chunk } else { bytes += chunk }
      if bytes.count > limit { throw tooLarge }
      if isWhole { return bytes }
      capacity = 1 << 16
    }
  }

  /// An absolute path without links, `.` and `..`; nil where nothing stands there.
  static func realPath(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  private static func kind(of status: stat) -> EntryKind {
    switch status.st_mode & S_IFMT {
    case S_IFREG: .file
    case S_IFDIR: .folder
    case S_IFLNK: .link
    default: .other
    }
  }

  private static func reason() -> String { String(cString: strerror(errno)).lowercased() }
}

/// Why a file or folder could not be read, in words that fit behind a colon.
struct FileError: Error, Sendable {
  let reason: String
}
