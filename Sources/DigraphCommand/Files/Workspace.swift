import DigraphFacts
package import DigraphGate
import DigraphKnowledge
import DigraphReport
import FactFiles
import FileAccess
import YAMLDocuments

/// Where a run takes place: what it reads, and the root that all reported paths are relative to.
package struct Workspace {
  /// Absolute, without links.
  package let root: String
  /// Absolute, without links.
  private(set) var paths: [String]
  /// As they were typed.
  let typedPaths: [String]
  package private(set) var scope: ScanScope
  /// What the repository says of itself; nil where it says nothing.
  let file: ConfigurationFile?
  /// All that the configuration speaks of is read.
  private(set) var isWhole: Bool
  private let workingFolder: String
  /// What the root is called.
  private let rootName: String

  package init(_ settings: Settings, in environment: Environment) throws(CommandError) {
    workingFolder = environment.workingFolder
    typedPaths = settings.operands.isEmpty ? [Self.usualPath(settings.root, workingFolder)] : settings.operands
    var paths: [String] = []
    for typed in typedPaths {
      guard !typed.isEmpty, let path = FileSystem.realPath(FilePath.absolute(typed, below: workingFolder)) else {
        let nearest = Self.nearest(to: typed, below: workingFolder).map { "; did you mean '\($0)'?" } ?? ""
        throw CommandError("no such file or folder: \(typed.isEmpty ? "''" : typed)\(nearest)")
      }
      guard FileSystem.kind(of: path) != .file || Self.mayBeSwift(path) else {
        throw CommandError("nothing to scan: \(typed) is not a Swift file")
      }
      paths.append(path)
    }
    self.paths = paths
    root = try Self.root(settings.root, paths, workingFolder)
    var roots: [String] = []
    for (path, typed) in zip(paths, typedPaths) {
      guard let relative = FilePath.relative(path, to: root) else {
        throw CommandError("\(typed) is outside the root \(root); choose another --root")
      }
      roots.append(relative)
    }
    file = try ConfigurationFile.chosen(by: settings, root: root, in: environment)
    rootName = root.split(separator: "/").last.map(String.init) ?? root
    // What is typed narrows down what is written.
    let include = settings.include.isEmpty ? file?.configuration.include ?? [] : settings.include
    let exclude = (file?.configuration.exclude ?? []) + settings.exclude
    isWhole = roots.contains(".") && settings.include.isEmpty && settings.exclude.isEmpty
    scope = ScanScope(roots: roots, include: include, exclude: exclude)
  }

  /// The workspace in which facts were written. Its root is where the code is, if it is here at all.
  init(of shards: LinkedShards, _ settings: Settings, in environment: Environment) throws(CommandError) {
    let whole = shards.whole
    workingFolder = environment.workingFolder
    typedPaths = settings.operands.isEmpty ? ["."] : settings.operands
    let current = FileSystem.realPath(workingFolder) ?? workingFolder
    root =
      try settings.root == nil ? Self.markedFolder(above: current) ?? current : Self.root(settings.root, [], current)
    paths = [root]
    rootName = whole.root
    let folder = root
    file = try whole.configuration.map { text throws(CommandError) in
      try ConfigurationFile(
        path: FilePath.absolute(text.path, below: folder), origin: .found(root: folder), bytes: text.bytes,
        knowledge: KnowledgeFiles(
          whole.knowledgeTexts.map {
            KnowledgeText(file: FilePath.absolute($0.path, below: folder), bytes: $0.bytes)
          }),
        rules: environment.pipeline.rules.map(\.identifier))
    }
    scope = ScanScope(roots: ["."], include: whole.include, exclude: whole.exclude)
    let written = ScanScope(
      roots: ["."], include: file?.configuration.include ?? [], exclude: file?.configuration.exclude ?? [])
    isWhole = shards.isComplete && scope == written
  }

  /// Scripts have no extension, and headers declare what Swift uses.
  private static func mayBeSwift(_ path: String) -> Bool {
    let name = path.split(separator: "/").last ?? ""
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return true }
    return ["swift", "h"].contains(name[dot...].dropFirst().lowercased())
  }

  /// What is read where no path is given: the current folder, or a root that it does not lie in.
  private static func usualPath(_ root: String?, _ workingFolder: String) -> String {
    guard let root, let found = FileSystem.realPath(FilePath.absolute(root, below: workingFolder)) else { return "." }
    let current = FileSystem.realPath(workingFolder) ?? workingFolder
    return FilePath.relative(current, to: found) == nil ? root : "."
  }

  /// The same where other files and folders are read.
  /// - Parameter roots: relative to the root.
  func reading(_ roots: [String], _ settings: Settings) -> Workspace {
    var workspace = self
    let present = roots.filter { FileSystem.kind(of: FilePath.absolute($0, below: root)) != nil }
    workspace.scope = ScanScope(roots: present, include: scope.include, exclude: scope.exclude)
    workspace.paths = workspace.scope.roots.map { $0 == "." ? root : FilePath.absolute($0, below: root) }
    workspace.isWhole = workspace.scope.roots == ["."] && settings.include.isEmpty && settings.exclude.isEmpty
    return workspace
  }

  /// What the configuration asks of rules and of the whole, with the places where limits are written.
  var policy: GatePolicy {
    guard let file else { return GatePolicy() }
    var policy = file.configuration.policy
    let path = FilePath.relative(file.path, to: root) ?? file.path
    for ratchet in file.configuration.ratchets where !ratchet.isRule {
      policy.limits.sites[ratchet.name] = ReportSite(
        file: path, line: ratchet.location.line, column: ratchet.location.column)
    }
    return policy
  }

  /// What is asked of the repository, and what its things are called.
  var configuration: Configuration { file?.configuration ?? Configuration() }

  /// Globs of texts of knowledge: they are Swift, but no code of the project.
  var knowledgePatterns: [String] {
    (file?.knowledge.paths ?? []).compactMap { path in
      FilePath.relative(FileSystem.realPath(path) ?? path, to: root).map { path in
        path.reduce(into: "") { $0 += "*?[\\".contains($1) ? "\\\($1)" : String($1) }
      }
    }
  }

  /// Where the baseline is that nobody names.
  var defaultBaseline: String { FilePath.absolute(Baseline.fileName, below: root) }

  /// What the run is about, for a title: the path below the root, else the root's own name.
  var title: String {
    if scope.roots.count == 1, let path = scope.roots.first, !path.isEmpty, path != "." { return path }
    return rootName
  }

  /// The baseline at a path that somebody named.
  func baseline(named typed: String) -> BaselineFile { BaselineFile(path: absolute(typed), origin: .named) }

  /// The baseline that is taken without asking; nil where nothing stands in its place.
  var foundBaseline: BaselineFile? {
    FileSystem.kind(of: defaultBaseline, followingLinks: false).map { _ in
      BaselineFile(path: defaultBaseline, origin: .found(root: root))
    }
  }

  /// A typed path as an absolute one.
  func absolute(_ typed: String) -> String { FilePath.absolute(typed, below: workingFolder) }

  /// A path as short as it can be said.
  func shown(_ path: String) -> String { FilePath.relative(path, to: workingFolder) ?? path }

  /// The path that was meant by one that is not there: its first part that does not exist is the one that was mistyped.
  private static func nearest(to typed: String, below folder: String) -> String? {
    var known = typed.hasPrefix("/") ? "/" : ""
    let parts = typed.split(separator: "/")
    for (place, part) in parts.enumerated() {
      let next = known + part
      if FileSystem.kind(of: FilePath.absolute(next, below: folder)) != nil {
        known = next + "/"
        continue
      }
      let parent = FilePath.absolute(known.isEmpty ? "." : known, below: folder)
      let names = ((try? FileSystem.entries(of: parent)) ?? []).filter { $0.kind == .folder || mayBeSwift($0.name) }
      guard let name = NearestSpelling.of(String(part), in: names.map(\.name)) else { return nil }
      let whole = known + name + parts[(place + 1)...].map { "/\($0)" }.joined()
      return FileSystem.kind(of: FilePath.absolute(whole, below: folder)) == nil ? known + name : whole
    }
    return nil
  }

  /// The nearest folder at or above a path that is marked as a root.
  static func markedFolder(above path: String) -> String? {
    FilePath.ancestors(of: path).first { folder in
      (ConfigurationFile.fileNames + [".git"]).contains {
        FileSystem.kind(of: FilePath.absolute($0, below: folder), followingLinks: false) != nil
      }
    }
  }

  private static func root(
    _ typed: String?, _ paths: [String], _ workingFolder: String
  ) throws(CommandError) -> String {
    if let typed {
      guard let root = FileSystem.realPath(FilePath.absolute(typed, below: workingFolder)),
        FileSystem.kind(of: root) == .folder
      else { throw CommandError("no such folder for --root: \(typed)") }
      return root
    }
    let folders = paths.map { FileSystem.kind(of: $0) == .folder ? $0 : DiskFile.folder(of: $0) }
    // Of several paths without a marked folder above them, the root is the folder that holds all.
    return markedFolder(above: folders[0])
      ?? FilePath.ancestors(of: folders[0]).first { candidate in
        folders.allSatisfy { FilePath.relative($0, to: candidate) != nil }
      } ?? folders[0]
  }
}
