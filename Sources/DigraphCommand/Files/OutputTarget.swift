import FileAccess

/// Where a result goes: standard output or a file.
struct OutputTarget {
  private let sink: (any ByteSink)?
  private let path: String
  private let typed: String
  /// For a file that nobody named, what to do if something else is in its place; nil for one that was named, which may be
  /// a link, a device or a pipe.
  private let remedy: String?

  /// - Parameter path: the path as typed; nil or `-` for standard output.
  init(_ path: String?, in environment: Environment) {
    let file = path == "-" ? nil : path
    sink = file == nil ? environment.standardOutput : nil
    self.path = file.map { FilePath.absolute($0, below: environment.workingFolder) } ?? ""
    typed = file ?? "standard output"
    remedy = nil
  }

  private init(ownFile path: String, shown: String, remedy: String) {
    sink = nil
    self.path = path
    typed = shown
    self.remedy = remedy
  }

  /// A file at a path that digraph chose, where a repository may have put anything: nothing is written through a link.
  ///
  /// - Parameters:
  ///   - path: the absolute path.
  ///   - alternative: what the user can do instead of removing what is in its place.
  static func ownFile(_ path: String, shown: String, otherwise alternative: String? = nil) -> OutputTarget {
    OutputTarget(ownFile: path, shown: shown, remedy: "remove it\(alternative.map { ", or \($0)" } ?? "")")
  }

  /// The sink, where it is standard output.
  var standardOutput: (any ByteSink)? { sink }

  /// Equal for two targets that are the same.
  var identity: String { path }

  func write(_ bytes: [UInt8], sparing inputs: InputFiles) throws(CommandError) {
    _ = try write(sparing: inputs) { _ in bytes }
  }

  /// Throws if it is already clear that the target cannot be written, as a run may take long.
  func check(_ inputs: InputFiles = .nothing) throws(CommandError) {
    if sink != nil { return }
    if let remedy {
      switch FileSystem.kind(of: path, followingLinks: false) {
      case .link:
        throw CommandError(
          "cannot write \(typed): it is a symbolic link, and links are followed only if they are named; \(remedy)"
        )
      case .other: throw CommandError("cannot write \(typed): it is not a regular file; \(remedy)")
      case .file, .folder, nil: break
      }
    }
    if inputs.contain(path) {
      throw CommandError("cannot write \(typed): it is an input of this run; choose another name for the output")
    }
  }

  /// Writes what a function produces piece by piece, so that a long report is never in memory as a whole.
  ///
  /// - Parameters:
  ///   - inputs: files that must not be overwritten.
  ///   - produce: calls its argument with each piece but the last, which it returns; returns nil, without calling it, if
  ///     there is nothing to write after all.
  /// - Returns: the number of bytes written.
  func write(
    sparing inputs: InputFiles, _ produce: (_ take: ([UInt8]) -> Void) -> [UInt8]?
  ) throws(CommandError) -> Int {
    try check(inputs)
    var file: AtomicFile?
    var count = 0
    var failure: CommandError?
    func take(_ bytes: [UInt8]) {
      if failure != nil { return }
      do throws(CommandError) {
        if sink == nil, file == nil { try checkFolder() }
        try describingErrors { () throws(SystemError) in
          if let sink { return try sink.write(bytes) }
          if file == nil { file = try AtomicFile(path, followingLinks: remedy == nil) }
          try file?.write(bytes)
        }
        count += bytes.count
      } catch {
        failure = error
      }
    }
    if let last = produce(take) { take(last) }
    if let failure { throw failure }
    try describingErrors { () throws(SystemError) in try file?.finish() }
    return count
  }

  private func describingErrors(_ body: () throws(SystemError) -> Void) throws(CommandError) {
    do {
      try body()
    } catch {
      throw CommandError("cannot write \(typed): \(error.reason)")
    }
  }

  /// Describes problems with the path better than the system does.
  private func checkFolder() throws(CommandError) {
    let folder = DiskFile.folder(of: path)
    switch FileSystem.kind(of: folder) {
    case .folder: break
    case nil: throw CommandError("cannot write \(typed): the folder \(folder) does not exist")
    default: throw CommandError("cannot write \(typed): \(folder) is not a folder")
    }
    if FileSystem.kind(of: path) == .folder { throw CommandError("cannot write \(typed): it is a folder") }
  }
}
