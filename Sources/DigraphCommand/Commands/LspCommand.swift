import DigraphReport
import DigraphServer
import FileAccess

extension Command {
  static let lsp = Command(
    "lsp",
    summary: "Serve an editor: findings while typing, and changes that mend them",
    details: """
      Speaks the Language Server Protocol (3.17) over standard input and output, so an editor starts it. It shows the \
      findings in open files as they are typed (those that a baseline knows as hints), what is known of a type where the \
      pointer rests, the declaration of a dependency and all consumers of a type; it offers the change that hands a \
      consumer what it gets itself, and 'digraph.picture' draws a type as SVG. Documentation/Editors.md has the settings \
      of editors.
      """,
    groups: [.reading, .selecting]
  ) { context throws(CommandError) in
    let environment = context.environment
    var server = LanguageServer(
      environment.standardInput, version: environment.pipeline.tool.version,
      send: { message in
        let body = message.bytes
        try? environment.standardOutput.write(Array("Content-Length: \(body.count)\r\n\r\n".utf8) + body)
      },
      open: { folder throws(SessionError) in try EditorSession(folder, context) })
    do throws(MessageStream.Failure) {
      return try server.run() == .asked ? .success : .findings
    } catch {
      throw CommandError(error.message)
    }
  }
}

extension MessageStream.Failure {
  /// In one line.
  var message: String {
    switch self {
    case .header(let text): "cannot read a message: '\(text)' is no header with its length"
    case .tooLong: "cannot read a message: it is too long"
    }
  }
}
