import DigraphGraph

/// The table of `Documentation/Significance.md`, read from the list that decides.
struct SignificanceDocument {
  private let rules: [SignificanceRule]

  init(_ rules: [SignificanceRule]) {
    self.rules = rules
  }

  /// In Markdown, with a line for each rule, in their order.
  var table: String {
    let head = ["| a type | is | because |", "| --- | --- | --- |"]
    let lines = rules.map { rule in
      let condition = rule.mayBeData ? "unless what it holds or takes is a service" : ""
      let because = [rule.because, condition].filter { !$0.isEmpty }.joined(separator: ", ")
      return "| \(rule.types) | \(rule.verdict) | \(because) |"
    }
    return (head + lines).joined(separator: "\n") + "\n"
  }
}
