import DigraphRefactoring

/// A page of refactorings: for each a heading, the code before (blocks of `swift`, the path of the file in front), what
/// is asked for (a block of `refactor`), the files that are changed (blocks of `after`), and what is said (a block of
/// `says`). A block of `package` is for the compiler alone: a module whose code digraph does not see.
///
/// The first line of `refactor` is the consumer, or `composition-root App`, the others are options: `style required`, `protocol used`,
/// `protocol-name I{Type}`, `doubles stub`, `dependency API`,
/// `mode 6`, `folder AppTests Tests`, `depends AppTests App`, `imported AppMac App`. A line of `says` is what is got, a colon, and a part of the
/// reason why it stays, or of a note; `API(): handed in` where there is nothing more to say.
struct RefactoringPage {
  struct Case: Sendable {
    var title: String
    var before: [String: String] = [:]
    var consumer = ""
    /// The consumer is a module whose types are wired.
    var composes = false
    var request = RefactoringRequest()
    /// In which the code is compiled; 0 where nobody says.
    var languageMode: UInt8 = 0
    /// The names under which modules are imported that have another one, and what modules depend on.
    var importNames: [String: String] = [:]
    var dependencies: [String: [String]] = [:]
    /// The folders of which modules compile all that lies there.
    var folders: [String: [String]] = [:]
    var after: [String: String] = [:]
    var says: [String] = []
  }

  private(set) var cases: [Case] = []
  /// Lines that no option is known for.
  private(set) var mistakes: [String] = []

  init(_ text: String) {
    var path: String?
    var language: String?
    var lines: [Substring] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("```") {
        if let open = language {
          close(open, lines, path ?? "Sources/App/Code.swift")
          (language, lines, path) = (nil, [], nil)
        } else {
          language = String(line.dropFirst(3))
        }
      } else if language != nil {
        lines.append(line)
      } else if line.hasPrefix("## ") {
        cases.append(Case(title: String(line.dropFirst(3))))
        // What is not asked for is not shown.
        cases[cases.count - 1].request.leaveOutDoubles()
      } else if line.hasPrefix("`"), line.hasSuffix("`"), line.utf8.count > 2 {
        path = String(line.dropFirst().dropLast())
      }
    }
  }

  private mutating func close(_ language: String, _ lines: [Substring], _ path: String) {
    guard !cases.isEmpty else { return }
    let last = cases.count - 1
    let text = lines.map { $0 + "\n" }.joined()
    switch language {
    case "swift": cases[last].before[path] = text
    case "after": cases[last].after[path] = text
    case "package": break
    case "says": cases[last].says = lines.map(String.init)
    case "refactor":
      cases[last].consumer = lines.first.map(String.init) ?? ""
      if lines.first?.hasPrefix("composition-root ") ?? false {
        cases[last].composes = true
        cases[last].consumer.removeFirst("composition-root ".count)
      }
      for line in lines.dropFirst() { option(line, of: last) }
    default: mistakes.append("a block of \(language)")
    }
  }

  private mutating func option(_ line: Substring, of last: Int) {
    let parts = line.split(separator: " ", maxSplits: 1).map(String.init)
    guard parts.count == 2 else { return mistakes.append(String(line)) }
    switch parts[0] {
    case "depends", "folder", "imported":
      let pair = parts[1].split(separator: " ").map(String.init)
      guard pair.count == 2 else { return mistakes.append(String(line)) }
      switch parts[0] {
      case "depends": cases[last].dependencies[pair[0], default: []].append(pair[1])
      case "folder": cases[last].folders[pair[0], default: []].append(pair[1])
      default: cases[last].importNames[pair[0]] = pair[1]
      }
    case "mode": cases[last].languageMode = UInt8(parts[1]) ?? 0
    case "style": cases[last].request.style = RefactoringRequest.Style(rawValue: parts[1]) ?? .default
    case "protocol": cases[last].request.abstraction = RefactoringRequest.Abstraction(rawValue: parts[1])
    case "protocol-name": cases[last].request.protocolName = parts[1]
    case "doubles": cases[last].request.writeDoubles(parts[1])
    case "dependency": cases[last].request.dependencies.append(parts[1])
    default: mistakes.append(String(line))
    }
  }
}
