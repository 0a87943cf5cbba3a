import TextOutput

extension Workspace {
  /// The command that records a baseline of what a run with these settings reads.
  /// - Parameter file: the baseline's path; nil where there is none.
  func recordCommand(_ settings: Settings, file: String?, _ flags: String...) -> String {
    var words = ["digraph", "baseline"] + flags
    if let root = settings.root { words += ["--root", root] }
    if let config = settings.config { words += ["--config", config] }
    for pattern in settings.include { words += ["--include", pattern] }
    for pattern in settings.exclude { words += ["--exclude", pattern] }
    if let file, file != defaultBaseline { words += ["--output", settings.baseline ?? file] }
    return ShellText.command(words + settings.operands)
  }
}
