import DigraphExtraction
import DigraphReport
import DigraphServer
import FileAccess

extension Command {
  static let mcp = Command(
    "mcp",
    summary: "Serve an agent: the questions of the command line as tools",
    details: """
      Speaks the Model Context Protocol (2025-06-18) over standard input and output, so a program with a language model \
      starts it. Its tools are the commands scan, explain, why, affected, check, plan and refactor; none writes anything. \
      PATH is the folder they are about, by default the current one. Documentation/Editors.md has the settings of \
      programs.
      """,
    operands: "[PATH]",
    groups: []
  ) { context throws(CommandError) in
    let operands = context.settings.operands
    guard operands.count <= 1 else { throw CommandError("'mcp' takes one folder, but was given \(operands.count)") }
    var environment = context.environment
    let typed = operands.first ?? "."
    guard let folder = FileSystem.realPath(FilePath.absolute(typed, below: environment.workingFolder)),
      FileSystem.kind(of: folder) == .folder
    else { throw CommandError("no such folder: \(typed)") }
    environment.workingFolder = folder
    environment.keep = { _ in }
    environment.known = KnownFiles()
    var server = ModelContextServer(
      environment.standardInput, tools: AgentTools.all, version: environment.pipeline.tool.version,
      send: { try? context.environment.standardOutput.write($0.bytes + [0x0A]) },
      ask: { [environment] arguments in
        // What lies outside of it is nobody's business here.
        let root = Workspace.markedFolder(above: folder) ?? folder
        return answer(["--root=\(root)"] + arguments, environment, context.program)
      })
    do throws(MessageStream.Failure) {
      try server.run()
      return .success
    } catch {
      throw CommandError(error.message)
    }
  }

  /// Runs a command as if it had been typed.
  private static func answer(
    _ arguments: [String], _ environment: Environment, _ program: ([String], Environment) -> ExitCode
  ) -> ModelContextServer.Answer {
    let (output, errors) = (MemorySink(), MemorySink())
    var environment = environment
    environment.standardOutput = output
    environment.standardError = errors
    environment.variables["COLUMNS"] = "100"
    let code = program(arguments, environment)
    environment.known?.finishState()
    let texts = [output.text, errors.text].filter { !$0.isEmpty }
    let text = texts.isEmpty ? "nothing" : texts.joined(separator: "\n")
    return ModelContextServer.Answer(text: text, isFailure: code == .failure)
  }
}
