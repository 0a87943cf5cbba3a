import DigraphReport
import DigraphReporting
import Testing

@Suite struct TextFormatTests {
  /// Beside those of `FormatSnapshotTests`.
  static let snapshots = ["text/small-color.txt", "text/small-narrow.txt", "text/gate-failure-verbose.txt"]

  private func lines(_ report: Report, _ change: (inout RenderOptions) -> Void = { _ in }) -> [Substring] {
    var options = RenderOptions()
    change(&options)
    let bytes = TextFormat().render(report, options).bytes
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
  }

  @Test func paintsWhenAsked() throws {
    var options = RenderOptions()
    options.usesColor = true
    try Snapshot.check(TextFormat().render(FixedReports.small, options).bytes, Self.snapshots[0])
  }

  @Test func fitsNarrowTerminals() throws {
    var options = RenderOptions()
    options.width = 40
    try Snapshot.check(TextFormat().render(FixedReports.small, options).bytes, Self.snapshots[1])
  }

  @Test func showsWhatTheBaselineKnowsWhenAskedForAll() throws {
    var options = RenderOptions()
    options.isVerbose = true
    try Snapshot.check(TextFormat().render(FixedReports.gateFailure, options).bytes, Self.snapshots[2])
  }

  @Test(arguments: FixedReports.all.map(\.name), [-5, 40, 41, 60, 80, 100, 500])
  func keepsWithinTheWidthButForSingleWords(_ name: String, _ width: Int) throws {
    let report = try #require(FixedReports.all.first { $0.name == name }).report
    for line in lines(report, { $0.width = width }) {
      #expect(line.last != " ")
      let words = line.split(separator: " ")
      // Names of several words and paths stay whole.
      let limit = max(40, min(width, 120))
      #expect(line.count <= limit || words.count <= 8, "\(line)")
    }
  }

  @Test(arguments: [true, false])
  func letsNoControlCharacterThrough(_ isVerbose: Bool) {
    for line in lines(FixedReports.hostile, { $0.isVerbose = isVerbose }) {
      for scalar in line.unicodeScalars {
        #expect(scalar.properties.generalCategory != .control && scalar != "\u{202E}" && scalar != "\u{2028}")
      }
    }
  }
}
