import DigraphReport

/// The lines of what stands in some files, by node, so that what only moved within its file is known again.
struct CodeParts {
  struct Place: Hashable {
    let name: String
    let file: String
  }

  private var lines: [Place: [[Substring]]] = [:]
  /// By file what it imports.
  private var imports: [String: [Substring]] = [:]

  /// - Complexity: O(nodes and length of the files).
  init(of report: Report, in files: Set<String>, _ source: (String) -> [UInt8]?) {
    if files.isEmpty { return }
    var texts: [String: [Substring]] = [:]
    for file in files {
      guard let bytes = source(file) else { continue }
      let text = String(decoding: bytes, as: UTF8.self)
      let all = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(Self.trimmed)
      texts[file] = all
      imports[file] = all.filter { $0.hasPrefix("import ") || $0.hasPrefix("@") && $0.contains("import ") }
    }
    for node in report.nodes where node.ownership == .project {
      for part in node.parts {
        guard let text = texts[part.site.file] else { continue }
        lines[Place(name: node.name, file: part.site.file), default: []].append(Self.lines(of: part, text))
      }
    }
  }

  /// The places whose lines are those of another state, in files that import the same.
  func same(as other: CodeParts) -> Set<Place> {
    Set(
      lines.lazy.filter { place, lines in
        other.lines[place] == lines && imports[place.file] == other.imports[place.file]
      }.map(\.key))
  }

  /// With the attributes above its name.
  private static func lines(of part: ReportPart, _ text: [Substring]) -> [Substring] {
    let name = min(max(part.site.line - 1, 0), text.count)
    var start = name
    while start > 0, !text[start - 1].isEmpty, text[start - 1] != "}" { start -= 1 }
    let end = min(name + max(part.lines, 1), text.count)
    return text[start..<end].filter { !$0.isEmpty && !$0.hasPrefix("//") }
  }

  private static func trimmed(_ line: Substring) -> Substring {
    let start = line.drop { $0 == " " || $0 == "\t" }
    return start.lastIndex { $0 != " " && $0 != "\t" }.map { start[...$0] } ?? ""
  }
}
