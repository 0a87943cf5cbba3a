/// The words and marks of an Objective-C header, without comments, texts and lines of the preprocessor: all branches of
/// its conditions are read.
struct HeaderTokens {
  struct Token {
    /// The offset of the first byte, and of the one behind the last.
    var start: UInt32
    var end: UInt32
    /// From zero.
    var line: UInt32
    /// In bytes, from zero.
    var column: UInt32
    /// An identifier, number or directive (`@interface`) rather than a single mark.
    var isWord: Bool
  }

  private(set) var tokens: [Token] = []
  /// What `#import` and `#include` name, and of `@import Films;` `Films/`.
  private(set) var includes: [String] = []
  private(set) var lineCount: UInt32 = 1
  /// The comments in front of everything else, as they are written.
  private(set) var header: ArraySlice<UInt8>
  private let bytes: [UInt8]

  private static let newline = UInt8(ascii: "\n")

  /// Whether a header says anything of classes and protocols. Most headers of C do not, and are not looked at further.
  static func declares(_ bytes: [UInt8]) -> Bool {
    var rest = bytes[...]
    while let mark = rest.firstIndex(of: UInt8(ascii: "@")) {
      rest = rest[(mark + 1)...]
      if rest.starts(with: "interface".utf8) || rest.starts(with: "protocol".utf8) { return true }
    }
    return false
  }

  /// O(bytes).
  ///
  /// - Parameter onlyIncludes: nothing but ``includes`` is wanted.
  init(_ bytes: [UInt8], onlyIncludes: Bool = false) {
    self.bytes = bytes
    header = []
    var index = 0
    var lineStart = 0
    var isAtLineStart = true
    while index < bytes.count {
      let byte = bytes[index]
      let next = index + 1 < bytes.count ? bytes[index + 1] : 0
      let start = index
      if byte == Self.newline {
        index += 1
        isAtLineStart = true
      } else if byte == 0x20 || byte < 0x20 || byte >= 0x7F {
        index += 1
      } else if byte == UInt8(ascii: "/"), next == UInt8(ascii: "/") {
        index = endOfLine(index)
      } else if byte == UInt8(ascii: "/"), next == UInt8(ascii: "*") {
        index = endOfComment(index + 2)
      } else if byte == UInt8(ascii: "#"), isAtLineStart {
        if tokens.isEmpty, header.isEmpty { header = bytes[..<start] }
        index = endOfLine(index)
        if let name = Self.included(bytes[start..<index]) { includes.append(name) }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        index = endOfText(index)
        isAtLineStart = false
      } else {
        if tokens.isEmpty, header.isEmpty { header = bytes[..<start] }
        let isDirective = byte == UInt8(ascii: "@")
        index += 1
        let isWord = Self.isWord(byte) || isDirective
        if isWord { while index < bytes.count, Self.isWord(bytes[index]) { index += 1 } }
        isAtLineStart = false
        if isDirective, bytes[start..<index].elementsEqual("@import".utf8) {
          let module = bytes[index...].drop { $0 == 0x20 || $0 == 0x09 }.prefix(while: Self.isWord)
          includes.append("\(String(decoding: module, as: UTF8.self))/")
        }
        if onlyIncludes { continue }
        tokens.append(
          Token(
            start: UInt32(start), end: UInt32(index), line: lineCount - 1, column: UInt32(start - lineStart),
            isWord: isWord))
      }
      for place in start..<index where bytes[place] == Self.newline {
        lineCount += 1
        lineStart = place + 1
      }
    }
  }

  func text(_ token: Token) -> String { String(decoding: bytes[Int(token.start)..<Int(token.end)], as: UTF8.self) }

  func `is`(_ token: Token, _ text: StaticString) -> Bool {
    guard Int(token.end - token.start) == text.utf8CodeUnitCount else { return false }
    return text.withUTF8Buffer { $0.elementsEqual(bytes[Int(token.start)..<Int(token.end)]) }
  }

  /// `Films/Film.h` of `#import "Films/Film.h"` and `#import <Films/Film.h>`.
  private static func included(_ line: ArraySlice<UInt8>) -> String? {
    let rest = line.dropFirst().drop { $0 == 0x20 || $0 == 0x09 }
    guard rest.starts(with: "import".utf8) || rest.starts(with: "include".utf8) else { return nil }
    let isQuote = { (byte: UInt8) in [UInt8(ascii: "\""), UInt8(ascii: "<"), UInt8(ascii: ">")].contains(byte) }
    let parts = rest.split(omittingEmptySubsequences: false, whereSeparator: isQuote)
    return parts.count > 2 ? String(decoding: parts[1], as: UTF8.self) : nil
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    (byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A) || (byte >= 0x30 && byte <= 0x39) || byte == UInt8(ascii: "_")
  }

  /// The line break that ends a line; one behind a backslash does not.
  private func endOfLine(_ start: Int) -> Int {
    var index = start
    while index < bytes.count, bytes[index] != Self.newline {
      let isJoined = bytes[index] == UInt8(ascii: "\\") && index + 1 < bytes.count
      let isReturn = isJoined && bytes[index + 1] == 0x0D && index + 2 < bytes.count
      index += isReturn ? 3 : isJoined ? 2 : 1
    }
    return min(index, bytes.count)
  }

  private func endOfComment(_ start: Int) -> Int {
    var index = start
    while index + 1 < bytes.count {
      if bytes[index] == UInt8(ascii: "*"), bytes[index + 1] == UInt8(ascii: "/") { return index + 2 }
      index += 1
    }
    return bytes.count
  }

  /// A text ends with its line at the latest.
  private func endOfText(_ start: Int) -> Int {
    var index = start + 1
    while index < bytes.count, bytes[index] != Self.newline {
      if bytes[index] == bytes[start] { return index + 1 }
      index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    return min(index, bytes.count)
  }
}
