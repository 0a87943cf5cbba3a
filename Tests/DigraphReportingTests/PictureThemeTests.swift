import DigraphPictures
import DigraphReport
import DigraphReporting
import Testing

@Suite struct PictureThemeTests {
  private func text(_ format: String, _ style: PictureStyle, _ report: Report = FixedReports.small) throws -> String {
    var options = RenderOptions()
    options.style = style
    let found = try #require(ReportFormats.all.first { $0.identifier == format })
    return String(decoding: found.render(report, options).bytes, as: UTF8.self)
  }

  /// All colours that a text names.
  private func colors(_ text: String) -> Set<String> { Set(text.matches(of: /#[0-9a-f]{6}\b/).map { String($0.0) }) }

  @Test(arguments: PictureTheme.colored, ["dot", "svg", "d2", "plantuml"])
  func usesTheColoursOfTheThemeAlone(_ theme: PictureTheme, _ format: String) throws {
    let known = Set(PictureColor.allCases.map { $0.usual(in: theme) }).union(["#ffffff"])
    let found = colors(try text(format, PictureStyle(theme)))
    #expect(!found.isEmpty && found.isSubset(of: known), "\(found.subtracting(known))")
  }

  @Test func followsTheScreenOnlyWhereItIsToldTo() throws {
    #expect(try text("svg", PictureStyle(.auto)).contains("prefers-color-scheme"))
    for theme in PictureTheme.colored {
      #expect(!(try text("svg", PictureStyle(theme)).contains("prefers-color-scheme")))
    }
  }

  @Test func writesOnDarkPaper() throws {
    let dot = try text("dot", PictureStyle(.dark))
    #expect(dot.contains("bgcolor=\"#16181c\"") && dot.contains("fontcolor=\"#e8eaed\""))
    #expect(try text("mermaid", PictureStyle(.dark)).contains("theme: dark"))
    #expect(try text("plantuml", PictureStyle(.dark)).contains("skinparam backgroundColor #16181c"))
  }

  /// What two colours tell apart something else has to, where there are none.
  @Test func tellsLinesApartWithoutColours() {
    let style = PictureStyle(.print)
    var sketch = ReportSketch()
    for name in ["A", "B", "C", "D", "E"] { sketch.type(name) }
    sketch.type("Root", role: .compositionRoot)
    sketch.edge("A", "B", .singleton)
    sketch.edge("A", "C", .construct)
    sketch.edge("A", "D", .initializer)
    sketch.edge("Root", "E", .construct)
    let report = sketch.finished(files: 1, lines: 1)
    let dot = String(
      decoding: PictureBuilder.picture(of: report, PictureOptions()).drawn(as: .dot, DrawingOptions(style: style))
        .bytes,
      as: UTF8.self)
    let lines = dot.split(separator: "\n").filter { $0.contains(" -> ") }.map { line in
      line.replacing(/tooltip=.*/, with: "").replacing(/^.*color=/, with: "")
    }
    #expect(Set(lines).count == 4 && lines.count == 4)
    #expect(dot.contains("(filled diamond)") && dot.contains("(open diamond)"))
  }

  @Test func takesColoursOfOnesOwn() throws {
    let style = PictureStyle(
      .dark, own: [.dark: [.paper: "#000011", .singleton: "#ABCDEF"], .light: [.paper: "#fedcba"]])
    let dot = try text("dot", style)
    #expect(dot.contains("bgcolor=\"#000011\"") && dot.contains("#abcdef") && !dot.contains("#fedcba"))
    let page = try text("html", style)
    #expect(
      page.contains("data-theme=\"dark\"") && page.contains("--paper:#000011;") && page.contains("--paper:#fedcba;"))
    #expect(try !text("html", PictureStyle()).contains("<html lang=\"en\" data-theme"))
  }

  /// Constructions and locators have one colour by day and, here, two at night.
  @Test func keepsApartInTheDarkWhatIsAlikeInTheLight() {
    let style = PictureStyle(.auto, own: [.dark: [.construct: "#ff0000"]])
    #expect(style[.construct] != style[.locator])
    #expect(style.darkSheet.contains("[stroke=\"\(style[.construct])\"]{stroke:#ff0000}"))
    #expect(style.darkSheet.contains("[stroke=\"\(style[.locator])\"]{stroke:#ff9a4d}"))
    let usual = PictureStyle()
    for color in PictureColor.allCases { #expect(usual[color] == color.usual(in: .light)) }
  }

  @Test func colorsDifferencesToo() throws {
    var options = RenderOptions()
    options.style = PictureStyle(.dark)
    let svg = try #require(AnswerFormat.svg.render(DiffAnswerTests.answer(), options))
    #expect(String(decoding: svg.bytes, as: UTF8.self).contains("#16181c"))
  }
}
