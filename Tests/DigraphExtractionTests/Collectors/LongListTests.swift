import DigraphExtraction
import DigraphFacts
import DigraphSyntax
import Testing

/// Lists of many names: what is written down grows with the list, and not with what stands before it as well.
@Suite struct LongListTests {
  private func facts(_ text: String) -> FileFacts {
    FactCollector.facts(of: SwiftSourceParser.parse(Array(text.utf8)), path: "a.swift")
  }

  private func list(_ name: String, _ count: Int) -> String {
    (0..<count).map { "\(name)\($0)" }.joined(separator: ", ")
  }

  @Test func variablesShareTheirAttributesAndType() throws {
    let found = facts("@A(B()) private static var \(list("a", 100)): [C]")
    let properties = found.declarations.filter { $0.kind == .property }
    #expect(properties.count == 100)
    #expect(properties.allSatisfy { $0.flags.contains([.isPrivate, .isStatic, .isVar]) })
    #expect(properties.allSatisfy { found.attributes(of: $0).count == 1 && $0.type == properties[0].type })
    #expect(found.attributes.count == 1 && found.clauses.count == 1)
    // `A`, the array and its element.
    #expect(found.types.count == 3)
  }

  @Test func variablesKeepTheirOwnTypes() throws {
    let found = facts("let a, b: Int, c: String, d = 1, e: (Int, Int)")
    let types = found.declarations.filter { $0.kind == .property }.map { $0.type < 0 ? "" : name(of: $0, in: found) }
    #expect(types == ["Int", "Int", "String", "", ""])
    #expect(found.declarations.last?.type ?? -1 >= 0)
  }

  private func name(of fact: DeclarationFact, in facts: FileFacts) -> String {
    facts.names[facts.types[Int(fact.type)].name]
  }

  @Test func casesShareTheirAttributes() throws {
    let found = facts("enum E { @available(iOS 1, *) @A indirect case \(list("c", 100)) }")
    let cases = found.declarations.filter { $0.kind == .enumCase }
    #expect(cases.count == 100 && found.clauses.count == 1)
    #expect(cases.allSatisfy { found.attributes(of: $0).count == found.attributes.count })
    #expect(cases.allSatisfy { $0.flags.contains(.isIndirect) })
  }

  @Test func veryManyAttributesAreTheFirstNamesAlone() throws {
    let attributes = (0..<300).map { "@A\($0)" }.joined(separator: " ")
    let found = facts("\(attributes) var a, b, c")
    #expect(found.declarations.map { found.attributes(of: $0).count } == [300, 0, 0])
  }

  @Test func aVeryLongTypeIsTheFirstNamesAlone() throws {
    let found = facts("let a, b: (\(list("T", 300)))")
    #expect(found.declarations.map { $0.type >= 0 } == [true, false])
  }

  @Test func endlessNamesAreShortened() throws {
    let long = String(repeating: "é", count: 100_000)
    let found = facts("class \(long)a { }; class \(long)b { }; func f() { \(long)a() }")
    let names = found.declarations.filter { $0.kind == .class }.map { found.names[$0.name] }
    #expect(Set(names).count == 2 && names.allSatisfy { $0.utf8.count <= LongName.limit && $0.hasPrefix("éé") })
    #expect(found.code.contains { found.names[$0.name] == names[0] })

  }

  @Test func suppressionsAboveEachOtherSpeakOfTheNextLineOfCode() throws {
    let comments = String(repeating: "// digraph:ignore singleton-access - why\n\n", count: 1_000)
    let found = facts("\(comments)let a = 1\n// digraph:ignore a - b\nlet b = 2 // digraph:ignore a - b\n")
    #expect(found.suppressions.map(\.line) == [Int](repeating: 2_001, count: 1_000) + [2_003, 2_003])
  }

  @Test func commentsBehindACommentAreNone() throws {
    let found = facts("let a = \"// x\" // digraph:ignore a - b // digraph:ignore c - d // digraph:ignore\n")
    #expect(found.suppressions.map(\.rules) == [["a"]])
  }
}
