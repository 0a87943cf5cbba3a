/// Which terminals show links in text (the escape sequence OSC 8), as those that print such links agreed on: the package
/// `supports-hyperlinks` of npm, and what the terminals say of themselves.
enum TerminalLinks {
  /// Whether a terminal is known to show links, by what it says in the environment.
  static func areKnown(in variables: [String: String]) -> Bool {
    // They show what a terminal shows and are none.
    if ["CI", "TEAMCITY_VERSION"].contains(where: { variables[$0] != nil }) { return false }
    if ["WT_SESSION", "DOMTERM"].contains(where: { variables[$0]?.isEmpty == false }) { return true }
    // 0.50.0 ends with an error where it meets a link.
    if let version = variables["VTE_VERSION"].flatMap(Int.init), version > 5000 { return true }
    if let version = variables["KONSOLE_VERSION"].flatMap(Int.init), version >= 201_200 { return true }
    if ["alacritty", "xterm-kitty", "xterm-ghostty"].contains(variables["TERM"]) { return true }
    let version = numbers(variables["TERM_PROGRAM_VERSION"] ?? "")
    switch variables["TERM_PROGRAM"] {
    case "iTerm.app": return version.isEmpty || !version.lexicographicallyPrecedes([3, 1])
    case "WezTerm": return version.isEmpty || !version.lexicographicallyPrecedes([20_200_620])
    case "vscode": return version.isEmpty || !version.lexicographicallyPrecedes([1, 72])
    case "ghostty", "zed": return true
    default: return false
    }
  }

  /// What FORCE_HYPERLINK asks for; nil where it is not set.
  static func forced(in variables: [String: String]) -> Bool? {
    variables["FORCE_HYPERLINK"].map { $0.isEmpty || Int($0) != 0 }
  }

  private static func numbers(_ version: String) -> [Int] {
    version.split { !("0"..."9" ~= $0) }.compactMap { Int($0) }
  }
}
