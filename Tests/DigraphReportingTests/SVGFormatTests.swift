import DigraphPictures
import DigraphReport
import DigraphReporting
import Foundation
import Testing
import TextOutput

@Suite struct SVGFormatTests {
  private func svg(_ report: Report, _ change: (inout RenderOptions) -> Void = { _ in }) -> Rendering {
    var options = RenderOptions()
    change(&options)
    return SVGFormat().render(report, options)
  }

  @Test(arguments: FixedReports.all.map(\.name))
  func isWellFormedAndShowsEveryBox(_ name: String) throws {
    let report = try #require(FixedReports.all.first { $0.name == name }).report
    let rendering = svg(report)
    #expect(rendering.notes.isEmpty)
    let xml = try #require(XMLText(rendering.bytes))
    let picture = PictureBuilder.picture(of: report, PictureOptions())
    #expect(xml.root["viewBox"] != nil && xml.root["width"] != nil)
    #expect(xml.elements["script"] == nil)
    // A no-break space keeps the ends of a text from being trimmed.
    let texts = Set((xml.texts["text"] ?? []).map { $0.replacing("\u{A0}", with: " ") })
    for text in [picture.title] + picture.caption { #expect(texts.contains(text), "\(text)") }
    if name != "hostile" {
      for box in picture.boxes { #expect(texts.contains(box.label), "\(box.label)") }
    }
    let titles = xml.texts["title"] ?? []
    #expect(titles.first == picture.title)
    #expect(titles.count == 1 + picture.boxes.count + picture.lines.count)
  }

  @Test func showsHostileNamesAsTheyAre() throws {
    let xml = try #require(XMLText(svg(FixedReports.hostile).bytes))
    let texts = Set(xml.texts["text"] ?? [])
    let expected = [
      "Quote\"d", "Back\\slash\\", "<script>alert(1)</script>", "A&B&amp;", "Line\\nBreak\\r\\t",
      "Esc\\u{1B}[31mred\\u{7}", "Nul\\u{0}Byte", "Emoji👩‍👩‍👧", "Zeile\\u{2028}Ende\\u{2029}", "Rtl\\u{202E}txt", "`let`",
      "]]>", "-- dash -->", "%0A::error::", "|pipe|{brace}[bracket]", "日本語の型", "\\N\\G\\E\\L",
    ]
    for text in expected { #expect(texts.contains(text), "\(text)") }
    #expect(xml.texts["title"]?.contains { $0.hasPrefix("<script>alert(1)</script>: class") } == true)
  }

  @Test func drawsTheSameBytesTwice() {
    let report = SyntheticReport.make(types: 300, seed: 300)
    // Not with #expect(a == b): nobody wants to read what differs.
    let isSame = svg(report) == svg(report)
    #expect(isSame)
  }

  @Test(arguments: [6, 40, 300, 8_000])
  func laysOutReportsOfAnySize(_ types: Int) throws {
    let rendering = svg(SyntheticReport.make(types: types, seed: UInt64(types)))
    #expect(rendering.notes.isEmpty)
    #expect(XMLText(rendering.bytes) != nil)
  }

  @Test func drawsPlainRowsWithoutGraphvizAndSaysHowToGetIt() throws {
    var options = RenderOptions()
    options.layout.libraries = ["libgraphviz-that-nobody-has.so"]
    let rendering = SVGFormat().render(FixedReports.small, options)
    let note = try #require(rendering.notes.first)
    #expect(note.hasPrefix("libgraphviz is not installed") && note.contains("install graphviz"))
    #expect(rendering.notes.count == 1 && rendering.failure == nil)
    #expect(XMLText(rendering.bytes)?.texts["text"]?.contains("API") == true)

    let page = HTMLFormat().render(FixedReports.small, options)
    #expect(page.notes.count == 1 && page.notes[0].hasPrefix("libgraphviz is not installed"))
    for format in [PNGFormat(), PDFFormat()] as [any ReportFormat] {
      let rendering = format.render(FixedReports.small, options)
      #expect(rendering.failure?.contains("install graphviz") == true && rendering.notes.isEmpty)
    }
    options.layout.layout = .rows
    #expect(SVGFormat().render(FixedReports.small, options).notes.isEmpty)
  }

  /// A program that does what the script says, whatever it is asked.
  private func program(_ script: String) throws -> String {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("digraph-\(UUID().uuidString)")
    try Data("#!/bin/sh\n\(script)\n".utf8).write(to: file)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
    return file.path
  }

  @Test(arguments: [
    ("kill -SEGV $$", "crashed (signal 11)"), ("exit 1", "failed"),
    ("cat > /dev/null; exec sleep 60", "took longer than 1 s"),
  ])
  func fallsBackToRowsWhenTheLayoutFails(_ script: String, _ reason: String) throws {
    let executable = try program(script)
    defer { try? FileManager.default.removeItem(atPath: executable) }
    var rendering = svg(FixedReports.workshop) { _ in }
    repeat {
      rendering = svg(FixedReports.workshop) {
        $0.layout.executable = executable
        $0.layout.timeout = 0.3
      }
      // Another test's child may still hold the script open for writing, which it inherited.
    } while rendering.notes.contains { $0.contains("Text file busy") }
    #expect(
      rendering.notes == [
        "the layered layout \(reason); a simpler layout is used",
        "the spring layout \(reason); a simpler layout is used",
      ])
    let xml = try #require(XMLText(rendering.bytes))
    for name in ["A", "B", "C", "D", "E", "F"] { #expect(xml.texts["text"]?.contains(name) == true) }
    #expect(xml.elements["line"] == 6 + 1)
  }

  @Test func saysWhenTheProgramCannotBeStarted() {
    let rendering = svg(FixedReports.workshop) { $0.layout.executable = "/no/such/program" }
    #expect(rendering.notes[0].hasPrefix("the layered layout cannot be started"))
  }

  @Test func exchangesMoreThanAPipeHolds() throws {
    // The program answers before it has read everything; neither side may block the other.
    let executable = try program("cat")
    defer { try? FileManager.default.removeItem(atPath: executable) }
    var options = LayoutOptions()
    options.executable = executable
    let input = [UInt8](repeating: 65, count: 5_000_000)
    let output = try exchanged(input, options)
    #expect(output == input)
  }

  private func exchanged(_ input: [UInt8], _ options: LayoutOptions) throws -> [UInt8] {
    do {
      return try GraphvizLayout.render(dot: input, engine: .dot, options)
    } catch {
      // Another test's child may still hold the script open for writing, which it inherited.
      guard "\(error)".contains("Text file busy") else { throw error }
      return try exchanged(input, options)
    }
  }

  @Test(arguments: FixedReports.all.map(\.name))
  func drawsRowsOfAnything(_ name: String) throws {
    let report = try #require(FixedReports.all.first { $0.name == name }).report
    let rendering = svg(report) { $0.layout.executable = "/no/such/program" }
    let xml = try #require(XMLText(rendering.bytes))
    #expect(xml.elements["script"] == nil)
    let picture = PictureBuilder.picture(of: report, PictureOptions())
    #expect(xml.texts["title"]?.count == 1 + picture.boxes.count + picture.lines.count)
  }

  // MARK: Looks and links

  @Test(arguments: FixedReports.all.map(\.name), [LayoutOptions.Layout.auto, .rows])
  func knowsADarkColourForEachOfItsColours(_ name: String, _ layout: LayoutOptions.Layout) throws {
    let report = try #require(FixedReports.all.first { $0.name == name }).report
    let text = String(decoding: svg(report) { $0.layout.layout = layout }.bytes, as: UTF8.self)
    let style = try #require(text.firstMatch(of: /<style>(.*)<\/style>/)?.1)
    #expect(style.hasPrefix("@media screen and (prefers-color-scheme:dark)"))
    for color in text.replacing(style, with: "").matches(of: /(?:fill|stroke)="([^"]+)"/).map(\.1) where color != "none"
    {
      if color == "transparent" { continue }
      #expect(style.contains("[fill=\"\(color)\"]"), "\(color)")
    }
  }

  @Test(arguments: [LayoutOptions.Layout.auto, .rows])
  func linksBoxesAndLinesToTheSource(_ layout: LayoutOptions.Layout) throws {
    let template = try LinkTemplate("https://example.com/a?b=1&c={file}#L{line}")
    for report in [FixedReports.small, FixedReports.hostile] {
      let rendering = svg(report) {
        $0.linkTemplate = template
        $0.layout.layout = layout
      }
      let xml = try #require(XMLText(rendering.bytes))
      let picture = PictureBuilder.picture(of: report, PictureOptions())
      let expected = picture.boxes.compactMap(\.site) + picture.lines.compactMap(\.site)
      let links = (xml.attributes["a"] ?? []).compactMap { $0["href"] }
      #expect(links.sorted() == expected.map(template.address).sorted())
    }
    #expect(try #require(XMLText(svg(FixedReports.small).bytes)).elements["a"] == nil)
  }

  @Test(arguments: LayoutOptions.Layout.allCases)
  func laysOutAsItIsTold(_ layout: LayoutOptions.Layout) throws {
    let rendering = svg(FixedReports.small) { $0.layout.layout = layout }
    #expect(rendering.notes.isEmpty)
    let xml = try #require(XMLText(rendering.bytes))
    for box in PictureBuilder.picture(of: FixedReports.small, PictureOptions()).boxes {
      #expect(xml.texts["text"]?.contains(box.label) == true)
    }
  }

  /// An arrow points at the dependency, whichever way its line was laid out.
  @Test func pointsAtTheDependencyAgainstTheOrder() throws {
    let report = SyntheticReport.make(types: 300, seed: 300)
    let picture = PictureBuilder.picture(of: report, PictureOptions())
    let against = picture.lines.filter(\.isAgainst)
    try #require(!against.isEmpty)
    let dot = String(decoding: DOTFormat().render(report, RenderOptions()).bytes, as: UTF8.self)
    for line in against {
      #expect(dot.contains("\"\(picture.boxes[line.source].id)\" -> \"\(picture.boxes[line.target].id)\" ["))
    }
    #expect(!dot.contains("dir=back"))
    // The tip of an arrow is the polygon that follows the line's title, and nearest to the box it points at.
    let text = String(decoding: svg(report).bytes, as: UTF8.self).replacing("&#45;", with: "-").replacing(
      "&gt;", with: ">")
    func corners(_ title: String) throws -> [(x: Double, y: Double)] {
      let start = try #require(text.firstRange(of: "<title>\(title)</title>"), "\(title)").upperBound
      let points = try #require(text[start...].firstMatch(of: /points="([^"]+)"/)?.1)
      return points.split(separator: " ").map { pair in
        let numbers = pair.split(separator: ",").compactMap { Double($0) }
        return (numbers[0], numbers[1])
      }
    }
    func distance(_ tip: [(x: Double, y: Double)], _ box: [(x: Double, y: Double)]) -> Double {
      let (left, right) = (box.map(\.x).min()!, box.map(\.x).max()!)
      let (top, bottom) = (box.map(\.y).min()!, box.map(\.y).max()!)
      return tip.map { max(left - $0.x, $0.x - right, 0) + max(top - $0.y, $0.y - bottom, 0) }.min()!
    }
    for line in against {
      let tip = try corners(line.tooltip)
      let (source, target) = (picture.boxes[line.source].tooltip, picture.boxes[line.target].tooltip)
      #expect(distance(tip, try corners(target)) < distance(tip, try corners(source)), "\(line.tooltip)")
    }
  }

  // MARK: Other forms of the picture

  @Test(arguments: FixedReports.all.map(\.name), LayoutOptions.Layout.allCases)
  func drawsPicturesForPaperAndPages(_ name: String, _ layout: LayoutOptions.Layout) throws {
    let report = try #require(FixedReports.all.first { $0.name == name }).report
    var options = RenderOptions()
    options.layout.layout = layout
    let png = PNGFormat().render(report, options)
    #expect(png.notes.isEmpty && png.bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]))
    let pdf = PDFFormat().render(report, options)
    #expect(pdf.notes.isEmpty && pdf.bytes.starts(with: Array("%PDF-".utf8)))
    let text = String(decoding: pdf.bytes, as: Unicode.ASCII.self)
    #expect(text.contains("/CreationDate (D:19700101000000"))
  }

  @Test func saysThatNoLayoutWorks() {
    var options = RenderOptions()
    options.layout.executable = "/no/such/program"
    let png = PNGFormat().render(FixedReports.workshop, options)
    #expect(png.failure == "no layout works for png; only svg can be drawn without one")
    #expect(png.bytes.isEmpty && png.notes.count == 3)
  }
}
