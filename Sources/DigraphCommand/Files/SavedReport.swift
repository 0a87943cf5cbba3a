import DigraphReport
import DigraphReporting
import FileAccess
import TextOutput

/// A report on disk or on standard input, in JSON.
struct SavedReport {
  /// In bytes: the report on the 528,000 lines of woocommerce-ios takes 31 MB.
  private static let limit = 256 << 20

  /// The name as typed.
  private let name: String
  /// The absolute path.
  let path: String
  private let workingFolder: String

  /// - Parameter typed: a path; `-` is standard input.
  init(typed: String, in environment: Environment) {
    name = typed == "-" ? "standard input" : typed
    path = typed == "-" ? "/dev/stdin" : FilePath.absolute(typed, below: environment.workingFolder)
    workingFolder = environment.workingFolder
  }

  /// - Parameter root: the folder that its paths are relative to, as typed; nil to find it.
  func read(root: String?) throws(CommandError) -> Report {
    let root = try root.map(folder) ?? markedRoot
    let bytes: [UInt8]
    do {
      bytes = try InputFile(path: path, origin: .named, limit: Self.limit).read()
    } catch {
      throw CommandError("cannot read the report \(name): \(error.reason)")
    }
    do {
      return try ReportReader.read(bytes, root: root)
    } catch let error as ReportReader.Failure {
      throw CommandError("\(name): \(error.description); 'digraph scan --format json' writes one")
    } catch {
      throw CommandError("\(name): not a digraph report")
    }
  }

  private func folder(_ typed: String) throws(CommandError) -> String {
    guard let root = FileSystem.realPath(FilePath.absolute(typed, below: workingFolder)),
      FileSystem.kind(of: root) == .folder
    else { throw CommandError("no such folder for --root: \(typed)") }
    return root
  }

  private var markedRoot: String {
    let working = FileSystem.realPath(workingFolder) ?? workingFolder
    let folders = [FileSystem.realPath(DiskFile.folder(of: path)), working].compactMap { $0 }
    return folders.lazy.compactMap(Workspace.markedFolder).first ?? working
  }
}
