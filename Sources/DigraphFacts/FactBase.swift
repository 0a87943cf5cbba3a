/// The facts of all files of a run, and the modules they make up.
package struct FactBase: Sendable {
  /// By path.
  package var files: [FileFacts]
  /// For each file the index of its module.
  package var moduleOfFile: [Int]
  /// By name.
  package var modules: [ModuleFact]
  /// For files that belong to several modules, the indices of all of them, their own among them; by the file's index.
  package var modulesOfSharedFile: [Int: [Int]]
  /// Why files are not judged, by the file's index; none for the project's own code.
  package var otherCode: [Int: OtherCode]
  /// Swift files that are built and were not read, by path; nil where nobody asked.
  package var unread: [UnreadSource]?
  /// What the platform declares, as far as the analysis needs to know it; no part of the project.
  package var platform: FileFacts

  package init(
    files: [FileFacts], moduleOfFile: [Int], modules: [ModuleFact], modulesOfSharedFile: [Int: [Int]] = [:],
    otherCode: [Int: OtherCode] = [:], platform: FileFacts, unread: [UnreadSource]? = nil
  ) {
    self.files = files
    self.modulesOfSharedFile = modulesOfSharedFile
    self.otherCode = otherCode
    self.moduleOfFile = moduleOfFile
    self.modules = modules
    self.platform = platform
    self.unread = unread
  }
}

/// A module: a target of a manifest or a project, or a folder.
package struct ModuleFact: Sendable, Equatable {
  package enum Origin: String, Sendable {
    /// A SwiftPM manifest, an Xcode project, or nothing but the folder.
    case manifest, project, folder
  }

  package var name: String
  package var origin: Origin
  /// Relative to the root; empty for the root itself.
  package var directory: String
  package var isTest: Bool
  /// What the target is built into; nil where nothing but a folder tells of it.
  package var kind: TargetKind?
  /// Names of the modules it may import, where a manifest tells; nil where nothing is known.
  package var dependencies: [String]?
  /// The name under which code imports it: that of the product, as an identifier. Several targets may build a module of
  /// one name, for several platforms.
  package var importName: String
  /// What it is built for, where a project tells.
  package var platforms: BuildPlatforms
  /// Of files that lie among those of a target of a project and belong to none: that target.
  package var surroundings: String?
  /// The language mode that it is compiled in, 4 to 6, where a manifest or a project tells; 0 where nothing does.
  package var languageMode: UInt8
  /// Of a target of a project: the folders of which it compiles all that lies there, also what is still to be written;
  /// relative to the root.
  package var folders: [String]
  /// Of a target of a manifest: the folder of the package, within which `package` declarations are seen; nil otherwise.
  package var packageFolder: String?
  /// The flags that some configuration of it defines, and whether all do.
  package var flags: [String: Bool]
  /// The modules that its bridging header imports, sorted: all of its files see them.
  package var bridged: [String]

  /// - Parameter importName: what becomes the name of the module once characters that no identifier has are replaced;
  ///   nil for the target's name.
  package init(
    name: String, origin: Origin, directory: String, isTest: Bool, dependencies: [String]?, importName: String? = nil,
    platforms: BuildPlatforms = .all, surroundings: String? = nil, kind: TargetKind? = nil,
    languageMode: UInt8 = 0, folders: [String] = [], packageFolder: String? = nil,
    flags: [String: Bool] = [:], bridged: [String] = []
  ) {
    self.bridged = bridged
    self.packageFolder = packageFolder
    self.flags = flags
    self.kind = kind
    self.languageMode = languageMode
    self.folders = folders
    self.surroundings = surroundings
    self.name = name
    self.importName = Self.identifier(importName ?? name)
    self.platforms = platforms
    self.origin = origin
    self.directory = directory
    self.isTest = isTest
    self.dependencies = dependencies
  }

  /// A name as an identifier. Source: SwiftPM's `c99name`, and `:c99extidentifier` of Xcode's build settings.
  private static func identifier(_ name: String) -> String {
    if name.utf8.allSatisfy({ $0 == 0x5F || ($0 | 0x20) >= 0x61 && ($0 | 0x20) <= 0x7A }) { return name }
    let letters = String(name.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
    return letters.first?.isNumber == true ? "_\(letters.dropFirst())" : letters
  }
}
