import DigraphExtraction
import DigraphFacts
import Testing

/// Modules from Xcode projects: listed files, synchronized folders, shared files, products under another name.
@Suite struct XcodeProjectTests {
  private func scan(_ files: [String: String], paths: [String] = [""]) throws -> ExtractionResult {
    let folder = try FolderFixture(files)
    return try Extractor.extract(
      ExtractionSettings(
        paths: paths.map { $0.isEmpty ? folder.path : "\(folder.path)/\($0)" }, root: folder.path, jobs: 2))
  }

  /// No disk of a Mac has two files whose names differ in case alone.
  private func scanInMemory(_ files: [String: String]) throws -> FactBase {
    var snapshot = SourceSnapshot()
    for (path, text) in files { snapshot.addFile(path, Array(text.utf8)) }
    var settings = ExtractionSettings(paths: ["/app"], root: "/app", jobs: 1)
    settings.snapshot = snapshot
    return try Extractor.extract(settings).facts
  }

  private func modules(_ facts: FactBase) -> [String: String] {
    Dictionary(uniqueKeysWithValues: zip(facts.files.map(\.path), facts.moduleOfFile.map { facts.modules[$0].name }))
  }

  /// A project of an app, its tests and a widget that takes one of the app's files.
  private static let listed = project(
    """
    F1 = {isa = PBXFileReference; path = Screen.swift; sourceTree = "<group>"; };
    F2 = {isa = PBXFileReference; path = "Shared Model.swift"; sourceTree = "<group>"; };
    F3 = {isa = PBXFileReference; path = Widget/Widget.swift; sourceTree = SOURCE_ROOT; };
    F4 = {isa = PBXFileReference; path = ScreenTests.swift; sourceTree = "<group>"; };
    G0 = {isa = PBXGroup; children = (G1, F3, G2, ); sourceTree = "<group>"; };
    G1 = {isa = PBXGroup; children = (F1, F2, G0, ); path = Code; sourceTree = "<group>"; };
    G2 = {isa = PBXGroup; children = (F4, ); path = Checks; sourceTree = "<group>"; };
    B1 = {isa = PBXBuildFile; fileRef = F1 /* Screen.swift */; };
    B2 = {isa = PBXBuildFile; fileRef = F2; };
    B3 = {isa = PBXBuildFile; fileRef = F3; };
    B4 = {isa = PBXBuildFile; fileRef = F4; };
    B5 = {isa = PBXBuildFile; fileRef = F2; };
    S1 = {isa = PBXSourcesBuildPhase; files = (B1, B2, ); };
    S2 = {isa = PBXSourcesBuildPhase; files = (B3, B5, ); };
    S3 = {isa = PBXSourcesBuildPhase; files = (B4, B2, ); };
    T1 = {isa = PBXNativeTarget; name = "The App"; buildPhases = (S1, ); buildConfigurationList = L1;
      productType = "com.apple.product-type.application"; };
    T2 = {isa = PBXNativeTarget; name = Widget; buildPhases = (S2, );
      productType = "com.apple.product-type.app-extension"; };
    T3 = {isa = PBXNativeTarget; name = AppTests; buildPhases = (S3, ); dependencies = (D1, );
      productType = "com.apple.product-type.bundle.unit-test"; };
    D1 = {isa = PBXTargetDependency; target = T1; };
    L1 = {isa = XCConfigurationList; buildConfigurations = (C1, ); };
    C1 = {isa = XCBuildConfiguration; buildSettings = {PRODUCT_NAME = Application; SWIFT_VERSION = 6.0; }; };
    """, main: "G0", targets: "T1, T2, T3")

  @Test func readsLanguageModes() throws {
    let facts = try scan([
      "App.xcodeproj/project.pbxproj": Self.listed, "Code/Screen.swift": "", "Widget/Widget.swift": "",
    ])
    .facts
    #expect(facts.modules.map { "\($0.name) \($0.languageMode)" } == ["The App 6", "Widget 0"])
  }

  private static func project(_ objects: String, main: String, targets: String) -> String {
    """
    // !$*UTF8*$!
    {
      archiveVersion = 1; /* a comment { with ( brackets */
      objects = {
        \(objects)
        P = {isa = PBXProject; mainGroup = \(main); projectDirPath = ""; targets = (\(targets), ); };
      };
      rootObject = P /* Project object */;
    }
    """
  }

  /// The disk of a Mac finds files whatever the case of their letters; of two that differ in it alone none is meant.
  @Test func findsFilesThatAreWrittenInAnotherCase() throws {
    var files = [
      "App.xcodeproj/project.pbxproj": Self.listed, "code/screen.swift": "", "Widget/Widget.swift": "",
      "widget/widget.swift": "", "checks/ScreenTests.swift": "",
    ]
    let found = modules(try scanInMemory(files))
    #expect(found["code/screen.swift"] == "The App" && found["checks/ScreenTests.swift"] == "AppTests")
    #expect(found["Widget/Widget.swift"] == "Widget" && found["widget/widget.swift"] == "widget")
    files["CODE/Screen.swift"] = ""
    #expect(modules(try scanInMemory(files))["code/screen.swift"] == "code")
  }

  @Test func findsFoldersThatAreWrittenInAnotherCase() throws {
    let project = Self.project(
      """
      G = {isa = PBXGroup; children = (S, ); sourceTree = "<group>"; };
      S = {isa = PBXFileSystemSynchronizedRootGroup; path = AppSettings; exceptions = (E, ); sourceTree = "<group>"; };
      E = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (Old/Left.swift, ); target = T; };
      T = {isa = PBXNativeTarget; name = App; fileSystemSynchronizedGroups = (S, );
        productType = "com.apple.product-type.application"; };
      """, main: "G", targets: "T")
    let files = [
      "App.xcodeproj/project.pbxproj": project, "Appsettings/Page.swift": "", "Appsettings/old/Left.swift": "",
    ]
    let found = modules(try scan(files).facts)
    #expect(found["Appsettings/Page.swift"] == "App" && found["Appsettings/old/Left.swift"] == "Appsettings")
  }

  @Test func readsListedFiles() throws {
    let result = try scan([
      "App.xcodeproj/project.pbxproj": Self.listed, "Code/Screen.swift": "", "Code/Shared Model.swift": "",
      "Widget/Widget.swift": "", "Checks/ScreenTests.swift": "", "Code/Forgotten.swift": "",
    ])
    let found = modules(result.facts)
    #expect(found["Code/Screen.swift"] == "The App")
    #expect(found["Widget/Widget.swift"] == "Widget")
    #expect(found["Checks/ScreenTests.swift"] == "AppTests")
    // In no target: the folder says.
    #expect(found["Code/Forgotten.swift"] == "Code")
    #expect(result.diagnostics.isEmpty)

    let facts = result.facts
    let app = try #require(facts.modules.first { $0.name == "The App" })
    #expect(app.importName == "Application" && app.origin == .project && !app.isTest)
    let tests = try #require(facts.modules.first { $0.name == "AppTests" })
    #expect(tests.isTest && tests.dependencies == ["The App"])
  }

  @Test func givesASharedFileToTheFirstTargetThatIsNoTest() throws {
    let facts = try scan([
      "App.xcodeproj/project.pbxproj": Self.listed, "Code/Screen.swift": "", "Code/Shared Model.swift": "",
    ]).facts
    #expect(modules(facts)["Code/Shared Model.swift"] == "The App")
    let shared = try #require(facts.files.firstIndex { $0.path == "Code/Shared Model.swift" })
    #expect(facts.modulesOfSharedFile[shared]?.map { facts.modules[$0].name } == ["The App", "Widget", "AppTests"])
    #expect(facts.modulesOfSharedFile.count == 1)
  }

  @Test func readsSynchronizedFoldersAndTheirExceptions() throws {
    let text = Self.project(
      """
      G0 = {isa = PBXGroup; children = (A, W, ); sourceTree = "<group>"; };
      A = {isa = PBXFileSystemSynchronizedRootGroup; exceptions = (E1, E2, ); path = App; sourceTree = "<group>"; };
      W = {isa = PBXFileSystemSynchronizedRootGroup; path = Widget; sourceTree = "<group>"; };
      E1 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T1;
        membershipExceptions = (Info.plist, Deep/NotMine.swift, Old, ); };
      E2 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T2; membershipExceptions = (Theme.swift, ); };
      T1 = {isa = PBXNativeTarget; name = App; fileSystemSynchronizedGroups = (A, ); };
      T2 = {isa = PBXNativeTarget; name = Widget; fileSystemSynchronizedGroups = (W, ); };
      """, main: "G0", targets: "T1, T2")
    let facts = try scan([
      "iOS/P.xcodeproj/project.pbxproj": text, "iOS/App/a.swift": "", "iOS/App/Deep/b.swift": "",
      "iOS/App/Deep/NotMine.swift": "", "iOS/App/Old/c.swift": "", "iOS/App/Theme.swift": "", "iOS/Widget/w.swift": "",
    ]).facts
    let found = modules(facts)
    #expect(found["iOS/App/a.swift"] == "App" && found["iOS/App/Deep/b.swift"] == "App")
    #expect(found["iOS/App/Deep/NotMine.swift"] == "iOS" && found["iOS/App/Old/c.swift"] == "iOS")
    #expect(found["iOS/App/Theme.swift"] == "App" && found["iOS/Widget/w.swift"] == "Widget")
    #expect(facts.modulesOfSharedFile.count == 1)
  }

  @Test func readsWhatStandsAboveThePath() throws {
    let files = [
      "App.xcodeproj/project.pbxproj": Self.listed, "Code/Screen.swift": "",
      "Pack/Package.swift": """
      let package = Package(name: "Pack", targets: [.target(name: "Pack", path: "In")])
      """, "Pack/In/a.swift": "",
    ]
    #expect(modules(try scan(files, paths: ["Code"]).facts)["Code/Screen.swift"] == "The App")
    let inner = try scan(files, paths: ["Pack/In"]).facts
    #expect(modules(inner) == ["Pack/In/a.swift": "Pack"])
  }

  @Test func preferAManifest() throws {
    let facts = try scan([
      "App.xcodeproj/project.pbxproj": Self.listed, "Code/Screen.swift": "",
      "Package.swift": "let package = Package(name: \"P\", targets: [.target(name: \"FromPackage\", path: \"Code\")])",
    ]).facts
    #expect(modules(facts)["Code/Screen.swift"] == "FromPackage")
  }

  @Test(arguments: [
    "", "{", "(((((", "{ objects = { A = {", "\"", "/*", "}", "not a project at all", "<?xml version=\"1.0\"?>",
  ])
  func saysWhereAProjectIsDamaged(text: String) throws {
    let result = try scan(["App.xcodeproj/project.pbxproj": text, "Code/a.swift": ""])
    #expect(modules(result.facts) == ["Code/a.swift": "Code"])
    #expect(result.diagnostics.map(\.file) == ["App.xcodeproj/project.pbxproj"])
  }

  @Test func endsOnDeepNesting() throws {
    let result = try scan([
      "App.xcodeproj/project.pbxproj": String(repeating: "{a=(", count: 200_000), "Code/a.swift": "",
    ])
    #expect(modules(result.facts) == ["Code/a.swift": "Code"])
  }
}
