import DigraphSyntax
import Foundation
import Testing

/// How much stack the parser takes at worst, measured on a thread whose stack is painted beforehand.
struct StackTests {
  /// Pieces that nest, and what stands innermost.
  static let nested = [
    "f(", "{ ", "[", "\"\\(", "func f() { ", "class A { ", "if x { ", "switch x { case y: ", "let x: (", "A<(", "[(",
    "@A(",
    "#if x\n", "f(x: { a in g(", "var x: Int { get { ", "let x = ", "try ", "a ? ", "- ", "{ (x: (", "guard x else { ",
    "a[{ ", "do { } catch { ", "for x in y { ", "init() { ", "\\A[", "x.y { z in if a { ", "case (let x, (",
  ]

  /// A recursive walk over a tree needs a bound too: one level of nesting makes four levels of nodes, and the suffixes of
  /// types make more.
  private static let depthLimit = SwiftSourceParser.nestingLimit * (SwiftSourceParser.typeSuffixLimit + 8)

  @Test(arguments: nested.indices)
  func treeIsNoDeeperThanItsLimit(index: Int) {
    let piece = Self.nested[index]
    #expect(Self.depth(String(repeating: piece, count: 600)) <= Self.depthLimit, "\(piece)")
  }

  @Test func treeOfATypeWithManySuffixesIsNoDeeperThanItsLimit() {
    let suffixes = String(repeating: ".B", count: 40)
    let type = String(repeating: "A<", count: 300) + "C" + String(repeating: ">" + suffixes, count: 300)
    #expect(Self.depth("let x: " + type) <= Self.depthLimit)
    #expect(Self.depth("let x: A" + String(repeating: suffixes, count: 100)) < 64)
    #expect(Self.depth("let x: A" + String(repeating: "?", count: 10_000)) < 64)
  }

  private static func depth(_ source: String) -> Int {
    let tree = SwiftSourceParser.parse(Array(source.utf8))
    var open: [UInt32] = []
    var depth = 0
    for (position, node) in tree.nodes.enumerated() {
      while let end = open.last, end <= position { open.removeLast() }
      open.append(node.subtreeEnd)
      depth = max(depth, open.count)
    }
    return depth
  }

  @Test(arguments: nested.indices)
  func stackStaysWithinItsLimit(index: Int) {
    let piece = Self.nested[index]
    let source = Array(String(repeating: piece, count: 600).utf8)
    let used = PaintedStack.bytesUsed(limit: 64 << 20) { _ = SwiftSourceParser.parse(source) }
    if ProcessInfo.processInfo.environment["STACK"] != nil { print("stack", used, piece) }
    #expect(used < SwiftSourceParser.stackSize)
  }
}
