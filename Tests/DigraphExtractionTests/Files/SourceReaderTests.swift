import DigraphExtraction
import DigraphFacts
import Foundation
import Testing

/// What is said of files that are no plain Swift, and that nothing else is lost by them.
@Suite struct SourceReaderTests {
  private func read(_ data: Data) throws -> (facts: FileFacts?, diagnostics: [Diagnostic]) {
    let folder = try FolderFixture(["zz.swift": "final class Other {}"])
    try folder.write("a.swift", data)
    let result = try Extractor.extract(ExtractionSettings(paths: [folder.path], root: folder.path, jobs: 1))
    #expect(result.facts.files.contains { $0.path == "zz.swift" })
    return (result.facts.files.first { $0.path == "a.swift" }, result.diagnostics)
  }

  @Test func readsPlainSwift() throws {
    let (facts, diagnostics) = try read(Data("final class A { let b = B() }\n".utf8))
    #expect(diagnostics.isEmpty)
    #expect(facts?.declarations.map(\.kind) == [.class, .property])
  }

  @Test func goesOnBehindBytesThatAreNoUTF8() throws {
    let (facts, diagnostics) = try read(Data("let a = 1\n// \u{e9}".utf8) + [0xFF, 0x0A] + Data("class B {}\n".utf8))
    #expect(diagnostics.map(\.severity) == [.warning])
    #expect(diagnostics[0].line == 2 && diagnostics[0].column == 6)
    #expect(facts?.declarations.contains { $0.kind == .class } == true)
  }

  @Test func readsANullAsWhiteSpace() throws {
    let (facts, diagnostics) = try read(Data("class A {".utf8) + [0] + Data(" func f() {} }\n".utf8))
    #expect(diagnostics.map(\.severity) == [.warning])
    #expect(diagnostics[0].column == 10)
    #expect(facts?.declarations.map(\.kind) == [.class, .function])
  }

  @Test func leavesOutWhatIsNoText() throws {
    let (facts, diagnostics) = try read(Data([0x7F, 0x45, 0x4C, 0x46, 0, 0, 0xFF, 0xFE, 0x80]))
    #expect(facts == nil)
    #expect(diagnostics.map(\.severity) == [.error])
  }

  @Test func keepsWhatStandsAroundASyntaxError() throws {
    let (facts, diagnostics) = try read(Data("class A {}\nfunc ( {\nclass B {}\n".utf8))
    #expect(diagnostics.map(\.severity) == [.warning])
    #expect(diagnostics[0].message.hasPrefix("syntax error"))
    #expect(facts?.declarations.filter { $0.kind == .class }.count == 2)
  }

  @Test(arguments: [
    String(repeating: "(", count: 100_000) + String(repeating: ")", count: 100_000),
    "let x = " + String(repeating: "(", count: 100_000) + "1" + String(repeating: ")", count: 100_000),
    String(repeating: "class A {", count: 50_000) + String(repeating: "}", count: 50_000),
    "func f() { if a {}" + String(repeating: " else if a {}", count: 50_000) + " }",
    "let s = " + String(repeating: "\"\\(", count: 20_000),
    "let x = a" + String(repeating: ".b", count: 100_000),
    "let x = a" + String(repeating: " + b", count: 100_000),
    "let x = " + String(repeating: "[", count: 100_000),
    String(repeating: "/*", count: 100_000),
  ])
  func survivesHostileNesting(text: String) throws {
    let (facts, _) = try read(Data((text + "\nclass Behind {}\n").utf8))
    #expect(facts != nil)
  }

  @Test func knowsGeneratedCode() throws {
    let marked = try read(Data("// Generated using SwiftGen — https://x\nclass A {}\n".utf8)).facts
    #expect(marked?.isGenerated == true)
    let behindImports = try read(Data("import A\n// Generated using SwiftGen\nclass A {}\n".utf8)).facts
    #expect(behindImports?.isGenerated == true)
    let own = try read(Data("let a = 1\n// Generated using SwiftGen\nclass A {}\n".utf8)).facts
    #expect(own?.isGenerated == false)
  }

  @Test func countsLinesByEveryEnding() throws {
    let facts = try read(Data("a\nb\r\nc\rd\n".utf8)).facts
    #expect(facts?.lineStarts == [0, 2, 5, 7, 9])
    #expect(facts?.position(of: 7).line == 4 && facts?.position(of: 8).column == 2)
  }
}
