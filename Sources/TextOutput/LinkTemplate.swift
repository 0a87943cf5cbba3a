import DigraphFacts
package import DigraphReport

/// How the address of a place in the source is made: a text with `{file}` and `{line}` in it.
package struct LinkTemplate: Sendable, Equatable {
  /// What may stand in braces. `path` says the same as `file`.
  package static let placeholders = ["file", "path", "line", "column"]

  private enum Piece: Equatable {
    case text(String)
    case placeholder(String)
  }

  private let pieces: [Piece]

  /// Why a text is no template.
  package enum Failure: Error, Equatable {
    /// There is no such placeholder.
    case unknown(String)
    /// Neither `{file}` nor `{path}` stands in it, so that all places would have one address.
    case noFile
    /// Its addresses lead neither to a page, nor to a file, nor into an editor.
    case unusualScheme(String)
    /// Its addresses are programs.
    case program(String)
    /// A space or something that cannot be seen stands in it, which browsers skip.
    case hidden
  }

  /// The schemes of pages, files and editors, sorted.
  package static let usualSchemes = [
    "atom", "bbedit", "cursor", "emacs", "file", "http", "https", "idea", "jetbrains", "mvim", "nova", "subl", "txmt",
    "vscode", "vscode-insiders", "vscodium", "windsurf", "xcode", "zed",
  ]
  /// What a browser runs when somebody follows a link there.
  private static let programs = ["blob", "data", "javascript", "vbscript"]

  /// - Parameter schemes: what may stand in front of the first colon beside ``usualSchemes``. An address without a
  ///   scheme is relative, which is fine.
  package init(_ text: String, schemes: Set<String> = []) throws(Failure) {
    if text.unicodeScalars.contains(where: { $0 == " " || VisibleText.isHidden($0) }) { throw .hidden }
    if let end = text.firstIndex(where: { ":/?#".contains($0) }), text[end] == ":" {
      let scheme = text[..<end].lowercased()
      if Self.programs.contains(scheme) { throw .program(scheme) }
      guard Self.usualSchemes.contains(scheme) || schemes.contains(scheme) else { throw .unusualScheme(scheme) }
    }
    var pieces: [Piece] = []
    var rest = Substring(text)
    while let open = rest.firstIndex(of: "{") {
      guard let close = rest[open...].firstIndex(of: "}") else { throw .unknown(String(rest[open...])) }
      let name = String(rest[rest.index(after: open)..<close])
      guard Self.placeholders.contains(name) else { throw .unknown("{\(name)}") }
      pieces += [.text(String(rest[..<open])), .placeholder(name)]
      rest = rest[rest.index(after: close)...]
    }
    pieces.append(.text(String(rest)))
    guard pieces.contains(where: { $0 == .placeholder("file") || $0 == .placeholder("path") }) else { throw .noFile }
    self.pieces = pieces
  }

  /// What it was made from.
  package var text: String {
    pieces.map { piece in
      switch piece {
      case .text(let text): text
      case .placeholder(let name): "{\(name)}"
      }
    }.joined()
  }

  /// The address of a place.
  package func address(of site: ReportSite) -> String {
    pieces.map { piece in
      switch piece {
      case .text(let text): text
      case .placeholder("line"): String(site.line)
      case .placeholder("column"): String(site.column)
      case .placeholder: AddressText.path(site.file)
      }
    }.joined()
  }
}
