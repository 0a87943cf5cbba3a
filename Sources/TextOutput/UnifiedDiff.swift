/// Changes as a patch that `git apply` and `patch -p1` take.
///
/// Source: POSIX.1-2024, "diff", "Diff -u Output Format"; git-diff(1), "Generating patch text with -p".
package enum UnifiedDiff {
  /// A file before and after; nothing is there before for one that is new.
  package typealias Change = (path: String, before: [UInt8]?, after: [UInt8])

  /// Lines of context around a change.
  private static let context = 3

  /// O(bytes) where changes are few: what two states have in common at both ends is not compared further.
  package static func bytes(of changes: [Change]) -> [UInt8] { changes.flatMap(bytes) }

  private static func bytes(of change: Change) -> [UInt8] {
    let (old, new) = (lines(change.before ?? []), lines(change.after))
    let hunks = hunks(from: old, to: new)
    guard !hunks.isEmpty || change.before == nil else { return [] }
    let (from, to) = (quoted("a/" + change.path), quoted("b/" + change.path))
    var head = "diff --git \(from) \(to)\n"
    if change.before == nil { head += "new file mode 100644\n" }
    head += "--- \(change.before == nil ? "/dev/null" : from)\n+++ \(to)\n"
    return Array(head.utf8) + hunks.joined()
  }

  /// Each with its newline, where it has one.
  private static func lines(_ bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = 0
    for (index, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") {
      lines.append(bytes[start...index])
      start = index + 1
    }
    if start < bytes.count { lines.append(bytes[start...]) }
    return lines
  }

  private enum Step: Equatable { case keep, remove, add }

  private static func hunks(from old: [ArraySlice<UInt8>], to new: [ArraySlice<UInt8>]) -> [[UInt8]] {
    let steps = steps(from: old, to: new)
    var hunks: [[UInt8]] = []
    var index = 0
    var (oldLine, newLine) = (0, 0)
    while index < steps.count {
      guard steps[index] != .keep else {
        (index, oldLine, newLine) = (index + 1, oldLine + 1, newLine + 1)
        continue
      }
      // The lines in front of the change were kept.
      let before = min(context, oldLine, newLine)
      let (oldStart, newStart) = (oldLine - before, newLine - before)
      var body = (oldStart..<oldLine).map { line(" ", old[$0]) }
      // A hunk ends where more lines are kept than two contexts have.
      while index < steps.count {
        let kept = steps[index...].prefix { $0 == .keep }.count
        let isLast = index + kept == steps.count
        if kept > 0, isLast || kept > 2 * context {
          for offset in 0..<min(kept, context) { body.append(line(" ", old[oldLine + offset])) }
          let shown = min(kept, context)
          (index, oldLine, newLine) = (index + shown, oldLine + shown, newLine + shown)
          break
        }
        switch steps[index] {
        case .keep:
          body.append(line(" ", old[oldLine]))
          (oldLine, newLine) = (oldLine + 1, newLine + 1)
        case .remove:
          body.append(line("-", old[oldLine]))
          oldLine += 1
        case .add:
          body.append(line("+", new[newLine]))
          newLine += 1
        }
        index += 1
      }
      hunks.append(
        Array("@@ -\(range(oldStart, oldLine)) +\(range(newStart, newLine)) @@\n".utf8) + body.joined())
    }
    return hunks
  }

  /// Of no lines, the line in front of them is named.
  private static func range(_ start: Int, _ end: Int) -> String {
    let count = end - start
    if count == 1 { return "\(start + 1)" }
    return "\(count == 0 ? start : start + 1),\(count)"
  }

  private static func line(_ mark: Character, _ bytes: ArraySlice<UInt8>) -> [UInt8] {
    let text = Array(String(mark).utf8) + bytes
    return bytes.last == UInt8(ascii: "\n") ? text : text + Array("\n\\ No newline at end of file\n".utf8)
  }

  /// The shortest way from one to the other, between the lines that both begin and end with.
  ///
  /// Source: Myers, "An O(ND) Difference Algorithm and Its Variations", 1986.
  private static func steps(from old: [ArraySlice<UInt8>], to new: [ArraySlice<UInt8>]) -> [Step] {
    var start = 0
    while start < min(old.count, new.count), old[start] == new[start] { start += 1 }
    var end = 0
    while end < min(old.count, new.count) - start, old[old.count - 1 - end] == new[new.count - 1 - end] { end += 1 }
    let (a, b) = (Array(old[start..<old.count - end]), Array(new[start..<new.count - end]))
    return [Step](repeating: .keep, count: start) + middle(a, b) + [Step](repeating: .keep, count: end)
  }

  private static func middle(_ a: [ArraySlice<UInt8>], _ b: [ArraySlice<UInt8>]) -> [Step] {
    let most = a.count + b.count
    if most == 0 { return [] }
    // For each diagonal how far one comes, after each number of steps.
    var reached = [Int](repeating: 0, count: 2 * most + 2)
    var history: [[Int]] = []
    search: for count in 0...most {
      history.append(reached)
      for diagonal in stride(from: -count, through: count, by: 2) {
        let goesDown =
          diagonal == -count || (diagonal != count && reached[most + diagonal - 1] < reached[most + diagonal + 1])
        var x = goesDown ? reached[most + diagonal + 1] : reached[most + diagonal - 1] + 1
        var y = x - diagonal
        while x < a.count, y < b.count, a[x] == b[y] { (x, y) = (x + 1, y + 1) }
        reached[most + diagonal] = x
        if x >= a.count, y >= b.count { break search }
      }
    }
    var steps: [Step] = []
    var (x, y) = (a.count, b.count)
    for count in stride(from: history.count - 1, through: 0, by: -1) {
      let reached = history[count]
      let diagonal = x - y
      let goesDown =
        diagonal == -count || (diagonal != count && reached[most + diagonal - 1] < reached[most + diagonal + 1])
      let previous = goesDown ? diagonal + 1 : diagonal - 1
      let (startX, startY) = (reached[most + previous], reached[most + previous] - previous)
      while x > max(startX, 0), y > max(startY, 0), x > 0, y > 0, count == 0 || x > startX && y > startY {
        steps.append(.keep)
        (x, y) = (x - 1, y - 1)
      }
      if count > 0 {
        steps.append(goesDown ? .add : .remove)
        (x, y) = (startX, startY)
      }
    }
    return steps.reversed()
  }

  /// As git writes a path that has bytes of its own meaning.
  private static func quoted(_ path: String) -> String {
    let isPlain = path.utf8.allSatisfy {
      $0 > 0x20 && $0 < 0x7f && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\")
    }
    if isPlain || !path.utf8.contains(where: { $0 < 0x20 || $0 >= 0x7f || $0 == 0x22 || $0 == 0x5c }) { return path }
    var text = "\""
    for byte in path.utf8 {
      switch byte {
      case UInt8(ascii: "\""): text += "\\\""
      case UInt8(ascii: "\\"): text += "\\\\"
      case 0x20..<0x7f: text.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let octal = String(byte, radix: 8)
        text += "\\" + String(repeating: "0", count: 3 - octal.count) + octal
      }
    }
    return text + "\""
  }
}
