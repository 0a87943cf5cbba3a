/// Where a result goes: standard output or a file.
struct OutputTarget {
  private let sink: (any ByteSink)?
  private let path: String
  private let typed: String

  /// - Parameter path: as typed; nil or `-` is standard output.
  init(_ path: String?, in surroundings: Surroundings) {
    let file = path == "-" ? nil : path
    sink = file == nil ? surroundings.standardOutput : nil
    self.path = file.map { AbsolutePath.of($0, below: surroundings.workingFolder) } ?? ""
    typed = file ?? "standard output"
  }

  /// The sink, where it is standard output.
  var standardOutput: (any ByteSink)? { sink }

  /// What tells two targets apart.
  var identity: String { path }

  func write(_ bytes: [UInt8]) throws(CommandError) { _ = try write { _ in bytes } }

  /// Writes what a function hands out piece by piece, so that a long report is never held as a whole.
  ///
  /// - Parameter produce: calls its argument with each piece but the last, which it gives back; nil where there is
  ///   nothing to write after all, and nothing has been handed out.
  /// - Returns: the number of bytes.
  func write(_ produce: (_ take: ([UInt8]) -> Void) -> [UInt8]?) throws(CommandError) -> Int {
    var file: ReplacingFile?
    var count = 0
    var failure: CommandError?
    func take(_ bytes: [UInt8]) {
      if failure != nil { return }
      do throws(CommandError) {
        if sink == nil, file == nil { try checkFolder() }
        try saying { () throws(SystemError) in
          if let sink { return try sink.write(bytes) }
          if file == nil { file = try ReplacingFile(path) }
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
