import DigraphCommand
import DigraphReporting

/// `Documentation/Commands.md`, read from the lists of commands, flags and formats.
struct CommandsDocument {
  private let parser: ArgumentParser

  init(_ parser: ArgumentParser) {
    self.parser = parser
  }

  /// The whole page, in Markdown.
  var text: String {
    var lines = [
      "# Commands", "",
      "This page is generated from the lists of commands and flags; a test checks that it is current. "
        + "`digraph help` and `digraph help COMMAND` say the same on the terminal.", "",
      "    digraph COMMAND [FLAG…] [PATH…]", "",
      "Flags may come anywhere: `--flag value`, `--flag=value`, and `-f value` or `-fvalue` for those with a letter. "
        + "`--` ends the flags. If a flag is given twice, the last one counts, unless it may be repeated.", "",
    ]
    lines += table(["command", "does"], parser.commands.map { ["[`\($0.name)`](#\($0.name))", $0.summary] })
    lines += ["", "## Exit codes", ""]
    lines += table(["code", "means"], HelpText.exitCodes.map { ["`\($0.term)`", $0.meaning] })
    lines += ["", "A reader of standard output that goes away early is no error."]
    lines += ["", "## Formats", ""]
    lines += table(["format", "is"], parser.formats.map { ["`\($0.identifier)`", $0.summary] })
    for command in parser.commands { lines += section(on: command) }
    lines += ["", "## Flags", "", "Each command takes the flags of the groups it names above.", ""]
    for (group, flags) in parser.grouped(parser.flags) {
      lines += ["", "### \(group.rawValue)", ""] + table(["flag", "does"], flags.map(row))
    }
    return lines.joined(separator: "\n").replacing("\n\n\n", with: "\n\n") + "\n"
  }

  private func section(on command: Command) -> [String] {
    let operands = command.operands.isEmpty ? "" : " \(command.operands)"
    let groups = parser.grouped(parser.flags).map(\.group).filter(command.groups.contains)
    let format = command.defaultFormat.map { " Its format is `\($0)` unless another is asked for." } ?? ""
    return [
      "", "## \(command.name)", "", "    digraph \(command.name) [FLAG…]\(operands)", "",
      "\(command.details)\(format)", "",
      "Flags: " + groups.map { "[\($0.rawValue)](#\($0.anchor))" }.joined(separator: ", "),
    ]
  }

  private func row(_ flag: Flag) -> [String] {
    let choices = flag.value?.choices(parser.vocabulary) ?? []
    let listed = choices.isEmpty || flag.name == "only" || flag.name == "skip"
    let values = listed ? "" : ": " + choices.map { "`\($0)`" }.joined(separator: ", ")
    let spelling = flag.spelling.replacing(", ", with: "`, `")
    return ["`\(spelling)`", "\(flag.summary)\(values).\(flag.details.isEmpty ? "" : " \(flag.details)")"]
  }

  private func table(_ head: [String], _ rows: [[String]]) -> [String] {
    ([head, head.map { _ in "---" }] + rows).map { cells in
      "| " + cells.map { $0.replacing("|", with: "\\|") }.joined(separator: " | ") + " |"
    }
  }
}

extension Flag.Group {
  /// As GitHub names a heading.
  fileprivate var anchor: String { rawValue.lowercased().replacing(" ", with: "-") }
}
