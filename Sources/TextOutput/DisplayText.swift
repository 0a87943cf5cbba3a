import DigraphFacts

/// Text for people: counts, columns and lines that fit.
package enum DisplayText {
  /// The text with what cannot be seen written out; see `VisibleText`.
  package static func printable(_ text: String, keepingLines: Bool = false) -> String {
    VisibleText.of(text, keepingLines: keepingLines)
  }

  /// The text, or its start and an ellipsis where it has more characters than these.
  package static func clipped(_ text: String, to limit: Int) -> String {
    // Without counting them all; and one character may have any number of marks.
    let scalars = text.unicodeScalars
    guard let end = scalars.index(scalars.startIndex, offsetBy: limit, limitedBy: scalars.endIndex),
      end < scalars.endIndex
    else { return text }
    return String(scalars[..<end]) + "…"
  }

  /// The text, or its start and an ellipsis where it takes more columns than these.
  package static func fitting(_ text: String, _ columns: Int) -> String {
    if width(text) <= columns { return text }
    var (used, start) = (1, "")
    for character in text {
      used += width(character)
      if used > columns { break }
      start.append(character)
    }
    return start + "…"
  }

  /// A path that fits in so many columns: its end, where the whole is too long.
  package static func fittingPath(_ path: String, _ columns: Int) -> String {
    let path = printable(path)
    if width(path) <= columns { return path }
    var end = path[...]
    while let slash = end.firstIndex(of: "/") {
      end = end[end.index(after: slash)...]
      if width(String(end)) + 2 <= columns { return "…/\(end)" }
    }
    // The line stands at the end.
    while width(String(end)) + 1 > columns, !end.isEmpty { end.removeFirst() }
    return "…\(end)"
  }

  /// How many columns the text takes, near enough: wide East Asian characters and emoji take two, marks none.
  package static func width(_ text: String) -> Int {
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return text.utf8.count }
    return text.reduce(0) { $0 + width($1) }
  }

  private static func width(_ character: Character) -> Int {
    guard let first = character.unicodeScalars.first else { return 0 }
    switch first.value {
    case 0x300...0x36F, 0x200B...0x200D: return 0
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60,
      0xFFE0...0xFFE6, 0x1F300...0x1FAFF, 0x20000...0x3FFFD:
      return 2
    default: return 1
    }
  }

  /// Breaks the text at spaces into lines of at most the given widths. A longer word stays whole, as a broken path
  /// cannot be clicked.
  package static func wrap(_ text: String, first: Int, rest: Int) -> [String] {
    var (lines, line, used) = ([String](), "", 0)
    for word in words(of: text) {
      let length = width(word)
      if !line.isEmpty, used + 1 + length > (lines.isEmpty ? first : rest) {
        lines.append(line)
        (line, used) = (word, length)
      } else {
        line += (line.isEmpty ? "" : " ") + word
        used += (used == 0 ? 0 : 1) + length
      }
    }
    return lines + [line]
  }

  /// So much code between backticks stays on one line.
  private static let longestCode = 30

  /// The pieces between spaces; short code between backticks is one of them.
  private static func words(of text: String) -> [String] {
    var words: [String] = []
    var code: [String]?
    for piece in text.split(separator: " ") {
      let word = String(piece)
      // An odd number opens or closes.
      let turns = piece.utf8.count { $0 == UInt8(ascii: "`") } % 2 == 1
      if let begun = code {
        code = begun + [word]
        guard turns else { continue }
        let whole = (begun + [word]).joined(separator: " ")
        if width(whole) <= longestCode { words.append(whole) } else { words += begun + [word] }
        code = nil
      } else if turns {
        code = [word]
      } else {
        words.append(word)
      }
    }
    return words + (code ?? [])
  }

  /// `1 cycle`, `1,234 cycles`.
  package static func count(_ number: Int, _ noun: String, plural: String? = nil) -> String {
    "\(grouped(number)) \(number == 1 ? noun : plural ?? noun + "s")"
  }

  /// `a, b and c`.
  package static func listed(_ words: [String]) -> String {
    guard let last = words.last, words.count > 1 else { return words.first ?? "" }
    return "\(words.dropLast().joined(separator: ", ")) and \(last)"
  }

  /// With a comma between thousands.
  package static func grouped(_ number: Int) -> String {
    let digits = String(number.magnitude)
    var result = number < 0 ? "-" : ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index) % 3 == 0 { result += "," }
      result.append(digit)
    }
    return result
  }

  /// `view model` for `viewModel`.
  package static func spelled(_ word: String) -> String {
    word.reduce(into: "") { $0 += $1.isUppercase ? " \($1.lowercased())" : String($1) }
  }

  /// A number at the right end of a column.
  package static func right(_ number: Int, _ width: Int) -> String { right(grouped(number), width) }

  /// A text at the right end of a column.
  package static func right(_ text: String, _ width: Int) -> String {
    String(repeating: " ", count: max(width - self.width(text), 0)) + text
  }

  /// `0.667`: with a fixed number of digits behind the point.
  package static func decimal(_ number: Double, digits: Int = 3) -> String {
    let scale = (0..<digits).reduce(1) { scale, _ in scale * 10 }
    let scaled = Int((number.magnitude * Double(scale)).rounded())
    let rest = String(scaled % scale)
    let sign = number < 0 && scaled > 0 ? "-" : ""
    return "\(sign)\(scaled / scale).\(String(repeating: "0", count: digits - rest.count))\(rest)"
  }

  /// `97.3%`, rounded down so that 100% means all.
  package static func share(_ part: Int, of whole: Int) -> String {
    guard whole > 0 else { return "0%" }
    let permille = part * 1000 / whole
    return permille % 10 == 0 ? "\(permille / 10)%" : "\(permille / 10).\(permille % 10)%"
  }
}
