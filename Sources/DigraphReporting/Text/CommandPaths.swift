import TextOutput

/// The paths that a reader has to add to the commands of a page: typed out where they are short, so that each command
/// can be copied, else said once.
struct CommandPaths {
  private static let longest = 30

  /// Empty where the commands read the current folder.
  private let paths: String
  /// Whether each command has them.
  private let isTyped: Bool

  init(_ options: RenderOptions, width: Int) {
    paths = DisplayText.printable(ShellText.command(ShellText.needed(options.paths)))
    isTyped = DisplayText.width(paths) <= Self.longest && width >= 100
  }

  /// The command with the paths where each has them.
  func complete(_ words: [String]) -> String { complete(ShellText.command(words)) }

  func complete(_ command: String) -> String {
    let command = DisplayText.printable(command)
    return isTyped && !paths.isEmpty ? "\(command) \(paths)" : command
  }

  /// What a reader has to know of the commands of the page; nil where each can be copied as it is.
  func advice(_ example: String, width: Int) -> String? {
    guard !paths.isEmpty, !isTyped else { return nil }
    let advice = "Add the path to each command"
    let whole = "\(advice): \(DisplayText.printable(example)) \(paths)"
    return DisplayText.width(whole) <= width ? whole : "\(advice)."
  }
}
