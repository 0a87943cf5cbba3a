package import DigraphPictures
package import DigraphReport

/// One way to show a report. A format is one file in `Formats/` and one line in `ReportFormats.all`.
package protocol ReportFormat: Sendable {
  /// What `--format` takes; lower case, no spaces.
  var identifier: String { get }
  /// What people call it.
  var title: String { get }

  /// What it is for, in one sentence.
  var summary: String { get }
  /// Whether it may be written to a terminal.
  var isText: Bool { get }
  /// The extensions of the names of files that hold it, lower case; empty where an extension does not say so.
  var fileExtensions: [String] { get }

  /// Shows the report. The same report and options give the same bytes.
  func render(_ report: Report, _ options: RenderOptions) -> Rendering

  /// Shows the report piece by piece, so that one of hundreds of megabytes is never held as a whole.
  ///
  /// - Parameter take: called with each piece but the last.
  /// - Returns: the last piece with all that goes beside the bytes; the whole for a format that has no pieces.
  func render(_ report: Report, _ options: RenderOptions, _ take: ([UInt8]) -> Void) -> Rendering
}

extension ReportFormat {
  package var isText: Bool { true }
  package var fileExtensions: [String] { [] }

  package func render(_ report: Report, _ options: RenderOptions, _ take: ([UInt8]) -> Void) -> Rendering {
    render(report, options)
  }
}

/// A report in some format.
package struct Rendering: Sendable, Equatable {
  /// The whole of it.
  package var bytes: [UInt8]
  /// What the user should be told beside it, each on one line: that a picture had to be laid out more simply.
  package var notes: [String]
  /// Markdown for the page on which a CI server sums a job up; nil for a format that has nothing to do with one.
  package var jobSummary: [UInt8]?
  /// Why there is nothing to write; nil where there is.
  package var failure: String?

  package init(bytes: [UInt8], notes: [String] = [], jobSummary: [UInt8]? = nil, failure: String? = nil) {
    self.bytes = bytes
    self.notes = notes
    self.jobSummary = jobSummary
    self.failure = failure
  }

  /// A picture that was written.
  package init(_ drawing: Drawing) {
    self.init(bytes: drawing.bytes, notes: drawing.notes, failure: drawing.failure)
  }

  /// The picture of a report.
  package init(_ report: Report, as format: PictureFormat, _ options: RenderOptions) {
    let picture = PictureBuilder.picture(of: report, options.picture)
    self.init(picture.drawn(as: format, options.drawing))
    if failure == nil, let note = picture.noteOfSize { notes.insert(note, at: 0) }
  }
}
