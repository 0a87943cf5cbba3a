import DigraphExtraction
import DigraphFacts
import DigraphSyntax
import Synchronization
import Testing

/// Which files are looked for among what is kept, and which are kept.
@Suite struct FactKeeperTests {
  /// Knows one text for whatever has as many bytes.
  private final class Keeper: FactKeeper {
    let kept = Mutex<[String]>([])
    let known: FileFacts?

    init(known text: String?) {
      known = text.map { FactCollector.facts(of: SwiftSourceParser.parse(Array($0.utf8)), path: "known.swift") }
    }

    func facts(of path: String, _ hash: ContentHash, byteCount: Int, draft: inout FileFactsDraft) -> FileFacts? {
      known?.byteCount == byteCount ? known : nil
    }

    func keep(_ facts: FileFacts, _ hash: ContentHash) { kept.withLock { $0.append(facts.path) } }
  }

  private func facts(_ folder: FolderFixture, _ keeper: Keeper) throws -> [FileFacts] {
    var settings = ExtractionSettings(paths: [folder.path], root: folder.path, jobs: 2)
    settings.keeper = keeper
    return try Extractor.extract(settings).facts.files
  }

  @Test func keepsWhatSaysNothingElse() throws {
    let folder = try FolderFixture([
      "A.swift": "final class A {}\n", "Empty.swift": "", "Mistake.swift": "final class B {{\n",
      "Null.swift": "let a = 1\0\n", "P.h": "@interface P : NSObject\n@end\n",
      "Package.swift": "let package = Package(name: \"P\", targets: [.target(name: \"P\")])\n",
    ])
    let keeper = Keeper(known: nil)
    #expect(try facts(folder, keeper).count == 6)
    #expect(keeper.kept.withLock { $0.sorted() } == ["A.swift", "Empty.swift"])
  }

  @Test func parsesNothingThatIsKept() throws {
    let folder = try FolderFixture(["A.swift": "final class A {}\n", "Longer.swift": "final class Longer {}\n"])
    let keeper = Keeper(known: "final class Z {}\n")
    let files = try facts(folder, keeper)
    #expect(files.map(\.path) == ["known.swift", "Longer.swift"])
    #expect(keeper.kept.withLock { $0 } == ["Longer.swift"])
  }
}
