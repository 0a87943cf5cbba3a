/// Which files a target builds, by what a manifest or a project says of it, whether or not they were read.
struct TargetSources {
  private enum Origin {
    /// Folders where the sources may lie, of which the manager takes one.
    case manifest(Manifest.Target, folders: [String])
    case project(XcodeProject.Target)
  }

  private let origin: Origin

  /// The targets of manifests and projects, each with the folder that it stands in.
  static func all(
    _ manifests: [(folder: String, manifest: Manifest)], _ projects: [(folder: String, targets: [XcodeProject.Target])]
  ) -> [TargetSources] {
    manifests.flatMap { folder, manifest in
      zip(manifest.targets, manifest.areAlone).filter { !["systemLibrary", "binaryTarget"].contains($0.0.kind) }.map {
        target, isAlone in
        TargetSources(
          origin: .manifest(target, folders: ModuleMap.candidates(of: target, in: folder, isAlone: isAlone)))
      }
    } + projects.flatMap { $0.targets.map { TargetSources(origin: .project($0)) } }
  }

  func own(_ file: String) -> Bool {
    switch origin {
    case .manifest(let target, let folders):
      folders.contains { ModuleMap.isBelow(file, $0) && ModuleMap.owns(target, folder: $0, file: file) }
    case .project(let target): target.owns(file)
    }
  }

  /// Whether it may own a file below a folder.
  func mayOwnFiles(below folder: String) -> Bool {
    func overlap(_ other: String) -> Bool {
      other == folder || ModuleMap.isBelow(folder, other) || ModuleMap.isBelow(other, folder)
    }
    return switch origin {
    case .manifest(_, let folders): folders.contains(where: overlap)
    case .project(let target):
      target.folders.contains { overlap($0.path) } || target.files.contains { ModuleMap.isBelow($0, folder) }
    }
  }
}
