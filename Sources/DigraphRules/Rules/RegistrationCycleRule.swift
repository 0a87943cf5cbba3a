import DigraphContainers
import DigraphEffects
import DigraphFacts
import DigraphGraph
import DigraphLinking
import DigraphReport

/// Reports registrations whose factories ask for each other.
struct RegistrationCycleRule: Rule {
  static let entry = RuleEntry(
    identifier: "registration-cycle",
    title: "Registrations ask for each other in a circle",
    severity: .error,
    rationale: """
      A factory that asks for what asks for it again never comes to an end: the program crashes when one of them is \
      asked for the first time.
      """,
    limits: [
      "Only what is asked for in a factory, an initializer or the initial value of a property counts, and not in a branch or a closure: what is asked for later closes no circle.",
      "A circle that is closed when the value is made already (`initCompleted`, `resolveProperties`) is reported only if a scope is written that makes one of its members anew each time; it is a warning unless all are.",
    ],
    reported: [
      RuleExample(
        """
        import Swinject
        final class Mail { init(_ log: Log) {}; func send() {} }
        final class Log { init(_ mail: Mail) {}; func write() {} }
        final class MailAssembly: Assembly {
          func assemble(container: Container) {
            container.register(Mail.self) { r in Mail(↓r.resolve(Log.self)!) }
            container.register(Log.self) { r in Log(r.resolve(Mail.self)!) }
          }
        }
        """)
    ],
    ignored: [
      RuleExample(
        """
        import Swinject
        final class Mail { init(_ log: Log) {}; func send() {} }
        final class Log { var mail: Mail?; func write() {} }
        final class MailAssembly: Assembly {
          func assemble(container: Container) {
            container.register(Mail.self) { r in Mail(r.resolve(Log.self)!) }
            container.register(Log.self) { _ in Log() }.initCompleted { r, log in log.mail = r.resolve(Mail.self) }
          }
        }
        """)
    ])

  static func findings(in results: Results) -> [Finding] {
    let found = ContainerFindings(results: results, entry: entry)
    return results.containers.needs.cycles.compactMap { finding($0, found) }
  }

  private static func finding(_ cycle: [Int], _ found: ContainerFindings) -> Finding? {
    let (results, containers) = (found.results, found.results.containers)
    let needs = cycle.map { containers.needs.needs[$0] }
    let members = needs.map { containers.registrations[$0.registration] }
    guard !members.contains(where: { results.program.isTestFile[Int($0.call.file)] }) else { return nil }
    let isFatal: Bool
    if needs.contains(where: \.isLate) {
      let anew = members.count { $0.lifetime(in: results.program) == .each }
      guard anew > 0 else { return nil }
      isFatal = anew == members.count
    } else {
      isFatal = true
    }
    let entities = members.compactMap(found.made)
    let names = entities.map(found.name)
    guard let first = names.first, names.count == members.count else { return nil }
    let reason: Phrase =
      if !needs.contains(where: \.isLate) {
        "Each asks for the next one before there is anything to share, so no scope helps and the container never comes to an end."
      } else if isFatal {
        "Their scope makes each of them anew whenever it is asked for, so the container never comes to an end."
      } else {
        "The scope of one of them makes it anew whenever it is asked for, so the others hold another instance than the one that holds them."
      }
    return found.finding(
      .cycle(rule: entry.identifier, members: names), consumer: first, dependency: names.count > 1 ? names[1] : first,
      source: entities[0], target: entities[entities.count > 1 ? 1 : 0],
      severity: isFatal ? entry.severity : min(entry.severity, .warning), calls: needs.map(\.call),
      message: "Registrations ask for each other in a circle: \((names + [first]).joined(separator: " → ")).",
      reason: reason, step: .askLater)
  }
}
