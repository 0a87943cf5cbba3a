import DigraphAnalysis
import DigraphCommand
import DigraphExtraction
import DigraphReport
import DigraphReporting
import Foundation
import Synchronization
import Testing

/// Whatever somebody types, what goes on from the state before is what a run that begins anew finds.
@Suite struct LiveAnalysisTests {
  private static let file = "Sources/App/Model.swift"
  private static let files = [
    file: """
    import Foundation

    final class Model {
      private let session: Session
      private let started = Date()
      var items = ["a"]

      init(session: Session) {
        self.session = session
      }

      func load() {
        session.open()
        reload()
      }

      func reload(at date: Date = Date()) {
        // digraph:ignore:next singleton-access - It is for later.
        Session.shared.open()
        print(items)
      }
    }

    func helper() { Model(session: .shared).load() }

    enum Middle { static func value() -> Int { 0 } }

    """,
    "Sources/App/Session.swift": """
    final class Session {
      static let shared = Session()
      private var isOpen = false
      func open() { isOpen = true }
      func close() { isOpen = false; helper() }
      subscript(name: String) -> String { name }
    }

    enum Deep { static func now() -> Date { Date() } }

    """,
    "Sources/App/Screen.swift": """
    final class Screen {
      let model = Model(session: .shared)
      func show() { model.load(); model.reload() }
      func tick() -> Int { Middle.value() }
    }

    """,
  ]

  /// What is replaced by what, and how much is done again for that.
  private static let edits: [(old: String, new: String, work: Work)] = [
    ("import Foundation\n", "// Words.\nimport Foundation\n", .places),
    ("    reload()\n  }", "\n    reload()\n  }", .places),
    ("reload()\n", "// reload()\n", .references),
    ("    session.open()\n", "    session.open()\n    unknownName\n", .places),
    ("    session.open()\n", "    session.open(); session.close()\n", .references),
    (
      "    session.open()\n", "    session.open()\n    UserDefaults.standard.set(1, forKey: \"urlSession\")\n",
      .references
    ),
    ("    session.open()\n", "    session.open()\n    let files: FileManager = .default\n", .references),
    ("    self.session = session\n", "    self.session = Session.shared\n", .references),
    ("session.open()", "session.isOpen", .references),
    ("= Date()) {", "= Date(timeIntervalSince1970: 0)) {", .references),
    ("print(items)", "let print = { (x: Int) in self.items[x] }", .references),
    ("  func load() {", "  func load() { ", .places),
    ("  func load() {", "  @discardableResult func load() -> Int {", .everything),
    ("let started = Date()", "let started = UUID()", .everything),
    ("let session: Session", "let session: Session?", .everything),
    ("private let session", "let session", .everything),
    ("var items = [\"a\"]", "var items = [\"b\"]", .places),
    ("var items = [\"a\"]", "var items = [1]", .everything),
    ("final class Model {", "final class Model: Loading {", .everything),
    ("import Foundation\n", "import Foundation\nimport Combine\n", .everything),
    ("    reload()\n  }", "    reload()\n", .places),
    ("    reload()\n", "    func inner() { reload() }\n", .everything),
    ("// digraph:ignore:next singleton-access - It is for later.", "", .places),
    ("func helper() {", "func helper() { \"", .references),
    // What others do changes by it.
    ("-> Int { 0 }", "-> Int { _ = Deep.now(); return 0 }", .references),
    ("-> Int { 0 }", "-> Int { Int(Date().timeIntervalSince1970) }", .references),
  ]

  enum Work: Equatable { case places, references, everything }

  private struct Scan {
    let request: ScanRequest
    let stages = Stages()

    final class Stages: Sendable {
      let names = Mutex<[String]>([])
    }

    init(_ root: String) {
      var request = ScanRequest(paths: [root], typedPaths: [root], root: root, include: [], exclude: [], jobs: 2)
      request.known = KnownFiles()
      self.request = request
    }

    /// Writes down which stages begin.
    var observer: ScanObserver {
      ScanObserver(
        progress: { _, _ in }, stage: { [stages] stage in stages.names.withLock { $0.append(stage) } }, bytes: { _ in })
    }

    /// What has been done since it was asked last.
    var work: Work {
      let names = stages.names.withLock { names in
        defer { names = [] }
        return names
      }
      if names.count(where: { $0 == "linking" }) > 1 { return .everything }
      return names.contains("effects") ? .references : .places
    }

    /// What a run that begins anew reports.
    func anew(_ changes: [String: [UInt8]]) throws -> Report {
      var request = request
      request.changes = changes
      return try RealProgram.pipeline.report(
        request, ScanObserver(progress: { _, _ in }, stage: { _ in }, bytes: { _ in }))
    }
  }

  private func json(_ report: Report?) -> String {
    let format = RealProgram.pipeline.formats.first { $0.identifier == "json" }
    guard let report, let format else { return "" }
    return String(decoding: format.render(report, RenderOptions()).bytes, as: UTF8.self)
  }

  private func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for (path, text) in Self.files { try folder.add(path, text) }
    return folder
  }

  @Test(arguments: edits.indices)
  func anEditAndItsEndGiveWhatARunGives(_ number: Int) throws {
    let folder = try folder()
    let scan = Scan(folder.path)
    let (old, new, work) = Self.edits[number]
    let text = try #require(Self.files[Self.file])
    let edited = text.replacingOccurrences(of: old, with: new)
    #expect(edited != text)
    let live = try RealProgram.pipeline.live(scan.request, scan.observer)
    #expect(json(live.analysis { _ in }?.report) == json(try scan.anew([:])))
    for (text, expected) in [(text, Work.places), (edited, work), (text, work)] {
      _ = scan.work
      let changes = [Self.file: Array(text.utf8)]
      #expect(live.replace(changes, scan.observer) != nil)
      #expect(scan.work == expected)
      #expect(json(live.analysis { _ in }?.report) == json(try scan.anew(changes)))
    }
  }

  @Test func editsFollowOneAnother() throws {
    let folder = try folder()
    let scan = Scan(folder.path)
    let live = try RealProgram.pipeline.live(scan.request, scan.observer)
    var changes: [String: [UInt8]] = [:]
    for edit in Self.edits {
      let text = changes[Self.file].map { String(decoding: $0, as: UTF8.self) } ?? Self.files[Self.file] ?? ""
      changes[Self.file] = Array(text.replacingOccurrences(of: edit.old, with: edit.new).utf8)
      #expect(live.replace(changes, scan.observer) != nil)
      #expect(json(live.analysis { _ in }?.report) == json(try scan.anew(changes)))
    }
  }

  /// Each line of a sample is left out once.
  @Test(arguments: ["LostProperty", "Matinee", "SandwichShop/Before", "UserDirectory"])
  func linesOfSamples(_ sample: String) throws {
    let scan = Scan("\(RealProgram.root)/Samples/\(sample)")
    let live = try RealProgram.pipeline.live(scan.request, scan.observer)
    let paths = try scan.anew([:]).files.filter { $0.hasPrefix("Sources") }
    var changes: [String: [UInt8]] = [:]
    for (number, path) in paths.enumerated() {
      let text = try String(contentsOfFile: "\(scan.request.root)/\(path)", encoding: .utf8)
      var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      lines.remove(at: (number * 7 + 5) % lines.count)
      changes[path] = Array(lines.joined(separator: "\n").utf8)
      #expect(live.replace(changes, scan.observer) != nil)
      #expect(json(live.analysis { _ in }?.report) == json(try scan.anew(changes)))
    }
  }

  @Test func whatOthersWriteIsReadToo() throws {
    let folder = try folder()
    let scan = Scan(folder.path)
    let live = try RealProgram.pipeline.live(scan.request, scan.observer)
    #expect(try live.update(scan.request, scan.observer) == .none)
    try folder.add("Sources/App/New.swift", "final class New { let model = Model(session: .shared) }\n")
    #expect(try live.update(scan.request, scan.observer) == .some)
    #expect(json(live.analysis { _ in }?.report) == json(try scan.anew([:])))
    // A manifest says which file belongs to which module.
    let manifest = "// swift-tools-version: 6.0\nimport PackageDescription\nlet package = Package(name: \"A\")\n"
    try folder.add("Package.swift", manifest)
    #expect(try live.update(scan.request, scan.observer) == .some)
    #expect(live.replace(["Package.swift": Array("\(manifest)\n".utf8)], scan.observer) == nil)
  }
}
