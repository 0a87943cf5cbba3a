#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Looks at files and folders on the disk, and reads them.
package enum FileSystem {
  /// The kind of an entry in a folder.
  package enum EntryKind: Sendable {
    case file, folder, link, other
  }

  /// An entry in a folder.
  package struct Entry: Sendable {
    package let name: String
    package let kind: EntryKind

    package init(name: String, kind: EntryKind) {
      self.name = name
      self.kind = kind
    }
  }

  /// What is at a path; nil if nothing is there or it cannot be examined.
  package static func kind(of path: String, followingLinks: Bool = true) -> EntryKind? {
    var status = stat()
    let failed = followingLinks ? stat(path, &status) : lstat(path, &status)
    return failed == 0 ? kind(of: status) : nil
  }

  /// A name of what a regular file or a folder holds, which is another as soon as somebody writes there; nil where there
  /// is neither. It costs no reading: device, number, size and the times of the last change, to the nanosecond where the
  /// file system has them.
  package static func identity(ofContentsAt path: String) -> String? {
    var status = stat()
    guard lstat(path, &status) == 0, [.file, .folder].contains(kind(of: status)) else { return nil }
    #if canImport(Darwin)
      let (written, changed) = (status.st_mtimespec, status.st_ctimespec)
    #else
      let (written, changed) = (status.st_mtim, status.st_ctim)
    #endif
    return "\(status.st_dev) \(status.st_ino) \(status.st_size) \(written.tv_sec) \(written.tv_nsec) "
      + "\(changed.tv_sec) \(changed.tv_nsec)"
  }

  /// The absolute path without links, `.` and `..`; nil if nothing is there.
  package static func realPath(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// The entries of a folder by name, without `.` and `..`.
  package static func entries(of folder: String) throws(FileError) -> [Entry] {
    guard let directory = opendir(folder) else { throw .last }
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
        case Int32(DT_UNKNOWN): kind(of: "\(folder)/\(name)", followingLinks: false)
        default: .other
        }
      entries.append(Entry(name: name, kind: kind ?? .other))
    }
    return entries.sorted { PathOrder.isBefore($0.name, $1.name) }
  }

  /// The bytes of a regular file that is not reached through a link.
  /// - Parameter limit: the most bytes it may have.
  package static func contents(of path: String, limit: Int) throws(FileError) -> [UInt8] {
    // Neither blocks on a pipe nor follows a link that has just taken the file's place.
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_NOFOLLOW | O_CLOEXEC)
    guard descriptor >= 0 else { throw errno == ELOOP ? .isLink : .last }
    defer { close(descriptor) }
    return try contents(of: descriptor, limit: limit, mustBeRegular: true)
  }

  /// The bytes of an open file up to its end.
  /// - Parameter limit: the most bytes it may have.
  package static func contents(
    of descriptor: Int32, limit: Int, mustBeRegular: Bool
  ) throws(FileError) -> [UInt8] {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw .last }
    let isRegular = kind(of: status) == .file
    if mustBeRegular, !isRegular { throw .notRegular }
    let size = isRegular ? Int(status.st_size) : nil
    if let size, size > limit { throw .tooLarge(limit: limit) }
    var failure: FileError?
    // One byte more than expected, so that a file that grew is noticed and the usual case ends with one short read.
    var capacity = size.map { $0 + 1 } ?? 1 << 16
    var bytes: [UInt8] = []
    while true {
      let chunk = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
        while count < capacity {
          let got = read(descriptor, buffer.baseAddress! + count, capacity - count)
          if got < 0 {
            if errno == EINTR { continue }
            failure = .last
            return
          }
          if got == 0 { return }
          count += got
          // More was asked for than came: this is the end.
          if bytes.isEmpty, count == size { return }
        }
      }
      if let failure { throw failure }
      let isLast = chunk.count < capacity
      if bytes.isEmpty { bytes = chunk } else { bytes += chunk }
      if bytes.count > limit { throw .tooLarge(limit: limit) }
      if isLast { return bytes }
      capacity = 1 << 16
    }
  }

  private static func kind(of status: stat) -> EntryKind {
    switch status.st_mode & S_IFMT {
    case S_IFREG: .file
    case S_IFDIR: .folder
    case S_IFLNK: .link
    default: .other
    }
  }
}
