import DigraphContainers
import DigraphFacts
import DigraphGraph
import DigraphLinking
import DigraphReport

/// Reports what is asked of a container that knows nothing of it.
struct MissingRegistrationRule: Rule {
  static let entry = RuleEntry(
    identifier: "missing-registration",
    title: "A container is asked for what nobody registers",
    severity: .error,
    rationale: """
      A container finds out when the code runs: it gives nothing, or ends the program.
      """,
    limits: [
      "Nothing is said of a container in which something is registered whose type the code does not show, as where a container of the project puts something into what it keeps itself, and of what is asked for by a name or tag that the code does not show.",
      "A registration anywhere in the project counts, in whatever container of the framework, unless properties show that it is made in a container below the one that is asked (`Container(parent: root)`).",
      "A warning where the code can go on without the service.",
    ],
    reported: [
      RuleExample(
        """
        import Swinject
        protocol Loading { func load() }
        final class Loader: Loading { func load() {} }
        final class Mail { init(_ loader: Loading) {}; func send() {} }
        final class LoadingAssembly: Assembly {
          func assemble(container: Container) {
            container.register(Mail.self) { r in Mail(↓r.resolve(Loading.self)!) }
          }
        }
        """),
      RuleExample(
        """
        import Swinject
        final class Mail { func send() {} }
        enum Containers {
          static let root = Container()
          static let session = Container(parent: root) { $0.register(Mail.self) { _ in Mail() } }
        }
        final class Screen { func send() { ↓Containers.root.resolve(Mail.self)!.send() } }
        """),
    ],
    ignored: [
      RuleExample(
        """
        import Swinject
        final class Mail { func send() {} }
        enum Containers {
          static let root = Container { $0.register(Mail.self) { _ in Mail() } }
          static let session = Container(parent: root)
        }
        final class Screen { func send() { Containers.session.resolve(Mail.self)!.send() } }
        """),
      RuleExample(
        """
        import Swinject
        protocol Loading { func load() }
        final class Loader: Loading { func load() {} }
        final class Mail { init(_ loader: Loading) {}; func send() {} }
        final class LoadingAssembly: Assembly {
          func assemble(container: Container) {
            container.register(Loading.self) { _ in Loader() }
            container.register(Mail.self) { r in Mail(r.resolve(Loading.self)!) }
          }
        }
        """),
      RuleExample(
        """
        import Swinject
        protocol Loading { func load() }
        final class Loader: Loading { func load() {} }
        final class Mail { init(_ loader: Loading) {}; func send() {} }
        func add<Service>(_ type: Service.Type, to container: Container, _ make: @escaping () -> Service) {
          container.register(type) { _ in make() }
        }
        final class LoadingAssembly: Assembly {
          func assemble(container: Container) {
            add(Loading.self, to: container) { Loader() }
            container.register(Mail.self) { r in Mail(r.resolve(Loading.self)!) }
          }
        }
        """),
    ])

  static func findings(in results: Results) -> [Finding] {
    let found = ContainerFindings(results: results, entry: entry)
    let missing = found.resolutions.filter { resolution in
      guard found.isClosed(resolution) else { return false }
      // What tests register may be all that there is.
      switch results.containers.table.answer(to: resolution) {
      case .nowhere: return resolution.call.name != .unknown
      case .otherNames: return found.nearestName(to: resolution) == nil
      case .registered(let indices): return resolution.asksForOptional || found.below(resolution, indices) != nil
      case .perhaps: return false
      }
    }
    var below: [ContainerFindings.Place: ContainerFindings.Below] = [:]
    for resolution in missing {
      if case .registered(let indices) = results.containers.table.answer(to: resolution) {
        below[.init(resolution.call)] = found.below(resolution, indices)
      }
    }
    let children = below
    let optional = Set(missing.filter(\.asksForOptional).map { ContainerFindings.Place($0.call) })
    let needed = Set(missing.filter(found.isCertain).map { ContainerFindings.Place($0.call) })
    return found.findings(
      missing.map(\.call), kind: .locator,
      severity: { call in
        let isCertain = needed.contains(.init(call)) && children[.init(call)]?.isCertain ?? true
        return isCertain ? entry.severity : min(entry.severity, .warning)
      },
      words: { consumer, service, call in
        let name = found.text(call.name)
        if optional.contains(.init(call)) {
          return (
            "`\(consumer)` asks a container for `\(service)?`, which nobody registers.",
            "`\(service)` is registered and the optional type is not, which is another one for the container; `@OptionalInjected` asks for what may be missing.",
            .register
          )
        }
        if let child = children[.init(call)] {
          return (
            "`\(consumer)` asks the container `\(child.asked)` for `\(service)`, which only `\(child.name)` registers, a container below it.",
            "A container asks the one above it for what it lacks, and never those below it.", .register
          )
        }
        let what: Phrase = name.isEmpty ? "`\(service)`" : "`\(service)` by the name `\(name)`"
        return (
          "`\(consumer)` asks a container for \(what), which nobody registers.",
          "Nothing in the project registers \(what), so there is nothing to hand out when the code runs.",
          .register
        )
      })
  }
}
