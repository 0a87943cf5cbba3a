import DigraphCommand
import DigraphReporting
import Testing

@Suite struct ArgumentParserTests {
  let parser = ArgumentParser(
    commands: Commands.all, formats: ReportFormats.all, rules: ["hard-coded-construction", "singleton-access"])

  @Test(arguments: [
    ["scan", "--format", "json", "--quiet", "a", "b"], ["--quiet", "--format=json", "scan", "a", "b"],
    ["scan", "a", "-qf", "json", "b"], ["scan", "-q", "-fjson", "--", "a", "b"], ["scan", "-qf=json", "a", "b"],
  ])
  func takesFlagsAnywhere(arguments: [String]) throws {
    let invocation = try parser.parse(arguments)
    #expect(invocation.command?.name == "scan")
    #expect(invocation.settings.format == "json")
    #expect(invocation.settings.verbosity == .quiet)
    #expect(invocation.settings.operands == ["a", "b"])
  }

  @Test func endsFlagsAtTwoHyphens() throws {
    #expect(try parser.parse(["scan", "--", "--quiet", "-x"]).settings.operands == ["--quiet", "-x"])
  }

  @Test func takesTheLastOfTwoValues() throws {
    #expect(try parser.parse(["scan", "--format", "json", "--format", "text"]).settings.format == "text")
  }

  static let mistakes: [([String], String)] = [
    (["scna"], "unknown command 'scna'; did you mean 'scan'?"),
    (["./Sources"], "unknown command './Sources'; did you mean 'scan ./Sources'?"),
    (["scan", "--formt", "json"], "unknown flag '--formt'; did you mean '--format'?"),
    (["scan", "--svg"], "unknown flag '--svg'; did you mean '--svg-output'?"),
    (["scan", "--out=x"], "unknown flag '--out'; did you mean '--output'?"),
    (["scan", "-x"], "unknown flag '-x'; 'digraph help COMMAND' lists the flags of a command"),
    (["scan", "--format", "jsn"], "unknown format 'jsn' for --format; did you mean 'json'?"),
    (["scan", "--color", "red"], "unknown mode 'red' for --color; expected one of: auto, always, never"),
    (
      ["scan", "--only", "singelton-acess"],
      "unknown rule 'singelton-acess' for --only; did you mean 'singleton-access'?"
    ),
    (["scan", "--only", "singleton"], "unknown rule 'singleton' for --only; did you mean 'singleton-access'?"),
    (["scan", "--kinds", "singleton,contruct"], "unknown kind 'contruct' for --kinds; did you mean 'construct'?"),
    (["scan", "--jobs", "many"], "--jobs needs a number from 1 to 1024, not 'many'"),
    (["scan", "--jobs", "0"], "--jobs needs a number from 1 to 1024, not '0'"),
    (["scan", "--output"], "--output needs a value: --output FILE"),
    (["scan", "--output", "--quiet"], "--output needs a value: --output FILE"),
    (["scan", "--output="], "--output needs a value: --output FILE"),
    (["scan", "--only", ","], "--only needs a value: --only RULE"),
    (["scan", "--quiet=yes"], "--quiet takes no value"),
    (["scan", "--shrink"], "'scan' does not accept --shrink; it belongs to baseline, check"),
    (["rules", "--strict"], "'rules' does not accept --strict; it belongs to check, graph, link, scan"),
  ]

  @Test(arguments: mistakes.indices)
  func saysWhatIsWrong(index: Int) {
    let (arguments, message) = Self.mistakes[index]
    #expect(throws: CommandError(message)) { try parser.parse(arguments) }
  }

  @Test func givesHelpWhateverElseIsWrong() throws {
    let invocation = try parser.parse(["scan", "--nonsense", "--help"])
    #expect(invocation.command?.name == "scan")
    #expect(invocation.settings.wantsHelp)
    #expect(throws: CommandError.self) { try parser.parse(["scan", "--nonsense", "--", "--help"]) }
  }
}
