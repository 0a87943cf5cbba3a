import DigraphAnalysis
import DigraphExtraction
import DigraphFacts
import DigraphKnowledge
import DigraphReport
import Foundation
import Testing

/// The pages in `Tests/Cases/Modules`: small repositories with manifests and projects, read as from the disk.
@Suite struct ModuleCaseTests {
  static let folder = CaseTests.folder.appendingPathComponent("Modules")

  static let pages: [String] = {
    let found = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return found.filter { $0.hasSuffix(".md") }.sorted()
  }()

  @Test func thereAreCases() {
    #expect(!Self.pages.isEmpty)
  }

  @Test(arguments: pages)
  func holds(page: String) throws {
    let file = Self.folder.appendingPathComponent(page)
    for example in CaseFile(try String(contentsOf: file, encoding: .utf8)).cases {
      #expect(!example.files.isEmpty && !example.expectations.isEmpty, "\(page):\(example.line) expects nothing")
      let report = try Self.report(on: example.files)
      for (line, text) in example.expectations {
        guard let failure = Expectation(text: text).failure(in: report) else { continue }
        Issue.record(
          "\(example.title): expected '\(text)', but \(failure)",
          sourceLocation: SourceLocation(
            fileID: "Cases/Modules/\(page)", filePath: file.path, line: line, column: 1))
      }
    }
  }

  static func report(on files: [String: String]) throws -> Report {
    var snapshot = SourceSnapshot()
    for (path, text) in files { snapshot.addFile(path, Array(text.utf8)) }
    var extraction = ExtractionSettings(paths: ["/repository"], root: "/repository", jobs: 1)
    extraction.snapshot = snapshot
    extraction.interface = SmallProgram.knowledge.interface
    let read = try Extractor.extract(extraction)
    let settings = AnalysisSettings(
      tool: .init(name: "digraph", version: "0", catalogue: "0"), root: "/repository", jobs: 1)
    return Analyzer.report(
      on: read.facts, diagnostics: read.diagnostics, settings: settings, knowledge: SmallProgram.knowledge)
  }
}
