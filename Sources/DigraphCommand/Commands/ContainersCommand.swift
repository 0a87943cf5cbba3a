import DigraphGate
import DigraphReporting

extension Command {
  static let containers = Command(
    "containers",
    summary: "Show what is registered in containers, who asks for it, and what is wrong",
    details: """
      Shows the locators and containers that the code asks for services, the services that are registered in containers, \
      with the implementation and the scope that the code says, and the resolutions: calls and property wrappers that ask \
      for one. "Not asked for" and "not registered as such" only compare types; the findings say what is certain. In CSV, \
      each registration and resolution is a line, and 'count' says how many of the others there are for it. The picture \
      (DOT, SVG) has a frame for each container and scope with the services in it, what is made of each, what that asks \
      for in turn, and who else asks, joined by folder where they are many; what is wrong stands in the box.
      """,
    operands: "[PATH…]",
    groups: [.reading, .selecting, .writing, .formatting, .coloring],
    formats: [.text, .json, .csv, .markdown, .dot, .svg]
  ) { context throws(CommandError) in
    try AnswerRun(context).run { report, _ throws(CommandError) in
      ContainersAnswer(context.settings.selection.applied(to: report))
    }
  }
}
