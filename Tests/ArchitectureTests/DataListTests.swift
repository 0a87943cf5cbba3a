import Testing

/// The catalogue and the platform's interface are texts, one a file; a text that no list names is read by nobody.
@Suite struct DataListTests {
  /// A folder, the beginning of the names of its files, and the file that lists them.
  struct Texts: Sendable, CustomTestStringConvertible {
    let folder: String
    let prefix: String
    let list: String
    var testDescription: String { prefix }
  }

  static let texts = [
    Texts(
      folder: "Sources/DigraphKnowledge/Catalogue", prefix: "Catalogue+",
      list: "Sources/DigraphKnowledge/Catalogue/Catalogue+Texts.swift"),
    Texts(
      folder: "Sources/DigraphExtraction/Platform", prefix: "PlatformInterface+",
      list: "Sources/DigraphExtraction/Platform/PlatformInterface.swift"),
  ]

  @Test(arguments: texts)
  func namesEveryText(texts: Texts) {
    let listed = Set(Repository.text(of: texts.list).split { !$0.isLetter && !$0.isNumber }.map(String.init))
    let files = Repository.sources(below: texts.folder)
      .filter { $0.name.hasPrefix(texts.prefix) && $0.path != texts.list }
    #expect(files.count > 5)
    for file in files {
      let name = file.name.dropFirst(texts.prefix.count)
      let text = name.hasPrefix("UIKit") ? "uiKit" : name.prefix(1).lowercased() + name.dropFirst()
      #expect(listed.contains(text), "\(file.path) is not in \(texts.list)")
    }
  }
}
