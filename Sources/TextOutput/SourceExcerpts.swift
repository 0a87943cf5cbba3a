package import DigraphReport

/// Lines of the code around places, for a page that shows them.
package struct SourceExcerpts {
  /// A line that is longer is generated, or a literal.
  private static let longest = 160

  private let source: @Sendable (String) -> [UInt8]?
  /// The file that was read last, and where its lines begin.
  private var (file, bytes, starts) = ("", [UInt8](), [Int]())

  package init(_ source: @escaping @Sendable (String) -> [UInt8]?) { self.source = source }

  /// Some lines from the place's on, or as many around it; nil where the code cannot be had.
  ///
  /// - Parameter margin: how many lines before and behind.
  package mutating func lines(at site: ReportSite, margin: Int) -> (first: Int, lines: [String])? {
    if file != site.file { read(site.file) }
    guard starts.indices.contains(site.line - 1) else { return nil }
    let range = max(site.line - 1 - margin, 0)..<min(site.line + margin, starts.count)
    let texts = range.map { line in
      let end = line + 1 < starts.count ? starts[line + 1] : bytes.count
      return DisplayText.printable(
        DisplayText.clipped(
          String(decoding: bytes[starts[line]..<end].prefix(4 * Self.longest), as: UTF8.self)
            .replacing("\t", with: "  ").filter { !$0.isNewline }, to: Self.longest))
    }
    // Without what all lines begin with.
    let indents = texts.filter { !$0.isEmpty }.map { $0.prefix { $0 == " " }.count }
    let indent = indents.min() ?? 0
    return (range.lowerBound + 1, texts.map { String($0.dropFirst(indent)) })
  }

  private mutating func read(_ path: String) {
    file = path
    bytes = source(path) ?? []
    starts = bytes.isEmpty ? [] : [0]
    bytes.withUnsafeBufferPointer { bytes in
      for index in bytes.indices where bytes[index] == 0x0A && index + 1 < bytes.count { starts.append(index + 1) }
    }
  }
}
