import Foundation
import Testing

/// What is registered, who asks for it, and what is wrong, as the command shows it.
@Suite struct ContainersCommandTests {
  static let code = """
    import Swinject
    protocol Loading { func load() }
    final class Loader: Loading { func load() {} }
    final class Mail { init(_ loader: Loading) {}; func send() {} }
    final class MailAssembly: Assembly {
      func assemble(container: Container) {
        container.register(Loading.self) { _ in Loader() }.inObjectScope(.container)
        container.register(Mail.self) { r in Mail(r.resolve(Loading.self)!) }
      }
    }
    final class Unknown { func run() {} }
    final class Screen {
      let resolver: Resolver
      init(resolver: Resolver) { self.resolver = resolver }
      func show() { resolver.resolve(Unknown.self)!.run() }
    }
    """

  @Test func showsWhatIsRegisteredAndAsked() throws {
    let folder = try TemporaryFolder()
    try folder.add("App/Mail.swift", Self.code)
    let page = RealProgram.output(["containers", folder.path])
    #expect(page.hasPrefix("1 locator, 2 registrations, 2 resolutions.\n"))
    #expect(page.contains("Loading by Loader"))
    #expect(page.contains("Swinject, MailAssembly, scope container, asked for 1 time\n"))
    #expect(page.contains("Swinject, MailAssembly, not asked for\n"))
    #expect(page.contains("Swinject, Screen, forced, not registered as such\n"))
    #expect(page.contains("missing-registration"))
    #expect(page.contains("`Screen` asks a container for `Unknown`, which nobody registers."))
  }

  @Test func writesThemForPrograms() throws {
    let folder = try TemporaryFolder()
    try folder.add("App/Mail.swift", Self.code)
    let json = RealProgram.output(["containers", folder.path, "--format", "json"])
    let answer = try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
    let registrations = try #require(answer["registrations"] as? [[String: Any]])
    #expect(registrations.map { $0["service"] as? String } == ["Loading", "Mail"])
    #expect(registrations.map { $0["implementation"] as? String } == ["Loader", "Mail"])
    #expect(registrations.map { $0["scope"] as? String } == ["container", nil])
    let resolutions = try #require(answer["resolutions"] as? [[String: Any]])
    #expect(resolutions.map { $0["service"] as? String } == ["Loading", "Unknown"])
    #expect(resolutions.map { $0["registered"] as? Int } == [1, 0])
    let csv = RealProgram.output(["containers", folder.path, "--format", "csv"])
    #expect(csv.split(whereSeparator: \.isNewline).count == 5)
  }

  @Test func saysThatThereAreNone() throws {
    let folder = try TemporaryFolder()
    try folder.add("App/Mail.swift", "final class Mail { func send() {} }")
    #expect(RealProgram.output(["containers", folder.path]) == "No locators and no containers.\n")
  }
}
