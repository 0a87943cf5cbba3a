import DigraphCommand
import Testing

/// `graph`, `rules`, `version`, `help` and no command at all.
@Suite struct OtherCommandTests {
  let program: TestProgram

  init() throws {
    program = try TestProgram()
  }

  @Test(arguments: [["version"], ["--version"], ["-V"], ["scan", "--version"]])
  func tellsItsVersion(arguments: [String]) {
    let outcome = arguments.count == 1 ? program.run(arguments[0]) : program.run(arguments[0], arguments[1])
    #expect(outcome.code == .success)
    #expect(outcome.output == "digraph 1.2.3\ncatalogue 7\n")
  }

  @Test func listsTheRules() {
    #expect(
      program.run("rules").output == """
          hard-coded-construction  A consumer constructs a dependency (warning)
          singleton-access         A consumer reaches a singleton (warning)

        """)
  }

  @Test func explainsARule() {
    #expect(
      program.run("rules", "hard-coded-construction").output == """
        hard-coded-construction: A consumer constructs a dependency

        Severity: warning

        Nobody can hand in another one.

        Limits
          - It cannot see factories.

        Reported
            let a = A()

        Not reported
            let a: A

        """)
    let outcome = program.run("rules", "singleton-acces")
    #expect(outcome.code == .failure)
    #expect(outcome.errors == "digraph: unknown rule 'singleton-acces'; did you mean 'singleton-access'?\n")
  }

  @Test func writesRulesToAFile() {
    #expect(program.run("rules", "--output", "rules.txt").output == "")
    #expect(program.folder.text(of: "rules.txt")?.contains("singleton-access") == true)
  }

  @Test(arguments: [["help"], ["--help"], ["-h"]])
  func listsTheCommands(arguments: [String]) {
    let outcome = program.run(arguments[0])
    #expect(outcome.code == .success)
    for command in Commands.all {
      #expect(outcome.output.contains("  \(command.name) "))
    }
  }

  @Test func explainsEveryCommandWithItsFlags() {
    for command in Commands.all {
      let page = program.run("help", command.name, "--verbose").output
      #expect(page == program.run(command.name, "--help", "--verbose").output)
      #expect(page.hasPrefix("digraph \(command.name): "))
      let words = Set(page.split(whereSeparator: \.isWhitespace).map(String.init))
      for flag in Flags.all(formats: ["json", "text"]) {
        #expect(words.contains("--\(flag.name)") == command.groups.contains(flag.group), "\(command.name) \(flag.name)")
      }
    }
  }

  @Test func saysThatACommandIsMissing() {
    let outcome = program.run()
    #expect(outcome.code == .failure)
    #expect(outcome.errors.hasPrefix("Usage: digraph COMMAND [FLAG…]\n\nBegin with\n"))
    #expect(outcome.errors.hasSuffix("'digraph help' lists all commands, 'digraph help COMMAND' explains one.\n"))
  }

  @Test(arguments: [
    ("version", "'version' takes no arguments, but was given 'x'"), ("help", "unknown command 'x'"),
  ])
  func refusesWhatItDoesNotTake(command: String, message: String) {
    let outcome = program.run(command, "x")
    #expect(outcome.code == .failure)
    #expect(outcome.errors.hasPrefix("digraph: \(message)"))
  }

  @Test func laysOutPicturesInAChild() {
    #expect(program.run("lay-out", "a", "b").code == .success)
    #expect(program.run("lay-out", "--help").code == .failure)
    #expect(!program.run("help").output.contains("lay-out"))
  }
}
