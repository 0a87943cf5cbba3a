/// A place in a source file. Line and column are 1-based, columns count UTF-8 bytes.
package struct ReportSite: Sendable, Hashable, Comparable {
  /// Relative to the report's root, `/`-separated.
  package var file: String
  // A million findings have places of their own, so these take half of what they seem to.
  private var shortLine: Int32
  private var shortColumn: Int32

  package init(file: String, line: Int, column: Int) {
    self.file = file
    shortLine = Int32(clamping: line)
    shortColumn = Int32(clamping: column)
  }

  package var line: Int {
    get { Int(shortLine) }
    set { shortLine = Int32(clamping: newValue) }
  }

  package var column: Int {
    get { Int(shortColumn) }
    set { shortColumn = Int32(clamping: newValue) }
  }

  package static func < (a: ReportSite, b: ReportSite) -> Bool {
    (a.file, a.line, a.column) < (b.file, b.line, b.column)
  }
}

/// A place as a row of a table.
package struct SiteRow: ReportRow {
  package static let name = "site"
  package static let meaning = "A place in a source file."

  package enum Name: Int, FieldName {
    case file, line, column

    package var field: Field {
      switch self {
      case .file: .path("file")
      case .line: .line("line")
      case .column: .column("column", .usually)
      }
    }
  }

  package let cells: Cells

  package init(_ cells: Cells) { self.cells = cells }

  package var site: ReportSite {
    ReportSite(file: text(.file) ?? "", line: number(.line) ?? 1, column: number(.column) ?? 1)
  }
}

extension Rows {
  /// One more list of places.
  package mutating func put(_ name: Row.Name, _ sites: [ReportSite]) {
    put(name, sites, of: SiteRow.self) { row, site in
      row.put(.file, site.file)
      row.put(.line, site.line)
      row.put(.column, site.column)
    }
  }
}
