import Testing

/// A flag, command, format or rule is one file and one line in a sorted list; this finds the file without its line.
@Suite struct ListTests {
  /// A folder, the ending of the names of its files, and the list that must name each.
  struct List: Sendable, CustomTestStringConvertible {
    let folder: String
    let ending: String
    let list: String
    /// How the list spells a file's name.
    let entry: @Sendable (String) -> String
    var testDescription: String { folder }
  }

  static let lists = [
    List(
      folder: "Sources/DigraphCommand/Flags", ending: "Flag", list: "Sources/DigraphCommand/Arguments/Flags.swift",
      entry: { "." + $0.prefix(1).lowercased() + $0.dropFirst() }),
    List(
      folder: "Sources/DigraphCommand/Commands", ending: "Command",
      list: "Sources/DigraphCommand/Commands/Commands.swift",
      entry: { $0 == "Init" ? ".`init`" : "." + $0.prefix(1).lowercased() + $0.dropFirst() }),
    List(
      folder: "Sources/DigraphRules/Rules", ending: "Rule", list: "Sources/DigraphRules/Rules/Rules.swift",
      entry: { "\($0)Rule.self" }),
    List(
      folder: "Sources/DigraphReporting/Formats", ending: "Format",
      list: "Sources/DigraphReporting/ReportFormats.swift",
      entry: { "\($0)Format()" }),
  ]

  @Test(arguments: lists)
  func namesEveryFile(list: List) {
    let files = Repository.sources(below: list.folder)
      .filter { $0.name.hasSuffix(list.ending) && $0.name != list.ending }
    #expect(!files.isEmpty)
    let entries = Repository.text(of: list.list).split(separator: "\n").map { $0.drop { $0 == " " } }
    for file in files {
      let entry = list.entry(String(file.name.dropLast(list.ending.count)))
      // A flag that exists once for each format is made by a function, which the list calls.
      #expect(
        entries.contains { $0.hasPrefix(entry) || $0.contains("Flag\(entry)") }, "\(file.path) is not in \(list.list)")
    }
  }

  @Test(arguments: lists)
  func isSorted(list: List) {
    let entries = Repository.text(of: list.list).split(separator: "\n").map { $0.drop { $0 == " " } }
      .filter { $0.hasSuffix(",") && !$0.contains(" ") }
    #expect(!entries.isEmpty)
    let names = entries.map { $0.filter { $0 != "`" }.lowercased() }
    #expect(names == names.sorted())
  }
}
