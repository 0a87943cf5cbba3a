import Foundation
import Testing

/// What is built in of other people's symbols are texts, one a file; a text that the list does not name is read by
/// nobody.
@Suite struct DataListTests {
  private static let list = "Sources/DigraphKnowledge/BuiltInTexts.swift"
  private let files = Repository.sources(below: "Sources/DigraphKnowledge/Data")

  @Test func namesEveryText() throws {
    #expect(files.count > 100)
    var text = """
      /// What is built in, one text for each framework or package, by name of the file.
      ///
      /// Written by `DIGRAPH_UPDATE=1 swift test --filter DataListTests`.
      enum BuiltInTexts {
        static let all: [StaticString] = [

      """
    var line = "   "
    for name in files.map({ Self.property($0.name) }) {
      if line.count + name.count + 2 > 120 {
        text += line + "\n"
        line = "   "
      }
      line += " \(name),"
    }
    text += line + "\n  ]\n}\n"
    if ProcessInfo.processInfo.environment["DIGRAPH_UPDATE"] != nil, Repository.text(of: Self.list) != text {
      try text.write(toFile: "\(Repository.root)/\(Self.list)", atomically: true, encoding: .utf8)
      Issue.record("\(Self.list) was written anew: look at the difference")
    }
    #expect(
      Repository.text(of: Self.list) == text, "DIGRAPH_UPDATE=1 swift test --filter DataListTests writes the list")
  }

  @Test func holdNothingButAText() {
    for file in files {
      let head = ["extension BuiltInTexts {", "  static let \(Self.property(file.name)): StaticString = #\"\"\""]
      #expect(file.lines.prefix(2).map(String.init) == head, "\(file.path) begins so:\n\(head.joined(separator: "\n"))")
      #expect(file.lines.suffix(3).map(String.init) == ["    \"\"\"#", "}", ""], "\(file.path)")
    }
  }

  /// `UIKit` gives `uiKit`, `GRDB` gives `grdb`.
  private static func property(_ name: String) -> String {
    let capitals = name.prefix { $0.isUppercase }
    let isWhole = capitals.count == name.count || !name.dropFirst(capitals.count).first!.isLowercase
    let small = isWhole ? capitals.count : max(capitals.count - 1, 1)
    return name.prefix(small).lowercased() + name.dropFirst(small)
  }
}
