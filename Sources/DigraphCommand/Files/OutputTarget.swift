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

  func write(_ bytes: [UInt8]) throws(CommandError) {
    if sink == nil { try checkFolder() }
    do throws(SystemError) {
      if let sink { try sink.write(bytes) } else { try DiskFile.replace(path, with: bytes) }
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
