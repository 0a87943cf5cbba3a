import CompilerIndex
import DigraphAnalysis
import DigraphReport
import Foundation
import Testing

@Suite struct CompilerIndexTests {
  private static let code = """
    final class Screen {
      func show() { Service().run() }
      func hide() { Store().run() }
    }
    final class Service { private var count = 0; func run() { count += 1 } }
    final class Store { private var count = 0; func run() { count += 1 } }
    final class Other { private var count = 0; func run() { count += 1 } }
    """

  private static let types = ["Screen": 1, "Service": 5, "Store": 6, "Other": 7]
    .sorted { $0.value < $1.value }
    .map { CompilerIndex.TypePlace(file: "Sources/App/Code.swift", line: $0.value, name: $0.key) }

  private func report(uses: [CompilerIndex.Use], lines: Set<Int>) -> Report {
    let file = CompilerIndex.File(uses: uses, lines: lines)
    return SmallProgram(Self.code).report(
      index: CompilerIndex(types: Self.types, files: ["Sources/App/Code.swift": file]))
  }

  private func dependencies(of name: String, in report: Report) -> Set<String> {
    Set(report.edges.filter { report.nodes[$0.source].name == name }.map { report.nodes[$0.target].name })
  }

  @Test func takesOutWhatTheCompilerDoesNotSeeAndAddsWhatItSees() {
    let uses = [
      CompilerIndex.Use(source: 0, target: 3, line: 2, column: 17),
      CompilerIndex.Use(source: 0, target: 2, line: 3, column: 17),
    ]
    let report = report(uses: uses, lines: Set(1...7))
    #expect(dependencies(of: "Screen", in: report) == ["Other", "Store"])
    let added = report.edges.first { report.nodes[$0.target].name == "Other" && $0.kind == .construct }
    // As what it stands for.
    #expect(added?.certainty == .exact)
    #expect(added?.sites.first?.line == 2 && added?.sites.first?.column == 17)
    let messages = report.diagnostics.map { "\($0.line ?? 0): \($0.message)" }
    #expect(messages.count == 3)
    #expect(messages.contains { $0.hasPrefix("2: Screen uses Other here") })
    #expect(messages.contains { $0.hasPrefix("2: Screen does not use Service here") })
    #expect(messages.last?.hasSuffix("confirms 1, adds 1 and takes out 1") == true)
  }

  @Test func leavesWhatWasNotCompiledOrIsNotAttributed() {
    let isNotCompiled = report(uses: [], lines: [1, 5, 6, 7])
    #expect(dependencies(of: "Screen", in: isNotCompiled) == ["Service", "Store"])
    let hasNoOwner = report(
      uses: [CompilerIndex.Use(source: nil, target: 1, line: 2, column: 17)], lines: Set(1...7))
    #expect(dependencies(of: "Screen", in: hasNoOwner) == ["Service"])
    let isImplicit = report(
      uses: [CompilerIndex.Use(source: 0, target: 2, line: 1, column: 1, isImplicit: true)], lines: Set(1...7))
    #expect(dependencies(of: "Screen", in: isImplicit) == ["Store"])
  }

  @Test func readsWhatTheCompilerWrites() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "digraph-index-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let root = folder.resolvingSymlinksInPath().path(percentEncoded: false)
    let file = "\(root)/Code.swift"
    try Self.code.write(toFile: file, atomically: true, encoding: .utf8)
    let compiler = Process()
    compiler.executableURL = URL(filePath: "/usr/bin/env")
    compiler.arguments = [
      "swiftc", "-c", file, "-o", "\(root)/code.o", "-index-store-path", "\(root)/index/store",
      "-index-ignore-system-modules",
    ]
    try compiler.run()
    compiler.waitUntilExit()
    try #require(compiler.terminationStatus == 0)

    let libraries = CompilerIndex.libraries(searchPath: ProcessInfo.processInfo.environment["PATH"] ?? "")
    let index = try CompilerIndex(store: root, root: root, libraries: libraries)
    #expect(
      Set(index.types)
        == Set(Self.types.map { CompilerIndex.TypePlace(file: "Code.swift", line: $0.line, name: $0.name) }))
    let uses = try #require(index.files["Code.swift"]).uses
    let names = Set(
      uses.map { "\($0.source.map { index.types[$0].name } ?? "-") \(index.types[$0.target].name) \($0.line)" })
    #expect(names == ["Screen Service 2", "Screen Store 3"])
    #expect(uses.contains { $0.line == 2 && $0.column == 17 })
    #expect(index.outdated.isEmpty)

    // What has changed since is not judged by it.
    try FileManager.default.setAttributes([.modificationDate: Date.now + 60], ofItemAtPath: file)
    let later = try CompilerIndex(store: root, root: root, libraries: libraries)
    #expect(later.files.isEmpty && later.outdated == ["Code.swift"])
    #expect(throws: CompilerIndex.Failure.self) {
      try CompilerIndex(store: "\(root)/nowhere", root: root, libraries: libraries)
    }
  }
}
