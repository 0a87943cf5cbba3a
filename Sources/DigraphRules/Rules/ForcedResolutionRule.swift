import DigraphContainers
import DigraphFacts
import DigraphGraph
import DigraphLinking
import DigraphReport

/// Reports resolutions whose failure ends the program, of what is perhaps not registered.
struct ForcedResolutionRule: Rule {
  static let entry = RuleEntry(
    identifier: "forced-resolution",
    title: "What is perhaps not registered is unwrapped by force",
    severity: .warning,
    rationale: """
      A container gives nothing where nothing is registered. Where that depends on the build, on a branch or on a name \
      that only the running program knows, `!` and `try!` end the program in the other cases.
      """,
    limits: [
      "`!` behind the resolution of what is registered in any case is how containers are used, and not reported.",
      "Two registrations under different conditions are taken to cover all cases, and one under `#available` as well.",
    ],
    reported: [
      RuleExample(
        """
        import Swinject
        final class Mail { func send() {} }
        final class MailAssembly: Assembly {
          func assemble(container: Container) {
            #if BETA
            container.register(Mail.self) { _ in Mail() }
            #endif
          }
        }
        final class Screen { func show(_ resolver: Resolver) { ↓resolver.resolve(Mail.self)!.send() } }
        """),
      RuleExample(
        """
        import Swinject
        final class Mail { func send() {} }
        final class MailAssembly: Assembly {
          func assemble(container: Container) { container.register(Mail.self, name: "live") { _ in Mail() } }
        }
        final class Screen {
          func show(_ resolver: Resolver, _ mode: String) { ↓resolver.resolve(Mail.self, name: mode)!.send() }
        }
        """),
    ],
    ignored: [
      RuleExample(
        """
        import Swinject
        final class Log { func write() {} }
        final class Mail { init(_ log: Log) {}; func send() {} }
        final class MailAssembly: Assembly {
          let isLive = true
          func assemble(container: Container) {
            container.register(Mail.self) { r in Mail(r.resolve(Log.self)!) }
            if isLive {
              container.register(Log.self) { _ in Log() }
            } else {
              container.register(Log.self) { _ in Log() }
            }
          }
        }
        final class Screen { func show(_ resolver: Resolver) { resolver.resolve(Mail.self)!.send() } }
        """)
    ])

  static func findings(in results: Results) -> [Finding] {
    let found = ContainerFindings(results: results, entry: entry)
    var causes: [ContainerFindings.Place: Phrase] = [:]
    let forced = found.resolutions.filter { resolution in
      guard resolution.call.isForced, found.isClosed(resolution), let cause = cause(resolution, found) else {
        return false
      }
      causes[.init(resolution.call)] = cause
      return true
    }
    return found.findings(
      forced.map(\.call), kind: .locator, severity: { _ in entry.severity },
      words: { consumer, service, call in
        (
          "`\(consumer)` unwraps `\(service)` by force, which is perhaps not registered.",
          causes[.init(call)] ?? "", .handleMissing
        )
      })
  }

  /// Why it is not certain that it is registered; nil where it is.
  private static func cause(_ resolution: Containers.Resolution, _ found: ContainerFindings) -> Phrase? {
    let (program, containers) = (found.results.program, found.results.containers)
    let call = resolution.call
    switch containers.table.answer(to: resolution) {
    case .registered(let indices):
      guard indices.count == 1, let only = indices.first.map({ containers.registrations[$0] }), call.branches == 0,
        only.isConditional || only.call.branches > 0,
        program.files[Int(call.file)].condition(around: call.start) == nil,
        !(call.context.map { program.declarations[$0].flags.contains(.isForDebugging) } ?? false)
      else { return nil }
      return only.isConditional
        ? "Some builds leave out the only registration." : "The only registration stands in a branch."
    case .perhaps:
      return call.name == .unknown ? "By which name it asks is known only when the code runs." : nil
    case .otherNames, .nowhere: return nil
    }
  }
}
