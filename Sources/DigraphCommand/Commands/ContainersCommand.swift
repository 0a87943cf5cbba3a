import DigraphReporting

extension Command {
  static let containers = Command(
    "containers",
    summary: "Show what is registered in containers, who asks for it, and what is wrong",
    details: """
      Shows the locators and containers that the code asks for services, the services that are registered in containers, \
      with the implementation and the scope that the code says, and the resolutions: calls and property wrappers that ask \
      for one. "Not asked for" and "not registered as such" only compare types; the findings say what is certain. In CSV, \
      each registration and resolution is a line, and 'count' says how many of the others there are for it.
      """,
    operands: "[PATH…]",
    groups: [.reading, .writing, .formatting],
    formats: [.text, .json, .csv]
  ) { context throws(CommandError) in
    try AnswerRun(context).run { report, _ throws(CommandError) in ContainersAnswer(report) }
  }
}
