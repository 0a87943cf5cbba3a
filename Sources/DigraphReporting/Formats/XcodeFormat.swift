package import DigraphReport
import TextOutput

/// One line for each finding, as compilers write them, so that Xcode and editors show it beside the code; of the gate a
/// last line with its decision.
///
/// Xcode knows `error`, `warning` and `note`: an info becomes a note, and so does what a baseline knows where that is shown.
package struct XcodeFormat: ReportFormat {
  package let identifier = "xcode"
  package let title = "Xcode"
  package let summary = "One line per finding in the style of a compiler, for Xcode and other editors."

  package init() {}

  package func render(_ report: Report, _ options: RenderOptions) -> Rendering {
    var buffer = ByteBuffer()
    let root = report.root.isEmpty || report.root.hasSuffix("/") ? report.root : report.root + "/"
    for finding in report.reviewed(options).findings {
      let severity =
        finding.severity == .info || finding.status == .known && !finding.fails ? "note" : finding.severity.rawValue
      let place = DisplayText.printable("\(root)\(finding.site.file):\(finding.site.line):\(finding.site.column): ")
      buffer.append("\(place)\(severity): \(DisplayText.printable("\(finding.inBrief) (\(finding.rule))"))\n")
    }
    // Without a place, Xcode shows it for the whole of the build.
    if let verdict = options.verdict {
      buffer.append("\(verdict.passes ? "note" : "error"): digraph: \(DisplayText.printable(verdict.line))\n")
    }
    return Rendering(bytes: buffer.bytes)
  }
}
