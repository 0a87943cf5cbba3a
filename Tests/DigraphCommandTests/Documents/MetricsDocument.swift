import DigraphAnalysis
import DigraphQueries

/// `Documentation/Metrics.md`, read from the list of metrics.
struct MetricsDocument {
  private let metrics: [Metric]

  init(_ metrics: [Metric]) {
    self.metrics = metrics
  }

  /// The whole page, in Markdown.
  var text: String {
    var lines = [
      "# Metrics", "",
      "This page is generated from the list of metrics; a test checks that it is current. `digraph metrics` shows the "
        + "most telling metrics as text and all of them with `--format csv` and `--format json`; `--sort METRIC` sorts.",
      "",
      "The types of the product are measured; tests and test doubles are left out, except where they are mentioned. "
        + "Dependencies are acquiring edges without back references and navigation, as for depth and cycles. What is not "
        + "known is absent, never zero.", "",
      "| metric | of | unit | formula |", "| --- | --- | --- | --- |",
    ]
    for metric in metrics {
      let scopes = Metric.Scope.allCases.filter(metric.scopes.contains).map(\.rawValue).joined(separator: ", ")
      let formula = metric.formula.replacing("|", with: "\\|")
      lines.append("| [`\(metric.identifier)`](#\(metric.anchor)) | \(scopes) | \(metric.unit) | \(formula) |")
    }
    for metric in metrics {
      lines += [
        "", "## \(metric.title)", "", metric.meaning, "", "`\(metric.identifier)` = \(metric.formula)", "",
        "Source: \(metric.source).",
      ]
    }
    return lines.joined(separator: "\n") + "\n"
  }
}

extension Metric {
  /// As GitHub names a heading.
  fileprivate var anchor: String { title.lowercased().replacing(" ", with: "-") }
}
