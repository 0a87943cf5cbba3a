import DigraphFacts
import DigraphGraph
import DigraphLinking
import DigraphReport

/// Reports comments that ask not to report what is not found, or that do not say why.
package struct UnusedSuppressionRule: Rule {
  package static let entry = RuleEntry(
    identifier: "unused-suppression",
    title: "A comment suppresses what is not found, or gives no reason",
    severity: .error,
    rationale: """
      A suppression is a promise that somebody looked. One without a reason cannot be checked, and one that outlives \
      what it was for hides the next finding in its place. The form is \
      `// digraph:ignore[:next|:this|:file] rule - reason`.
      """,
    limits: [
      "Without `:next`, `:this` or `:file` a comment after code refers to its line, and one on a line of its own to the next line of code.",
      "A comment suppresses findings located on that line; a finding with several locations remains as long as one of them is left.",
      "What the configuration turns off counts as found.",
    ],
    reported: [
      RuleExample(
        """
        final class Login {
          ↓// digraph:ignore singleton-access - the session is handed in from next week on
          func go() {}
        }
        """),
      RuleExample(
        """
        final class Session { static let shared = Session(); func start() {} }
        final class Login {
          func go() { Session.shared.start() } ↓// digraph:ignore singleton-access
        }
        """),
      RuleExample("let number = 1 ↓// digraph:ignore no-such-rule - because"),
    ],
    ignored: [
      RuleExample(
        """
        final class Session { static let shared = Session(); func start() {} }
        final class Login {
          // digraph:ignore singleton-access - the only screen before there is a session to hand in
          func go() { Session.shared.start() }
        }
        """),
      RuleExample("let text = \"// digraph:ignore singleton-access - no comment\""),
      RuleExample("// To suppress a finding write `// digraph:ignore rule - reason`."),
    ])

  /// What it reports is known only when all other rules have been asked: see ``findings(of:in:)``.
  package static func findings(in results: Results) -> [Finding] { [] }

  /// One finding for each suppression that held nothing back.
  package static func findings(of unused: [Suppressions.Unused], in results: Results) -> [Finding] {
    var heads = TypeHeads(results.program, file: 0)
    return unused.map { unused in
      if heads.file != unused.file { heads = TypeHeads(results.program, file: unused.file) }
      return finding(unused, consumer: heads.consumer(around: unused.fact.start), results)
    }
  }

  private static func finding(_ unused: Suppressions.Unused, consumer: String, _ results: Results) -> Finding {
    let program = results.program
    let site = results.site(file: Int32(unused.file), offset: unused.fact.start)
    let end = program.files[unused.file].position(of: unused.fact.end)
    let named = unused.fact.rules.isEmpty ? "no rule" : unused.fact.rules.joined(separator: ", ")
    let texts = FindingTexts(
      .declaration(rule: entry.identifier, type: consumer, member: named), .init(consumer: consumer),
      .init(
        message: message(unused.problem, named),
        reason: "A suppression that nobody can check hides what comes next at its place.",
        recipe: Recipe(step(unused.problem))))
    return Finding(texts, severity: entry.severity, site: site, end: end)
  }

  private static func message(_ problem: Suppressions.Problem, _ named: String) -> Phrase {
    switch problem {
    case .found: "The comment suppresses `\(named)`, which finds nothing there."
    case .noRule: "The comment names no rule to suppress."
    case .noReason: "The comment suppresses `\(named)` and does not say why, so it does not count."
    case .unknownPlace(let word): "The comment says `digraph:ignore:\(word)`; there is `:next`, `:this` and `:file`."
    case .unknownRule(let rule):
      if let near = NearestSpelling.of(rule, in: Rules.entries.map(\.identifier)) {
        "The comment suppresses `\(rule)`, and there is no such rule; did you mean `\(near)`?"
      } else {
        "The comment suppresses `\(rule)`, and there is no such rule."
      }
    case .misspelt(let mark): "The comment says `\(mark)`; did you mean `digraph:ignore`?"
    }
  }

  private static func step(_ problem: Suppressions.Problem) -> Recipe.Step {
    switch problem {
    case .found: .removeComment
    case .noReason: .giveReason
    default: .nameRule
    }
  }

  /// The types of one file and their extensions, by the places of their texts.
  private struct TypeHeads {
    let file: Int
    private let program: Program
    /// Indices of declarations, by where they begin.
    private let heads: [Int]

    init(_ program: Program, file: Int) {
      self.file = file
      self.program = program
      let facts = program.files[file].declarations
      heads = facts.indices.filter { facts[$0].kind.isNominal || facts[$0].kind == .extension }
        .sorted { (facts[$0].start, $0) < (facts[$1].start, $1) }
    }

    /// The innermost type around a place, by its own or its extension's text. O(log types + nesting).
    func consumer(around offset: UInt32) -> String {
      let facts = program.files[file].declarations
      var (low, high) = (0, heads.count)
      while low < high {
        let middle = (low + high) / 2
        if facts[heads[middle]].start <= offset { low = middle + 1 } else { high = middle }
      }
      // The last one to begin before the place stands around it, or in one that does.
      var inner = low > 0 ? heads[low - 1] : -1
      while inner >= 0 {
        let fact = facts[inner]
        if fact.kind.isNominal || fact.kind == .extension, offset < fact.end { break }
        inner = Int(fact.parent)
      }
      guard inner >= 0 else { return "top-level code" }
      let entity = program.declarations[program.bases[file] + inner].entity
      return entity.map { program.qualifiedName($0) } ?? "top-level code"
    }
  }
}
