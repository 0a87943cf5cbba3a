import DigraphReport
import Testing

/// What the branch of an `#if` asks for stands with what is registered in it.
@Suite struct RegistrationConditionTests {
  @Test(arguments: [
    ("DEBUG", "DEBUG"), ("!DEBUG", "!DEBUG"), ("os(iOS)", "os(iOS)"), ("!os(macOS)", "!os(macOS)"),
    ("os(iOS) || os(tvOS)", "os(iOS) || os(tvOS)"), ("DEBUG && canImport(Reels)", "DEBUG && canImport(Reels)"),
    ("DEBUG && (os(iOS) || os(tvOS))", "DEBUG && (os(iOS) || os(tvOS))"),
  ])
  func isSaid(condition: String, said: String) {
    let report = SmallProgram(
      """
      import Swinject
      final class Mail { func send() {} }
      final class MailAssembly: Assembly {
        func assemble(container: Container) {
          #if \(condition)
          container.register(Mail.self) { _ in Mail() }
          #endif
        }
      }
      """
    ).report()
    #expect(report.registrations.map(\.condition) == [said])
  }

  @Test func isThatOfTheOtherBranchesTurnedRound() {
    let report = SmallProgram(
      """
      import Swinject
      final class Mail { func send() {} }
      final class MailAssembly: Assembly {
        func assemble(container: Container) {
          container.register(Mail.self, name: "a") { _ in Mail() }
          #if STAGING
          #if os(iOS)
          container.register(Mail.self, name: "b") { _ in Mail() }
          #endif
          #else
          container.register(Mail.self, name: "c") { _ in Mail() }
          #endif
        }
      }
      """
    ).report()
    #expect(report.registrations.map(\.condition) == [nil, "STAGING && os(iOS)", "!STAGING"])
  }
}
