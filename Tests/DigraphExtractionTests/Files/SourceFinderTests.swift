import DigraphExtraction
import DigraphFacts
import Foundation
import Testing

/// Which files are read, by way of the whole stage.
@Suite struct SourceFinderTests {
  private func found(
    _ folder: FolderFixture, _ paths: [String] = [""], include: [String] = [], exclude: [String] = []
  ) throws -> [String] {
    let settings = ExtractionSettings(
      paths: paths.map { $0.isEmpty ? folder.path : "\(folder.path)/\($0)" }, root: folder.path,
      include: include.map { GlobPattern($0) }, exclude: exclude.map { GlobPattern($0) }, jobs: 2)
    return try Extractor.extract(settings).facts.files.map(\.path)
  }

  @Test func findsSwiftFilesInOrder() throws {
    let folder = try FolderFixture(["b.swift": "", "a/z.swift": "", "a.swift": "", "a/readme.md": "", "B.swift": ""])
    #expect(try found(folder) == ["B.swift", "a.swift", "a/z.swift", "b.swift"])
  }

  @Test(arguments: [
    ".build", "DerivedData", ".git", "node_modules", "SourcePackages", ".hidden",
  ])
  func leavesOutWhatIsNotTheProjects(name: String) throws {
    let folder = try FolderFixture(["\(name)/x.swift": "", "deep/\(name)/y.swift": "", "a.swift": ""])
    #expect(try found(folder) == ["a.swift"])
  }

  @Test func takesWhatIsNamedAnyway() throws {
    let folder = try FolderFixture(["DerivedData/x.swift": "", "a.swift": "", ".gitignore": "a.swift"])
    #expect(try found(folder, ["DerivedData", "a.swift"]) == ["DerivedData/x.swift", "a.swift"])
  }

  @Test func respectsIgnoreFiles() throws {
    let folder = try FolderFixture([
      ".gitignore": "*.gen.swift\n/top.swift\nout/\n!keep.gen.swift\n# comment\nsub/x.swift\n\\#odd.swift\n",
      "a.gen.swift": "", "keep.gen.swift": "", "top.swift": "", "in/top.swift": "", "out/a.swift": "",
      "in/out/a.swift": "", "sub/x.swift": "", "in/sub/x.swift": "", "#odd.swift": "",
      "in/.gitignore": "local.swift\n!a.gen.swift\n", "in/local.swift": "", "local.swift": "", "in/a.gen.swift": "",
    ])
    #expect(
      try found(folder) == ["in/a.gen.swift", "in/sub/x.swift", "in/top.swift", "keep.gen.swift", "local.swift"])
  }

  @Test func rulesAboveAPathHoldBelowIt() throws {
    let folder = try FolderFixture([".gitignore": "*.gen.swift\n", "in/a.gen.swift": "", "in/b.swift": ""])
    #expect(try found(folder, ["in"]) == ["in/b.swift"])
  }

  @Test func includesAndExcludes() throws {
    let folder = try FolderFixture(["a/x.swift": "", "a/y.swift": "", "b/x.swift": ""])
    #expect(try found(folder, include: ["a"]) == ["a/x.swift", "a/y.swift"])
    #expect(try found(folder, exclude: ["**/x.swift"]) == ["a/y.swift"])
    #expect(try found(folder, include: ["a/**"], exclude: ["a/y.swift"]) == ["a/x.swift"])
  }

  @Test func followsNoLink() throws {
    let folder = try FolderFixture(["a/x.swift": ""])
    try folder.link("loop", to: ".")
    try folder.link("out", to: "/")
    try folder.link("b.swift", to: "a/x.swift")
    try folder.link("gone.swift", to: "nowhere")
    let result = try Extractor.extract(ExtractionSettings(paths: [folder.path], root: folder.path, jobs: 1))
    #expect(result.facts.files.map(\.path) == ["a/x.swift"])
    #expect(result.diagnostics.map { $0.file ?? "" } == ["b.swift", "gone.swift", "loop", "out"])
    #expect(result.diagnostics.allSatisfy { $0.severity == .note })
  }

  @Test func saysWhatIsMissing() throws {
    let folder = try FolderFixture(["a.txt": ""])
    #expect(throws: ExtractionError.noSuchPath("\(folder.path)/none")) { try found(folder, ["none"]) }
    #expect(throws: ExtractionError.nothingToScan([folder.path])) { try found(folder) }
  }
}
