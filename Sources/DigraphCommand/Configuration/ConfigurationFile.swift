import DigraphFacts
import DigraphGate
import DigraphReport
import FileAccess
import YAMLDocuments

/// A configuration on disk.
package struct ConfigurationFile: Sendable {
  /// The name of the file that is used if it is at the root.
  package static let fileName = ".digraph.yml"

  /// The names under which one is found, the usual one first.
  package static let fileNames = [fileName, ".digraph.yaml"]

  /// The absolute path of the configuration in a folder; nil where there is none.
  /// - Throws: where there is one of each name.
  static func path(in folder: String) throws(CommandError) -> String? {
    let found = fileNames.map { FilePath.absolute($0, below: folder) }.filter {
      FileSystem.kind(of: $0, followingLinks: false) != nil
    }
    guard found.count < 2 else {
      throw CommandError("\(folder) has .digraph.yml and .digraph.yaml; remove one of them")
    }
    return found.first
  }

  /// In bytes.
  private static let limit = 1 << 20

  /// Absolute.
  let path: String
  let origin: InputFile.Origin
  let configuration: Configuration
  let knowledge: KnowledgeFiles
  let bytes: [UInt8]
  /// What it says, as written; nil where it says nothing.
  let document: YAMLNode?

  /// - Parameters:
  ///   - path: absolute.
  ///   - rules: the identifiers of all rules.
  /// - Throws: all mistakes at once, each with its location.
  init(path: String, origin: InputFile.Origin, rules: [String]) throws(CommandError) {
    try self.init(path: path, origin: origin, bytes: Self.bytes(of: path, origin), rules: rules)
  }

  /// What a configuration holds.
  static func bytes(of path: String, _ origin: InputFile.Origin) throws(CommandError) -> [UInt8] {
    do {
      return try InputFile(path: path, origin: origin, limit: limit).read()
    } catch {
      throw CommandError("cannot read the configuration \(path): \(error.reason)")
    }
  }

  /// - Parameter knowledge: the texts that it names; nil where they are to be read.
  init(
    path: String, origin: InputFile.Origin, bytes: [UInt8], knowledge texts: KnowledgeFiles? = nil, rules: [String]
  ) throws(CommandError) {
    self.path = path
    self.origin = origin
    self.bytes = bytes
    let mistakes: [LocatedMessage]
    do {
      document = try YAMLReader.read(bytes)
      (configuration, mistakes) = ConfigurationDecoder.decode(document, rules: rules)
    } catch {
      throw Self.error(path, [error])
    }
    guard mistakes.isEmpty else { throw Self.error(path, mistakes) }
    do {
      knowledge =
        if let texts { texts } else { try KnowledgeFiles(configuration.knowledge, of: path, origin: origin) }
    } catch {
      throw Self.error(path, [error])
    }
  }

  /// The configuration that was named, else the one at the root; nil where there is none.
  ///
  /// - Parameter root: absolute.
  static func chosen(
    by settings: Settings, root: String, in environment: Environment
  ) throws(CommandError) -> ConfigurationFile? {
    let rules = environment.pipeline.rules.map(\.identifier)
    if let named = settings.config {
      return try ConfigurationFile(
        path: FilePath.absolute(named, below: environment.workingFolder), origin: .named, rules: rules)
    }
    return try path(in: root).map { path throws(CommandError) in
      try ConfigurationFile(path: path, origin: .found(root: root), rules: rules)
    }
  }

  private static func error(_ path: String, _ mistakes: [LocatedMessage]) -> CommandError {
    CommandError(mistakes.map { "\(path):\($0.location.line):\($0.location.column): \($0.text)" })
  }

  // MARK: Patterns

  /// The patterns that match nothing of what was read, one message each; nil where there is none.
  func unmatchedPatterns(in report: Report) -> CommandError? {
    let seen = ReportNames(report)
    let unmatched = configuration.patterns.filter { !seen.matches($0) }.sorted { $0.location < $1.location }
    if unmatched.isEmpty { return nil }
    // Finding what was meant takes a while for each.
    return Self.error(
      path,
      unmatched.prefix(Self.messageLimit).map {
        LocatedMessage(location: $0.location, text: Self.message($0, report))
      })
  }

  private static let messageLimit = 100

  private static func message(_ placed: Configuration.LocatedPattern, _ report: Report) -> String {
    let text = placed.pattern.text
    let (what, names): (String, [String]) =
      switch placed.subject {
      case .exclusion: ("'\(text)' excludes nothing", [])
      case .path: ("no Swift file matches '\(text)'", paths(like: text, report))
      case .folder: ("no folder with Swift files matches '\(text)'", [])
      case .type: ("no type matches '\(text)'", report.nodes.map(\.name))
      case .module: ("no module matches '\(text)'", report.nodes.compactMap(\.module))
      case .member: ("no shared instance matches '\(text)'", report.singletons.map { "\($0.type).\($0.member)" })
      }
    let nearest = NearestSpelling.of(text, in: Set(names).sorted())
    return what + (nearest.map { "; did you mean '\($0)'?" } ?? "; remove or correct it")
  }

  /// Files, or for a pattern that ends in one folders, with what the pattern has behind them.
  private static func paths(like text: String, _ report: Report) -> [String] {
    for end in ["/**", "/*"] where text.hasSuffix(end) && !text.dropLast(end.count).contains("*") {
      var folders: Set<String> = []
      for file in report.files {
        var folder = FilePath.parent(of: file)
        while !folder.isEmpty, folders.insert(folder).inserted { folder = FilePath.parent(of: folder) }
      }
      return folders.map { $0 + end }
    }
    return text.contains("*") ? [] : report.files
  }

  // MARK: Ratchets

  /// The text with numbers lowered to what was found, and a line for each; nil if none can be lowered.
  func tightened(to report: Report) -> (bytes: [UInt8], lowered: [String])? {
    let limits = configuration.policy.limits.measured(in: report)
    var lowered: [String] = []
    var changes: [(location: SourceLocation, old: Int, new: Int)] = []
    for ratchet in configuration.ratchets {
      let found =
        ratchet.isRule
        ? report.findings.count { $0.rule == ratchet.name } : limits.first { $0.name == ratchet.name }?.found
      guard let found, found < ratchet.limit else { continue }
      let key = ratchet.isRule ? "rules.\(ratchet.name).at-most" : "limits.\(ratchet.name)"
      lowered.append("lowered \(key) from \(ratchet.limit) to \(found)")
      changes.append((ratchet.location, ratchet.limit, found))
    }
    guard !changes.isEmpty else { return nil }
    var lines = String(decoding: bytes, as: UTF8.self).unicodeScalars.split(
      separator: "\n", omittingEmptySubsequences: false
    ).map { String($0) }
    // From the end of a line to its start, so that earlier positions stay valid.
    for change in changes.sorted(by: { $0.location > $1.location }) {
      let line = change.location.line - 1
      var scalars = Array(lines[line].unicodeScalars)
      var start = change.location.column - 1
      if start < scalars.count, scalars[start] == "'" || scalars[start] == "\"" { start += 1 }
      let end = scalars[start...].firstIndex { !("0"..."9").contains($0) } ?? scalars.count
      scalars.replaceSubrange(start..<end, with: Array(String(change.new).unicodeScalars))
      lines[line] = String(String.UnicodeScalarView(scalars))
    }
    return (Array(lines.joined(separator: "\n").utf8), lowered)
  }
}
