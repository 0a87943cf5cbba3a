import Foundation
import Testing

/// What documents name exists: pages outlive the types and folders they speak of.
@Suite struct DocumentNameTests {
  static let pages = [
    "CONTRIBUTING.md", "Documentation/Architecture.md", "Documentation/Knowledge.md", "Documentation/Parser.md",
    "README.md",
  ]
  private static let keywords: Set<Substring> = ["actor", "class", "enum", "protocol", "struct"]
  private static let folders = ["Benchmarks", "Documentation", "Samples", "Scripts", "Sources", "Tests"]

  /// Names of our own types, by how they are written: at least two words in camel case.
  @Test func namesOnlyTypesThereAre() throws {
    var places: [String: String] = [:]
    for page in Self.pages {
      for code in Self.code(in: page) {
        guard let match = code.wholeMatch(of: /([A-Z][a-z]+(?:[A-Z]+[a-z]*)+)(?:[.+]\w+)?(?:\(\))?/) else { continue }
        places[String(match.1)] = page
      }
    }
    #expect(places.count > 30)
    for name in ["AnyPublisher", "AppStorage", "JSONDecoder"] { places[name] = nil }
    let files = Repository.sources(below: "Sources") + Repository.sources(below: "Tests")
    for name in try FileManager.default.contentsOfDirectory(atPath: "\(Repository.root)/Sources") { places[name] = nil }
    for name in try FileManager.default.contentsOfDirectory(atPath: "\(Repository.root)/Tests") { places[name] = nil }
    for file in files { places[file.name] = nil }
    // What is left is declared beside others.
    for file in files where !file.isText && !places.isEmpty {
      for line in file.lines where line.utf8.last == UInt8(ascii: "{") {
        let words = line.split { !$0.isLetter && !$0.isNumber }
        guard let keyword = words.firstIndex(where: Self.keywords.contains), keyword + 1 < words.count else { continue }
        places[String(words[keyword + 1])] = nil
      }
    }
    for (name, page) in places { Issue.record("\(page) names \(name)") }
  }

  @Test(arguments: pages) func namesOnlyFilesThereAre(page: String) {
    for code in Self.code(in: page) {
      guard let folder = code.split(separator: "/").first, Self.folders.contains(String(folder)), code.contains("/"),
        !code.contains(where: { "<*…{".contains($0) })
      else { continue }
      let path = code.prefix { $0 != " " }
      #expect(FileManager.default.fileExists(atPath: "\(Repository.root)/\(path)"), "\(page) names \(code)")
    }
  }

  /// What stands in backticks.
  private static func code(in page: String) -> [String] {
    Repository.text(of: page).split(separator: "\n").flatMap { line in
      line.matches(of: /`([^`]+)`/).map { String($0.1) }
    }
  }
}
