package import DigraphQueries
package import DigraphReport
package import DigraphReporting
import TextOutput

/// What a change can reach, as lists for other programs.
package struct AffectedAnswer: Answer {
  /// What is listed.
  package enum List: String, Sendable, CaseIterable {
    case types, tests, modules, files
  }

  private let affected: AffectedCode
  private let report: Report
  private let states: (before: DiffAnswer.State, after: DiffAnswer.State)
  private let list: List

  package init(
    _ affected: AffectedCode, of report: Report, before: DiffAnswer.State, after: DiffAnswer.State, list: List
  ) {
    self.affected = affected
    self.report = report
    states = (before, after)
    self.list = list
  }

  /// One name or path on each line, and nothing else.
  package func text(_ options: RenderOptions) -> [UInt8] {
    func names(_ ids: [Int]) -> [String] { Set(ids.map { report.nodes[$0].name }).sorted() }
    let lines =
      switch list {
      case .types: names(affected.types)
      case .tests: names(affected.tests)
      case .modules: affected.modules
      case .files: affected.files
      }
    return Array(lines.map { DisplayText.printable($0) + "\n" }.joined().utf8)
  }

  package func json() -> [UInt8] {
    JSONWriter.document { json in
      json.head(of: report)
      json.key("before", onNewLine: true)
      json.write(states.before)
      json.key("after", onNewLine: true)
      json.write(states.after)
      json.write(affected, of: report)
    }
  }
}
