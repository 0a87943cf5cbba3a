import DigraphExtraction
import DigraphFacts
import Testing

/// Build files of Bazel that are damaged, or go round in circles.
@Suite struct BuildFileTests {
  private func extract(_ buildFile: String, name: String = "BUILD.bazel") throws -> ExtractionResult {
    var snapshot = SourceSnapshot()
    snapshot.addFile("App/\(name)", Array(buildFile.utf8))
    snapshot.addFile("App/Store.swift", Array("final class Store {}".utf8))
    var settings = ExtractionSettings(paths: ["/r"], root: "/r", jobs: 1)
    settings.snapshot = snapshot
    return try Extractor.extract(settings)
  }

  private static let library = "swift_library(name = \"Kit\", srcs = [\"Store.swift\"], module_name = \"Kit\")\n"

  @Test func readsWhatStandsBeforeTheDamage() throws {
    let result = try extract(Self.library + "swift_library(name = \"Other")
    #expect(result.facts.modules.map(\.importName) == ["Kit"])
    #expect(
      result.diagnostics.map(\.message) == ["the build file is damaged; only the part before the damage counts"])
    #expect(result.diagnostics.first?.file == "App/BUILD.bazel")
    #expect(result.inputs == ["App/BUILD.bazel", "App/Store.swift"])
  }

  @Test func prefersTheNameThatIsBazelsAlone() throws {
    var snapshot = SourceSnapshot()
    snapshot.addFile("BUILD", Array(Self.library.utf8))
    snapshot.addFile("BUILD.bazel", Array("swift_library(name = \"Core\", srcs = [\"Store.swift\"])".utf8))
    snapshot.addFile("Store.swift", Array("final class Store {}".utf8))
    var settings = ExtractionSettings(paths: ["/r"], root: "/r", jobs: 1)
    settings.snapshot = snapshot
    let result = try Extractor.extract(settings)
    #expect(result.facts.modules.map(\.importName) == ["Core"])
    #expect(result.facts.modules.map(\.name) == ["//:Core"])
  }

  @Test(arguments: [
    ("srcs = [\"Store.swift\" if x else \"Other.swift\"]", "Kit"),
    ("srcs = [f for f in glob([\"*.swift\"])]", "App"),
    ("srcs = glob([\"*.swift\"], exclude = [\"Store.swift\"])", "App"),
    ("srcs = (\"St\" \"ore.swift\",)", "Kit"),
    ("srcs = [\":Store.swift\"]", "Kit"),
    ("srcs = [\"//App:Store.swift\"]", "Kit"),
    ("srcs = [\"//Other:Store.swift\"]", "App"),
    ("srcs = A, x = {\"a\": [1, 2], **b}", "Kit"),
    ("srcs = glob([\"Sto?e.swift\"])", "Kit"),
    ("srcs = '''Store.swift'''", "Kit"),
    ("srcs = None", "App"),
    ("srcs = [\"%s.swift\" % \"Store\"]", "App"),
  ])
  func readsSources(_ sources: String, _ module: String) throws {
    let result = try extract(
      "A = [\n  # a comment ]\n  \"Store.swift\",\n]\nswift_library(\n  name = \"Kit\",\n  module_name = \"Kit\",\n  \(sources),\n)\n"
    )
    #expect(result.facts.modules.map(\.importName) == [module])
    #expect(result.diagnostics.isEmpty)
  }

  @Test(arguments: [
    "swift_library(name = NAME, srcs = A)\nNAME = NAME\nA = A + A\n",
    "A = B + B\nB = A + A\nswift_library(name = \"Kit\", srcs = A)\n",
    "filegroup(name = \"g\", srcs = [\":g\", \":g\", \":g\", \":g\"])\nswift_library(name = \"Kit\", srcs = [\":g\"])\n",
    "swift_library(name = \"\", srcs = [\"Store.swift\"])\n",
    "swift_library(name = \"Kit\", srcs = [\"../../../Store.swift\"])\n",
    "= =\n)))\n]\n{ : }\nx(\n)\n",
    String(repeating: "[", count: 10_000),
    String(repeating: "f(", count: 10_000),
    "x(" + String(repeating: "(", count: 10_000),
    "swift_library(name = \"Kit\", srcs = \"Store.swift\\",
    "\"\"\"", "x = \"", "a += ", "f(a =", "f(a = b", "f(a,,b)\n", "f(,)\n", "f(=)\n", "f(a == b)\n", "\\",
    "é = [\"é\"]\n",
  ])
  func comesToAnEnd(_ text: String) throws {
    let bytes = Array(text.utf8)
    for cut in bytes.count > 200 ? [bytes.count] : Array(0...bytes.count) {
      let result = try extract(String(decoding: bytes.prefix(cut), as: UTF8.self))
      #expect(result.facts.modules.map(\.importName) == ["App"])
      #expect(result.diagnostics.count <= 1)
    }
  }
}
