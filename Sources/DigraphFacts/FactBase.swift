/// The facts of all files of a run, and the modules they make up.
package struct FactBase: Sendable {
  /// By path.
  package var files: [FileFacts]
  /// For each file the index of its module.
  package var moduleOfFile: [Int]
  /// By name.
  package var modules: [ModuleFact]
  /// What the platform declares, as far as the analysis needs to know it; no part of the project.
  package var platform: FileFacts

  package init(files: [FileFacts], moduleOfFile: [Int], modules: [ModuleFact], platform: FileFacts) {
    self.files = files
    self.moduleOfFile = moduleOfFile
    self.modules = modules
    self.platform = platform
  }
}

/// A module: a target of a manifest, or a folder.
package struct ModuleFact: Sendable, Equatable {
  package enum Origin: String, Sendable {
    case manifest, folder
  }

  package var name: String
  package var origin: Origin
  /// Relative to the root; empty for the root itself.
  package var directory: String
  package var isTest: Bool
  /// Names of the modules it may import, where a manifest tells; nil where nothing is known.
  package var dependencies: [String]?

  package init(name: String, origin: Origin, directory: String, isTest: Bool, dependencies: [String]?) {
    self.name = name
    self.origin = origin
    self.directory = directory
    self.isTest = isTest
    self.dependencies = dependencies
  }
}
