import DigraphFacts
import TextOutput

/// The message about a reference that names no commit in this clone. It names a command only if that fetches the commit,
/// quoted for a shell whatever the reference is.
extension GitRepository {
  func missing(_ reference: String) throws(CommandError) -> CommandError {
    let none = "there is no commit '\(reference)' in this clone"
    let names = try shortNames()
    if let remote = names.filter({ $0.hasSuffix("/\(reference)") }).sorted().first {
      return CommandError("there is no commit '\(reference)'; did you mean '\(remote)'?")
    }
    if let nearest = NearestSpelling.of(reference, in: names.sorted()) {
      return CommandError("\(none); did you mean '\(nearest)'?")
    }
    let base = String(reference.prefix { !"~^@:".contains($0) })
    let isShallow = try isShallow()
    if !isShallow, base != reference, try isThere(base) {
      return CommandError(
        "\(none): '\(base)' exists, but '\(reference.dropFirst(base.count))' leads from there to no commit")
    }
    guard let remote = try remote() else {
      return CommandError("\(none), and the clone has no remote to fetch it from")
    }
    guard let advice = try advice(base, isWhole: base == reference, from: remote, isShallow: isShallow) else {
      return CommandError("\(none), and no branch or tag can have that name")
    }
    let servers = "fetch-depth: 0 (GitHub), GIT_DEPTH: 0 (GitLab)"
    return CommandError("\(none); \(isShallow ? "the clone is shallow: set \(servers), or " : "")\(advice)")
  }

  /// How to fetch the commit that a reference begins with; nil if nothing can have that name.
  ///
  /// - Parameter isWhole: whether the reference has no suffix such as `~2`.
  private func advice(
    _ base: String, isWhole: Bool, from remote: String, isShallow: Bool
  ) throws(CommandError) -> String? {
    // In a shallow clone one commit is enough; a complete clone would become shallow.
    let depth = isShallow && isWhole ? ["--depth=1"] : []
    let isHexadecimal = base.allSatisfy { $0.isASCII && $0.isHexDigit }
    if isHexadecimal, base.count == 40 || base.count == 64 {
      return "fetch it with: \(Self.fetch(depth, remote, base))"
    }
    if isShallow, !isWhole || isHexadecimal && base.count >= 4 {
      return "fetch the rest of the history with: \(Self.fetch(["--unshallow", "--tags"], remote))"
    }
    guard try isRefName(base) else { return nil }
    if base.hasPrefix("\(remote)/") {
      let branch = String(base.dropFirst(remote.count + 1))
      let target = "\(branch):refs/remotes/\(base)"
      return "if \(remote) has the branch '\(branch)', fetch it with: \(Self.fetch(depth, remote, target))"
    }
    return "if \(remote) has it as a branch or tag, compare with FETCH_HEAD after: \(Self.fetch(depth, remote, base))"
  }

  static func fetch(_ options: [String], _ operands: String...) -> String {
    ShellText.command(["git", "fetch"] + options + ["--"] + operands)
  }

  /// `origin`, else the first by name; nil if there is none with a usable name.
  private func remote() throws(CommandError) -> String? {
    var names: [String] = []
    for name in (try git.text(location, ["remote"]) ?? "").split(separator: "\n").map(String.init).sorted()
    where try isRefName(name) { names.append(name) }
    return names.contains("origin") ? "origin" : names.first
  }

  /// Whether a branch or tag can have this name, and showing the name leaves nothing out.
  private func isRefName(_ name: String) throws(CommandError) -> Bool {
    guard !name.hasPrefix("-"), !name.isEmpty, VisibleText.of(name) == name else { return false }
    return try git.text(location, ["check-ref-format", "refs/heads/\(name)"]) != nil
  }

  private func isThere(_ reference: String) throws(CommandError) -> Bool {
    try git.text(location, ["rev-parse", "--verify", "--quiet", "--end-of-options", "\(reference)^{commit}"]) != nil
  }

  /// The names of branches and tags without the prefixes that git adds.
  func shortNames() throws(CommandError) -> [String] {
    let refs = try git.text(location, ["for-each-ref", "--format=%(refname)"]) ?? ""
    return refs.split(separator: "\n").map(String.init).map { ref in
      ["refs/heads/", "refs/remotes/", "refs/tags/"].first { ref.hasPrefix($0) }.map { String(ref.dropFirst($0.count)) }
        ?? ref
    }
  }
}
