import Testing

/// What other targets may use says what it is for.
@Suite struct DocumentationTests {
  @Test func describesWhatOthersUse() {
    for file in Repository.sources(below: "Sources") {
      for (number, line) in Self.undocumented(in: file) {
        Issue.record("\(file.path):\(number): no doc comment: \(line)")
      }
    }
  }

  @Test func knowsACommentWhenItSeesOne() {
    func undocumented(_ text: String) -> [Int] {
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      return Self.undocumented(in: .init(path: "a/b.swift", lines: lines)).map(\.number)
    }
    #expect(undocumented("package struct A {") == [1])
    #expect(undocumented("/// A.\npackage struct A {\n  package init() {}") == [])
    #expect(undocumented("/// A.\n@frozen\npackage enum A {") == [])
    #expect(undocumented("// A.\npackage enum A {") == [2])
    #expect(undocumented("package func a() {}\n/// B.\npackage final class B {") == [1])
  }

  /// What stands in a described type may speak for itself, as the requirements of protocols do.
  private static let described: Set<Substring> = ["actor", "class", "enum", "func", "protocol", "struct", "typealias"]
  private static let modifiers: Set<Substring> = ["final", "indirect", "nonisolated", "package", "public"]

  static func undocumented(in file: Repository.SourceFile) -> [(number: Int, line: String)] {
    file.lines.indices.compactMap { index in
      let line = file.lines[index]
      guard line.hasPrefix("package ") || line.hasPrefix("public ") else { return nil }
      let keyword = line.split(separator: " ").first { !modifiers.contains($0) }
      guard let keyword, described.contains(keyword) else { return nil }
      let above = file.lines[..<index].last { !$0.hasPrefix("@") }
      return above?.hasPrefix("///") == true ? nil : (index + 1, String(line))
    }
  }
}
