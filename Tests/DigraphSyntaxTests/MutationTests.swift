import DigraphSyntax
import Foundation
import SeededNumbers
import Testing

/// Real files with one token deleted, doubled or swapped with the next, by a seed.
struct MutationTests {
  /// Files to damage: this package's own sources, or what `MUTATE` names.
  static let files: [String] = {
    if let path = ProcessInfo.processInfo.environment["MUTATE"] { return Sources.swiftFiles(below: path) }
    return Sources.swiftFiles(below: Sources.root + "/Sources") + Sources.swiftFiles(below: Sources.root + "/Tests")
  }()

  static let rounds = ProcessInfo.processInfo.environment["ROUNDS"].flatMap { Int($0) } ?? 20

  @Test func damageStaysInTheDeclarationItIsIn() throws {
    var generator = SeededGenerator(seed: 7)
    var mutations = 0
    var spread = 0
    for file in Self.files {
      let original = try Sources.bytes(of: file)
      let tokens = SourceMutation.tokens(of: original)
      guard tokens.count > 2 else { continue }
      let declarations = Declaration.all(in: SwiftSourceParser.parse(original))
      for _ in 0..<Self.rounds {
        let mutation = SourceMutation(original, tokens: tokens, using: &generator)
        let (tree, work) = SwiftSourceParser.parseCountingWork(mutation.source)
        mutations += 1
        #expect(shapeError(tree) == nil, "\(file) \(mutation.damaged)")
        #expect(work.lookahead < work.tokens * 8 + 64, "\(file) \(mutation.damaged)")
        let lost = Self.lost(declarations, damaged: mutation.damaged, in: tree)
        if !lost.isEmpty {
          spread += 1
          if ProcessInfo.processInfo.environment["SHOW"] != nil {
            let line = original[..<mutation.damaged.lowerBound].count { $0 == 0x0A } + 1
            let text = String(decoding: original[mutation.damaged], as: UTF8.self)
            print("spread \(file):\(line) \(mutation.kind) '\(text)' lost \(lost.prefix(3))")
          }
        }
      }
    }
    print("damage left its declaration in \(spread) of \(mutations)")
    #expect(spread * 500 <= mutations)
  }

  /// The declarations outside the damaged ones that the damaged source has no longer.
  ///
  /// Damaged are the innermost one around the damage and those that it cuts into, with all that is in them.
  static func lost(_ declarations: [Declaration], damaged: Range<Int>, in tree: SyntaxTree) -> [String] {
    let holds = { (declaration: Declaration) in
      declaration.range.lowerBound <= damaged.lowerBound && damaged.upperBound <= declaration.range.upperBound
    }
    var hit = declarations.filter { $0.range.overlaps(damaged) && !holds($0) }
    hit += declarations.last(where: holds).map { [$0] } ?? []
    var found: [String: Int] = [:]
    for declaration in Declaration.all(in: tree) { found[declaration.identity, default: 0] += 1 }
    var lost: [String] = []
    for declaration in declarations where !hit.contains(where: { $0.range.contains(declaration.range.lowerBound) }) {
      found[declaration.identity, default: 0] -= 1
      if found[declaration.identity, default: 0] < 0 { lost.append(declaration.identity) }
    }
    return lost
  }
}
