import DigraphReport
import TextOutput

/// Names that no list has, which a shell asks for while somebody types: this program again, started with a first
/// argument that nobody types.
enum CompletionNames: String, CaseIterable {
  case modules, refs, types

  static let argument = "__complete"

  /// How a shell asks, whatever is wrong without a word.
  var question: String { "command digraph \(Self.argument) \(rawValue) 2>/dev/null" }

  /// Writes the names, one on each line. Those that a shell could take for anything else than a name are left out.
  static func answer(_ arguments: [String], _ parser: ArgumentParser, in environment: Environment) -> ExitCode {
    guard arguments.count == 1, let kind = CompletionNames(rawValue: arguments[0]),
      let names = try? kind.names(parser, environment)
    else { return .failure }
    let lines = Set(names).filter { ShellText.quoted($0) == $0 && !$0.hasPrefix("-") }.sorted().map { "\($0)\n" }
    try? environment.standardOutput.write(Array(lines.joined().utf8))
    return .success
  }

  private func names(_ parser: ArgumentParser, _ environment: Environment) throws(CommandError) -> [String] {
    var settings = Settings()
    settings.verbosity = .quiet
    let workspace = try Workspace(settings, in: environment)
    if self == .refs {
      return try GitRepository(around: workspace.root, git: GitProgram(environment)).shortNames()
    }
    let context = CommandContext(
      command: .modules, settings: settings, environment: environment, parser: parser,
      messages: Messages(sink: Nowhere(), verbosity: .quiet))
    let report = try Scan(context, workspace: workspace).wholeReport()
    environment.keep(report)
    let nodes = report.nodes.lazy.filter { $0.ownership == .project }
    return self == .types ? nodes.filter(\.kind.isType).map(\.name) : nodes.compactMap(\.module)
  }
}

/// Where nobody reads.
private struct Nowhere: ByteSink {
  let isTerminal = false
  let columns: Int? = nil
  func write(_ bytes: [UInt8]) {}
}
