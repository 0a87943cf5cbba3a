/// Answers agents: each question is a command of the program, and what that prints is the answer.
///
/// Source: Model Context Protocol 2025-06-18.
package struct ModelContextServer {
  /// What a command gave.
  package struct Answer: Sendable {
    /// What it printed.
    let text: String
    /// It could not do what it was asked.
    let isFailure: Bool

    package init(text: String, isFailure: Bool) {
      self.text = text
      self.isFailure = isFailure
    }
  }

  /// The versions of the protocol in which all that is said here means the same, the newest first.
  private static let versions = ["2025-06-18", "2025-03-26", "2024-11-05"]

  private static let instructions = """
    digraph reads the Swift files of a repository without building it and knows who depends on whom and how each \
    dependency is obtained: constructed, through a singleton, from a locator or container, or handed in. Begin with \
    'scan'. Before you change a type ask 'explain'; to find what a change can break ask 'affected'; to hand a type what \
    it gets itself take the patch of 'refactor'; afterwards ask 'check' whether anything new was found.
    """

  private var stream: MessageStream
  private let tools: [AgentTool]
  private let version: String
  private let send: (JSONValue) -> Void
  private let ask: ([String]) -> Answer

  /// - Parameters:
  ///   - tools: sorted by name.
  ///   - send: takes each message to the agent.
  ///   - ask: runs a command with these arguments.
  package init(
    _ source: any ByteSource, tools: [AgentTool], version: String, send: @escaping (JSONValue) -> Void,
    ask: @escaping ([String]) -> Answer
  ) {
    stream = MessageStream(source, .lines)
    self.tools = tools
    self.version = version
    self.send = send
    self.ask = ask
  }

  /// Answers until the agent leaves.
  package mutating func run() throws(MessageStream.Failure) {
    while let message = try stream.next() {
      switch RemoteCall.message(message) {
      case .answer: break
      case .malformed(let error, let id): send(RemoteCall.answer(id, .failure(error)))
      case .call(let call):
        // What needs no answer is of no consequence here.
        guard let id = call.id else { continue }
        do throws(RemoteError) {
          send(RemoteCall.answer(id, .success(try answer(call))))
        } catch {
          send(RemoteCall.answer(id, .failure(error)))
        }
      }
    }
  }

  private func answer(_ call: RemoteCall) throws(RemoteError) -> JSONValue {
    switch call.method {
    case "initialize":
      let asked = call.parameters["protocolVersion"]?.text ?? ""
      return [
        "protocolVersion": .text(Self.versions.contains(asked) ? asked : Self.versions[0]),
        "capabilities": ["tools": [:]],
        "serverInfo": ["name": "digraph", "title": "digraph", "version": .text(version)],
        "instructions": .text(Self.instructions),
      ]
    case "ping": return [:]
    case "tools/list": return ["tools": .array(tools.map(\.description))]
    case "tools/call":
      guard let name = call.parameters["name"]?.text, let tool = tools.first(where: { $0.name == name }) else {
        throw RemoteError(.invalidParameters, "no tool '\(call.parameters["name"]?.text ?? "")'")
      }
      do throws(AgentTool.Misuse) {
        return content(ask(try tool.arguments(call.parameters["arguments"] ?? .null)))
      } catch {
        return content(Answer(text: error.message, isFailure: true))
      }
    default: throw RemoteError(.methodNotFound, "no method \(call.method)")
    }
  }

  private func content(_ answer: Answer) -> JSONValue {
    ["content": [["type": "text", "text": .text(answer.text)]], "isError": .flag(answer.isFailure)]
  }
}
