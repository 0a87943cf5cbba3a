package import DigraphReport
import TextOutput

extension PictureOptions.Focus {
  /// More names than these are counted.
  private static let mostNames = 3

  /// `Session and what touches it, 1 step`.
  package func title(in report: Report) -> String {
    let found = Set(nodes.map { report.nodes[$0].name }).sorted()
    let what =
      found.count <= Self.mostNames
      ? found.joined(separator: ", ")
      : "\(DisplayText.count(found.count, "type")) named \(names.joined(separator: ", "))"
    let extent = depth.map { DisplayText.count($0, "step") } ?? "any number of steps"
    return "\(what) and what touches \(found.count == 1 ? "it" : "them"), \(extent)"
  }
}
