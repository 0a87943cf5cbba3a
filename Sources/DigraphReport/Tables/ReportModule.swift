/// A module as understood.
package struct ReportModule: Sendable, Equatable {
  /// What told of it.
  package enum Origin: String, Vocabulary {
    /// A SwiftPM manifest, an Xcode project, or nothing but the folder.
    case manifest, project, folder
  }

  package var name: String
  /// The name under which code imports it.
  package var importName: String
  package var origin: Origin
  /// Relative to the root; empty for the root itself.
  package var directory: String
  package var isTest: Bool
  /// Names of the modules it may import, sorted; nil where nothing is known.
  package var dependencies: [String]?
  package var files: Int
  package var lines: Int
  /// Files that belong to other modules too, and count there.
  package var sharedFiles: Int

  package init(
    name: String, importName: String, origin: Origin, directory: String, isTest: Bool, dependencies: [String]?,
    files: Int, lines: Int, sharedFiles: Int
  ) {
    self.name = name
    self.importName = importName
    self.origin = origin
    self.directory = directory
    self.isTest = isTest
    self.dependencies = dependencies
    self.files = files
    self.lines = lines
    self.sharedFiles = sharedFiles
  }
}
