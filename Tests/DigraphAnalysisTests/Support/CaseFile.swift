/// A page of cases: small programs with what must and must not be found in them.
///
/// Each case is a heading, code blocks with the path of their file in front (`Sources/App/Code.swift` if none), and a
/// block of expectations, one a line; see ``Expectation``. Blocks of other languages are manifests and projects. A block `modules` says what a module may import, one a line:
/// `App: Core, Storage`.
struct CaseFile {
  struct Case: Sendable {
    var title: String
    /// Line of the heading, from 1.
    var line: Int
    var files: [String: String] = [:]
    /// What modules may import, where the case says so.
    var dependencies: [String: [String]] = [:]
    var expectations: [(line: Int, text: String)] = []
  }

  private(set) var cases: [Case] = []

  init(_ text: String) {
    var path: String?
    var block: (language: String, lines: [Substring], first: Int)?
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      if line.hasPrefix("```") {
        if let open = block {
          close(open, path: path)
          block = nil
          path = nil
        } else {
          block = (String(line.dropFirst(3)), [], index + 2)
        }
      } else if block != nil {
        block!.lines.append(line)
      } else if line.hasPrefix("## ") {
        cases.append(Case(title: String(line.dropFirst(3)), line: index + 1))
      } else if line.hasPrefix("`"), line.hasSuffix("`"), line.utf8.count > 2, !line.contains(" `") {
        path = String(line.dropFirst().dropLast())
      }
    }
  }

  private mutating func close(_ block: (language: String, lines: [Substring], first: Int), path: String?) {
    guard !cases.isEmpty else { return }
    let last = cases.count - 1
    switch block.language {
    case "swift":
      cases[last].files[path ?? "Sources/App/Code.swift"] = block.lines.joined(separator: "\n") + "\n"
    case "graph":
      for (offset, line) in block.lines.enumerated() where !line.isEmpty && !line.hasPrefix("//") {
        cases[last].expectations.append((block.first + offset, String(line)))
      }
    case "modules":
      for line in block.lines {
        let parts = line.split(separator: ":", omittingEmptySubsequences: false)
        guard parts.count == 2 else { continue }
        cases[last].dependencies[String(parts[0])] = parts[1].split(whereSeparator: { ", ".contains($0) }).map(
          String.init)
      }
    default:
      // Manifests and projects, where files are read as from the disk.
      if let path { cases[last].files[path] = block.lines.joined(separator: "\n") + "\n" }
    }
  }
}
