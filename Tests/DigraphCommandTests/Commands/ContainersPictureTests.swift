import Foundation
import Testing

/// The containers of a project for eyes and for pages.
@Suite struct ContainersPictureTests {
  private func dot(_ code: String) throws -> String {
    let folder = try TemporaryFolder()
    try folder.add("App/Code.swift", code)
    return RealProgram.output(["containers", folder.path, "--format", "dot"])
  }

  @Test func framesServicesByScope() throws {
    let dot = try dot(ContainersCommandTests.code)
    let frames = dot.split(separator: "subgraph cluster_").dropFirst(2)
    #expect(frames.count == 3)
    #expect(frames.contains { $0.contains("label=\"scope container\"") && $0.contains("\"Loading\" [label=") })
    #expect(frames.contains { $0.contains("label=\"Swinject\"") && $0.contains("\"Mail\" [label=") })
    #expect(frames.contains { $0.contains("label=\"not registered\"") && $0.contains("\"Unknown\" [label=") })
  }

  @Test func saysWhatIsMadeAndWhatIsWrong() throws {
    let lines = try dot(ContainersCommandTests.code).split(separator: "\n")
    let loading = try #require(lines.first { $0.contains("\"Loading\" [label=") })
    #expect(loading.contains("<I>Loading</I>") && loading.contains("→ Loader</FONT>"))
    #expect(!loading.contains("penwidth=2.5"))
    let unknown = try #require(lines.first { $0.contains("\"Unknown\" [label=") })
    #expect(unknown.contains("missing-registration") && unknown.contains("penwidth=2.5"))
  }

  @Test func drawsWhoAsksAndWhatServicesAskThemselves() throws {
    let dot = try dot(ContainersCommandTests.code)
    #expect(dot.contains("\"Screen\" -> \"Unknown\" ["))
    #expect(dot.contains("\"Mail\" -> \"Loading\" ["))
    // Who registers is the container.
    #expect(!dot.contains("\"MailAssembly\""))
  }

  @Test func drawsALocatorWithoutRegistrations() throws {
    let dot = try dot(
      """
      class Store { func save() {} }
      final class FileStore: Store { override func save() { UserDefaults.standard.set(1, forKey: "s") } }
      final class Mail { func send() { UserDefaults.standard.set(1, forKey: "m") } }
      final class Core {
        static let shared = Core()
        lazy var store: Store = FileStore()
        lazy var mail = Mail()
      }
      final class Screen { func show() { Core.shared.mail.send() }; func keep() { Core.shared.store.save() } }
      final class Page { func show() { Core.shared.mail.send() } }
      """)
    #expect(dot.contains("label=\"Core\""))
    #expect(dot.contains("→ FileStore"))
    #expect(dot.contains("\"Screen\" -> \"Store\" ["))
    #expect(dot.contains("\"Page\" -> \"Mail\" ["))
  }

  /// `<` and `&` mean something to the layout, and `|`, `_` and `*` to a page.
  @Test func escapesNames() throws {
    let code = """
      import Swinject
      protocol `a<b & "c"` {}
      final class `d|e*_f_*`: `a<b & "c"` { func run() { UserDefaults.standard.set(1, forKey: "d") } }
      final class Parts: Assembly {
        func assemble(container: Container) { container.register(`a<b & "c"`.self) { _ in `d|e*_f_*`() } }
      }
      """
    let dot = try dot(code)
    #expect(dot.contains("a&lt;b &amp; &quot;c&quot;") || dot.contains("a&lt;b &amp; \"c\""))
    #expect(!dot.contains("<I>a<b"))
    let folder = try TemporaryFolder()
    try folder.add("App/Code.swift", code)
    let page = RealProgram.output(["containers", folder.path, "--format", "markdown"])
    #expect(page.contains("d\\|e\\*\\_f\\_\\*"))
    #expect(page.contains("a&lt;b &amp; \"c\""))
  }

  @Test func countsConsumersAndLeavesOutImpliedLinesWhereTheyAreMany() throws {
    var code = "import Swinject\n"
    for number in 0..<40 {
      let needs = (0..<number).map { "_ p\($0): Part\($0)" }.joined(separator: ", ")
      let run = "func run() { UserDefaults.standard.set(1, forKey: \"\") }"
      code += "final class Part\(number) { init(\(needs)) {}; \(run) }\n"
      code += "final class User\(number) { func use(_ r: Resolver) { r.resolve(Part\(number).self)!.run() } }\n"
    }
    code += "final class Parts: Assembly { func assemble(container: Container) {\n"
    for number in 0..<40 {
      let given = (0..<number).map { "r.resolve(Part\($0).self)!" }.joined(separator: ", ")
      code += "container.register(Part\(number).self) { r in Part\(number)(\(given)) }\n"
    }
    let dot = try dot(code + "} }\n")
    #expect(dot.contains("Not drawn: 40 consumers, which the boxes count, 741 implied by chains of lines."))
    #expect(dot.contains("\"Part39\" -> \"Part38\" [") && !dot.contains("\"Part39\" -> \"Part0\" ["))
    #expect(dot.contains("asked for by 1"))
    #expect(!dot.contains("\"User3\""))
  }

  @Test func isDrawn() throws {
    let folder = try TemporaryFolder()
    try folder.add("App/Code.swift", ContainersCommandTests.code)
    let svg = RealProgram.output(["containers", folder.path, "--format", "svg"])
    #expect(svg.contains("<svg") && svg.contains("scope container"))
  }

  @Test func isATableOnAPage() throws {
    let folder = try TemporaryFolder()
    try folder.add("App/Mail.swift", ContainersCommandTests.code)
    let page = RealProgram.output(["containers", folder.path, "--format", "markdown"])
    #expect(page.hasPrefix("## Containers: 1 locator, 2 registrations, 2 resolutions\n"))
    #expect(page.contains("| Loading | Loader | container | MailAssembly | 1 | App/Mail.swift:7 |\n"))
    #expect(page.contains("| Unknown | Screen | call | 0 | App/Mail.swift:15 |\n"))
    #expect(page.contains("| App/Mail.swift:15 | missing-registration |"))
  }
}
