import DigraphReport
import TextOutput

/// What an editor offers about the findings at a place. Source: Language Server Protocol 3.17, "Code Action Request".
struct CodeActions {
  let folder: EditorFolder
  /// All that there are in the file, in the order of reports.
  let findings: Rows<ReportFinding>
  let client: EditorClient

  /// Rules whose findings a refactoring mends.
  private static let mended: Set<String> = [
    "hard-coded-construction", "resolution-outside-root", "service-locator", "singleton-access", "volatile-static",
  ]

  /// - Parameters:
  ///   - lines: of the file that something is selected in, 0 for the first.
  ///   - kinds: what the editor asks for; nil for all.
  func all(in path: String, lines: ClosedRange<Int>, kinds: [String]?) -> JSONValue {
    func isAsked(_ kind: String) -> Bool { kinds?.contains { kind == $0 || kind.hasPrefix("\($0).") } ?? true }
    let diagnostics = Diagnostics(folder: folder, all: findings, encoding: client.encoding)
    var actions: [JSONValue] = []
    var offered: Set<[String]> = []
    for (finding, range) in diagnostics.findings(in: path) {
      guard let start = range["start"]?["line"]?.integer, let end = range["end"]?["line"]?.integer,
        start <= lines.upperBound, end >= lines.lowerBound
      else { continue }
      let diagnostic = diagnostics.diagnostic(finding, range, in: path)
      if isAsked("quickfix"), Self.mended.contains(finding.rule), let dependency = finding.dependency,
        let consumer = finding.source, offered.insert([finding.consumer, dependency]).inserted,
        let action = handing(dependency, to: consumer, named: finding.consumer, diagnostic)
      {
        actions.append(action)
      }
      if isAsked("quickfix"), offered.insert([finding.rule, "\(start)"]).inserted {
        actions.append(suppression(of: finding, line: start, path, diagnostic))
      }
    }
    return .array(actions)
  }

  private func handing(
    _ dependency: String, to consumer: Int, named name: String, _ diagnostic: JSONValue
  ) -> JSONValue? {
    let title = "Hand \(dependency) to \(name)"
    switch folder.session.handing(dependency, to: consumer) {
    case .changes(let changes, _):
      guard let edit = edit(changes) else { return nil }
      return ["title": .text(title), "kind": "quickfix", "diagnostics": [diagnostic], "edit": edit]
    case .refused(let reason):
      // An editor that cannot show why is better shown nothing.
      guard client.showsDisabledActions else { return nil }
      return [
        "title": .text(title), "kind": "quickfix", "diagnostics": [diagnostic], "disabled": ["reason": .text(reason)],
      ]
    }
  }

  private func suppression(
    of finding: ReportFinding, line: Int, _ path: String, _ diagnostic: JSONValue
  ) -> JSONValue {
    let document = folder.document(path)
    let range = document.range(ofLine: line)
    let indentation = document.text(range).prefix { $0 == " " || $0 == "\t" }
    let start: JSONValue = ["line": .integer(line), "character": 0]
    let comment = "\(indentation)// digraph:ignore \(finding.rule) - because\n"
    let change: JSONValue = ["range": ["start": start, "end": start], "newText": .text(comment)]
    return [
      "title": .text("Suppress \(finding.rule) here, with a reason"), "kind": "quickfix",
      "diagnostics": [diagnostic], "edit": ["changes": .object([folder.address(of: path): [change]])],
    ]
  }

  /// Nil where a file would have to be made and the editor makes none.
  private func edit(_ changes: [(path: String, after: [UInt8])]) -> JSONValue? {
    var edits: [JSONValue] = []
    var plain: [String: JSONValue] = [:]
    for (path, after) in changes {
      let address = folder.address(of: path)
      let isNew = folder.open[path] == nil && folder.session.contents(of: path) == nil
      if isNew {
        guard client.createsFiles else { return nil }
        edits.append(["kind": "create", "uri": .text(address)])
      }
      guard let edit = folder.document(path).edit(to: after, client.encoding) else { continue }
      plain[address] = [edit]
      edits.append(["textDocument": ["uri": .text(address), "version": .null], "edits": [edit]])
    }
    return client.editsDocuments ? ["documentChanges": .array(edits)] : ["changes": .object(plain)]
  }
}
