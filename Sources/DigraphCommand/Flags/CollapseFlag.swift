import DigraphFacts
import DigraphPictures

extension Flag {
  private static let collapseUnits: [(name: String, unit: PictureOptions.Collapse)] = [
    ("auto", .auto), ("module", .module), ("folder", .folder), ("none", .none),
  ]

  static let collapse = Flag(
    "collapse",
    value: Value(
      "UNIT", choices: { _ in collapseUnits.map(\.name) }, usual: { _ in "auto" }, isList: true, isOpen: true),
    summary: "What types are joined into in a picture; separated by commas, may be repeated",
    details: """
      'auto' joins nothing in a small picture, and otherwise modules and folders, as finely as is readable. 'depth:2' \
      joins all that lies in a folder two levels below its module or deeper; 'depth:0' is 'module'. Anything else is a \
      module or folder whose types stand in one box: a name, the last parts of a path or a glob ('Features/*', where * \
      stays within a folder and ** crosses folders); one of the others decides what becomes of the rest.
      """,
    group: .reporting
  ) { (settings, value) throws(CommandError) in
    guard let unit = try collapseUnit(value) else { return settings.joined.append(GlobPattern(value)) }
    if let other = settings.collapse, other != unit {
      throw CommandError("--collapse takes one of auto, module, folder, none and depth:N, beside names of folders")
    }
    settings.collapse = unit
  }

  /// Nil for the name of a folder.
  private static func collapseUnit(_ value: String) throws(CommandError) -> PictureOptions.Collapse? {
    if let known = collapseUnits.first(where: { $0.name == value }) { return known.unit }
    guard let colon = value.firstIndex(of: ":") else { return nil }
    let (name, number) = (value[..<colon], value[value.index(after: colon)...])
    guard name == "depth" else {
      throw CommandError("--collapse knows depth:N, but not '\(value)'; a folder is named by its path")
    }
    guard let depth = Int(number), depth >= 0 else {
      throw CommandError("--collapse depth:N needs a number that is 0 or larger, not '\(number)'")
    }
    return .depth(depth)
  }
}
