import DigraphReport
import Testing

/// The labels of a tuple are names among the arguments of its type, and no types.
@Suite struct TupleLabelTests {
  /// The number of a name is greater than that of any type, as there are many more names than types.
  private static let names = (0..<9_000).map { "  static let name\($0) = \($0)\n" }.joined()

  @Test func isSurvivedWhereAGenericFunctionTakesOne() {
    let code = """
      import Foundation
      enum Names {
      \(Self.names)}
      final class Answer {}
      final class Store { func load() -> Answer { UserDefaults.standard.removeObject(forKey: "a"); return Answer() } }
      enum Later {
        static func repeated<T>(until ask: () -> (shouldStop: Bool, finding: T)) -> T { ask().finding }
      }
      final class Reader {
        let store = Store()
        func go() { let found: Answer = Later.repeated { (true, store.load()) }; _ = found }
      }
      """
    #expect(SmallProgram(code).report().nodes.contains { $0.name == "Reader" })
  }
}
