import DigraphPictures
import DigraphReport
import DigraphReporting
import Foundation
import TextOutput
import Testing

/// The page for a browser. What it does there, `Scripts/check-page` tries.
@Suite struct PageTests {
  private func page(_ report: Report, _ change: (inout RenderOptions) -> Void = { _ in }) -> String {
    var options = RenderOptions()
    change(&options)
    return String(decoding: HTMLFormat().render(report, options).bytes, as: UTF8.self)
  }

  /// What stands in the element for data.
  private func data(of page: String) throws -> [String: Any] {
    let start = try #require(page.firstRange(of: "id=\"data\">")?.upperBound)
    let end = try #require(page[start...].firstRange(of: "</script>")?.lowerBound)
    return try #require(JSONSerialization.jsonObject(with: Data(page[start..<end].utf8)) as? [String: Any])
  }

  private func section(_ data: [String: Any], _ key: String) throws -> [String: Any] {
    try #require(data[key] as? [String: Any])
  }

  /// As the script does it.
  private func lengthened(_ texts: Any?) throws -> [String] {
    var last = ""
    return try #require(texts as? [String]).map { text in
      let shared = Int(try #require(text.utf8.first)) - 63
      last = String(decoding: last.utf8.prefix(shared), as: UTF8.self) + text.dropFirst()
      return last
    }
  }

  @Test(arguments: FixedReports.all.map(\.name))
  func holdsTheWholeReport(_ name: String) throws {
    let report = try #require(FixedReports.all.first { $0.name == name }).report
    let data = try data(of: page(report))
    let names = try lengthened(section(data, "nodes")["names"])
    #expect(names.count == report.nodes.count && Set(names).count == names.count)
    let edges = try section(data, "edges")
    #expect(edges["target"] as? [Int] == report.edges.map(\.target))
    #expect((edges["counts"] as? [Int])?.reduce(0, +) == report.edges.count)
    #expect((try section(data, "findings")["rule"] as? [Int])?.count == report.findings.count)
    #expect((try section(data, "singletons")["type"] as? [String])?.count == report.singletons.count)
    let sizes = try section(data, "edges").values.compactMap { ($0 as? [Int])?.count }.filter {
      $0 == report.edges.count
    }
    #expect(sizes.count >= 4, "columns have a value for each edge")
  }

  @Test func saysEachSentenceOfAFinding() throws {
    let report = FixedReports.small
    let data = try data(of: page(report))
    let words = try #require(data["words"] as? [String])
    let messages = try #require(section(data, "findings")["message"] as? [[Int]]).map { numbers in
      var names = numbers.dropFirst().map { words[$0] }[...]
      return words[numbers[0]].map { $0 == "\0" ? names.removeFirst() : String($0) }.joined()
    }
    #expect(Set(messages) == Set(report.findings.map(\.message)))
  }

  @Test func runsNothingButItsOwnScript() throws {
    let page = page(FixedReports.hostile) { $0.linkTemplate = try? LinkTemplate("https://example.com/{file}") }
    #expect(page.components(separatedBy: "<script").count == 3, "the data and the script")
    #expect(page.components(separatedBy: "</script").count == 3)
    #expect(page.components(separatedBy: "<style").count == 2 && !page.contains("<link"))
    let policy = try #require(page.firstMatch(of: /http-equiv="Content-Security-Policy" content="([^"]*)"/)).1
    #expect(policy.hasPrefix("default-src 'none'; script-src 'sha256-") && !policy.contains("unsafe"))
    #expect(!page.contains("innerHTML") && !page.contains("eval("))
    #expect(page.firstMatch(of: /(src|href)="?(https?:)?\/\//) == nil, "nothing from the network")
  }

  @Test func saysWhoOwnsTypes() throws {
    let small = FixedReports.small
    #expect(try section(data(of: page(small)), "nodes")["owners"] == nil, "nobody says who owns what")
    let lines = ["* @all", "Sources/App/Login/ @login @all", "Sources/Core/Session.swift"]
    let page = page(small) { options in
      options.source = { $0 == "CODEOWNERS" ? Array(lines.joined(separator: "\n").utf8) : nil }
    }
    let nodes = try section(data(of: page), "nodes")
    #expect(nodes["owners"] as? [String] == ["@all", "@login"])
    let sets = try #require(nodes["ownerSets"] as? [[Int]])
    let owner = try #require(nodes["owner"] as? [Int])
    for node in small.nodes {
      let expected: [Int]? =
        switch node.site?.file {
        case nil: nil
        case "Sources/Core/Session.swift": []
        case let file? where file.hasPrefix("Sources/App/Login/"): [1, 0]
        default: [0]
        }
      #expect((owner[node.id] < 0 ? nil : sets[owner[node.id]]) == expected, "\(node.name)")
    }
  }

  @Test func givesTheSameBytesEachTime() {
    #expect(page(FixedReports.cycles) == page(FixedReports.cycles))
  }

  // MARK: Pictures

  /// Types in folders of folders.
  private func large() -> Report {
    var sketch = ReportSketch()
    for index in 0..<300 {
      sketch.type("Type\(index)", module: index < 200 ? "App" : "Kit", folder: "F\(index / 40)/G\(index / 8)")
    }
    for index in 1..<300 { sketch.edge("Type\(index - 1)", "Type\(index)", .construct) }
    return sketch.finished(files: 300, lines: 300)
  }

  @Test func hasAPictureOfTheInsideOfEachBox() throws {
    let scenes = try #require(data(of: page(large()))["scenes"] as? [[String: Any]])
    var shown: [Int] = []
    var reached = [0]
    for scene in scenes {
      let nodes = try #require(scene["node"] as? [Int])
      let several = try #require(scene["several"] as? [String: [String: Any]])
      shown += nodes.filter { $0 >= 0 }
      reached += several.values.compactMap { $0["inside"] as? Int }
      #expect(several.count == nodes.count { $0 < 0 }, "what stands for several can be opened")
      #expect((scene["area"] as? [Int])?.count == 4 * nodes.count)
      let courses = try #require(scene["course"] as? [[Int]])
      #expect(courses.allSatisfy { $0.count % 6 == 2 }, "Bézier curves")
    }
    #expect(shown.sorted() == Array(0..<300), "each type has one place")
    #expect(reached.sorted() == Array(0..<scenes.count), "each picture is the inside of one box")
  }

  @Test func drawsWithoutALayoutToo() throws {
    let page = page(large()) { $0.layout.executable = "/no/such/program" }
    let scenes = try #require(data(of: page)["scenes"] as? [[String: Any]])
    #expect(!scenes.isEmpty && scenes.allSatisfy { ($0["size"] as? [Int])?.allSatisfy { $0 > 0 } == true })
  }

  // MARK: Excerpts

  @Test func showsTheCodeAroundAFinding() throws {
    let report = FixedReports.small
    let finding = try #require(report.findings.first)
    let lines = (1...200).map { "    \tline \($0)" }
    let page = page(report) { options in
      options.source = { _ in Array(lines.joined(separator: "\n").utf8) }
    }
    let data = try data(of: page)
    let words = try #require(data["words"] as? [String])
    let code = try #require(section(data, "findings")["code"] as? [[Int]])
    let found = code.map { [String($0[0])] + $0.dropFirst().map { words[$0] } }
    let line = finding.site.line
    #expect(found.contains([String(line - 1), "line \(line - 1)", "line \(line)", "line \(line + 1)"]))
  }
}
