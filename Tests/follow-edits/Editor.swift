import SeededNumbers

/// Edits files as somebody does who types: the same edits for the same seed.
struct Editor {
  private var numbers: SeededGenerator

  init(seed: UInt64) { numbers = SeededGenerator(seed: seed) }

  mutating func below(_ limit: Int) -> Int { numbers.below(limit) }

  private static let statements = [
    "_ = UserDefaults.standard.bool(forKey: \"x\")", "let started = Date()", "print(UUID())",
    "// digraph:ignore:file x - y",
    "URLSession.shared.dataTask(with: url).resume()", "let newName = someThing.value", "if isReady { return }",
    "NotificationCenter.default.post(name: .init(\"a\"), object: nil)", "defer { lock.unlock() }", "someUnknownCall()",
    "let items: [String] = []", "self.load()", "Task { await self.load() }",
    "guard let first = items.first else { return }",
    "let store = Store()", "Analytics.shared.track()", "let local = { (x: Int) in x + 1 }",
    "#if DEBUG\nprint(1)\n#endif",
    "func inner() { print(Date()) }",
  ].map { Array($0.utf8) }

  private static let declarations = [
    "private var added = Date()", "let api: URLSession = .shared", "func addedFunction() { print(UUID()) }",
    "static let shared = Added()", "struct Added { let a: Int }", "init(added: Int) {}", "import Network",
    "@Published var text = \"\"",
  ].map { Array($0.utf8) }

  /// What was done, and the text afterwards.
  ///
  /// - Parameter others: the text of another file.
  mutating func edit(_ text: [UInt8], others: [UInt8]) -> (String, [UInt8]) {
    var lines = text.split(separator: 0x0A, omittingEmptySubsequences: false).map { Array($0) }
    let line = below(lines.count)
    switch below(16) {
    case 0:
      lines.insert([], at: line)
      return ("an empty line", joined(lines))
    case 1:
      lines.insert(Array("    // Some words.".utf8), at: line)
      return ("a comment", joined(lines))
    case 2:
      lines.remove(at: line)
      return ("a line less at \(line)", joined(lines))
    case 3:
      lines.insert(lines[line], at: line)
      return ("line \(line) twice", joined(lines))
    case 4, 5, 6, 7, 8:
      let place = body(lines, from: line)
      let statement = Self.statements[below(Self.statements.count)]
      lines.insert(statement, at: place)
      return ("\(String(decoding: statement, as: UTF8.self)) at \(place)", joined(lines))
    case 9, 10:
      // In the middle of a word.
      let place = body(lines, from: line)
      let statement = Self.statements[below(Self.statements.count)]
      let part = Array(statement.prefix(1 + below(statement.count)))
      lines.insert(part, at: place)
      return ("\(String(decoding: part, as: UTF8.self)) at \(place)", joined(lines))
    case 11:
      let declaration = Self.declarations[below(Self.declarations.count)]
      lines.insert(declaration, at: line)
      return ("\(String(decoding: declaration, as: UTF8.self)) at \(line)", joined(lines))
    case 12:
      let foreign = others.split(separator: 0x0A).map { Array($0) }
      guard !foreign.isEmpty else { return ("nothing", text) }
      let place = body(lines, from: line)
      lines.insert(foreign[below(foreign.count)], at: place)
      return ("a line of another file at \(place)", joined(lines))
    case 13:
      lines[line] = Array("  ".utf8) + lines[line]
      return ("line \(line) to the right", joined(lines))
    case 14:
      lines[line] = lines[line].map { (0x61...0x79).contains($0) && below(9) == 0 ? $0 + 1 : $0 }
      return ("other letters in line \(line)", joined(lines))
    default:
      if !lines[line].isEmpty { lines[line].remove(at: below(lines[line].count)) }
      return ("a character less in line \(line)", joined(lines))
    }
  }

  /// Behind the next line that opens a body.
  private func body(_ lines: [[UInt8]], from line: Int) -> Int {
    let opening = lines.indices[line...].first { index in
      lines[index].last == UInt8(ascii: "{") && String(decoding: lines[index], as: UTF8.self).contains("(")
    }
    return opening.map { $0 + 1 } ?? line
  }

  private func joined(_ lines: [[UInt8]]) -> [UInt8] { Array(lines.joined(separator: [0x0A])) }
}
