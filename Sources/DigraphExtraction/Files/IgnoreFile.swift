import DigraphFacts

/// The rules of one `.gitignore` file.
///
/// Most rules name one file or one suffix. They are looked up by what they name, so that a path costs no more where
/// there are a hundred thousand of them. Never changed once made; a class so that no folder copies them.
final class IgnoreFile: Sendable {
  private struct Rule: Sendable {
    var place: Int
    var pattern: GlobPattern
    var isNegated: Bool
    var foldersOnly: Bool
    /// The pattern is matched against the path below the folder of the file, rather than the last component.
    var isAnchored: Bool
  }

  /// Rules whose patterns match one text or one suffix, by its hash.
  private struct Lookup: Sendable {
    private var rules: [UInt64: [Rule]] = [:]

    var isEmpty: Bool { rules.isEmpty }

    mutating func add(_ rule: Rule, for bytes: [UInt8]) {
      let hash = bytes.withUnsafeBufferPointer { NameTable.hash(of: $0) }
      // Of rules about the same, the last one decides.
      rules[hash, default: []].removeAll { $0.foldersOnly == rule.foldersOnly && $0.pattern == rule.pattern }
      rules[hash, default: []].append(rule)
    }

    /// The last rule for a text, if it is behind the one found so far.
    func find(
      _ bytes: UnsafeBufferPointer<UInt8>, matching text: UnsafeBufferPointer<UInt8>, isFolder: Bool,
      _ last: inout (place: Int, isNegated: Bool)
    ) {
      for rule in rules[NameTable.hash(of: bytes)] ?? [] where rule.place > last.place {
        if isFolder || !rule.foldersOnly, rule.pattern.matches(text) { last = (rule.place, rule.isNegated) }
      }
    }
  }

  /// Length of the path of the file's folder, with its slash.
  private let base: Int
  private let names: Lookup
  private let paths: Lookup
  private let suffixes: Lookup
  /// The lengths that suffixes have.
  private let suffixLengths: [Int]
  /// All others, in order.
  private let others: [Rule]

  var isEmpty: Bool { names.isEmpty && paths.isEmpty && suffixes.isEmpty && others.isEmpty }

  /// - Parameter base: length of the path of the file's folder, with its slash.
  init(_ text: [UInt8], base: Int) {
    var (names, paths, suffixes) = (Lookup(), Lookup(), Lookup())
    var others: [Rule] = []
    var lengths: Set<Int> = []
    for (place, line) in text.split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }).enumerated() {
      guard let rule = Self.rule(line, place: place) else { continue }
      if let literal = rule.pattern.literal {
        if rule.isAnchored { paths.add(rule, for: literal) } else { names.add(rule, for: literal) }
      } else if !rule.isAnchored, let suffix = rule.pattern.suffix {
        suffixes.add(rule, for: suffix)
        lengths.insert(suffix.count)
      } else {
        others.append(rule)
      }
    }
    self.base = base
    self.names = names
    self.paths = paths
    self.suffixes = suffixes
    self.others = others
    suffixLengths = lengths.sorted()
  }

  /// Whether a path relative to the root is ignored; nil where no rule speaks of it.
  func verdict(on path: UnsafeBufferPointer<UInt8>, isFolder: Bool) -> Bool? {
    guard path.count > base else { return nil }
    let start = max(path.lastIndex(of: UInt8(ascii: "/")).map { $0 + 1 } ?? 0, base)
    let name = UnsafeBufferPointer(rebasing: path[start...])
    let below = UnsafeBufferPointer(rebasing: path[base...])
    var last = (place: -1, isNegated: false)
    if !names.isEmpty { names.find(name, matching: name, isFolder: isFolder, &last) }
    if !paths.isEmpty { paths.find(below, matching: below, isFolder: isFolder, &last) }
    for length in suffixLengths {
      if length > name.count { break }
      let end = UnsafeBufferPointer(rebasing: name[(name.count - length)...])
      suffixes.find(end, matching: name, isFolder: isFolder, &last)
    }
    for rule in others.reversed() {
      if rule.place < last.place { break }
      guard isFolder || !rule.foldersOnly else { continue }
      if rule.pattern.matches(rule.isAnchored ? below : name) {
        last = (rule.place, rule.isNegated)
        break
      }
    }
    return last.place < 0 ? nil : !last.isNegated
  }

  private static func rule(_ line: ArraySlice<UInt8>, place: Int) -> Rule? {
    var line = line
    while let last = line.last, last == 0x20 || last == 0x09 {
      if line.count >= 2, line[line.endIndex - 2] == UInt8(ascii: "\\") { break }
      line.removeLast()
    }
    guard let first = line.first, first != UInt8(ascii: "#") else { return nil }
    var isNegated = false
    if first == UInt8(ascii: "!") {
      isNegated = true
      line.removeFirst()
    }
    var foldersOnly = false
    while line.last == UInt8(ascii: "/") {
      foldersOnly = true
      line.removeLast()
    }
    guard !line.isEmpty else { return nil }
    // `**/name` is what `name` is: any path that ends so.
    let anyFolders = Array("**/".utf8)
    while line.starts(with: anyFolders), !line.dropFirst(anyFolders.count).contains(UInt8(ascii: "/")) {
      line.removeFirst(anyFolders.count)
    }
    guard !line.isEmpty else { return nil }
    let isAnchored = line.contains(UInt8(ascii: "/"))
    if line.first == UInt8(ascii: "/") { line.removeFirst() }
    return Rule(
      place: place, pattern: GlobPattern(String(decoding: line, as: UTF8.self)), isNegated: isNegated,
      foldersOnly: foldersOnly, isAnchored: isAnchored)
  }
}
