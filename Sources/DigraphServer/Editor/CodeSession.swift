package import DigraphReport

/// The code of one folder, as the language server asks about it.
package protocol CodeSession {
  /// Absolute, without links; all paths are relative to it.
  var root: String { get }
  /// Reads what has changed.
  ///
  /// - Parameters:
  ///   - contents: what files hold in the editor, by path.
  ///   - readsDisk: whether others may have changed files, too, or files were closed.
  mutating func update(_ contents: [String: [UInt8]], readsDisk: Bool) throws(SessionError)
  /// The findings that have a place in some files, as a report has them; it may have others, too. Takes less time than
  /// the report.
  mutating func findings(in paths: Set<String>) throws(SessionError) -> Rows<ReportFinding>
  /// What is found in the whole.
  mutating func report() throws(SessionError) -> Report
  /// What is on the disk; nil where nothing can be read.
  func contents(of path: String) -> [UInt8]?
  /// Hands a consumer of the last report a dependency that it gets itself.
  func handing(_ dependency: String, to consumer: Int) -> HandOver
  /// The picture of a type of the last report and what touches it, or of the whole; as SVG.
  mutating func picture(of type: String?) throws(SessionError) -> String
}

/// Why code could not be read or shown, in one line.
package struct SessionError: Error, Sendable {
  package let message: String

  package init(_ message: String) { self.message = message }
}

/// What it takes to hand a consumer a dependency.
package enum HandOver: Sendable {
  /// What files hold afterwards, by path, sorted; a file that is not there yet is new.
  case changes([(path: String, after: [UInt8])], notes: [String])
  case refused(String)
}
