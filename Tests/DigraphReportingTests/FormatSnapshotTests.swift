import DigraphReporting
import Testing

/// Every format with every fixed report, byte by byte.
@Suite struct FormatSnapshotTests {
  /// A picture drawn by libgraphviz is other bytes with another version of it.
  static let unstable: Set<String> = ["html", "pdf", "png", "svg"]

  static let cases = ReportFormats.all.filter { !unstable.contains($0.identifier) }.flatMap { format in
    FixedReports.all.map { (format.identifier, $0.name) }
  }

  static func path(_ format: String, _ report: String) -> String {
    "\(format)/\(report).\(fileExtension(ofFormat: format))"
  }

  @Test(arguments: cases)
  func rendersAsStored(_ identifier: String, _ name: String) throws {
    let report = try #require(FixedReports.all.first { $0.name == name }).report
    let rendering = try #require(format(identifier)).render(report, .describingRules)
    try Snapshot.check(rendering.bytes, Self.path(identifier, name))
    #expect(rendering.notes.isEmpty)
  }

  @Test(arguments: cases)
  func rendersUTF8ThatEndsItsLastLine(_ identifier: String, _ name: String) throws {
    let report = try #require(FixedReports.all.first { $0.name == name }).report
    let bytes = try #require(format(identifier)).render(report, .describingRules).bytes
    #expect(String(validating: bytes, as: UTF8.self) != nil)
    #expect(bytes.isEmpty || bytes.last == UInt8(ascii: "\n"))
  }

  @Test func storesNoSnapshotThatNothingRefersTo() throws {
    let expected = Self.cases.map { Self.path($0.0, $0.1) } + TextFormatTests.snapshots
    #expect(try Set(Snapshot.stored()).subtracting(expected) == [])
  }

  @Test func listsFormatsByIdentifier() {
    let identifiers = ReportFormats.all.map(\.identifier)
    #expect(identifiers == identifiers.sorted())
    #expect(Set(identifiers).count == identifiers.count)
    for format in ReportFormats.all {
      #expect(!format.title.isEmpty && format.summary.hasSuffix("."))
    }
  }
}
