import DigraphReport
import DigraphRules
import Foundation
import Testing

/// What readers said of findings and of code, as `Scripts/judge` reads it.
@Suite struct JudgementTests {
  /// A kind of rows: a folder of files, one for each repository, and their columns.
  struct Form: Sendable, CustomTestStringConvertible {
    let folder: String
    let columns: [String]
    var testDescription: String { folder }
  }

  static let forms = [
    Form(
      folder: "findings",
      columns: [
        "repository", "commit", "file", "line", "rule", "severity", "consumer", "dependency", "member", "verdict",
        "step", "class", "advice",
      ]),
    Form(
      folder: "uses",
      columns: ["repository", "commit", "file", "line", "severity", "dependency", "class"]),
  ]

  private static let words: [String: Set<String>] = [
    "rule": Set(Rules.entries.map(\.identifier)),
    "severity": Set(Severity.allCases.map(\.rawValue)),
    "step": ["possible", "impossible", "none"],
    "verdict": ["true", "arguable", "false"],
  ]

  private static func isValid(_ cell: Substring, in column: String) -> Bool {
    if let words = words[column] { return words.contains(String(cell)) }
    switch column {
    case "repository": return cell.split(separator: "/", omittingEmptySubsequences: false).count == 2
    case "commit": return cell.count == 40 && cell.allSatisfy(\.isHexDigit)
    case "advice": return cell.count == 8 && cell.allSatisfy(\.isHexDigit)
    case "file": return cell.hasSuffix(".swift") && !cell.hasPrefix("/")
    case "line": return Int(cell).map { $0 > 0 } ?? false
    default: return !cell.isEmpty
    }
  }

  /// What is wrong with the rows of a file.
  private static func mistakes(in text: String, form: Form) -> [String] {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard text.hasSuffix("\n"), lines.removeLast().isEmpty else { return ["the last line has no end"] }
    let header = lines.isEmpty ? "" : lines.removeFirst()
    guard header.split(separator: "\t").map(String.init) == form.columns else {
      return ["the columns are \(header)"]
    }
    var mistakes = lines.isEmpty ? ["there are no rows"] : []
    if Set(lines).count < lines.count { mistakes.append("a row stands twice") }
    for (number, line) in lines.enumerated() {
      let cells = line.split(separator: "\t", omittingEmptySubsequences: false)
      guard cells.count == form.columns.count else {
        mistakes.append("line \(number + 2) has \(cells.count) columns")
        continue
      }
      for (cell, column) in zip(cells, form.columns) where !isValid(cell, in: column) {
        mistakes.append("line \(number + 2) has the \(column) '\(cell)'")
      }
    }
    return mistakes
  }

  @Test(arguments: forms) func areWellFormed(form: Form) throws {
    let folder = "\(RealProgram.root)/Tests/Judgements/\(form.folder)"
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder).sorted()) ?? []
    for name in names {
      #expect(name.hasSuffix(".tsv"))
      let text = try String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8)
      #expect(Self.mistakes(in: text, form: form) == [], "\(form.folder)/\(name)")
    }
  }

  @Test func thereAreRows() throws {
    let folders = try FileManager.default.contentsOfDirectory(atPath: "\(RealProgram.root)/Tests/Judgements")
    #expect(!Set(folders).isDisjoint(with: Self.forms.map(\.folder)))
  }

  @Test func aRowOfAnotherFormIsAMistake() {
    let form = Self.forms[1]
    let commit = String(repeating: "0a", count: 20)
    let header = form.columns.joined(separator: "\t") + "\n"
    let row = "owner/name\t\(commit)\tA.swift\t3\twarning\tClock\t-\n"
    #expect(Self.mistakes(in: header + row, form: form) == [])
    #expect(Self.mistakes(in: header, form: form) == ["there are no rows"])
    #expect(Self.mistakes(in: row, form: form).count == 1)
    #expect(Self.mistakes(in: header + row + row, form: form) == ["a row stands twice"])
    #expect(Self.mistakes(in: header + "\n", form: form) == ["line 2 has 1 columns"])
    let other = row.replacingOccurrences(of: "warning", with: "grave").replacingOccurrences(of: "\t3\t", with: "\t0\t")
    #expect(
      Self.mistakes(in: header + other, form: form)
        == ["line 2 has the line '0'", "line 2 has the severity 'grave'"])
  }
}
