import DigraphAnalysis
import DigraphCommand
import DigraphReport
import DigraphReporting

/// The manual page, in the macros of man(7), read from the lists of commands, flags and formats.
struct ManualPage {
  private let parser: ArgumentParser
  private let tool: Report.Tool

  init(_ parser: ArgumentParser, tool: Report.Tool) {
    self.parser = parser
    self.tool = tool
  }

  /// The whole page.
  var text: String {
    var lines = [
      ".TH DIGRAPH 1 \"\" \"\(tool.name) \(tool.version)\" \"User Commands\"", ".SH NAME",
      "digraph \\- show who depends on whom in Swift code, and how each dependency is obtained", ".SH SYNOPSIS",
      ".B digraph", ".I COMMAND", "[\\fIFLAG\\fR...] [\\fIPATH\\fR...]", ".SH DESCRIPTION",
    ]
    lines += paragraph(
      "digraph reads the Swift files of a repository without building it and says what is hard-coded, how deep the chains "
        + "of dependencies go and where they run in circles. It draws the graph, and fails where something is new.")
    lines.append(".PP")
    lines += paragraph(
      "Flags may stand anywhere: --flag value, --flag=value, and -f value or -fvalue for those with a letter. -- ends "
        + "the flags. Of a flag given twice the last one holds, unless it may be repeated.")
    lines.append(".SH COMMANDS")
    for command in parser.commands { lines += entry(on: command) }
    for (group, flags) in parser.grouped(parser.flags) {
      lines += [".SH \(group.rawValue.uppercased())"] + flags.flatMap(entry)
    }
    lines.append(".SH FORMATS")
    for format in parser.formats { lines += term(bold(format.identifier), [format.summary]) }
    lines.append(".SH EXIT STATUS")
    for code in HelpText.exitCodes { lines += term(bold(code.term), [code.meaning + "."]) }
    lines.append(".SH ENVIRONMENT")
    for (name, meaning) in Self.environment { lines += term(bold(name), [meaning]) }
    lines.append(".SH FILES")
    for (name, meaning) in Self.files { lines += term(bold(name), [meaning]) }
    return lines.joined(separator: "\n") + "\n"
  }

  private static let environment = [
    ("COLUMNS", "Width of text where standard output is no terminal."),
    ("FORCE_HYPERLINK", "0 leaves links out of coloured text; anything else puts them in, whatever the terminal."),
    ("GITHUB_STEP_SUMMARY", "The file to which the format github adds its summary of the job."),
    ("NO_COLOR", "Where it is set and not empty, nothing is coloured unless --color says so."),
  ]

  private static let files = [
    (".digraph-baseline.json", "What is known, at the root; check takes it without asking.")
  ]

  private func entry(on command: Command) -> [String] {
    let operands = command.operands.isEmpty ? "" : " \\fI\(escaped(command.operands))\\fR"
    let groups = parser.grouped(parser.flags).map(\.group).filter(command.groups.contains)
    let names = groups.map { "\"\($0.rawValue)\"" }.joined(separator: ", ")
    return term(bold(command.name) + operands, [command.summary + ".", command.details, "Flags: \(names)."])
  }

  private func entry(on flag: Flag) -> [String] {
    let spellings = ["--\(flag.name)"] + (flag.short.map { ["-\($0)"] } ?? [])
    let value = flag.value.map { " \\fI\($0.placeholder)\\fR" } ?? ""
    let head = spellings.reversed().map { bold($0) + value }.joined(separator: ", ")
    let choices = flag.value?.choices(parser.vocabulary) ?? []
    let listed = choices.isEmpty ? "" : ": \(choices.joined(separator: ", "))"
    return term(head, ["\(flag.summary)\(listed).", flag.details])
  }

  private func term(_ head: String, _ paragraphs: [String]) -> [String] {
    [".TP", head] + paragraphs.filter { !$0.isEmpty }.flatMap(paragraph)
  }

  private func paragraph(_ text: String) -> [String] { WrappedText.lines(text, width: 100).map(line) }

  /// A line that begins like a request is none.
  private func line(_ text: String) -> String {
    let text = escaped(text)
    return text.hasPrefix(".") || text.hasPrefix("'") ? "\\&\(text)" : text
  }

  private func bold(_ text: String) -> String { "\\fB\(escaped(text))\\fR" }

  private func escaped(_ text: String) -> String {
    text.replacing("\\", with: "\\e").replacing("-", with: "\\-").replacing("…", with: "...")
  }
}
