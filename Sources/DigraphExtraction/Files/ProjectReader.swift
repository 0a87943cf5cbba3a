import DigraphFacts

/// Reads one Xcode project: from its path to its targets and what is the matter with it.
enum ProjectReader {
  struct Result: Sendable {
    /// The folder that the project stands in, with what it says.
    var project: (folder: String, targets: [XcodeProject.Target])?
    var diagnostics: [Diagnostic] = []
    /// The configuration files that were read beside it.
    var configurations: Set<String> = []
  }

  /// - Parameter path: of the folder called `….xcodeproj`, relative to the root.
  static func read(_ path: String, in tree: any SourceTree) -> Result {
    let file = file(of: path)
    let folder = path.split(separator: "/").dropLast().joined(separator: "/")
    do {
      let name = path.split(separator: "/").last?.split(separator: ".").first.map(String.init) ?? ""
      let project = XcodeProject(try tree.read(file), in: folder, name: name) { configuration(at: $0, in: tree) }
      guard !project.isWhole else {
        return Result(project: (folder, project.targets), configurations: project.configurations)
      }
      return Result(
        project: (folder, project.targets),
        diagnostics: [warning(file, "the project file is damaged; only the part before the damage counts")],
        configurations: project.configurations)
    } catch {
      return Result(diagnostics: [
        warning(file, "cannot read the project: \(error.reason); its files are assigned to modules by folder")
      ])
    }
  }

  /// Configuration files follow no link; one that cannot be read says nothing.
  private static func configuration(at path: String, in tree: any SourceTree) -> [UInt8]? {
    guard path.hasSuffix(".xcconfig"), tree.kind(of: path, followingLinks: false) == .file else { return nil }
    return try? tree.read(path)
  }

  /// The file that says what is in a project.
  static func file(of project: String) -> String { "\(project)/project.pbxproj" }

  private static func warning(_ file: String, _ message: String) -> Diagnostic {
    Diagnostic(severity: .warning, file: file, message: message)
  }
}
