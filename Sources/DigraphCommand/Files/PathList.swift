import FileAccess

/// A list of paths in a file, or on standard input.
enum PathList {
  /// In the order of many bytes: a list of half a million paths.
  private static let limit = 64 << 20

  /// The paths as they stand there: one a line, or each ended by a zero byte.
  ///
  /// - Parameter typed: the name of the file; `-` is standard input.
  static func paths(in typed: String, _ workspace: Workspace) throws(CommandError) -> [String] {
    let path = typed == "-" ? "/dev/stdin" : workspace.absolute(typed)
    let bytes: [UInt8]
    do {
      bytes = try InputFile(path: path, origin: .named, limit: limit).read()
    } catch {
      throw CommandError("cannot read the list of files \(typed): \(error.reason)")
    }
    let end: UInt8 = bytes.contains(0) ? 0 : 0x0A
    return bytes.split(separator: end).map { line in
      String(decoding: line.last == 0x0D ? line.dropLast() : line, as: UTF8.self)
    }.filter { !$0.isEmpty }
  }
}
