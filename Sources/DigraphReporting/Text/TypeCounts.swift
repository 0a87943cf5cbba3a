import DigraphQueries
import DigraphReport
import TextOutput

/// How many types of the project there are: those of the product, which are what can be tested, its protocols, and the
/// types of tests.
struct TypeCounts {
  private(set) var types = 0
  private(set) var protocols = 0
  private(set) var others = 0

  init(_ report: Report) {
    for node in report.nodes where node.ownership == .project && node.kind.isType && node.notJudged == nil {
      if !node.isProduction { others += 1 } else if node.kind == .protocol { protocols += 1 } else { types += 1 }
    }
  }

  /// Those of the product in words.
  var ofProduct: [String] {
    [ofTypes] + (protocols > 0 ? [DisplayText.count(protocols, "protocol")] : [])
  }

  /// Those of the product without its protocols in words.
  var ofTypes: String { DisplayText.count(types, "type") }

  /// Those of tests in words, nil where there are none.
  var ofTests: String? { others > 0 ? DisplayText.count(others, "test type") : nil }
}
