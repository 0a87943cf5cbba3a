import Foundation
import Testing

/// The pages below `Tests/Cases`: what the graph promises, one small program at a time.
@Suite struct CaseTests {
  static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Cases")

  static let pages: [String] = {
    let found = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    // Those of other suites.
    return found.filter { page in
      page.hasSuffix(".md") && !["HiddenDependencies/", "Modules/", "Refactoring/"].contains { page.hasPrefix($0) }
    }.sorted()
  }()

  @Test func thereAreCases() {
    #expect(!Self.pages.isEmpty)
  }

  @Test(arguments: pages)
  func holds(page: String) throws {
    let file = Self.folder.appendingPathComponent(page)
    let cases = CaseFile(try String(contentsOf: file, encoding: .utf8)).cases
    #expect(!cases.isEmpty)
    for example in cases {
      #expect(!example.files.isEmpty && !example.expectations.isEmpty, "\(page):\(example.line) expects nothing")
      let isMeasured = example.expectations.contains { $0.text.contains("metric ") }
      let report = SmallProgram(example.files, dependencies: example.dependencies).report(measuresTypes: isMeasured)
      for (line, text) in example.expectations {
        guard let failure = Expectation(text: text).failure(in: report) else { continue }
        Issue.record(
          "\(example.title): expected '\(text)', but \(failure)",
          sourceLocation: SourceLocation(
            fileID: "Cases/\(page)", filePath: file.path, line: line, column: 1))
      }
    }
  }
}
