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
  /// Swift files that are built and were not read, by path; nil where nobody asked.
  package var unread: [UnreadSource]?
  /// What the platform declares, as far as the analysis needs to know it; no part of the project.
  package var platform: FileFacts

  package init(
    files: [FileFacts], moduleOfFile: [Int], modules: [ModuleFact], modulesOfSharedFile: [Int: [Int]] = [:],
    platform: FileFacts, unread: [UnreadSource]? = nil
  ) {
    self.files = files
    self.modulesOfSharedFile = modulesOfSharedFile
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
  /// Names of the modules it may import, where a manifest tells; nil where nothing is known.
  package var dependencies: [String]?
  /// The name under which code imports it, before characters that no identifier has are replaced.
  package var importName: String

  /// - Parameter importName: nil where it is the name.
  package init(
    name: String, origin: Origin, directory: String, isTest: Bool, dependencies: [String]?, importName: String? = nil
  ) {
    self.name = name
    self.importName = importName ?? name
    self.origin = origin
    self.directory = directory
    self.isTest = isTest
    self.dependencies = dependencies
  }
}
