import DigraphExtraction
import DigraphFacts
import Testing

/// Modules, from manifests and folders.
@Suite struct ModuleMapTests {
  private func modules(_ files: [String: String]) throws -> [String: String] {
    let folder = try FolderFixture(files)
    let facts = try Extractor.extract(ExtractionSettings(paths: [folder.path], root: folder.path, jobs: 1)).facts
    return Dictionary(
      uniqueKeysWithValues: zip(facts.files.map(\.path), facts.moduleOfFile.map { facts.modules[$0].name }))
  }

  @Test func readsTargetsOfAManifest() throws {
    let found = try modules([
      "Package.swift": """
      // swift-tools-version: 6.0
      let package = Package(name: "P", targets: [
        .target(name: "Core", dependencies: [.target(name: "Other"), "Third", .product(name: "Log", package: "log")]),
        .executableTarget(name: "App", dependencies: ["Core"], path: "Program"),
        .testTarget(name: "CoreTests", dependencies: ["Core"]),
      ])
      """,
      "Sources/Core/a.swift": "", "Sources/Core/Deep/b.swift": "", "Program/main.swift": "",
      "Tests/CoreTests/t.swift": "", "Other/x.swift": "",
    ])
    #expect(found["Sources/Core/Deep/b.swift"] == "Core")
    #expect(found["Program/main.swift"] == "App")
    #expect(found["Tests/CoreTests/t.swift"] == "CoreTests")
    #expect(found["Other/x.swift"] == "Other")
  }

  @Test func readsLanguageModesOfAManifest() throws {
    func modes(_ manifest: String) throws -> [String: UInt8] {
      let folder = try FolderFixture([
        "Package.swift": manifest, "Sources/A/a.swift": "", "Sources/B/b.swift": "", "Sources/C/c.swift": "",
      ])
      let facts = try Extractor.extract(ExtractionSettings(paths: [folder.path], root: folder.path, jobs: 1)).facts
      return Dictionary(uniqueKeysWithValues: facts.modules.map { ($0.name, $0.languageMode) })
    }
    let targets = """
      .target(name: "A"), .target(name: "B", swiftSettings: [.swiftLanguageMode(.v5)]),
      .target(name: "C", swiftSettings: [.swiftLanguageMode(.v6), .defaultIsolation(MainActor.self)])
      """
    let newest = try modes(
      "// swift-tools-version: 6.2\nlet package = Package(name: \"P\", targets: [\(targets)])")
    #expect([newest["A"], newest["B"], newest["C"]] == [6, 5, 5])
    let older = try modes(
      "// swift-tools-version:5.9\nlet package = Package(name: \"P\", targets: [\(targets)])")
    #expect(older["A"] == 5)
    let named = try modes(
      """
      // swift-tools-version: 6.0
      let package = Package(name: "P", targets: [\(targets)], swiftLanguageModes: [.v4, .v5])
      """)
    #expect(named["A"] == 5)
    #expect(try modes("let package = Package(name: \"P\", targets: [\(targets)])")["A"] == 0)
  }

  @Test func readsLanguageModesOfAProjectOfTuist() throws {
    let folder = try FolderFixture([
      "Project.swift": """
      import ProjectDescription
      let older: SettingsDictionary = ["SWIFT_VERSION": "5.0"]
      let project = Project(
        name: "P", settings: .settings(base: ["SWIFT_VERSION": .string("6.0")]),
        targets: [
          .target(name: "A", product: .framework, sources: ["A/**"]),
          .target(name: "B", product: .framework, sources: ["B/**"], settings: .settings(base: older)),
          .target(
            name: "C", product: .framework, sources: ["C/**"],
            settings: .settings(base: ["SWIFT_DEFAULT_ACTOR_ISOLATION": "MainActor"])),
          .target(
            name: "D", product: .framework, sources: ["D/**"],
            settings: .settings(base: SettingsDictionary().swiftVersion("4.2"), configurations: [])),
        ])
      """,
      "A/a.swift": "", "B/b.swift": "", "C/c.swift": "", "D/d.swift": "",
    ])
    let facts = try Extractor.extract(ExtractionSettings(paths: [folder.path], root: folder.path, jobs: 1)).facts
    let modes = Dictionary(uniqueKeysWithValues: facts.modules.map { ($0.name, $0.languageMode) })
    #expect([modes["A"], modes["B"], modes["C"], modes["D"]] == [6, 5, 5, 4])
  }

  @Test func readsLanguageModesOfBuildFiles() throws {
    let folder = try FolderFixture([
      "BUILD": """
      MODE = ["-swift-version", "6"]
      swift_library(name = "A", module_name = "A", srcs = ["a.swift"], copts = MODE + ["-enable-testing"])
      swift_library(name = "B", module_name = "B", srcs = ["b.swift"], copts = ["-swift-version=5"])
      swift_library(name = "C", module_name = "C", srcs = ["c.swift"])
      swift_library(
          name = "D", module_name = "D", srcs = ["d.swift"], copts = MODE + ["-default-isolation", "MainActor"])
      """,
      "a.swift": "", "b.swift": "", "c.swift": "", "d.swift": "",
    ])
    let facts = try Extractor.extract(ExtractionSettings(paths: [folder.path], root: folder.path, jobs: 1)).facts
    let modes = Dictionary(
      facts.modules.map { ($0.importName, $0.languageMode) }, uniquingKeysWith: { first, _ in first })
    #expect([modes["A"], modes["B"], modes["C"], modes["D"]] == [6, 5, 0, 5])
  }

  @Test func readsSeveralPackagesAndTheDeepestFolder() throws {
    let manifest = { (name: String) in "let package = Package(name: \"\(name)\", targets: [.target(name: \"\(name)\")])"
    }
    let found = try modules([
      "Package.swift": manifest("Outer"), "Sources/Outer/a.swift": "",
      "Packages/Inner/Package.swift": manifest("Inner"), "Packages/Inner/Sources/Inner/b.swift": "",
    ])
    #expect(found["Sources/Outer/a.swift"] == "Outer")
    #expect(found["Packages/Inner/Sources/Inner/b.swift"] == "Inner")
  }

  @Test func readsWhatVariablesHoldAndNewerManifests() throws {
    let found = try modules([
      "Package.swift": """
      let core: Target = .target(name: "Core")
      core.path = "Lib"
      package.targets = [core]
      """,
      "Package@swift-5.9.swift": "let package = Package(name: \"P\", targets: [.target(name: \"New\", path: \"New\")])",
      "Lib/a.swift": "", "New/b.swift": "",
    ])
    #expect(found["Lib/a.swift"] == "Core")
    #expect(found["New/b.swift"] == "New")
  }

  @Test func takesFoldersOtherwise() throws {
    let found = try modules(["App/Screens/a.swift": "", "Sources/Core/b.swift": "", "AppTests/c.swift": ""])
    #expect(found["App/Screens/a.swift"] == "App")
    #expect(found["Sources/Core/b.swift"] == "Core")
    #expect(found["AppTests/c.swift"] == "AppTests")
  }
}
