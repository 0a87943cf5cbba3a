import DigraphServer
import Testing

@Suite struct TextDocumentTests {
  private let text = "let a = 1\r\nlet 🐟é = \"x\"\n\nfunc b() {}"

  @Test(arguments: [TextDocument.Encoding.utf8, .utf16]) func positionsAndOffsetsAreInverse(
    _ encoding: TextDocument.Encoding
  ) {
    let document = TextDocument(Array(text.utf8))
    for offset in document.bytes.indices where document.bytes[offset] & 0xC0 != 0x80 {
      let position = document.position(of: offset, encoding)
      // Within the end of a line there is no position of its own.
      guard document.bytes[offset] != 0x0A else { continue }
      #expect(document.offset(of: position, encoding) == offset)
    }
  }

  @Test func charactersAreUnitsOfTheEncoding() {
    let document = TextDocument(Array(text.utf8))
    // Behind the fish, which is four bytes and two units, and the accented letter, which is two bytes and one.
    #expect(document.position(line: 2, column: 11, .utf16) == ["line": 1, "character": 7])
    #expect(document.position(line: 2, column: 11, .utf8) == ["line": 1, "character": 10])
  }

  @Test func positionsBehindTheEndOfALineAreItsEnd() {
    let document = TextDocument(Array(text.utf8))
    #expect(document.offset(of: ["line": 0, "character": 99], .utf16) == 9)
    #expect(document.offset(of: ["line": 99, "character": 0], .utf16) == document.bytes.count)
    #expect(document.offset(of: ["line": -1, "character": 0], .utf16) == nil)
  }

  @Test func changesAreApplied() {
    var document = TextDocument(Array(text.utf8))
    let range: JSONValue = ["start": ["line": 1, "character": 4], "end": ["line": 1, "character": 7]]
    var isSound = document.replace(range, by: "fish", .utf16)
    #expect(isSound)
    #expect(document.text(document.range(ofLine: 1)) == "let fish = \"x\"")
    isSound = document.replace(nil, by: "new", .utf16)
    #expect(isSound && document.bytes == Array("new".utf8))
    isSound = document.replace(["start": 1, "end": 2], by: "", .utf16)
    #expect(!isSound)
  }

  @Test(arguments: [
    ("a\nb\nc\n", "a\nx\nc\n"), ("a\nb", "a\nb\nc"), ("", "a\n"), ("a\na\na\n", "a\na\n"), ("a\r\nb\r\n", "b\r\n"),
    ("é\n", "è\n"), ("a", ""), ("a\nb\n", "a\nb\n\n"),
  ])
  func anEditMakesOneTextTheOther(_ before: String, _ after: String) throws {
    var document = TextDocument(Array(before.utf8))
    let edit = try #require(document.edit(to: Array(after.utf8), .utf16))
    let isSound = document.replace(edit["range"], by: edit["newText"]?.text ?? "?", .utf16)
    #expect(isSound)
    #expect(String(decoding: document.bytes, as: UTF8.self) == after)
  }

  @Test func equalTextsNeedNoEdit() { #expect(TextDocument([0x61]).edit(to: [0x61], .utf8) == nil) }

  @Test func namesAreFoundAtBothEnds() {
    let document = TextDocument(Array("let name = 1".utf8))
    #expect(document.word(at: 4).map(document.text) == "name")
    #expect(document.word(at: 8).map(document.text) == "name")
    #expect(document.word(at: 10) == nil)
  }
}
