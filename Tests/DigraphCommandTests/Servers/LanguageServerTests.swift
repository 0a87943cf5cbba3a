import DigraphCommand
import DigraphServer
import Foundation
import Testing

@Suite struct LanguageServerTests {
  private static let model = """
    final class LoginModel {
      func logIn() { _ = 1 }
    }

    """
  private static let session = """
    final class Session {
      static let shared = Session()
      private var isOpen = false
      func open() { isOpen = true }
    }

    """

  private func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.addFolder(".git")
    try folder.add("Sources/App/LoginModel.swift", Self.model)
    try folder.add("Sources/App/Session.swift", Self.session)
    return folder
  }

  private func address(_ folder: TemporaryFolder, _ path: String = "Sources/App/LoginModel.swift") -> JSONValue {
    .text("file://\(folder.path)/\(path)")
  }

  private func initialize(_ folder: TemporaryFolder) -> JSONValue {
    Conversation.request(
      1, "initialize",
      [
        "rootUri": .text("file://\(folder.path)"),
        "capabilities": [
          "textDocument": ["hover": ["contentFormat": ["markdown"]], "codeAction": ["disabledSupport": true]],
          "workspace": ["workspaceEdit": ["documentChanges": true, "resourceOperations": ["create"]]],
        ],
      ])
  }

  private func open(_ folder: TemporaryFolder) -> JSONValue {
    Conversation.note(
      "textDocument/didOpen",
      [
        "textDocument": [
          "uri": address(folder), "languageId": "swift", "version": 1, "text": .text(Self.model),
        ]
      ])
  }

  /// Makes the body of `logIn` reach the singleton.
  private func edit(_ folder: TemporaryFolder) -> JSONValue {
    Conversation.note(
      "textDocument/didChange",
      [
        "textDocument": ["uri": address(folder), "version": 2],
        "contentChanges": [
          [
            "range": ["start": ["line": 1, "character": 17], "end": ["line": 1, "character": 22]],
            "text": "Session.shared.open()",
          ]
        ],
      ])
  }

  private func asked(_ folder: TemporaryFolder, line: Int, character: Int) -> JSONValue {
    ["textDocument": ["uri": address(folder)], "position": ["line": .integer(line), "character": .integer(character)]]
  }

  @Test func anEditIsJudgedAndMended() throws {
    let folder = try folder()
    let start: JSONValue = ["line": 1, "character": 20]
    let talk = Conversation(
      ["lsp"], in: "/", isFramed: true,
      [
        initialize(folder), Conversation.note("initialized"), open(folder), edit(folder),
        Conversation.request(2, "textDocument/hover", asked(folder, line: 1, character: 18)),
        Conversation.request(3, "textDocument/definition", asked(folder, line: 1, character: 18)),
        Conversation.request(4, "textDocument/references", asked(folder, line: 1, character: 18)),
        Conversation.request(
          5, "textDocument/codeAction",
          [
            "textDocument": ["uri": address(folder)], "range": ["start": start, "end": start],
            "context": ["diagnostics": []],
          ]),
        Conversation.request(6, "workspace/executeCommand", ["command": "digraph.picture", "arguments": ["Session"]]),
        Conversation.request(7, "shutdown"), Conversation.note("exit"),
      ])
    #expect(talk.code == .success)
    #expect(talk.errors.isEmpty)

    let told = talk.notes("textDocument/publishDiagnostics").compactMap { $0["diagnostics"]?.array }
    try #require(told.count == 2)
    #expect(told[0].isEmpty)
    let finding = try #require(told[1].first)
    #expect(finding["code"] == "singleton-access")
    #expect(finding["severity"] == 2)
    #expect(finding["range"]?["start"] == ["line": 1, "character": 17])
    #expect(finding["range"]?["end"] == ["line": 1, "character": 31])

    let hover = try #require(talk.answer(to: 2)?["result"]?["contents"]?["value"]?.text)
    #expect(hover.contains("**`Session`**: class"))
    #expect(hover.contains("Used by 1, all without being given it: `LoginModel`"))
    #expect(talk.answer(to: 3)?["result"]?["uri"] == address(folder, "Sources/App/Session.swift"))
    #expect(talk.answer(to: 3)?["result"]?["range"]?["start"] == ["line": 0, "character": 12])
    let references = try #require(talk.answer(to: 4)?["result"]?.array)
    #expect(references.contains { $0["range"]?["start"] == ["line": 1, "character": 17] })

    let actions = try #require(talk.answer(to: 5)?["result"]?.array)
    #expect(
      actions.compactMap { $0["title"]?.text } == [
        "Hand Session to LoginModel", "Suppress singleton-access here, with a reason",
      ])
    let changes = try #require(actions[0]["edit"]?["documentChanges"]?.array)
    let change = try #require(changes.first { $0["textDocument"]?["uri"] == address(folder) })
    var document = TextDocument(Array(Self.model.replacing("_ = 1", with: "Session.shared.open()").utf8))
    for edit in try #require(change["edits"]?.array) {
      let isSound = document.replace(edit["range"], by: edit["newText"]?.text ?? "", .utf16)
      #expect(isSound)
    }
    let text = String(decoding: document.bytes, as: UTF8.self)
    #expect(text.contains("session.open()"))
    #expect(text.contains("= Session.shared)"))
    #expect(talk.answer(to: 6)?["result"]?.text?.contains("<svg") == true)
  }

  @Test func whatABaselineKnowsIsAHint() throws {
    let folder = try folder()
    let text = Self.model.replacing("_ = 1", with: "Session.shared.open()")
    try folder.add("Sources/App/LoginModel.swift", text)
    #expect(Conversation(["baseline"], in: folder.path, isFramed: false, []).code == .success)
    let talk = Conversation(
      ["lsp"], in: "/", isFramed: true,
      [initialize(folder), open(folder), edit(folder), Conversation.note("exit")])
    let told = talk.notes("textDocument/publishDiagnostics").compactMap { $0["diagnostics"]?.array }
    #expect(told.last?.first?["severity"] == 4)
    #expect(talk.code == .findings)
  }

  @Test func whatIsClosedHasNoFindings() throws {
    let folder = try folder()
    let close = Conversation.note("textDocument/didClose", ["textDocument": ["uri": address(folder)]])
    let talk = Conversation(["lsp"], in: "/", isFramed: true, [initialize(folder), open(folder), edit(folder), close])
    #expect(talk.notes("textDocument/publishDiagnostics").last?["diagnostics"] == [])
  }

  @Test func wrongMessagesAreAnsweredAndEndNothing() throws {
    let folder = try folder()
    let talk = Conversation(
      ["lsp"], in: "/", isFramed: true,
      [
        Conversation.request(1, "textDocument/hover", [:]), ["id": 2], "text", initialize(folder),
        Conversation.request(3, "initialize"), Conversation.request(4, "textDocument/hover", ["textDocument": 1]),
        Conversation.request(5, "no/such"), Conversation.note("no/such"), Conversation.note("textDocument/didChange"),
        Conversation.request(
          6, "textDocument/hover",
          ["textDocument": ["uri": "file:///elsewhere/x.swift"], "position": ["line": 0, "character": 0]]),
        Conversation.request(7, "shutdown"), Conversation.request(8, "textDocument/hover"), Conversation.note("exit"),
      ])
    func code(_ id: Int) -> Int? { talk.messages.filter { $0["id"]?.integer == id }.last?["error"]?["code"]?.integer }
    #expect([1, 2, 3, 4, 5, 6, 8].map(code) == [nil, -32600, -32600, -32602, -32601, -32803, -32600])
    #expect(talk.messages.first?["error"]?["code"] == -32002)
    #expect(talk.code == .success)
  }

  @Test func aFolderWithoutSwiftIsSaid() throws {
    let folder = try TemporaryFolder()
    let talk = Conversation(["lsp"], in: "/", isFramed: true, [initialize(folder), open(folder)])
    #expect(talk.notes("window/showMessage").first?["message"]?.text?.contains("nothing to scan") == true)
  }

  @Test func aHeaderWithoutALengthIsAnError() {
    let output = CapturedSink()
    let errors = CapturedSink()
    var environment = Environment(
      variables: [:], workingFolder: "/", standardOutput: output, standardError: errors,
      now: { ContinuousClock.now }, processorCount: 1, pipeline: RealProgram.pipeline)
    environment.standardInput = Script([Array("GET / HTTP/1.1\r\n\r\n".utf8)])
    #expect(run(arguments: ["lsp"], in: environment) == .failure)
    #expect(errors.text == "digraph: cannot read a message: 'no Content-Length' is no header with its length\n")
  }
}
