import DigraphFacts
import DigraphPictures
import DigraphReport
import Testing

/// Boxes for the folders that somebody names, and for all folders down to a depth.
@Suite struct JoinedFoldersTests {
  /// Types in `Sources/App/Features/{Login,Menu}`, one of them deeper, beside two elsewhere, and a module of its own.
  static let report: Report = {
    var sketch = ReportSketch()
    for name in ["L1", "L2"] { sketch.type(name, folder: "Features/Login") }
    sketch.type("L3", folder: "Features/Login/Views")
    for name in ["M1", "M2"] { sketch.type(name, folder: "Features/Menu") }
    for name in ["C1", "C2"] { sketch.type(name, folder: "Core") }
    for name in ["N1", "N2"] { sketch.type(name, module: "Net") }
    for (source, target) in [
      ("L1", "L2"), ("L2", "L3"), ("L3", "C1"), ("M1", "M2"), ("M2", "C1"), ("C1", "C2"), ("C2", "N1"), ("N1", "N2"),
    ] { sketch.edge(source, target) }
    return sketch.finished(files: 1, lines: 1)
  }()

  private func boxes(_ patterns: [String], _ collapse: PictureOptions.Collapse = .auto) -> [String] {
    var options = PictureOptions()
    options.joined = patterns.map { GlobPattern($0) }
    options.collapse = collapse
    return PictureBuilder.picture(of: Self.report, options).boxes
      .map { "\($0.label)\($0.tint == .group ? " (\($0.nodes.count))" : "")" }
  }

  @Test func joinsTheFoldersThatAPatternNames() {
    #expect(boxes(["Features/*"]) == ["C1", "C2", "N1", "N2", "Features/Login (3)", "Features/Menu (2)"])
    #expect(boxes(["Login"]) == ["M1", "M2", "C1", "C2", "N1", "N2", "Features/Login (3)"])
    #expect(boxes(["Sources/App/Features"]) == ["C1", "C2", "N1", "N2", "Features (5)"])
    #expect(boxes(["Net", "Core"]) == ["L1", "L2", "L3", "M1", "M2", "Core (2)", "Net (2)"])
    // Of folders inside each other the outermost counts.
    #expect(boxes(["Features/**"]) == ["C1", "C2", "N1", "N2", "Features/Login (3)", "Features/Menu (2)"])
  }

  @Test func leavesTheRestToTheUnit() {
    #expect(boxes(["Login"], .module) == ["App (4)", "Net (2)", "Features/Login (3)"])
    #expect(boxes([], .depth(0)) == ["App (7)", "Net (2)"])
    #expect(boxes([], .depth(1)) == ["Features (5)", "Core (2)", "Net (2)"])
    #expect(boxes([], .depth(2)) == ["Features/Login (3)", "Features/Menu (2)", "Core (2)", "Net (2)"])
    #expect(
      boxes([], .depth(9)) == ["Features/Login (2)", ".../Login/Views (1)", "Features/Menu (2)", "Core (2)", "Net (2)"])
  }

  @Test func saysWhatNamesNothing() {
    let joined = JoinedFolders(["Login", "Nowhere/*", "net"].map { GlobPattern($0) }, in: Self.report)
    #expect(joined.unmatched.map(\.text) == ["Nowhere/*", "net"])
  }

  /// The inside of a box that was named is drawn without joining it again.
  @Test func opensWhatWasNamed() {
    var options = PictureOptions()
    options.joined = [GlobPattern("Features/*")]
    let scenes = PictureScene.all(of: Self.report, options, DrawingOptions(layout: .rows))
    #expect(scenes.count == 3)
    #expect(scenes[1].picture.boxes.map(\.label) == ["L1", "L2", "L3"])
  }
}

extension LayoutOptions {
  /// Without a library.
  fileprivate static var rows: LayoutOptions {
    var options = LayoutOptions()
    options.layout = .rows
    return options
  }
}
