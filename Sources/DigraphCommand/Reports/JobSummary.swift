import FileAccess

/// The summary page of a job on GitHub: a file that the runner names in the environment of each step.
struct JobSummary {
  /// The most bytes that the runner accepts from one step.
  private static let limit = 1 << 20

  private let path: String
  private let messages: Messages

  init(_ context: CommandContext) {
    path = context.environment.variables["GITHUB_STEP_SUMMARY", default: ""]
    messages = context.messages
  }

  /// Adds to what the step has written so far. If there is no page, or no room on it, the run goes on: the page only
  /// repeats the report.
  func append(_ markdown: [UInt8], sparing inputs: InputFiles) {
    guard !path.isEmpty else { return }
    guard !inputs.contain(path) else {
      return messages.note("cannot write the job summary \(path): it is an input of this run")
    }
    do throws(SystemError) {
      guard DiskFile.size(of: path) + markdown.count <= Self.limit else {
        return messages.note("the job summary is full; nothing was added")
      }
      try DiskFile.append(markdown, to: path)
    } catch {
      messages.note("cannot write the job summary \(path): \(error.reason)")
    }
  }
}
