import DigraphFacts
import DigraphPictures
import DigraphReport
import DigraphReporting
import Testing

@Suite struct VisibleTextTests {
  /// What turns the direction of writing round, shows nothing, or ends a line where nobody expects it.
  private static let hidden: [UInt32] =
    [
      0x00, 0x07, 0x1B, 0x7F, 0x85, 0x9B, 0xAD, 0x034F, 0x061C, 0x115F, 0x180E, 0x2028, 0x2029, 0x2060, 0x2064, 0x206A,
      0x3164, 0xFE0F, 0xFEFF, 0xFFA0, 0xFFF9, 0xFFFE, 0xFFFF, 0xFDD0, 0x1D173, 0x1FFFE, 0xE0001, 0xE0041, 0xE007F,
      0xE0100, 0x10FFFF,
    ] + Array(0x200B...0x200F) + Array(0x202A...0x202E) + Array(0x2066...0x2069)

  @Test func writesOutWhatCannotBeSeen() throws {
    for value in Self.hidden {
      let scalar = try #require(Unicode.Scalar(value))
      #expect(VisibleText.of("a\(scalar)b") == "a\\u{\(String(value, radix: 16, uppercase: true))}b")
    }
    #expect(VisibleText.of("\r\n\t") == "\\r\\n\\t")
    #expect(VisibleText.of("\r\n\t", keepingLines: true) == "\r\n\\t")
  }

  @Test(arguments: [
    "", "LoginModel", "été", "e\u{301}", "日本語の型", "שלום", "👩‍👩‍👧", "❤️", "🏳️‍🌈", "👍🏽", "a\u{A0}b", "\u{E000}",
  ])
  func leavesWhatCanBeSeen(_ text: String) {
    #expect(VisibleText.of(text) == text)
  }

  @Test func takesJoinersForThoseOfEmojiOnlyBehindOne() {
    #expect(VisibleText.of("a\u{200D}b\u{FE0F}1\u{FE0F}") == "a\\u{200D}b\\u{FE0F}1\\u{FE0F}")
    #expect(VisibleText.of("👩\u{200D}\u{200D}") == "👩\u{200D}\\u{200D}")
  }

  /// A report in which every text holds all of them.
  private static let report: Report = {
    let all = hidden.compactMap(Unicode.Scalar.init).map { "\($0)x" }.joined()
    var sketch = ReportSketch()
    for name in ["A", "B"] { sketch.type(name + all, module: "M" + all) }
    sketch.edge("A" + all, "B" + all, .singleton, member: "m" + all)
    sketch.finding(
      "singleton-access", "A" + all, "B" + all, kind: "singleton", message: "m `\(all)`", reason: "r" + all,
      suggestion: "s" + all, status: .new)
    sketch.singleton("B" + all, "m" + all, uses: 1)
    sketch.diagnostic(.warning, "d" + all, file: "f" + all, line: 1, column: 2)
    sketch.gate(new: 1, known: 0, stale: ["s" + all])
    return sketch.finished(files: 1, lines: 1)
  }()

  /// Data keeps what it is given, in escapes; pictures in pixels and the like hold no text.
  @Test(arguments: ReportFormats.all.map(\.identifier).filter { $0 != "pdf" && $0 != "png" })
  func showsNothingHiddenInAnyFormat(_ identifier: String) throws {
    var options = RenderOptions()
    options.layout.layout = .rows
    options.isVerbose = true
    let rendering = try #require(format(identifier)).render(Self.report, options)
    for bytes in [rendering.bytes, rendering.jobSummary ?? []] {
      let found = Set(String(decoding: bytes, as: UTF8.self).unicodeScalars.filter(VisibleText.isHidden).map(\.value))
      #expect(found.subtracting([0x0A, 0x0D]) == [])
    }
    let text = String(decoding: rendering.bytes, as: UTF8.self)
    // Mermaid and PlantUML write braces by their numbers, Markdown with a backslash.
    let spellings = [
      "\\u{202E}", "\\\\u{202E}", "#92;u#123;202E#125;", "<U+005C>u<U+007B>202E<U+007D>", "\\\\u\\{202E\\}",
      "\\u202e",
    ]
    #expect(spellings.contains { text.contains($0) })
  }
}
