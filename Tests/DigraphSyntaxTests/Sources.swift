import Foundation

/// Finds Swift files to read.
enum Sources {
  /// The root of this package.
  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().path

  /// The files below a folder that end in `.swift`, sorted.
  static func swiftFiles(below path: String, suffix: String = ".swift") -> [String] {
    guard let files = FileManager.default.enumerator(atPath: path) else { return [] }
    return files.compactMap { $0 as? String }.filter { $0.hasSuffix(suffix) }.sorted().map { path + "/" + $0 }
  }

  /// The folder of the hard cases: `*.swift.txt`, so that no tool takes them for sources.
  static let hardCaseFolder = root + "/Tests/DigraphSyntaxTests/HardCases"

  /// The names of the files in it.
  static let hardCases = swiftFiles(below: hardCaseFolder, suffix: ".swift.txt").map {
    String($0.dropFirst(hardCaseFolder.count + 1))
  }

  /// `lib/swift` of the toolchain whose compiler stands in `PATH`.
  static let toolchainLibraries: String = {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    let compilers = folders.map { URL(fileURLWithPath: "\($0)/swiftc").resolvingSymlinksInPath() }
    let compiler = compilers.first { FileManager.default.isExecutableFile(atPath: $0.path) }
    return (compiler ?? URL(fileURLWithPath: "/usr/bin/swiftc")).deletingLastPathComponent()
      .deletingLastPathComponent().path + "/lib/swift"
  }()

  static func bytes(of path: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
  }
}
