import DigraphFacts
import DigraphQueries
package import DigraphReport
import TextOutput

/// The graph as Go's `golang.org/x/tools/cmd/digraph` reads it: a line for each consumer, with what it depends on behind
/// it. A type without dependencies stands alone.
package struct EdgeListFormat: ReportFormat {
  package let identifier = "edges"
  package let title = "Edge list"
  package let summary = "The graph as one line per edge, for Go's digraph and similar tools."

  package init() {}

  package func render(_ report: Report, _ options: RenderOptions) -> Rendering {
    let names = NodeNames(report).names.map(Self.word)
    var targets = [[Int]](repeating: [], count: report.nodes.count)
    for edge in report.edges where targets[edge.source].last != edge.target { targets[edge.source].append(edge.target) }
    var buffer = ByteBuffer()
    for node in report.nodes.indices {
      buffer.append(names[node])
      for target in targets[node] { buffer.append(" \(names[target])") }
      buffer.newLine()
    }
    return Rendering(bytes: buffer.bytes)
  }

  /// A word as that program takes it: where it holds blanks, quotes or what cannot be seen, in the quotes of a Go string.
  private static func word(_ name: String) -> String {
    let isPlain = name.unicodeScalars.allSatisfy { scalar in
      scalar != "\"" && !scalar.properties.isWhitespace && !VisibleText.isHidden(scalar)
    }
    if isPlain, !name.isEmpty { return name }
    var result = "\""
    for scalar in name.unicodeScalars {
      switch scalar {
      case "\"", "\\": result += "\\\(scalar)"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case _ where VisibleText.isHidden(scalar):
        let digits = String(scalar.value, radix: 16)
        let isLong = digits.count > 4
        let zeros = String(repeating: "0", count: (isLong ? 8 : 4) - digits.count)
        result += (isLong ? "\\U" : "\\u") + zeros + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
