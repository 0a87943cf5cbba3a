import DigraphCommand
import DigraphReport
import Testing

/// What is said and written of types that have another name.
@Suite struct RenameTests {
  @Test func saysItAndWritesTheNewName() throws {
    let shop = try GitFixture(Shop.files)
    #expect(shop.digraph(["baseline"]).code == .success)
    try shop.edit("App/Login.swift", "LoginModel", "SignInModel")
    let verdict = try shop.check([])
    #expect(verdict.code == .success)
    #expect(
      verdict.errors == """
        digraph: LoginModel was renamed to SignInModel; its findings are known
        digraph: the baseline has the old name; update it with: digraph baseline --shrink
        digraph: no new findings

        """)
    #expect(
      shop.digraph(["baseline", "--shrink"]).errors
        == "digraph: removed 0 entries from .digraph-baseline.json; 4 left\n")
    let text = try #require(shop.folder.text(of: ".digraph-baseline.json"))
    #expect(!text.contains("LoginModel"))
    #expect(text.contains("{\"identity\": \"singleton-access: SignInModel -> Session (singleton)\"}"))
    #expect(try shop.check([]).errors == "digraph: no new findings\n")
    #expect(shop.digraph(["baseline"]).code == .success)
    #expect(shop.folder.text(of: ".digraph-baseline.json") == text, "shrinking writes what recording writes")
  }

  @Test func takesNoBaselineWithoutHashesForAnError() throws {
    let shop = try GitFixture(Shop.files)
    try shop.folder.add(
      ".digraph-baseline.json",
      #"{"version":1,"tool":"0.1.0","catalogue":"\#(RealProgram.pipeline.tool.catalogue)","roots":["."],"findings":[{"identity":"\#(Shop.loginReachesSession)"}]}"#
    )
    try shop.edit("App/Login.swift", "LoginModel", "SignInModel")
    #expect(try shop.check([]).stale == [Shop.loginReachesSession])
  }
}
