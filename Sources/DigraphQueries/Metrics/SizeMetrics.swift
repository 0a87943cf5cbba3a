/// How large things are, and how often they change.
extension Metric {
  private static let history =
    "A. Tornhill, Your Code as a Crime Scene, 2015; N. Nagappan and T. Ball, Use of Relative Code Churn Measures, 2005"

  package static let lines = Metric(
    "lines", title: "Lines",
    meaning: """
      Physical lines. Of a type: of its declaration and its extensions, nested types included. Of a module and the \
      whole: of the files.
      """,
    formula: "sum of (last line - first line + 1)", unit: "lines", source: "digraph"
  ) { $0.lines.map(Value.count) }

  package static let responsibilities = Metric(
    "responsibilities", title: "Responsibilities",
    meaning: """
      Into how many large groups the members of a type fall that share neither a property nor a dependency and do not call \
      one another: three members with code, or more, are large. Each could be a type of its own; 'explain' names them. \
      Nothing where there are not several; loggers and schedulers hold no group together. Not known of a report that was \
      read.
      """,
    formula:
      "connected components of at least three members in the graph of functions, computed properties and subscripts that share a property, a dependency or a call",
    unit: "responsibilities",
    source: "M. Hitz and B. Montazeri, Measuring Coupling and Cohesion in Object-Oriented Systems, 1995 (LCOM4)",
    scopes: [.type]
  ) { $0.responsibilities.map(Value.count) }

  package static let churn = Metric(
    "churn", title: "Churn",
    meaning: """
      How often its files were changed: a commit counts once for each file of it that it touches. A type's files are \
      those that declare or extend it. Renamed files begin anew; merges do not count. Not known outside of git.
      """,
    formula: "sum over its files of commits that changed the file", unit: "changes", source: history
  ) { $0.churn.map(Value.count) }

  package static let age = Metric(
    "age", title: "Age",
    meaning: """
      Days since the last change of any of its files, counted back from the newest commit, so that the same commit gives \
      the same number on every day. Not known outside of git.
      """,
    formula: "floor((time of the newest commit - time of its last change) / 86400 s)", unit: "days", source: history
  ) { $0.age.map(Value.count) }
}
