import DigraphCommand
import DigraphServer
import Testing

@Suite struct ModelContextTests {
  private func talk(_ said: [JSONValue], in folder: String? = nil) -> Conversation {
    let initialize = Conversation.request(
      1, "initialize",
      ["protocolVersion": "2025-06-18", "capabilities": [:], "clientInfo": ["name": "test", "version": "1"]])
    return Conversation(
      ["mcp", "Samples/SandwichShop/Before"], in: folder ?? RealProgram.root, isFramed: false,
      [initialize, Conversation.note("notifications/initialized")] + said)
  }

  private func call(_ id: Int, _ tool: String, _ arguments: JSONValue) -> JSONValue {
    Conversation.request(id, "tools/call", ["name": .text(tool), "arguments": arguments])
  }

  private func text(_ talk: Conversation, _ id: Int) -> String {
    talk.answer(to: id)?["result"]?["content"]?.array?.first?["text"]?.text ?? ""
  }

  @Test func toolsAreListedAndSorted() throws {
    let talk = talk([Conversation.request(2, "tools/list"), Conversation.request(3, "ping")])
    let tools = try #require(talk.answer(to: 2)?["result"]?["tools"]?.array)
    let names = tools.compactMap { $0["name"]?.text }
    #expect(names == ["affected", "check", "explain", "plan", "refactor", "scan", "why"])
    #expect(tools.allSatisfy { $0["inputSchema"]?["type"] == "object" && $0["annotations"]?["readOnlyHint"] == true })
    #expect(talk.answer(to: 1)?["result"]?["protocolVersion"] == "2025-06-18")
    #expect(talk.answer(to: 3)?["result"] == [:])
    #expect(talk.code == .success)
  }

  @Test func answersAreWhatTheCommandPrints() {
    let talk = talk([
      call(2, "scan", [:]), call(3, "explain", ["type": "Session"]),
      call(4, "why", ["from": "LoginViewModel", "to": "Session", "json": true]),
      call(5, "refactor", ["consumer": "LoginViewModel", "dependency": "Session", "doubles": "none"]),
      call(6, "plan", ["steps": 1]), call(7, "why", ["from": "OrderingAPI", "effect": "network"]),
    ])
    let path = "Samples/SandwichShop/Before"
    #expect(text(talk, 2).contains("8 of 18 types (44%) cannot be tested"))
    #expect(text(talk, 3) == RealProgram.output(["explain", "Session", path]).replacing("\(path)/", with: "\(path)/"))
    #expect(JSONValue(bytes: Array(text(talk, 4).utf8))?["chains"] != nil)
    #expect(text(talk, 5).contains("+++ b/\(path)/Sources/SandwichShop/Login/LoginViewModel.swift"))
    #expect(text(talk, 6).contains("Step 1") || text(talk, 6).contains("1."))
    #expect(text(talk, 7).contains("URLSession"))
    for id in 2...7 { #expect(talk.answer(to: id)?["result"]?["isError"] == false) }
  }

  @Test func whatCannotBeAskedIsAnError() {
    let talk = talk([
      call(2, "explain", [:]), call(3, "explain", ["type": "Session", "path": "/"]),
      call(4, "explain", ["type": "NoSuchType"]), call(5, "scan", ["typo": 1]), call(6, "scan", ["top": "many"]),
      call(7, "delete", [:]), call(8, "explain", ["type": "--apply"]), Conversation.request(9, "no/such"),
    ])
    for id in [2, 3, 4, 5, 6, 8] { #expect(talk.answer(to: id)?["result"]?["isError"] == true) }
    #expect(text(talk, 2) == "'explain' needs 'type'")
    #expect(text(talk, 3).contains("outside the root"))
    #expect(text(talk, 5) == "'scan' has no parameter 'typo'")
    #expect(talk.answer(to: 7)?["error"]?["code"] == -32602)
    #expect(text(talk, 8).contains("no type is named '--apply'"))
    #expect(talk.answer(to: 9)?["error"]?["code"] == -32601)
  }

  @Test func aFolderThatIsNotThereIsAnError() {
    let talk = Conversation(["mcp", "NoSuchFolder"], in: RealProgram.root, isFramed: false, [])
    #expect(talk.code == .failure)
    #expect(talk.errors == "digraph: no such folder: NoSuchFolder\n")
  }
}
