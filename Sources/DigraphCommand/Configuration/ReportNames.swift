import DigraphFacts
import DigraphReport
import FileAccess

/// What patterns of a configuration are held to: the names of a report. A pattern that is a plain name is looked up.
struct ReportNames {
  private let unusedExclusions: Set<String>
  private let files: Names
  private let folders: Names
  private let types: Names
  private let modules: Names
  private let members: Names

  private struct Names {
    private let all: Set<String>

    init(_ names: some Sequence<String>) { all = Set(names) }

    func hasMatch(_ pattern: GlobPattern) -> Bool {
      if let literal = pattern.literal { return all.contains(String(decoding: literal, as: UTF8.self)) }
      return all.contains { pattern.matches($0) }
    }
  }

  init(_ report: Report) {
    unusedExclusions = Set(report.unusedExclusions)
    files = Names(report.files)
    folders = Names(Set(report.files.lazy.map { FilePath.parent(of: $0) }).flatMap(Self.around))
    types = Names(report.nodes.lazy.map(\.name))
    modules = Names(report.nodes.lazy.compactMap(\.module))
    members = Names(report.singletons.lazy.map { "\($0.type).\($0.member)" })
  }

  func matches(_ placed: Configuration.LocatedPattern) -> Bool {
    let pattern = placed.pattern
    return switch placed.subject {
    case .exclusion: !unusedExclusions.contains(pattern.text)
    case .path: files.hasMatch(pattern) || folders.hasMatch(pattern)
    case .folder: folders.hasMatch(pattern)
    case .type: types.hasMatch(pattern)
    case .module: modules.hasMatch(pattern)
    case .member: members.hasMatch(pattern)
    }
  }

  /// A folder and those around it.
  private static func around(_ folder: String) -> [String] {
    var folders: [String] = []
    var rest = folder[...]
    while !rest.isEmpty {
      folders.append(String(rest))
      rest = FilePath.parent(of: rest)[...]
    }
    return folders
  }
}
