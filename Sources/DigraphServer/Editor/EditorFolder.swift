import DigraphReport
import FileAccess

/// One folder of an editor: its code, the files that are open, and what was found in them last.
struct EditorFolder {
  /// As the editor calls it: absolute.
  let typedPath: String
  var session: any CodeSession
  /// In the order of reports; those in open files, and perhaps others.
  private var findings = Rows<ReportFinding>()
  /// What keeps the code from being read; told once.
  private(set) var failure: String?
  /// Open files by path relative to the root, with the address the editor gave them.
  private(set) var open: [String: (address: String, document: TextDocument)] = [:]
  /// Whether something changed since the last report.
  private(set) var isDirty = true
  /// Whether files may have changed on the disk since the last report.
  private(set) var isOutdated = true
  /// Whether that is known.
  private var readsDisk = true

  init(typedPath: String, session: any CodeSession) {
    self.typedPath = typedPath
    self.session = session
  }

  /// The path of an absolute one relative to the root; nil where it lies outside.
  func relative(_ path: String) -> String? {
    let resolved = FileSystem.realPath(path) ?? path
    guard let relative = FilePath.relative(resolved, to: session.root), relative != "." else { return nil }
    return relative
  }

  mutating func openFile(_ path: String, _ address: String, _ text: String) {
    open[path] = (address, TextDocument(Array(text.utf8)))
    isDirty = true
  }

  /// Applies the changes in their order; false where one makes no sense.
  mutating func changeFile(_ path: String, _ changes: [JSONValue], _ encoding: TextDocument.Encoding) -> Bool {
    guard var document = open[path]?.document else { return false }
    isDirty = true
    let isSound = changes.allSatisfy { change in
      change["text"]?.text.map { document.replace(change["range"], by: $0, encoding) } ?? false
    }
    open[path]?.document = document
    return isSound
  }

  mutating func closeFile(_ path: String) {
    open[path] = nil
    expectChanges()
  }

  /// Files may have changed on the disk.
  mutating func expectChanges() {
    isDirty = true
    readsDisk = true
  }

  /// Reads and judges the code anew, where it has changed.
  mutating func update() {
    guard isDirty else { return }
    isDirty = false
    isOutdated = !readsDisk
    defer { readsDisk = false }
    do throws(SessionError) {
      try session.update(open.mapValues(\.document.bytes), readsDisk: readsDisk)
      findings = try session.findings(in: Set(open.keys))
      failure = nil
    } catch {
      failure = error.message
    }
  }

  /// The findings that have a place in a file, and perhaps others, in the order of reports.
  mutating func findings(in path: String) -> Rows<ReportFinding> {
    if open[path] != nil { return findings }
    return (try? session.findings(in: [path])) ?? Rows()
  }

  /// What is found in the whole; nil where it cannot be read.
  mutating func report() -> Report? {
    update()
    return try? session.report()
  }

  /// The text of a file, open or not.
  func document(_ path: String) -> TextDocument {
    open[path]?.document ?? TextDocument(session.contents(of: path) ?? [])
  }

  /// The address of a file, in the editor's words where it has some for it.
  func address(of path: String) -> String {
    if let known = open[path]?.address { return known }
    let absolute = FilePath.absolute(path, below: session.root)
    // The editor may know the folder by a link.
    if let real = FileSystem.realPath(typedPath), let inner = FilePath.relative(absolute, to: real), inner != "." {
      return FileAddress.address(FilePath.absolute(inner, below: typedPath))
    }
    return FileAddress.address(absolute)
  }

  /// Where a name stands in a file, given by where it begins.
  func range(_ site: ReportSite, in document: TextDocument, _ encoding: TextDocument.Encoding) -> JSONValue {
    let line = document.range(ofLine: site.line - 1)
    let start = min(line.lowerBound + max(0, site.column - 1), line.upperBound)
    let end = document.word(at: start)?.upperBound ?? start
    return ["start": document.position(of: start, encoding), "end": document.position(of: max(start, end), encoding)]
  }

  /// A place as an editor is told of it.
  func location(_ site: ReportSite, _ encoding: TextDocument.Encoding) -> JSONValue {
    ["uri": .text(address(of: site.file)), "range": range(site, in: document(site.file), encoding)]
  }
}
