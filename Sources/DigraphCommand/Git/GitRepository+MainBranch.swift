extension GitRepository {
  /// The branches that work is usually merged into, the likeliest first.
  private static let mainBranches = ["origin/main", "origin/master", "origin/develop", "main", "master", "develop"]

  /// Where HEAD left the main branch, and what that branch is called; nil where there is none that it has to do with.
  ///
  /// The main branch is the one that the remote calls its own, else the first with a usual name.
  func mainBase() throws(CommandError) -> (branch: String, commit: String)? {
    var branches = Self.mainBranches
    if let head = try git.text(location, ["symbolic-ref", "--quiet", "--short", "refs/remotes/origin/HEAD"]) {
      branches.insert(head, at: 0)
    }
    for branch in branches {
      let prefix = branch.hasPrefix("origin/") ? "refs/remotes/" : "refs/heads/"
      if let base = try git.text(location, ["merge-base", "HEAD", "\(prefix)\(branch)"]) {
        return (branch, base)
      }
    }
    return nil
  }
}
