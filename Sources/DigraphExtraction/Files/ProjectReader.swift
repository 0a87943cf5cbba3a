import DigraphFacts

/// Reads one Xcode project: from its path to its targets and what is the matter with it.
enum ProjectReader {
  struct Result: Sendable {
    /// The folder that the project stands in, with what it says.
    var project: (folder: String, project: XcodeProject)?
    var diagnostics: [Diagnostic] = []
  }

  /// - Parameter path: of the folder called `….xcodeproj`, relative to the root.
  static func read(_ path: String, in tree: any SourceTree) -> Result {
    let file = file(of: path)
    let folder = path.split(separator: "/").dropLast().joined(separator: "/")
    do {
      let project = XcodeProject(try tree.read(file), in: folder)
      guard !project.isWhole else { return Result(project: (folder, project)) }
      return Result(
        project: (folder, project),
        diagnostics: [warning(file, "the project file is damaged; only the part before the damage counts")])
    } catch {
      return Result(diagnostics: [
        warning(file, "cannot read the project: \(error.reason); its files are assigned to modules by folder")
      ])
    }
  }

  /// The file that says what is in a project.
  static func file(of project: String) -> String { "\(project)/project.pbxproj" }

  private static func warning(_ file: String, _ message: String) -> Diagnostic {
    Diagnostic(severity: .warning, file: file, message: message)
  }
}
