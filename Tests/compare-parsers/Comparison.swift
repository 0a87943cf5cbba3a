internal import DigraphSyntax
internal import DigraphSyntaxReference
internal import Foundation

/// Reads files with both parsers and keeps count of what it saw.
struct Comparison {
  private let dumps: Bool
  private var files = 0
  private var bytes = 0
  private var nodes = 0
  /// Files whose trees differ although the toolchain's parser accepts them.
  private var different = 0
  /// Files that only our parser finds fault with.
  private var refusedByOurs = 0
  /// Files that the toolchain's parser finds fault with, and how many of them ours accepts.
  private var refused = 0
  private var acceptedByOurs = 0
  /// Declarations that the toolchain's parser finds in such files, and ours does not.
  private var lost = 0
  private var ours = Duration.zero
  private var reference = Duration.zero

  init(dumps: Bool) { self.dumps = dumps }

  var isClean: Bool { different == 0 && refusedByOurs == 0 }

  var summary: String {
    let rate = { (time: Duration, bytes: Int) in
      String(format: "%.2f MB/s", Double(bytes) / 1e6 / max(time / .seconds(1), 1e-9))
    }
    return """
      files \(files), bytes \(bytes), nodes \(nodes)
      different \(different), refused by ours only \(refusedByOurs)
      refused by the toolchain's \(refused), of these accepted by ours \(acceptedByOurs), declarations lost \(lost)
      ours \(rate(ours, bytes)), the toolchain's with its conversion \(rate(reference, bytes)), ratio \
      \(String(format: "%.0f", reference / max(ours, .nanoseconds(1))))
      """
  }

  /// A file, or all below a folder. False where there is none.
  mutating func visit(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { return false }
    if !isFolder.boolValue {
      compare(path, dumps: dumps)
      return true
    }
    let below = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
    let suffixes = [".swift", ".swiftinterface", ".swift.txt"]
    for name in below.sorted() where suffixes.contains(where: name.hasSuffix) && !name.hasPrefix(".build/") {
      compare(path + "/" + name, dumps: false)
    }
    return true
  }

  private mutating func compare(_ path: String, dumps dumpsAlways: Bool) {
    guard let data = FileManager.default.contents(atPath: path) else { return }
    let source = [UInt8](data)
    let clock = ContinuousClock()
    let start = clock.now
    let actual = SwiftSourceParser.parse(source)
    let middle = clock.now
    let expected = SwiftSyntaxParser.parse(source)
    ours += start.duration(to: middle)
    reference += middle.duration(to: clock.now)
    files += 1
    bytes += source.count
    nodes += actual.nodes.count
    var differs = false
    if let first = expected.diagnostics.first {
      judgeRefused(path, expected, actual, first)
    } else {
      differs = judgeAccepted(path, expected, actual)
    }
    if dumpsAlways || dumps && differs { print("reference: \(expected.dump)\nours: \(actual.dump)") }
  }

  private mutating func judgeAccepted(_ path: String, _ expected: SyntaxTree, _ actual: SyntaxTree) -> Bool {
    if let first = actual.diagnostics.first {
      refusedByOurs += 1
      print("\(place(actual, Int(first.offset), path)): refused by ours only: \(first.message)")
    }
    guard let index = firstDifference(expected, actual) else { return false }
    different += 1
    let offset = index < expected.nodes.count ? Int(expected.nodes[index].start) : 0
    print("\(place(expected, offset, path)): differs")
    print("  reference: \(describe(expected, index))")
    print("  ours:      \(describe(actual, index))")
    return true
  }

  private mutating func judgeRefused(
    _ path: String, _ expected: SyntaxTree, _ actual: SyntaxTree, _ first: SyntaxDiagnostic
  ) {
    refused += 1
    if actual.diagnostics.isEmpty { acceptedByOurs += 1 }
    print("\(place(expected, Int(first.offset), path)): refused by the toolchain's: \(first.message)")
    var found: [String: Int] = [:]
    for name in declarations(actual) { found[name, default: 0] += 1 }
    for name in declarations(expected) {
      found[name, default: 0] -= 1
      guard found[name, default: 0] < 0 else { continue }
      lost += 1
      print("  lost: \(name)")
    }
  }

  // MARK: Trees

  /// The index of the first node that differs, if possible in more than the number of nodes below it.
  private func firstDifference(_ expected: SyntaxTree, _ actual: SyntaxTree) -> Int? {
    if expected.nodes == actual.nodes { return nil }
    let count = min(expected.nodes.count, actual.nodes.count)
    let shared = (0..<count).first { index in
      var (a, b) = (expected.nodes[index], actual.nodes[index])
      a.subtreeEnd = 0
      b.subtreeEnd = 0
      return a != b
    }
    return shared ?? (0..<count).first { expected.nodes[$0] != actual.nodes[$0] } ?? count
  }

  /// The kinds and names of what is declared.
  private func declarations(_ tree: SyntaxTree) -> [String] {
    tree.nodes.indices.compactMap { index in
      switch tree.nodes[index].kind {
      case .classDecl, .structDecl, .enumDecl, .actorDecl, .protocolDecl, .functionDecl, .typealiasDecl, .macroDecl:
        let name = tree.children(of: index).first { tree.nodes[$0].kind == .name }.map(tree.text) ?? ""
        return name.isEmpty ? nil : "\(tree.nodes[index].kind) \(name)"
      default: return nil
      }
    }
  }

  private func describe(_ tree: SyntaxTree, _ index: Int) -> String {
    guard index < tree.nodes.count else { return "nothing" }
    let node = tree.nodes[index]
    let text = tree.text(of: index).prefix(60).replacingOccurrences(of: "\n", with: "⏎")
    return "\(node.kind)/\(node.detail) \(node.start)..<\(node.end) \(text)"
  }

  private func place(_ tree: SyntaxTree, _ offset: Int, _ path: String) -> String {
    let before = tree.source[..<min(offset, tree.source.count)]
    return "\(path):\(before.count { $0 == 0x0A } + 1):\(offset - (before.lastIndex(of: 0x0A) ?? -1))"
  }
}
