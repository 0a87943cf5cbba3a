package import DigraphFacts

/// A module as understood: one target, or one folder where nothing else tells.
package struct ReportModule: Sendable, Equatable {
  /// What told of it.
  package enum Origin: String, Vocabulary {
    /// A SwiftPM manifest, a project of Xcode or of what generates its projects, or nothing but the folder.
    case manifest, project, folder
  }

  package var name: String
  /// The name under which code imports it.
  package var importName: String
  package var origin: Origin
  /// Relative to the root; empty for the root itself.
  package var directory: String
  package var isTest: Bool
  /// What it is built into; nil where nothing tells.
  package var kind: TargetKind?
  /// The platforms that it is built for; empty where nothing limits them.
  package var platforms: [String] = []
  /// Names of the modules it may import, sorted; nil where nothing is known.
  package var dependencies: [String]?
  /// The modules that these names stand for, by their places among the report's; nil where nothing is known.
  package var declared: [Int]?
  /// The names of the modules that its files import, and of those that it re-exports.
  package var imports: Set<String> = []
  package var exports: Set<String> = []
  package var files = 0
  package var lines = 0
  /// Files that belong to other modules too, and count there.
  package var sharedFiles = 0

  package init(
    name: String, importName: String, origin: Origin, directory: String = "", isTest: Bool = false,
    dependencies: [String]? = nil
  ) {
    self.name = name
    self.importName = importName
    self.origin = origin
    self.directory = directory
    self.isTest = isTest
    self.dependencies = dependencies
  }
}
