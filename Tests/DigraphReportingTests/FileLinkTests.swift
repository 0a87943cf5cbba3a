import Testing
import TextOutput

/// Places in text that lead to their files.
@Suite struct FileLinkTests {
  private func linked(_ text: String, width: Int = 100) -> String {
    let files = ["App/Login.swift", "Login.swift", "My App/Über #1.swift", "A/Same.swift", "B/Same.swift"]
    var page = TextPage(width: width, usesColor: false, links: FileLinks(root: "/code", files: files))
    page.paragraph(indent: 0, text)
    return String(decoding: page.buffer.bytes, as: UTF8.self)
      .replacing(/\u{1B}\]8;;\u{1B}\\/, with: ">").replacing(/\u{1B}\]8;;([^\u{1B}]*)\u{1B}\\/) { "<\($0.1) " }
      .replacing("file:///code/", with: "").replacing("\n", with: "|")
  }

  @Test(arguments: [
    ("at App/Login.swift:14:9 and on", "at <App/Login.swift App/Login.swift:14:9> and on|"),
    ("(Login.swift:3), 14:9", "(<Login.swift Login.swift:3>), 14:9|"),
    ("My App/Über #1.swift:3", "<My%20App/%C3%9Cber%20%231.swift My App/Über #1.swift:3>|"),
    ("…/Login.swift:3:", "<App/Login.swift …/Login.swift:3>:|"),
    ("…/Same.swift:3", "…/Same.swift:3|"),
    ("Other.swift:3 Login.swift: 3 Login.swift:x :3 ::", "Other.swift:3 Login.swift: 3 Login.swift:x :3 ::|"),
    ("App/Login.swift:1,Login.swift:2", "<App/Login.swift App/Login.swift:1>,<Login.swift Login.swift:2>|"),
    ("", "|"),
  ])
  func linksWhatIsAFile(text: String, expected: String) {
    #expect(linked(text) == expected)
  }

  @Test func countsNoColumnsForLinks() {
    let words = "Login.swift:14:9 Login.swift:14:9 Login.swift:14:9"
    #expect(linked(words, width: 40).split(separator: "|").count == 2, "two of 16 columns fit on a line of 40")
  }
}
