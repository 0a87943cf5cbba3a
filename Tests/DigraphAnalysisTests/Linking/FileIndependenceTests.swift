import DigraphReport
import Testing

/// What one file says changes nothing in another one that has nothing to do with it, whichever thread links them.
@Suite struct FileIndependenceTests {
  /// A call that is handed what it would ask for stands where, in the next file, another call stands that is not.
  @Test func whatACallIsHandedEndsWithItsFile() {
    let before = """
      final class Dice {
        func roll(using generator: Int) {}
        func run(_ generator: Int) {
          /* \(String(repeating: "as often as it takes ", count: 8)) */

      """
    let first = before + "roll(using: generator)\n  }\n}\n"
    var second = "import Foundation\nfinal class Screen {\n  func show(_ bundle: Bundle) -> Any? {\n    return "
    second += String(repeating: " ", count: before.utf8.count - second.utf8.count)
    second += "bundle.object(forInfoDictionaryKey: \"name\")\n  }\n}\n"

    let alone = SmallProgram(["Sources/App/B.swift": second]).report()
    let together = SmallProgram(["Sources/App/A.swift": first, "Sources/App/B.swift": second]).report()
    let groups = [alone, together].map { report in
      report.nodes.first { $0.name == "Screen" }?.effects.map(\.group) ?? []
    }
    #expect(!groups[0].isEmpty)
    #expect(groups[0] == groups[1])
  }
}
