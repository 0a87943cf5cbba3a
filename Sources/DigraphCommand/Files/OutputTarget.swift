/// Where a result goes: standard output or a file.
struct OutputTarget {
  private let sink: (any ByteSink)?
  private let path: String
  private let typed: String
  /// For a file that nobody named, what to do where something else stands in its place; nil for one that was named,
  /// which may be a link, a device or a pipe.
  private let remedy: String?

  /// - Parameter path: as typed; nil or `-` is standard output.
  init(_ path: String?, in surroundings: Surroundings) {
    let file = path == "-" ? nil : path
    sink = file == nil ? surroundings.standardOutput : nil
    self.path = file.map { AbsolutePath.of($0, below: surroundings.workingFolder) } ?? ""
    typed = file ?? "standard output"
    remedy = nil
  }

  private init(ownFile path: String, shown: String, remedy: String) {
    sink = nil
    self.path = path
    typed = shown
    self.remedy = remedy
  }

  /// A file at a place of our own choice, where a repository may have put anything: nothing is written through a link.
  ///
  /// - Parameters:
  ///   - path: absolute.
  ///   - alternative: what to do instead of removing what stands in its place.
  static func ownFile(_ path: String, shown: String, otherwise alternative: String? = nil) -> OutputTarget {
    OutputTarget(ownFile: path, shown: shown, remedy: "remove it\(alternative.map { ", or \($0)" } ?? "")")
  }

  /// The sink, where it is standard output.
  var standardOutput: (any ByteSink)? { sink }

  /// What tells two targets apart.
  var identity: String { path }

  func write(_ bytes: [UInt8], sparing inputs: InputFiles) throws(CommandError) {
    _ = try write(sparing: inputs) { _ in bytes }
  }

  /// Whether it can be written as far as can be told before; a run may take long.
  func check(_ inputs: InputFiles = .nothing) throws(CommandError) {
    if sink != nil { return }
    if let remedy {
      switch DiskFile.kind(of: path, followingLinks: false) {
      case .link:
        throw CommandError(
          "cannot write \(typed): it is a symbolic link, and nothing is written through one that nobody named; \(remedy)"
        )
      case .other: throw CommandError("cannot write \(typed): it is not a regular file; \(remedy)")
      case .file, .folder, nil: break
      }
    }
    if inputs.contain(path) {
      throw CommandError("cannot write \(typed): this run has read that file; give the output another name")
    }
  }

  /// Writes what a function hands out piece by piece, so that a long report is never held as a whole.
  ///
  /// - Parameters:
  ///   - inputs: what it may not overwrite.
  ///   - produce: calls its argument with each piece but the last, which it gives back; nil where there is
  ///     nothing to write after all, and nothing has been handed out.
  /// - Returns: the number of bytes.
  func write(
    sparing inputs: InputFiles, _ produce: (_ take: ([UInt8]) -> Void) -> [UInt8]?
  ) throws(CommandError) -> Int {
    try check(inputs)
    var file: ReplacingFile?
    var count = 0
    var failure: CommandError?
    func take(_ bytes: [UInt8]) {
      if failure != nil { return }
      do throws(CommandError) {
        if sink == nil, file == nil { try checkFolder() }
        try saying { () throws(SystemError) in
          if let sink { return try sink.write(bytes) }
          if file == nil { file = try ReplacingFile(path, followingLinks: remedy == nil) }
          try file?.write(bytes)
        }
        count += bytes.count
      } catch {
        failure = error
      }
    }
    if let last = produce(take) { take(last) }
    if let failure { throw failure }
    try saying { () throws(SystemError) in try file?.finish() }
    return count
  }

  private func saying(_ body: () throws(SystemError) -> Void) throws(CommandError) {
    do {
      try body()
    } catch {
      throw CommandError("cannot write \(typed): \(error.reason)")
    }
  }

  /// Says what is wrong with the place in better words than the system has.
  private func checkFolder() throws(CommandError) {
    let folder = DiskFile.folder(of: path)
    switch DiskFile.kind(of: folder) {
    case .folder: break
    case nil: throw CommandError("cannot write \(typed): the folder \(folder) does not exist")
    default: throw CommandError("cannot write \(typed): \(folder) is no folder")
    }
    if DiskFile.kind(of: path) == .folder { throw CommandError("cannot write \(typed): it is a folder") }
  }
}
