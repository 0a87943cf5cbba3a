import ChildProcesses
import FileAccess

/// Asks git about a repository that nobody vouches for.
///
/// Only commands are run that read objects and refs. Nothing that the repository's configuration names is started: its
/// settings that name programs are overridden, the configuration of user and system is not read, no protocol is
/// allowed, so that nothing is fetched, and the environment holds none of the caller's `GIT_…` variables.
/// Sources: git(1), git-config(1), gitremote-helpers(7).
struct GitProgram: Sendable {
  /// Absolute.
  let executable: String
  private let variables: [String: String]

  /// How long one question may take, in seconds: reading all files of a large repository takes a few.
  private static let patience = 300.0

  /// Where git is looked for when the environment does not say.
  private static let usualFolders = "/usr/bin:/bin:/usr/local/bin:/opt/homebrew/bin"

  init(_ environment: Environment) throws(CommandError) {
    let path = environment.variables["PATH"] ?? Self.usualFolders
    // A relative folder would be one of the repository's.
    let folders = path.split(separator: ":").map(String.init).filter { $0.hasPrefix("/") }
    guard let found = folders.map({ FilePath.absolute("git", below: $0) }).first(where: DiskFile.isExecutable) else {
      throw CommandError("git is needed to read the history, but is not on the PATH")
    }
    executable = found
    var variables = [
      "GIT_ALLOW_PROTOCOL": "none", "GIT_ASKPASS": "false", "GIT_ATTR_NOSYSTEM": "1", "GIT_CONFIG_GLOBAL": "/dev/null",
      "GIT_CONFIG_NOSYSTEM": "1", "GIT_NO_LAZY_FETCH": "1", "GIT_NO_REPLACE_OBJECTS": "1", "GIT_OPTIONAL_LOCKS": "0",
      "GIT_PAGER": "cat", "GIT_SSH_COMMAND": "false", "GIT_TERMINAL_PROMPT": "0", "HOME": "/dev/null", "LC_ALL": "C",
      "PATH": folders.joined(separator: ":"), "XDG_CONFIG_HOME": "/dev/null",
    ]
    // Apple's git is found through these.
    for name in ["DEVELOPER_DIR", "TMPDIR"] { variables[name] = environment.variables[name] }
    self.variables = variables
  }

  /// What stands before every command.
  private static let harmless = [
    "--no-pager", "--no-replace-objects", "-c", "core.fsmonitor=false", "-c", "core.hooksPath=/dev/null", "-c",
    "core.attributesFile=/dev/null", "-c", "core.sshCommand=false", "-c", "core.gitProxy=", "-c",
    "core.alternateRefsCommand=false", "-c", "core.pager=cat", "-c", "core.editor=false", "-c", "core.askPass=false",
    "-c", "credential.helper=", "-c", "protocol.allow=never", "-c", "diff.external=", "-c", "gc.auto=0", "-c",
    "maintenance.auto=false",
    // Reading runs nothing, so it does not matter whose repository it is: in a container it is often somebody else's.
    "-c", "safe.directory=*",
  ]

  /// Runs a command.
  ///
  /// - Parameter location: what tells git where the repository is: `-C FOLDER` or `--git-dir FOLDER`.
  func answer(
    _ location: [String], _ arguments: [String], input: [UInt8] = []
  ) throws(CommandError) -> ChildProcess.Answer {
    do {
      return try ChildProcess.run(
        executable, location + Self.harmless + arguments, environment: variables, input: input, seconds: Self.patience)
    } catch {
      throw CommandError("'git \(arguments.first ?? "")' \(error)")
    }
  }

  /// The output of a command without the line break at its end; nil where git says no.
  func text(_ location: [String], _ arguments: [String]) throws(CommandError) -> String? {
    let answer = try answer(location, arguments)
    guard answer.code == 0 else { return nil }
    let text = String(decoding: answer.output, as: UTF8.self)
    return text.hasSuffix("\n") ? String(text.dropLast()) : text
  }
}
