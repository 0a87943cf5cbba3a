import DigraphCommand
import Testing

/// What the whole program says where there is nothing to read.
@Suite struct BadInputTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.addFolder("empty")
    try folder.add("text/a.txt", "no Swift")
  }

  @Test(arguments: [
    (["scan", "nowhere"], "no such file or folder: nowhere"),
    (["scan", "empty"], "nothing to scan: no Swift files in empty"),
    (["scan", "text"], "nothing to scan: no Swift files in text"),
    (["scan", "text", "empty"], "nothing to scan: no Swift files in any of text, empty"),
    (["scan", "text/a.txt"], "nothing to scan: text/a.txt is not a Swift file"),
    (["baseline", "empty"], "nothing to scan: no Swift files in empty"),
    (["check", "--strict", "empty"], "nothing to scan: no Swift files in empty"),
  ])
  func isOneClearLine(arguments: [String], message: String) {
    let errors = CapturedSink()
    let code = DigraphCommand.run(
      arguments: arguments,
      in: Environment(
        variables: [:], workingFolder: folder.path, standardOutput: CapturedSink(), standardError: errors,
        now: { ContinuousClock.now }, processorCount: 2, pipeline: RealProgram.pipeline))
    #expect(code == .failure)
    #expect(errors.text == "digraph: \(message)\n")
    #expect(folder.names == ["empty", "text"])
  }
}
