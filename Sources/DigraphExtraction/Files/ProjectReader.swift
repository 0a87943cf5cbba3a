import DigraphFacts
import FileAccess

/// Reads one Xcode project, or what stands in for it: from its path to its targets and what is the matter with it.
enum ProjectReader {
  struct Result: Sendable {
    /// The folder that the project stands in, with what it says.
    var project: (folder: String, targets: [XcodeProject.Target])?
    var diagnostics: [Diagnostic] = []
    /// The configuration files that were read beside it.
    var configurations: Set<String> = []
  }

  /// - Parameter path: of the folder called `….xcodeproj`, of an XcodeGen specification, or of a build file of Bazel,
  ///   relative to the root.
  static func read(_ path: String, in tree: any SourceTree) -> Result {
    let folder = path.split(separator: "/").dropLast().joined(separator: "/")
    if isBuildFile(path) { return readBuildFile(path, folder, tree) }
    if isSpec(path) { return readSpec(path, folder, tree) }
    let file = file(of: path)
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

  /// The projects that count: those that are committed, and in other folders those that a specification describes.
  ///
  /// - Parameters:
  ///   - found: projects and specifications by their paths.
  ///   - manifests: Tuist's.
  static func merged(
    _ found: [(path: String, result: Result)], manifests: [(folder: String, targets: [XcodeProject.Target])]
  ) -> [(folder: String, targets: [XcodeProject.Target])] {
    var all = found.filter { !isSpec($0.path) && !isBuildFile($0.path) }.compactMap(\.result.project)
    let described = found.filter { isSpec($0.path) }.compactMap(\.result.project)
    for project in described + manifests.sorted(by: { $0.folder < $1.folder })
    where !all.contains(where: { $0.folder == project.folder && !$0.targets.isEmpty }) {
      all.append(project)
    }
    // `BUILD.bazel` goes before `BUILD`.
    var packages: [String: [XcodeProject.Target]] = [:]
    for (path, result) in found where isBuildFile(path) {
      guard let (folder, targets) = result.project, packages[folder] == nil || path.hasSuffix(".bazel") else {
        continue
      }
      packages[folder] = targets
    }
    return all + BazelPackage.separated(packages.sorted { $0.key < $1.key }.map { ($0.key, $0.value) })
  }

  private static func isBuildFile(_ path: String) -> Bool {
    BazelPackage.isBuildFile(FilePath.name(of: path))
  }

  private static func readBuildFile(_ path: String, _ folder: String, _ tree: any SourceTree) -> Result {
    do {
      let package = BazelPackage(try tree.read(path), in: folder)
      return Result(
        project: (folder, package.targets),
        diagnostics: package.isDamaged
          ? [warning(path, "the build file is damaged; only the part before the damage counts")] : [])
    } catch {
      return Result(diagnostics: [
        warning(path, "cannot read the build file: \(error.reason); its files are assigned to modules by folder")
      ])
    }
  }

  /// Whether a file of this name is a specification that a project is generated from.
  static func isSpec(_ path: String) -> Bool { path.hasSuffix("project.yml") || path.hasSuffix("project.yaml") }

  private static func readSpec(_ path: String, _ folder: String, _ tree: any SourceTree) -> Result {
    do {
      let spec = try XcodeGenSpec(path, find: { find($0, in: tree) }) { file in
        guard tree.kind(of: file, followingLinks: false) == .file else {
          throw FileError("it is not a regular file")
        }
        return try tree.read(file)
      }
      return Result(project: (folder, spec.targets), configurations: spec.files.subtracting([path]))
    } catch {
      // Other tools have files of this name, too.
      return Result()
    }
  }

  /// The disks of Macs take no notice of the case of letters, so nor do those who write paths there.
  private static func find(_ path: String, in tree: any SourceTree) -> String {
    guard tree.kind(of: path, followingLinks: false) == nil else { return path }
    let folder = path.split(separator: "/").dropLast().joined(separator: "/")
    let entries = (try? tree.entries(of: folder)) ?? []
    let candidates = entries.map { folder.isEmpty ? $0.name : "\(folder)/\($0.name)" }
    return candidates.first { $0.lowercased() == path.lowercased() } ?? path
  }

  /// Configuration files follow no link; one that cannot be read says nothing.
  private static func configuration(at path: String, in tree: any SourceTree) -> [UInt8]? {
    guard path.hasSuffix(".xcconfig"), tree.kind(of: path, followingLinks: false) == .file else { return nil }
    return try? tree.read(path)
  }

  /// The file that says what is in a project.
  static func file(of project: String) -> String {
    isSpec(project) || isBuildFile(project) ? project : "\(project)/project.pbxproj"
  }

  private static func warning(_ file: String, _ message: String) -> Diagnostic {
    Diagnostic(severity: .warning, file: file, message: message)
  }
}
