import DigraphFacts
import DigraphQueries
import DigraphReport

/// Finds the types and modules that the user named.
struct TypeNames {
  private let report: Report

  init(_ report: Report) {
    self.report = report
  }

  /// The ids of the nodes that a name, glob or regular expression matches, ascending.
  ///
  /// - Throws: if there is none; the message has the nearest names.
  func ids(_ typed: String) throws(CommandError) -> [Int] {
    let ids = try Self.pattern(typed).matches(in: report)
    guard ids.isEmpty else { return ids }
    var names = Set(report.nodes.filter { $0.ownership == .project }.map(\.name))
    if !typed.contains(".") { names.formUnion(names.map { String($0.split(separator: ".").last ?? "") }) }
    names.formUnion(report.nodes.map(\.name))
    throw CommandError("no type is named '\(typed)'" + NearestSpelling.suggestions(for: typed, in: names.sorted()))
  }

  /// The ids of the nodes that any of several patterns matches, ascending, each once.
  func ids(_ typed: [String]) throws(CommandError) -> [Int] {
    var found: Set<Int> = []
    for text in typed { found.formUnion(try ids(text)) }
    return found.sorted()
  }

  /// The names of the modules that any of several patterns matches.
  func modules(_ typed: [String]) throws(CommandError) -> Set<String> {
    let modules = Set(report.nodes.compactMap(\.module))
    var found: Set<String> = []
    for text in typed {
      let pattern = try Self.pattern(text)
      let matching = modules.filter(pattern.matches(word:))
      guard !matching.isEmpty else {
        throw CommandError(
          "no module is named '\(text)'" + NearestSpelling.suggestions(for: text, in: modules.sorted()))
      }
      found.formUnion(matching)
    }
    return found
  }

  private static func pattern(_ typed: String) throws(CommandError) -> NamePattern {
    do throws(NamePattern.Failure) { return try NamePattern(typed) } catch { throw CommandError(error.message) }
  }
}
