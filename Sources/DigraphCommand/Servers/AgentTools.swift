import DigraphChanges
import DigraphQueries
import DigraphRefactoring
import DigraphServer

/// What agents may ask, sorted by name.
enum AgentTools {
  private static let path = AgentTool.Parameter(
    "path", .text, .operand, "A file or folder below the folder that the server was started in; by default all of it.")
  private static let json = AgentTool.Parameter(
    "json", .flag, .flag("--format=json"), "Answer with JSON instead of text.")

  static let all: [AgentTool] = [
    AgentTool(
      "affected", title: "What a change can reach",
      meaning: """
        Lists the types, tests, modules or files that the difference between a commit and the working tree can reach, \
        one per line.
        """,
      parameters: [
        .init(
          "since", .text, .flag("--since"),
          "The commit, branch or tag that the change began with; by default where the work in hand left the main branch."
        ),
        .init(
          "select", .choice(AffectedAnswer.List.allCases.map(\.rawValue)), .flag("--select"),
          "What is listed; types by default."),
        json, path,
      ]),
    AgentTool(
      "check", title: "What is new",
      meaning: """
        Compares with a commit and says which findings are new: hard-coded dependencies, singletons, cycles. Ask it \
        after a change.
        """,
      parameters: [
        .init(
          "since", .text, .flag("--baseline-commit"), "The commit, branch or tag to compare with.", isRequired: true),
        path,
      ]),
    AgentTool(
      "explain", title: "What a type is and does",
      meaning: """
        Shows a type: its role, what it depends on and how it gets that, who depends on it, what it reaches that no test \
        can intercept, and the findings about it with their next steps.
        """,
      parameters: [
        .init(
          "type", .text, .operand, "Its name, the last part of it, a glob or a regular expression between slashes.",
          isRequired: true),
        .init("verbose", .flag, .flag("--verbose"), "Show everything instead of 60 lines."), json, path,
      ]),
    AgentTool(
      "plan", title: "What to refactor first",
      meaning:
        "Finds the dependencies that free the most consumers for the fewest changes, with the effect of each step.",
      parameters: [.init("steps", .number, .flag("--top"), "How many steps; 5 by default."), json, path]),
    AgentTool(
      "refactor", title: "A patch that hands a type what it gets itself",
      meaning: """
        Prints a patch that 'git apply' takes, and what was refused with the reason. Nothing is written: apply the patch \
        yourself.
        """,
      parameters: [
        .init("consumer", .text, .operand, "The type that is to be handed its dependencies.", isRequired: true),
        .init("dependency", .text, .flag("--dependency"), "Only this one; by default all that it gets itself."),
        .init(
          "style", .choice(RefactoringRequest.Style.allCases.map(\.rawValue)), .flag("--style"),
          "How it is handed over; by default a parameter of the initializer whose default changes no call."),
        .init(
          "doubles", .choice(RefactoringRequest.kindsOfDoubles), .flag("--doubles"),
          "What stands in for the dependencies in tests; spies by default."),
        path,
      ]),
    AgentTool(
      "scan", title: "Who depends on whom",
      meaning: """
        Shows on one screen what is hard-coded in the code: how many types cannot be tested without the network, the \
        clock, storage or shared state, the dependencies that most consumers get themselves, cycles, depth, singletons.
        """,
      parameters: [
        .init("top", .number, .flag("--top"), "How many entries the list has."),
        .init(
          "groupBy", .choice(FindingGrouping.allCases.map(\.rawValue)), .flag("--group-by"),
          "What findings are grouped by; dependencies by default."),
        .init("verbose", .flag, .flag("--verbose"), "Show every finding with its reason and next step."), path,
      ]),
    AgentTool(
      "why", title: "Why one type depends on another",
      meaning: """
        Shows the shortest chain between two types, or, with an effect instead of the second type, by which calls the \
        first reaches the network, the clock …
        """,
      parameters: [
        .init("from", .text, .operand, "The type that depends.", isRequired: true),
        .init("to", .text, .operand, "The type that it depends on."),
        .init("effect", .text, .flag("--effect"), "What is reached, such as network or clock, instead of 'to'."),
        json, path,
      ]),
  ]
}
