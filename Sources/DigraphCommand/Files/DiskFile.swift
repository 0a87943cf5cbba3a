import FileAccess

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// What stands at a path, and writing of whole files.
enum DiskFile {
  /// What all names of a file have in common.
  struct Identity: Equatable {
    fileprivate let device: dev_t
    fileprivate let node: ino_t
  }

  /// Follows links; nil where nothing is there.
  static func identity(of path: String) -> Identity? {
    status(of: path).map { Identity(device: $0.st_dev, node: $0.st_ino) }
  }

  /// A file that can be run.
  static func isExecutable(_ path: String) -> Bool { FileSystem.kind(of: path) == .file && access(path, X_OK) == 0 }

  /// Adds to the end of a file, or makes one.
  static func append(_ bytes: [UInt8], to path: String) throws(SystemError) {
    // Not to wait for somebody to read a pipe.
    let descriptor = open(path, O_WRONLY | O_APPEND | O_CREAT | O_NONBLOCK | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw .last }
    defer { close(descriptor) }
    try write(bytes, to: descriptor)
  }

  /// Makes a folder and those above it, where they are not there.
  static func makeFolder(_ path: String) throws(SystemError) {
    for folder in FilePath.ancestors(of: path).reversed() where FileSystem.kind(of: folder) == nil {
      guard mkdir(folder, 0o777) == 0 || errno == EEXIST else { throw .last }
    }
    guard FileSystem.kind(of: path) == .folder else { throw SystemError(code: ENOTDIR) }
  }

  static func remove(_ path: String) { unlink(path) }

  /// In seconds; 0 where nothing is there.
  static func timeOfChange(_ path: String) -> Int {
    guard let status = status(of: path) else { return 0 }
    #if canImport(Darwin)
      return status.st_mtimespec.tv_sec
    #else
      return status.st_mtim.tv_sec
    #endif
  }

  /// What lies right in a folder, `.` and `..` left out; empty where it cannot be read.
  static func names(in folder: String) -> [String] {
    guard let directory = opendir(folder) else { return [] }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 1) { String(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names
  }

  /// How many bytes a file has; 0 where there is none.
  static func size(of path: String) -> Int { status(of: path).map { Int($0.st_size) } ?? 0 }

  /// Writes all of the bytes to an open file.
  static func write(_ bytes: [UInt8], to descriptor: Int32) throws(SystemError) {
    var written = 0
    while written < bytes.count {
      let count = bytes[written...].withUnsafeBytes { systemWrite(descriptor, $0.baseAddress, $0.count) }
      if count < 0 {
        if errno == EINTR { continue }
        if errno == EAGAIN {
          // Whoever opened it set it not to block.
          var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
          poll(&request, 1, -1)
          continue
        }
        throw .last
      }
      written += count
    }
  }

  /// The folder a path lies in.
  static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  static func status(of path: String, followingLinks: Bool = true) -> stat? {
    var status = stat()
    let failed = followingLinks ? stat(path, &status) : lstat(path, &status)
    return failed == 0 ? status : nil
  }

  /// Where a chain of links leads, whether or not anything stands there; nil where it leads in a circle.
  static func destination(of path: String) -> String? {
    if let real = FileSystem.realPath(path) { return real }
    var path = path
    // As many as the systems follow.
    for _ in 0..<40 {
      guard FileSystem.kind(of: path, followingLinks: false) == .link else { return path }
      var buffer = [UInt8](repeating: 0, count: Int(PATH_MAX))
      let count = readlink(path, &buffer, buffer.count)
      guard count > 0, count < buffer.count else { return nil }
      path = FilePath.absolute(String(decoding: buffer[..<count], as: UTF8.self), below: folder(of: path))
    }
    return nil
  }

  // The system's function, as opposed to the one above of the same name.
  #if canImport(Darwin)
    private static let systemWrite = Darwin.write
  #elseif canImport(Glibc)
    private static let systemWrite = Glibc.write
  #else
    private static let systemWrite = Musl.write
  #endif
}
