import Foundation
import Testing

/// Samples demonstrate something and say what.
@Suite struct SampleTests {
  static let packages =
    (FileManager.default.enumerator(atPath: "\(Repository.root)/Samples")?.allObjects as? [String] ?? [])
    .filter { $0.hasSuffix("Package.swift") && !$0.contains(".build") }
    .map { String($0.dropLast("/Package.swift".count)) }.sorted()

  @Test func existsForEveryStyle() {
    #expect(
      Self.packages == [
        "Contacts", "FilmList", "LostProperty", "Matinee", "SandwichShop/After", "SandwichShop/Before", "ShareSheet",
        "SixTypes", "TimeOfDayGreeter", "UserDirectory",
      ])
  }

  @Test(arguments: packages)
  func saysWhatItShowsAndHowToRunIt(package: String) {
    let readme = Repository.text(of: "Samples/\(package)/README.md")
    #expect(readme.hasPrefix("# "))
    #expect(readme.contains("Scripts/run scan Samples/\(package)"))
  }
}
