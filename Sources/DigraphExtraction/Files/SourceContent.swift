import DigraphSyntax
import WorkerThreads

/// What a file says to a compiler, whatever its comments and its layout: of a header what Swift sees of it, and which
/// headers it takes in.
package struct SourceContent: Hashable, Sendable {
  private let code: CodeContent
  private var includes: [String] = []

  private init(_ path: String, _ bytes: [UInt8]) {
    if path.hasSuffix(".h") {
      let header = HeaderText(bytes)
      code = CodeContent(header.swift ?? [])
      includes = header.includes
    } else {
      code = CodeContent(bytes)
    }
  }

  /// - Parameter jobs: the number of threads.
  package static func contents(of files: [(path: String, bytes: [UInt8])], jobs: Int) -> [SourceContent] {
    Workers(count: jobs, stackSize: SwiftSourceParser.stackSize * 2).map(files.count) { place in
      SourceContent(files[place].path, files[place].bytes)
    }
  }
}
