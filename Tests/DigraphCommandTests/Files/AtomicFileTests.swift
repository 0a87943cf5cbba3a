import DigraphCommand
import FileAccess
import Foundation
import Testing

/// Replaces a file, or makes one.
@Suite struct AtomicFileTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  func path(_ name: String) -> String { "\(folder.path)/\(name)" }

  func mode(_ name: String) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: path(name))[.posixPermissions] as? Int
  }

  @Test func makesAndReplacesFiles() throws {
    try AtomicFile.replace(path("a"), with: Array("one".utf8))
    #expect(folder.text(of: "a") == "one")
    try AtomicFile.replace(path("a"), with: [])
    #expect(folder.text(of: "a") == "")
    #expect(folder.names == ["a"], "nothing is left beside it")
  }

  @Test func keepsTheFilesMode() throws {
    try folder.add("a", "old")
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path("a"))
    try AtomicFile.replace(path("a"), with: Array("new".utf8))
    #expect(try mode("a") == 0o640)
  }

  @Test func writesThroughALink() throws {
    try folder.add("there/a", "old")
    try FileManager.default.createSymbolicLink(atPath: path("link"), withDestinationPath: "there/a")
    try AtomicFile.replace(path("link"), with: Array("new".utf8))
    #expect(folder.text(of: "there/a") == "new")
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: path("link")) == "there/a")
  }

  @Test func leavesTheOldFileWhereItCannotWrite() throws {
    try folder.add("a", "old")
    #expect(throws: SystemError.self) { try AtomicFile.replace(path("a/b"), with: [1]) }
    #expect(throws: SystemError.self) { try AtomicFile.replace(path("no/b"), with: [1]) }
    #expect(folder.text(of: "a") == "old")
    #expect(folder.names == ["a"])
  }

  #if os(Linux)
    @Test func writesToAFileThatIsOpenAlready() throws {
      try folder.add("a", "old, ")
      let handle = try #require(FileHandle(forUpdatingAtPath: path("a")))
      try AtomicFile.replace("/dev/fd/\(handle.fileDescriptor)", with: Array("new".utf8))
      #expect(try handle.readToEnd().map { String(decoding: $0, as: UTF8.self) } == "old, new")
    }

    @Test func writesToADeviceAndLeavesItInPlace() throws {
      try AtomicFile.replace("/dev/null", with: [1])
      #expect(throws: SystemError(code: 28)) { try AtomicFile.replace("/dev/full", with: [1]) }
      #expect(FileManager.default.fileExists(atPath: "/dev/full"))
    }
  #endif
}
