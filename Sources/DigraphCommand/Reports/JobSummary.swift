/// The page on which GitHub sums a job up: a file that the runner names in the environment of each step.
struct JobSummary {
  /// What the runner takes of one step.
  private static let limit = 1 << 20

  private let path: String
  private let messages: Messages

  init(_ context: CommandContext) {
    path = context.surroundings.environment["GITHUB_STEP_SUMMARY", default: ""]
    messages = context.messages
  }

  /// Adds to what the step has said before. Where there is no page, or no room on it, the run goes on: the page only
  /// repeats what the report says.
  func append(_ markdown: [UInt8], sparing inputs: InputFiles) {
    guard !path.isEmpty else { return }
    guard !inputs.contain(path) else {
      return messages.note("cannot write the job summary \(path): this run has read that file")
    }
    do throws(SystemError) {
      guard DiskFile.size(of: path) + markdown.count <= Self.limit else {
        return messages.note("the job summary is full; nothing was added to it")
      }
      try DiskFile.append(markdown, to: path)
    } catch {
      messages.note("cannot write the job summary \(path): \(error.reason)")
    }
  }
}
