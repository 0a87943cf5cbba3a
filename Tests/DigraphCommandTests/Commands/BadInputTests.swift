import DigraphCommand
import Testing

/// What the whole program says where there is nothing to read.
@Suite struct BadInputTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.addFolder("empty")
    try folder.add("text/a.txt", "no Swift")
    try folder.addFolder("text/inner")
  }

  @Test(arguments: [
    (["scan", "nowhere"], "no such file or folder: nowhere"),
    (["scan", "emtpy"], "no such file or folder: emtpy; did you mean 'empty'?"),
    (["scan", "texts/inner"], "no such file or folder: texts/inner; did you mean 'text/inner'?"),
    (["scan", "text/iner/more"], "no such file or folder: text/iner/more; did you mean 'text/inner'?"),
    (["scan", "text/a.tx"], "no such file or folder: text/a.tx"),
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
