import DigraphPictures
import DigraphReporting
import Foundation
import Testing
import TextOutput

/// Draws pictures to look at: `DIGRAPH_GALLERY=<folder> swift test --filter PictureGallery` writes the picture of every
/// fixed and synthetic report there, and of every report in JSON that lies there.
@Suite struct PictureGallery {
  private static let folder = ProcessInfo.processInfo.environment["DIGRAPH_GALLERY"]

  @Test(.enabled(if: folder != nil)) func draws() throws {
    let folder = URL(fileURLWithPath: try #require(Self.folder))
    var reports = FixedReports.all.map { ($0.name, $0.report) }
    for size in [6, 40, 300, 8_000] {
      reports.append(("synthetic-\(size)", SyntheticReport.make(types: size, seed: UInt64(size))))
    }
    for file in try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    where file.hasSuffix(".json") {
      let name = String(file.dropLast(5))
      let bytes = try Data(contentsOf: folder.appendingPathComponent(file))
      reports.append((name, try ReportReader.read(Array(bytes), root: "/\(name)")))
    }
    for (name, report) in reports {
      for format in ReportFormats.all where ["dot", "svg"].contains(format.identifier) {
        let start = ContinuousClock.now
        let rendering = format.render(report, RenderOptions())
        print(name, format.identifier, ContinuousClock.now - start, rendering.notes)
        try Data(rendering.bytes).write(to: folder.appendingPathComponent("\(name).\(format.identifier)"))
      }
    }
  }
}
