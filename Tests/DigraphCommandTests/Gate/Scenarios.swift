import Testing

/// What somebody does to the shop, and what the gate says of it.
struct Scenario: Sendable, CustomTestStringConvertible {
  enum Baseline: Sendable, CaseIterable {
    /// A file that was recorded before.
    case file
    /// The commit before, by `--baseline-commit`.
    case commit
  }

  let testDescription: String
  var against = Baseline.allCases
  var base = Shop.files
  /// Files of a submodule at `Plugins`; empty for none.
  var submodule: [String: String] = [:]
  /// Symbolic links, with where they lead.
  var links: [String: String] = [:]
  /// Of `check`, behind what names the baseline.
  var arguments: [String] = []
  /// The folder it runs in.
  var folder = ""
  var change: @Sendable (GitFixture) throws -> Void
  /// Identities of what is new and fails.
  var new: [String] = []
  /// Entries of the file that match nothing.
  var stale: [String] = []

  init(
    _ name: String, against: [Baseline] = Baseline.allCases, with more: [String: String] = [:],
    arguments: [String] = [], in folder: String = "", new: [String] = [], stale: [String] = [],
    change: @escaping @Sendable (GitFixture) throws -> Void = { _ in }
  ) {
    testDescription = name
    self.against = against
    base.merge(more) { $1 }
    self.arguments = arguments
    self.folder = folder
    self.new = new
    self.stale = stale
    self.change = change
  }
}

private let reachSession = "final class ProfileModel { func load() { Session.shared.start() } }\n"
private let profileReachesSession = "singleton-access: ProfileModel -> Session (singleton)"

extension Scenario {
  static let all = unchanged + moved + renamed + additions + removals + dirty + history + parts + unread + knownLinks

  // MARK: The same code

  static let unchanged: [Scenario] = [
    Scenario("nothing changed"),
    Scenario("lines shift") { try $0.edit("App/Login.swift", "final class", "\n\n\n// Sign in and out.\nfinal class") },
    Scenario("reformatted") {
      try $0.edit("App/Login.swift", "Session.shared.start()", "Session\n      .shared\n      .start(\n      )")
    },
    Scenario("with CR LF") { try $0.edit("App/Login.swift", "\n", "\r\n") },
    Scenario("comments come and go") {
      try $0.edit("App/Menu.swift", "private let api", "// Session.shared\n  /* MenuModel() */ private let api")
    },
    Scenario("a string that looks like code") {
      try $0.edit("App/Card.swift", "func pay", "let text = \"Session.shared.start()\"\n  func pay")
    },
    Scenario("members change their order") {
      try $0.folder.add(
        "App/Login.swift",
        "final class LoginModel {\n  func signOut() { Session.shared.end() }\n  func signIn() { Session.shared.start() }\n  var name = \"\"\n}\n"
      )
    },
    Scenario("types change their order") {
      try $0.folder.add("Services/API.swift", Shop.analytics + Shop.api)
      try $0.remove("Services/Analytics.swift")
    },
    Scenario("a type is split into extensions") {
      try $0.folder.add("App/Login.swift", "final class LoginModel {\n  var name = \"\"\n}\n")
      try $0.folder.add("App/Login+In.swift", "extension LoginModel {\n  func signIn() { Session.shared.start() }\n}\n")
      try $0.folder.add("App/Login+Out.swift", "extension LoginModel {\n  func signOut() { Session.shared.end() }\n}\n")
    },
    Scenario("a second access in a consumer that has one") {
      try $0.edit("App/Login.swift", "var name", "func restart() { Session.shared.start() }\n  var name")
    },
    Scenario("a dependency is injected") {
      try $0.edit("App/Card.swift", "init(api: any Ordering) {", "init(api: any Ordering, other: any Ordering) {")
    },
    Scenario("plain data is constructed") {
      try $0.folder.add("App/Order.swift", "struct Order { var number: Int }\n")
      try $0.edit("App/Card.swift", "func pay", "func order() -> Order { Order(number: 1) }\n  func pay")
    },
    Scenario("the composition root constructs more") {
      try $0.edit("App/AppAssembly.swift", "func card", "func menu() -> MenuModel { MenuModel() }\n  func card")
    },
    Scenario("a test constructs and reaches") {
      try $0.folder.add(
        "Tests/AppTests/CardTests.swift",
        "import XCTest\nfinal class CardTests: XCTestCase { func testPay() { CardModel(api: OrderingAPI()).pay() } }\n")
    },
  ]

  // MARK: Moves and names

  static let moved: [Scenario] = [
    Scenario("a file is renamed") { try $0.move("App/Login.swift", "App/SignIn.swift") },
    Scenario("a file moves to another folder") { try $0.move("App/Login.swift", "Screens/Login/Login.swift") },
    Scenario("a file moves to another module") { try $0.move("App/Menu.swift", "Services/Menu.swift") },
    Scenario("a folder is renamed") { try $0.move("App", "Application") },
    Scenario("a moved file is edited too") {
      try $0.move("App/Login.swift", "App/SignIn.swift")
      try $0.edit("App/SignIn.swift", "signIn", "enter")
    },
    Scenario("two files become one") {
      try $0.folder.add("App/Login.swift", Shop.login + Shop.menu)
      try $0.remove("App/Menu.swift")
    },
    Scenario("a move that is committed") {
      try $0.git("mv", "App/Login.swift", "App/SignIn.swift")
      try $0.commit()
    },
    Scenario("a move and a new access") {
      try $0.move("App/Card.swift", "App/Payment.swift")
      try $0.edit("App/Payment.swift", "api.order()", "Session.shared.start()")
    }
    .finding("singleton-access: CardModel -> Session (singleton)"),
  ]

  // MARK: Other names

  static let renamed: [Scenario] = [
    Scenario("a consumer is renamed") { try $0.edit("App/Login.swift", "LoginModel", "SignInModel") },
    Scenario("a consumer is renamed and moved") {
      try $0.edit("App/Login.swift", "LoginModel", "SignInModel")
      try $0.move("App/Login.swift", "Screens/SignIn.swift")
    },
    Scenario("a singleton is renamed") {
      try $0.edit("Services/Session.swift", "Session", "UserSession")
      try $0.edit("App/Login.swift", "Session", "UserSession")
    },
    Scenario("a consumer and what it reaches are renamed") {
      try $0.edit("Services/Session.swift", "Session", "UserSession")
      try $0.edit("App/Login.swift", "Session", "UserSession")
      try $0.edit("App/Login.swift", "LoginModel", "SignInModel")
    },
    Scenario("a member of a cycle is renamed", arguments: ["--skip", "concrete-dependency"]) {
      try $0.edit("App/Cycle.swift", "AService", "ZService")
    }
    .with([
      "App/Cycle.swift": cycle("AService", "BService", "CService").replacing(
        "func go", with: "func a() {}; func go", maxReplacements: 1)
    ]),
    Scenario(
      "renamed, and with another singleton",
      new: [
        "singleton-access: SignInModel -> Analytics (singleton)",
        "singleton-access: SignInModel -> Session (singleton)",
      ], stale: [Shop.loginReachesSession]
    ) {
      try $0.edit("App/Login.swift", "LoginModel", "SignInModel")
      try $0.edit("App/Login.swift", "Session.shared.end()", "Session.shared.end(); Analytics.shared.track(\"\")")
    },
    Scenario(
      "renamed, and with another member", new: ["singleton-access: SignInModel -> Session (singleton)"],
      stale: [Shop.loginReachesSession]
    ) {
      try $0.edit("App/Login.swift", "LoginModel", "SignInModel")
      try $0.edit("App/Login.swift", "func signOut", "func leave")
    },
    Scenario("a copy under another name", new: ["singleton-access: SignInModel -> Session (singleton)"]) {
      try $0.folder.add("App/SignIn.swift", Shop.login.replacing("LoginModel", with: "SignInModel"))
    },
  ]

  // MARK: Something new

  static let additions: [Scenario] = [
    Scenario("a new singleton", new: ["singleton-declaration: Cache.shared (declaration)"]) {
      try $0.folder.add("Services/Cache.swift", "final class Cache { static let shared = Cache(); func clear() {} }\n")
    },
    Scenario("a type becomes a singleton", new: ["singleton-declaration: OrderingAPI.shared (declaration)"]) {
      try $0.edit("Services/API.swift", "func cancel", "static let shared = OrderingAPI()\n  func cancel")
    },
    Scenario("a new access in a new consumer", new: [profileReachesSession]) {
      try $0.folder.add("App/Profile.swift", reachSession)
    },
    Scenario("a new access in a known consumer", new: ["singleton-access: CardModel -> Session (singleton)"]) {
      try $0.edit("App/Card.swift", "api.order()", "Session.shared.start()")
    },
    Scenario(
      "a second singleton in a consumer that reaches one",
      new: ["singleton-access: LoginModel -> Analytics (singleton)"]
    ) { try $0.edit("App/Login.swift", "Session.shared.end()", "Session.shared.end(); Analytics.shared.track(\"\")") },
    Scenario("a platform singleton", new: ["singleton-access: CardModel -> UserDefaults (singleton)"]) {
      try $0.edit("App/Card.swift", "api.order()", "UserDefaults.standard.set(1, forKey: \"\")")
    },
    Scenario("a clock is read", new: ["volatile-static: CardModel -> Date (static)"]) {
      try $0.edit("App/Card.swift", "api.order()", "api.order(); _ = Date.now")
    },
    Scenario("a new construction", new: ["hard-coded-construction: LoginModel -> OrderingAPI (construct)"]) {
      try $0.edit("App/Login.swift", "var name = \"\"", "let api = OrderingAPI()")
    },
    Scenario("a construction in an extension", new: ["hard-coded-construction: CardModel -> OrderingAPI (construct)"]) {
      try $0.folder.add("App/Card+Again.swift", "extension CardModel { func again() { OrderingAPI().order() } }\n")
    },
    Scenario(
      "the same dependency in another way", new: ["singleton-access: MenuModel -> OrderingAPI (singleton)"]
    ) { repository in
      try repository.edit("App/Menu.swift", "func clear() {}", "func clear() { OrderingAPI.shared.cancel() }")
    }
    .with([
      "Services/API.swift": Shop.api.replacing("func cancel", with: "static let shared = OrderingAPI()\n  func cancel")
    ]),
    Scenario(
      "a cycle", arguments: ["--skip", "concrete-dependency"],
      new: ["dependency-cycle: ReaderService, WriterService (cycle)"]
    ) {
      for (path, text) in files(ofCycle: "ReaderService", "WriterService") { try $0.folder.add(path, text) }
    },
    Scenario(
      "a cycle that grows", arguments: ["--skip", "concrete-dependency"],
      new: ["dependency-cycle: AService, BService, CService (cycle)"]
    ) {
      for (path, text) in files(ofCycle: "AService", "BService", "CService") { try $0.folder.add(path, text) }
    }
    .with(files(ofCycle: "AService", "BService")).leaving(stale: [
      "dependency-cycle: AService, BService (cycle)"
    ]),
    Scenario("a cycle that shrinks", arguments: ["--skip", "concrete-dependency"]) {
      for (path, text) in files(ofCycle: "AService", "BService") { try $0.folder.add(path, text) }
    }
    .with(files(ofCycle: "AService", "BService", "CService")),
    Scenario(
      "two things at once", new: [profileReachesSession, "singleton-declaration: Cache.shared (declaration)"].sorted()
    ) {
      try $0.folder.add("App/Profile.swift", reachSession)
      try $0.folder.add("Services/Cache.swift", "final class Cache { static let shared = Cache(); func clear() {} }\n")
    },
    Scenario("a consumer of the same name in another module", new: [Shop.loginReachesSession]) {
      try $0.folder.add("Extras/Login.swift", Shop.login)
    },
    Scenario("in a branch of #if", new: ["singleton-access: CardModel -> Session (singleton)"]) {
      try $0.edit("App/Card.swift", "api.order()", "\n    #if DEBUG\n    Session.shared.start()\n    #endif\n  ")
    },
  ]

  /// Types that take each other in a circle.
  static func cycle(_ names: String...) -> String { parts(ofCycle: names).map(\.text).joined(separator: "\n") + "\n" }

  /// Each type in a file of its own.
  static func files(ofCycle names: String...) -> [String: String] {
    Dictionary(uniqueKeysWithValues: parts(ofCycle: names).map { ("App/\($0.name).swift", $0.text + "\n") })
  }

  private static func parts(ofCycle names: [String]) -> [(name: String, text: String)] {
    zip(names, names.dropFirst() + names.prefix(1)).map { name, next in
      (
        name,
        "final class \(name) { let next: \(next); init(next: \(next)) { self.next = next }; func go() { next.go() } }"
      )
    }
  }

  // MARK: Something is gone

  static let removals: [Scenario] = [
    Scenario("an access is gone", stale: [Shop.loginReachesSession]) {
      try $0.edit("App/Login.swift", "Session.shared.start()", "")
      try $0.edit("App/Login.swift", "Session.shared.end()", "")
    },
    Scenario("one access of two is gone") { try $0.edit("App/Login.swift", "Session.shared.end()", "") },
    Scenario("a singleton is gone", stale: [Shop.analyticsIsShared]) { try $0.remove("Services/Analytics.swift") },
    Scenario("a file is deleted", stale: [Shop.loginReachesSession]) { try $0.remove("App/Login.swift") },
    Scenario(
      "gone, and allowed to be", against: [.file], arguments: ["--allow-stale"], stale: [Shop.loginReachesSession]
    ) { try $0.remove("App/Login.swift") },
    Scenario("gone from the file too", against: [.file]) {
      try $0.remove("App/Login.swift")
      _ = $0.digraph(["baseline", "--shrink"])
    },
    Scenario("one is gone and another is new", new: [profileReachesSession], stale: [Shop.menuConstructsAPI]) {
      try $0.edit("App/Menu.swift", "private let api = OrderingAPI()", "let api: any Ordering")
      try $0.folder.add("App/Profile.swift", reachSession)
    },
  ]

  // MARK: States of a working tree

  static let dirty: [Scenario] = [
    Scenario("untracked", new: [profileReachesSession]) { try $0.folder.add("App/Profile.swift", reachSession) },
    Scenario("staged", new: [profileReachesSession]) {
      try $0.folder.add("App/Profile.swift", reachSession)
      try $0.git("add", "App/Profile.swift")
    },
    Scenario("staged, then taken back on the disk") {
      try $0.folder.add("App/Profile.swift", reachSession)
      try $0.git("add", "App/Profile.swift")
      try $0.remove("App/Profile.swift")
    },
    Scenario("staged, then made worse on the disk", new: ["singleton-access: CardModel -> Session (singleton)"]) {
      try $0.edit("App/Card.swift", "pay", "buy")
      try $0.git("add", "App/Card.swift")
      try $0.edit("App/Card.swift", "api.order()", "Session.shared.start()")
    },
    Scenario("committed", new: [profileReachesSession]) {
      try $0.folder.add("App/Profile.swift", reachSession)
      try $0.commit()
    },
    Scenario("committed and then mended on the disk") {
      try $0.folder.add("App/Profile.swift", reachSession)
      try $0.commit()
      try $0.remove("App/Profile.swift")
    },
    Scenario("in an ignored folder") { try $0.folder.add("Generated/Profile.swift", reachSession) },
    Scenario("in a hidden folder") { try $0.folder.add(".build/Profile.swift", reachSession) },
    Scenario("ignored no more", new: [profileReachesSession]) {
      try $0.folder.add("Generated/Profile.swift", reachSession)
      try $0.folder.add(".gitignore", "")
    },
    Scenario("tracked although it is ignored") {
      try $0.folder.add("App/Card.swift", Shop.card + "\n")
    }
    .with(["Generated/Old.swift": reachSession]),
    Scenario("deleted and not staged", against: [.commit]) { try $0.remove("App/Login.swift") },
    Scenario("in a submodule", new: ["singleton-access: Plugin -> Session (singleton)"]) {
      try $0.edit("Plugins/Plugin.swift", "func run() {}", "func run() { Session.shared.start() }")
    }
    .withSubmodule(["Plugin.swift": "final class Plugin { func run() {} }\n"]),
    Scenario("known in a submodule") {
      try $0.edit("Plugins/Plugin.swift", "final class", "\nfinal class")
    }
    .withSubmodule(["Plugin.swift": "final class Plugin { func run() { Session.shared.start() } }\n"]),
  ]

  // MARK: History

  static let history: [Scenario] = [
    Scenario("several commits later", new: [profileReachesSession]) {
      for step in 1...3 {
        try $0.folder.add("App/Step\(step).swift", "struct Step\(step) { var number = \(step) }\n")
        try $0.commit()
      }
      try $0.folder.add("App/Profile.swift", reachSession)
      try $0.commit()
    },
    Scenario("a merge that brings something new", new: [profileReachesSession]) {
      try $0.git("checkout", "--quiet", "-b", "topic")
      try $0.folder.add("App/Profile.swift", reachSession)
      try $0.commit()
      try $0.git("checkout", "--quiet", "main")
      try $0.folder.add("App/Step.swift", "struct Step { var number = 1 }\n")
      try $0.commit()
      try $0.git("merge", "--quiet", "--no-edit", "topic")
    },
    Scenario("a merge that brings nothing") {
      try $0.git("checkout", "--quiet", "-b", "topic")
      try $0.move("App/Login.swift", "App/SignIn.swift")
      try $0.commit()
      try $0.git("checkout", "--quiet", "main")
      try $0.folder.add("App/Step.swift", "struct Step { var number = 1 }\n")
      try $0.commit()
      try $0.git("merge", "--quiet", "--no-edit", "topic")
    },
    Scenario("new on main, not on this branch", against: [.commit], arguments: ["--baseline-commit", "main..."]) {
      try $0.git("checkout", "--quiet", "-b", "topic")
      try $0.folder.add("App/Step.swift", "struct Step { var number = 1 }\n")
      try $0.commit()
      try $0.git("checkout", "--quiet", "main")
      try $0.remove("App/Login.swift")
      try $0.commit()
      try $0.git("checkout", "--quiet", "topic")
    },
    Scenario("against a tag with a message", against: [.commit], arguments: ["--baseline-commit", "v1"]) {
      try $0.git("tag", "--annotate", "--message", "one", "v1")
    },
    Scenario("packed and without loose objects", new: [profileReachesSession]) {
      try $0.git("gc", "--quiet")
      try $0.folder.add("App/Profile.swift", reachSession)
    },
  ]

  // MARK: A part of the repository

  static let parts: [Scenario] = [
    Scenario("new outside of the part", arguments: ["Services"]) {
      try $0.folder.add("App/Profile.swift", reachSession)
    },
    Scenario("new inside of the part", arguments: ["App"], new: [profileReachesSession]) {
      try $0.folder.add("App/Profile.swift", reachSession)
    },
    Scenario("gone outside of the part", arguments: ["Services"]) { try $0.remove("App/Login.swift") },
    Scenario("moved into the part", arguments: ["Services"]) { try $0.move("App/Menu.swift", "Services/Menu.swift") },
    Scenario("from a folder below", in: "App", new: [profileReachesSession]) {
      try $0.folder.add("App/Profile.swift", reachSession)
    },
    Scenario("new in a file that was changed", arguments: ["--changed"], new: [profileReachesSession]) {
      try $0.folder.add("App/Profile.swift", reachSession)
    },
    Scenario("new in a file that the branch added", arguments: ["--changed"], new: [profileReachesSession]) {
      try $0.git("checkout", "--quiet", "-b", "work")
      try $0.folder.add("App/Profile.swift", reachSession)
      try $0.commit("work")
    },
    Scenario("new, but not since the commit", against: [.file], arguments: ["--changed"]) {
      try $0.folder.add("App/Profile.swift", reachSession)
      try $0.commit("work")
    },
    Scenario("new outside of what changed here", arguments: ["--changed", "Services"]) {
      try $0.folder.add("App/Profile.swift", reachSession)
    },
    Scenario("new in a listed file", arguments: ["--files-from", "list"], new: [profileReachesSession]) {
      try $0.folder.add("App/Profile.swift", reachSession)
      try $0.folder.add("list", "App/Gone.swift\nApp/Profile.swift\n")
    },
    Scenario("new outside of the list", arguments: ["--files-from", "list"]) {
      try $0.folder.add("App/Profile.swift", reachSession)
      try $0.folder.add("list", "App/Card.swift\n/nowhere\n")
    },
    Scenario("an empty list", arguments: ["--files-from", "list"]) {
      try $0.folder.add("App/Profile.swift", reachSession)
      try $0.folder.add("list", "")
    },
    // Nobody can say where what is gone would be.
    Scenario("gone, and a part is reported", arguments: ["--changed"]) { try $0.remove("App/Login.swift") },
    // The cycle is only seen where the whole is analyzed.
    Scenario(
      "a cycle that passes through the part", with: ["App/Left.swift": "final class LeftModel {}\n"],
      arguments: ["Services"],
      new: [
        "dependency-cycle: LeftModel, RightService (cycle)",
        "hard-coded-construction: RightService -> LeftModel (construct)",
      ]
    ) {
      try $0.folder.add(
        "App/Left.swift", "final class LeftModel { let right = RightService(); func go() { right.go() } }\n")
      try $0.folder.add(
        "Services/Right.swift", "final class RightService { func go() { LeftModel().go() } }\n")
    },
    Scenario("one file by name", arguments: ["App/Card.swift"]) {
      try $0.folder.add("App/Profile.swift", reachSession)
    },
  ]
}

extension Scenario {
  fileprivate func finding(_ identity: String) -> Scenario {
    var scenario = self
    scenario.new.append(identity)
    return scenario
  }

  fileprivate func leaving(stale: [String]) -> Scenario {
    var scenario = self
    scenario.stale = stale
    return scenario
  }

  func withLink(_ name: String, to target: String) -> Scenario {
    var scenario = self
    scenario.links[name] = target
    return scenario
  }

  func with(_ files: [String: String]) -> Scenario {
    var scenario = self
    scenario.base.merge(files) { $1 }
    return scenario
  }

  fileprivate func withSubmodule(_ files: [String: String]) -> Scenario {
    var scenario = self
    scenario.submodule = files
    return scenario
  }
}
