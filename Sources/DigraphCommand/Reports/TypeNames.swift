import DigraphQueries
import DigraphReport

/// Finds the types that somebody named.
struct TypeNames {
  private let report: Report

  init(_ report: Report) {
    self.report = report
  }

  /// The ids of the nodes that a name, glob or regular expression stands for, ascending.
  ///
  /// - Throws: where there is none, with the nearest names.
  func ids(_ typed: String) throws(CommandError) -> [Int] {
    let ids = try Self.pattern(typed).matches(in: report)
    guard ids.isEmpty else { return ids }
    var names = Set(report.nodes.filter { $0.ownership == .project }.map(\.name))
    if !typed.contains(".") { names.formUnion(names.map { String($0.split(separator: ".").last ?? "") }) }
    names.formUnion(report.nodes.map(\.name))
    throw CommandError("no type is called '\(typed)'" + NearestSpelling.suggestions(for: typed, in: names.sorted()))
  }

  /// The ids of the nodes of all of some patterns, ascending, each once.
  func ids(_ typed: [String]) throws(CommandError) -> [Int] {
    var found: Set<Int> = []
    for text in typed { found.formUnion(try ids(text)) }
    return found.sorted()
  }

  /// The names of the modules that some patterns stand for.
  func modules(_ typed: [String]) throws(CommandError) -> Set<String> {
    let modules = Set(report.nodes.compactMap(\.module))
    var found: Set<String> = []
    for text in typed {
      let pattern = try Self.pattern(text)
      let matching = modules.filter(pattern.matches(word:))
      guard !matching.isEmpty else {
        throw CommandError(
          "no module is called '\(text)'" + NearestSpelling.suggestions(for: text, in: modules.sorted()))
      }
      found.formUnion(matching)
    }
    return found
  }

  private static func pattern(_ typed: String) throws(CommandError) -> NamePattern {
    do throws(NamePattern.Failure) { return try NamePattern(typed) } catch { throw CommandError(error.message) }
  }
}
