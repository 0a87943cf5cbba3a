import DigraphCommand
import Foundation
import Testing

/// What 'diff' and 'affected' say of commits, the working tree and reports.
@Suite struct DiffCommandTests {
  private static let files = [
    "App/Session.swift": "final class Session {\n  private init() {}\n  func start() {}\n}\n",
    "App/Login.swift": """
    final class Login {
      let session: Session
      init(session: Session) { self.session = session }
      func logIn() { session.start() }
    }
    """,
    "App/Door.swift": "struct Door {\n  func open(_ login: Login) { login.logIn() }\n}\n",
    "Tests/LoginTests.swift": """
    import XCTest
    final class LoginTests: XCTestCase {
      func testLogIn() { Door().open(Login(session: .make())) }
    }
    """,
    "Other/Other.swift": "enum Other {\n  static let name = 1\n}\n",
  ]

  private static func object(_ outcome: GitFixture.Outcome) throws -> [String: Any] {
    #expect(outcome.code == .success, "\(outcome.errors)")
    return try #require(try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any])
  }

  private static func makeShared(_ fixture: GitFixture) throws {
    try fixture.edit("App/Session.swift", "private init() {}", "static let shared = Session()\n  private init() {}")
    try fixture.edit("App/Door.swift", "login.logIn()", "Session.shared.start()")
  }

  @Test func saysWhatTheWorkInHandChanges() throws {
    let fixture = try GitFixture(Self.files)
    #expect(fixture.digraph(["diff"]).output.hasPrefix("Nothing changed in the graph between main ("))
    try Self.makeShared(fixture)
    let outcome = fixture.digraph(["diff"])
    #expect(outcome.code == .success)
    #expect(outcome.output.contains("main ("))
    #expect(outcome.output.contains(") → working tree\n"))
    #expect(outcome.output.contains("+ `Door` reaches `Session.shared`, a singleton of the project."))
    #expect(outcome.output.contains("+ Session.shared  strict  App/Session.swift:2"))
    // Everything is in the report of the branch, too.
    try fixture.git("checkout", "--quiet", "-b", "work")
    try fixture.commit()
    #expect(fixture.digraph(["diff"]).output == outcome.output)
    #expect(fixture.digraph(["diff", "HEAD"]).output.hasPrefix("Nothing changed"))
  }

  /// What stands beside a change in its file is reached by it only where it uses it.
  @Test func whatOnlyMovesWithinItsFileIsNotAffected() throws {
    let fixture = try GitFixture([
      "App/Shapes.swift": """
      import Foundation

      struct Circle {
        let radius = 1
      }

      struct Square {
        let side = 1
      }
      """,
      "App/Users.swift": """
      struct Wheel {
        let circle = Circle()
      }

      struct Tile {
        let square = Square()
      }
      """,
    ])
    try fixture.edit("App/Shapes.swift", "let radius = 1", "let radius = 2\n  let width = 3")
    #expect(fixture.digraph(["affected", "--since", "HEAD"]).output == "Circle\nWheel\n")
    try fixture.edit("App/Shapes.swift", "struct Square", "@frozen\nstruct Square")
    #expect(fixture.digraph(["affected", "--since", "HEAD"]).output == "Circle\nSquare\nTile\nWheel\n")
    try fixture.edit("App/Shapes.swift", "@frozen\n", "")
    try fixture.edit("App/Shapes.swift", "import Foundation", "import CoreGraphics")
    #expect(fixture.digraph(["affected", "--since", "HEAD"]).output == "Circle\nSquare\nTile\nWheel\n")
  }

  /// The states are read from git's objects and from reports alike.
  @Test func saysTheSameOfCommitsAndOfTheirReports() throws {
    let fixture = try GitFixture(Self.files)
    _ = fixture.digraph(["scan", "--format", "json", "--output", "a.json"])
    try fixture.git("checkout", "--quiet", "-b", "work")
    try Self.makeShared(fixture)
    try fixture.git("add", "App")
    try fixture.git("commit", "--quiet", "--message", "share")
    _ = fixture.digraph(["scan", "--format", "json", "--output", "b.json"])
    try fixture.git("checkout", "--quiet", "main")
    let commits = try Self.object(fixture.digraph(["diff", "main", "work", "--format", "json"]))
    let reports = try Self.object(fixture.digraph(["diff", "a.json", "b.json", "--format", "json"]))
    for key in ["types", "edges", "findings", "cycles", "singletons", "effects", "figures"] {
      let (one, other) = (commits[key] as? [[String: Any]] ?? [], reports[key] as? [[String: Any]] ?? [])
      #expect(NSArray(array: one) == NSArray(array: other), "\(key)")
    }
    let edges = try #require(commits["edges"] as? [[String: Any]])
    let singleton = try #require(edges.first { $0["kind"] as? String == "singleton" })
    #expect(singleton["change"] as? String == "gained" && singleton["consumer"] as? String == "Door")
    #expect(singleton["member"] as? String == "shared" && singleton["line"] as? Int == 2)
    for range in ["main..work", "main...work"] {
      let found = try Self.object(fixture.digraph(["diff", range, "--format", "json"]))
      #expect(NSArray(array: found["edges"] as? [Any] ?? []) == NSArray(array: edges), "\(range)")
    }
  }

  @Test func aMovedFileIsNoChange() throws {
    let fixture = try GitFixture(Self.files)
    try fixture.move("App/Door.swift", "App/Doors/Entrance.swift")
    try fixture.edit("App/Session.swift", "func start() {}", "func start() { _ = 1 }")
    #expect(fixture.digraph(["diff"]).output.hasPrefix("Nothing changed"))
    #expect(fixture.digraph(["affected", "--select", "files"]).output.contains("App/Session.swift\n"))
    try fixture.git("checkout", "--quiet", "--", "App/Session.swift")
    #expect(fixture.digraph(["affected"]).output == "")
  }

  /// In headers as in Swift, and in a file that moved meanwhile.
  @Test func commentsAndLayoutAreNoChange() throws {
    var files = Self.files
    files["App/Radio.h"] = "@interface Radio : NSObject\n+ (Radio *)shared;\n@end\n"
    let fixture = try GitFixture(files)
    try fixture.edit("App/Session.swift", "  func start() {}", "\n  // Begins.\n  func start()\n  {\n  }")
    try fixture.edit("App/Radio.h", "@interface", "// A comment.\n\n@interface")
    try fixture.move("App/Door.swift", "App/Doors/Entrance.swift")
    try fixture.edit("App/Doors/Entrance.swift", "struct Door", "/// Leads in.\nstruct Door")
    #expect(fixture.digraph(["affected"]).output == "")
    try fixture.edit("App/Radio.h", "shared;", "shared;\n+ (Radio *)other;")
    #expect(fixture.digraph(["affected"]).output == "Radio\n")
  }

  /// What an application adds to a type of a package reaches nobody in the package.
  @Test func aChangeGoesUpThroughTheModules() throws {
    let fixture = try GitFixture([
      "Package.swift": """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "Shop",
        targets: [
          .target(name: "Core"), .target(name: "App", dependencies: ["Core"]),
          .testTarget(name: "CoreTests", dependencies: ["Core"]),
          .testTarget(name: "AppTests", dependencies: ["App", "Core"]),
        ])
      """,
      "Sources/Core/Order.swift": "public struct Order { public init() {} }\n",
      "Sources/Core/Store.swift": "public final class Store { public func add(_ order: Order) {} }\n",
      "Sources/App/Screen.swift": "import Core\nfinal class Screen { func show() {} }\n",
      "Sources/App/Order+App.swift": "import Core\nextension Order { func open() { Screen().show() } }\n",
      "Sources/App/List.swift": "import Core\nfinal class List { func open() { Order().open() } }\n",
      "Tests/CoreTests/StoreTests.swift": """
      import Core
      import Testing
      @Suite struct StoreTests { @Test func adds() { Store().add(Order()) } }
      """,
      "Tests/AppTests/ListTests.swift": """
      @testable import App
      import Testing
      @Suite struct ListTests { @Test func opens() { List().open() } }
      """,
    ])
    func reached(_ select: String) -> String { fixture.digraph(["affected", "--select", select]).output }
    try fixture.edit("Sources/App/Screen.swift", "func show() {}", "func show() { _ = 1 }")
    #expect(reached("types") == "List\nScreen\n" && reached("tests") == "ListTests\n")
    #expect(reached("modules") == "App\nAppTests\n")
    try fixture.git("checkout", "--quiet", "--", "Sources")
    try fixture.edit("Sources/Core/Order.swift", "init() {}", "init() { _ = 1 }")
    #expect(reached("types") == "List\nOrder\nStore\n" && reached("tests") == "ListTests\nStoreTests\n")
  }

  @Test func aRenamedTypeIsTheSameType() throws {
    let fixture = try GitFixture(Self.files)
    for file in ["App/Login.swift", "App/Door.swift", "Tests/LoginTests.swift"] {
      let text = try #require(fixture.folder.text(of: file))
      try fixture.folder.add(file, text.replacing(/\bLogin\b/, with: "SignIn"))
    }
    let outcome = fixture.digraph(["diff"])
    #expect(outcome.output.contains("Renamed (~1)\n  ~ SignIn  was Login"))
    #expect(!outcome.output.contains("Types ("))
  }

  // MARK: Lists

  @Test func listsWhatAChangeCanReach() throws {
    let fixture = try GitFixture(Self.files)
    try fixture.edit("App/Session.swift", "func start() {}", "func start() { _ = 1 }")
    func list(_ select: String) -> [String] {
      fixture.digraph(["affected", "--since", "HEAD", "--select", select]).output.split(separator: "\n").map(
        String.init)
    }
    #expect(list("types") == ["Door", "Login", "Session"])
    #expect(list("tests") == ["LoginTests"])
    #expect(list("modules") == ["App", "Tests"])
    #expect(list("files") == ["App/Door.swift", "App/Login.swift", "App/Session.swift", "Tests/LoginTests.swift"])
    let json = try Self.object(fixture.digraph(["affected", "--format", "json"]))
    #expect((json["tests"] as? [[String: Any]])?.map { $0["name"] as? String } == ["LoginTests"])
  }

  @Test func followsTheKindsThatAreAskedFor() throws {
    let fixture = try GitFixture(Self.files)
    try fixture.edit("App/Session.swift", "func start() {}", "func start() { _ = 1 }")
    let list = ["affected", "--since", "HEAD", "--kinds"]
    #expect(fixture.digraph(list + ["conform"]).output == "Session\n")
    #expect(fixture.digraph(list + ["init,method,mention"]).output == "Door\nLogin\nSession\n")
  }

  /// Those of XCTest and of swift-testing, with and without a suite; what only stands beside tests is none.
  @Test func listsTestsOfEveryKind() throws {
    var files = Self.files
    files["Tests/SwiftTests.swift"] = """
      import Testing
      @Test func starts() { Session().start() }
      @Test("again", .tags(.slow)) func startsAgain() async throws { Session().start() }
      func helper() { Session().start() }
      @Suite("sessions") struct Sessions { @Test func one() { Session().start() } }
      struct Unmarked { @Test func one() { Session().start() } }
      struct Fixture { func one() { Session().start() } }
      extension Fixture { struct Inner { @Test func two() { Session().start() } } }
      @Test func nothing() {}
      """
    let fixture = try GitFixture(files)
    try fixture.edit("App/Session.swift", "func start() {}", "func start() { _ = 1 }")
    let outcome = fixture.digraph(["affected", "--since", "HEAD", "--select", "tests"])
    #expect(outcome.output == "Fixture.Inner\nLoginTests\nSessions\nUnmarked\nstarts\nstartsAgain\n")
  }

  @Test func whoUsedWhatIsGoneIsReached() throws {
    let fixture = try GitFixture(Self.files)
    try fixture.remove("App/Session.swift")
    #expect(fixture.digraph(["affected", "--since", "HEAD"]).output == "Door\nLogin\n")
  }

  // MARK: Mistakes

  @Test func saysWhatCannotBeCompared() throws {
    let fixture = try GitFixture(Self.files)
    #expect(fixture.digraph(["diff", "nowhere"]).errors.contains("no commit 'nowhere'"))
    #expect(fixture.digraph(["diff", "a", "b", "c"]).code == .failure)
    #expect(fixture.digraph(["diff", "gone.json"]).errors.contains("cannot read the report gone.json"))
    try fixture.folder.add("bad.json", "{}")
    #expect(fixture.digraph(["diff", "bad.json"]).code == .failure)
    let folder = try TemporaryFolder()
    try folder.add("A.swift", "struct A {}")
    let outside = fixture.digraph(["diff", "--root", folder.path])
    #expect(outside.errors.contains("is not in a git repository"))
  }
}
