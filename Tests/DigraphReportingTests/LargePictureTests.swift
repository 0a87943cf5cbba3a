import DigraphPictures
import DigraphReport
import DigraphReporting
import Testing

/// What no layout can do is known before one is asked.
@Suite struct LargePictureTests {
  /// A chain of that many types.
  private func chain(_ count: Int, name: (Int) -> String = { "Type\($0)" }) -> Report {
    var sketch = ReportSketch()
    for index in 0..<count { sketch.type(name(index)) }
    for index in 1..<count { sketch.edge(name(index - 1), name(index), .construct) }
    return sketch.finished(files: count, lines: count)
  }

  private func options(_ layout: LayoutOptions.Layout = .auto) -> RenderOptions {
    var options = RenderOptions()
    // Says that it cannot be started wherever it is asked.
    options.layout.executable = "/no/such/program"
    options.layout.layout = layout
    options.picture.collapse = .none
    return options
  }

  @Test(arguments: [
    (LayoutOptions.Layout.auto, ["the spring layout is limited to 5,000 boxes and 40,000 lines"]),
    (
      .dot,
      [
        "the layered layout is limited to 2,000 boxes and 8,000 lines",
        "the spring layout is limited to 5,000 boxes and 40,000 lines",
      ]
    ),
    (
      .neato,
      [
        "the neato layout is limited to 1,000 boxes and 8,000 lines",
        "the spring layout is limited to 5,000 boxes and 40,000 lines",
      ]
    ),
  ])
  func asksNoLayoutForWhatItCannotDo(_ layout: LayoutOptions.Layout, _ notes: [String]) {
    let rendering = SVGFormat().render(chain(5_001), options(layout))
    #expect(rendering.notes.first?.hasPrefix("a picture of 5,001 boxes and 5,000 lines is more than") == true)
    #expect(Array(rendering.notes.dropFirst()) == notes.map { "\($0); a simpler layout is used" })
    #expect(rendering.failure == nil && rendering.bytes.count > 5_001 * 100)
  }

  @Test func saysWhatToDoAboutPicturesInPixelsThatAreTooLarge() {
    let rendering = PNGFormat().render(chain(1_501), options())
    #expect(
      rendering.failure
        == "a picture of 1,501 boxes and 1,500 lines is too large for png; group types with --collapse auto, select a "
        + "part with --focus, or use svg")
    #expect(rendering.bytes.isEmpty && !rendering.notes.contains { $0.contains("started") })
  }

  /// A layout makes room for every character, and pixels take memory.
  @Test(arguments: ["W", "日", "e\u{301}", "\u{202E}"])
  func drawsTheStartOfLongNames(_ character: String) {
    let report = chain(3) { "\($0)" + String(repeating: character, count: 100_000) }
    for format in [DOTFormat(), MermaidFormat()] as [any ReportFormat] {
      #expect(format.render(report, RenderOptions()).bytes.count < 100_000)
    }
    var options = RenderOptions()
    options.layout.layout = .rows
    #expect(SVGFormat().render(report, options).bytes.count < 100_000)
  }
}
