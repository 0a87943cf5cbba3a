/// Text as people are shown it, whatever it holds.
///
/// Names and messages come from code that nobody has read yet. A terminal obeys control characters, and every page obeys
/// those that turn the direction of writing round or show nothing: `U+202E` lets one name look like another.
package enum VisibleText {
  /// The text with what cannot be seen written out, as Swift writes it: `\n`, `\t`, `\u{202E}`.
  ///
  /// What makes one emoji of several stays.
  ///
  /// - Parameter keepingLines: whether line feeds and carriage returns stay, for a format that escapes them itself.
  /// - Complexity: O(scalars); nothing is copied where nothing is hidden.
  package static func of(_ text: String, keepingLines: Bool = false) -> String {
    if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return text }
    var result = ""
    var before: Unicode.Scalar?
    for scalar in text.unicodeScalars {
      defer { before = scalar }
      switch scalar {
      case "\n" where keepingLines, "\r" where keepingLines: result.unicodeScalars.append(scalar)
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case _ where isHidden(scalar) && !joinsEmoji(scalar, before):
        result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// Whether a scalar shows nothing of its own: control characters, separators of lines, all that formats (directions of
  /// writing, joiners, tags, spaces without width), what is to be ignored where it is not known, and what is no character.
  package static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x20..<0x7F: return false
    case 0..<0xA0: return true
    // These and the last two of each plane are no characters and never will be.
    case 0xFDD0...0xFDEF: return true
    case _ where scalar.value & 0xFFFE == 0xFFFE: return true
    default: break
    }
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate: return true
    default: return scalar.properties.isDefaultIgnorableCodePoint
    }
  }

  /// A joiner or a mark of how an emoji is drawn, behind one.
  private static func joinsEmoji(_ scalar: Unicode.Scalar, _ before: Unicode.Scalar?) -> Bool {
    guard let before else { return false }
    let isEmoji = before.properties.isEmoji && !before.isASCII
    switch scalar.value {
    case 0x200D: return isEmoji || before.value == 0xFE0F
    case 0xFE0E, 0xFE0F: return isEmoji
    default: return false
    }
  }
}
