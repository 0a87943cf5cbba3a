import DigraphReport
import Testing

/// What to hand in first, and which types become testable by it.
@Suite struct PriorityTests {
  /// Two services with shared instances; one consumer of each, of both, and of a consumer of one.
  private static let services = """
    import Foundation
    final class Ledger { static let shared = Ledger(); func load() { _ = URLSession.shared.dataTask(with: URL(string: "")!) } }
    final class Diary { static let shared = Diary(); func load() { _ = UserDefaults.standard.string(forKey: "") } }

    """

  private func priorities(_ code: String) -> [String] {
    let report = SmallProgram(Self.services + code).report()
    return report.priorities.map { row in
      let examples = row.examples.map { report.nodes[$0].name }.joined(separator: " ")
      return "\(row.dependency) \(row.consumers) \(row.freed) \(row.testable) \(examples)"
    }
  }

  @Test func prefersWhatLiesBehindMost() {
    // Handing in the platform's objects frees the services, and with them everyone.
    let found = priorities(
      """
      final class Cashier { func work() { Ledger.shared.load() } }
      final class Clerk { func work() { Ledger.shared.load() } }
      final class Writer { func work() { Diary.shared.load() } }
      """)
    #expect(
      found == [
        "URLSession 1 3 3 Ledger", "UserDefaults 1 2 5 Diary", "Ledger 2 0 5 Cashier Clerk", "Diary 1 0 5 Writer",
      ])
  }

  @Test func countsATypeWithTheLastThatItNeeds() {
    let found = priorities("final class Both { func work() { Ledger.shared.load(); Diary.shared.load() } }")
    #expect(
      found.map { $0.split(separator: " ").prefix(4).joined(separator: " ") }.sorted() == [
        "Diary 1 0 3", "Ledger 1 0 3", "URLSession 1 1 1", "UserDefaults 1 2 3",
      ])
  }

  /// A type counts for all that it reaches something through, by itself or through others, and for nothing else.
  @Test func countsWhoReachesSomethingThroughIt() {
    let report = SmallProgram(
      Self.services + """
        final class Cashier { func work() { Ledger.shared.load() } }
        final class Both { func work() { Ledger.shared.load(); Diary.shared.load() } }
        final class Caller { private let cashier = Cashier(); func work() { cashier.work() } }
        final class Free { private let count = 1 }
        """
    ).report()
    let reaching = Dictionary(uniqueKeysWithValues: report.priorities.map { ($0.dependency, $0.reaching) })
    // Its own code is not behind itself.
    #expect(reaching["Ledger"] == 3)
    #expect(reaching["URLSession"] == 4)
    #expect(reaching["Diary"] == 1)
    #expect(reaching["UserDefaults"] == 2)
  }

  /// What the project adds to a type of the platform reaches what the platform itself does not.
  @Test func saysWhatThePlatformReachesAlone() {
    let report = SmallProgram(
      Self.services + """
        extension Date { func note() { Diary.shared.load() } }
        final class Clerk { func work() { Date().note() } }
        final class Writer { func work() { _ = Date() } }
        """
    ).report()
    let effects = Dictionary(uniqueKeysWithValues: report.priorities.map { ($0.dependency, $0.effects) })
    #expect(effects["Date"] == [.clock])
    #expect(effects["Diary"]?.contains(.storage) == true)
  }

  /// Whoever reaches the same in two ways is not free when one of them is handed in.
  @Test func namesThoseWhoAreFreeByTheirOwnPatch() {
    let found = priorities(
      """
      final class Cashier { func work() { Ledger.shared.load() } }
      final class Both { func work() { Ledger.shared.load(); Diary.shared.load() } }
      final class Caller { func work() { Ledger.shared.load(); Cashier().work() } }
      """)
    let ledger = found.first { $0.hasPrefix("Ledger ") }
    #expect(ledger?.split(separator: " ").dropFirst(4) == ["Cashier"], "\(found)")
  }

  @Test func freesNobodyWhoReachesTheSameInAnotherWay() {
    // What is not handed in by anybody stays: a call of its own that no finding speaks of.
    let found = priorities(
      """
      var count = 0
      final class Cashier { func work() { Ledger.shared.load(); count += 1 } }
      """)
    let cashiers = found.filter { $0.contains("Cashier") }
    #expect(cashiers.isEmpty, "\(found)")
  }

  @Test func countsWhoCallsAConsumer() {
    let found = priorities(
      """
      struct Cashier { func work() { Ledger.shared.load() } }
      struct Shop { func open() { Till().open() } }
      struct Till { func open() { Cashier().work() } }
      """)
    #expect(found.first == "URLSession 1 4 4 Ledger")
  }

  @Test func saysNothingWithoutFindings() {
    #expect(SmallProgram("struct Plain { let number: Int }").report().priorities.isEmpty)
  }
}
