import DigraphCommand
import Foundation
import Testing

/// A repository whose configuration names programs: none of them runs.
@Suite struct HostileRepositoryTests {
  /// Settings by which git runs a program, with the command in place of `COMMAND`.
  static let settings = [
    "core.fsmonitor", "core.sshCommand", "core.gitProxy", "core.pager", "core.editor", "core.askPass",
    "core.alternateRefsCommand", "pager.ls-tree", "pager.cat-file", "pager.rev-parse", "pager.config", "pager.ls-files",
    "pager.log", "diff.external", "diff.swift.textconv", "diff.swift.command", "filter.evil.clean",
    "filter.evil.smudge",
    "filter.evil.process", "merge.evil.driver", "gpg.program", "credential.helper", "uploadpack.packObjectsHook",
    "alias.ls-tree", "alias.cat-file", "alias.rev-parse", "remote.origin.uploadpack", "remote.origin.vcs",
    "sequence.editor", "interactive.diffFilter", "trailer.evil.command", "submodule.Plugins.update",
  ]

  static let hooks = [
    "post-checkout", "post-index-change", "pre-auto-gc", "post-merge", "reference-transaction", "fsmonitor-watchman",
    "pre-commit", "post-rewrite", "sendemail-validate",
  ]

  @Test(arguments: [false, true])
  func runsNothing(isPartial: Bool) throws {
    let repository = try GitFixture(
      Shop.files.merging([".gitattributes": "*.swift filter=evil diff=swift merge=evil\n"]) { $1 })
    let witness = "\(repository.path)/witness"
    try repository.folder.add("evil", "#!/bin/sh\necho \"$0 $*\" >> '\(witness)'\ncat\n")
    let evil = "\(repository.path)/evil"
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: evil)
    for hook in Self.hooks {
      try repository.folder.add(".git/hooks/\(hook)", "#!/bin/sh\necho hook >> '\(witness)'\n")
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o755], ofItemAtPath: "\(repository.path)/.git/hooks/\(hook)")
    }
    try repository.folder.add(
      "App/Profile.swift", "final class ProfileModel { func go() { Session.shared.start() } }\n")
    // Included from elsewhere, as an attacker may hide it, and worded for a shell.
    let lines = Self.settings.map { setting in
      let parts = setting.split(separator: ".")
      let section = parts.count == 3 ? "[\(parts[0]) \"\(parts[1])\"]" : "[\(parts[0])]"
      return "\(section)\n\t\(parts.last!) = \(setting.hasPrefix("alias") ? "!" : "")\(evil)\n"
    }
    try repository.folder.add("more.config", lines.joined())
    let config = try #require(repository.folder.text(of: ".git/config"))
    var more = "\(config)\n[include]\n\tpath = \(repository.path)/more.config\n[core]\n\thooksPath = .git/hooks\n"
    if isPartial {
      more += "[extensions]\n\tpartialClone = origin\n[remote \"origin\"]\n\turl = ext::\(evil) %S\n\tpromisor = true\n"
      more += "[protocol]\n\tallow = always\n[core]\n\trepositoryFormatVersion = 1\n"
    }
    try repository.folder.add(".git/config", more)
    if isPartial {
      let object = try repository.git("-c", "core.fsmonitor=false", "rev-parse", "HEAD:App/Login.swift")
      try repository.remove(".git/objects/\(object.prefix(2))/\(object.dropFirst(2))")
    }
    // The proof would prove nothing if git were not misled where it is called without care.
    let misled = try repository.git("status", "--porcelain")
    #expect(FileManager.default.fileExists(atPath: witness), "\(misled)")
    try repository.remove("witness")

    let environment = [
      "PATH": "\(repository.path):.:/usr/bin:/bin", "GIT_PAGER": evil, "GIT_EXTERNAL_DIFF": evil, "GIT_SSH": evil,
      "GIT_SSH_COMMAND": evil, "GIT_ASKPASS": evil, "GIT_EDITOR": evil, "GIT_CONFIG_COUNT": "1",
      "GIT_CONFIG_KEY_0": "core.fsmonitor", "GIT_CONFIG_VALUE_0": evil, "GIT_EXEC_PATH": repository.path,
      "GIT_PROXY_COMMAND": evil, "GIT_TRACE2_EVENT": witness, "PAGER": evil,
    ]
    let outcome = repository.digraph(["check", "--baseline-commit", "HEAD"], environment: environment)
    if isPartial {
      #expect(outcome.code == .failure, "\(outcome.errors)")
      #expect(outcome.errors.contains("are missing from this clone"))
    } else {
      #expect(outcome.code == .findings, "\(outcome.errors)")
      #expect(outcome.output.contains("\nFailed: 1 new finding since HEAD. "))
    }
    #expect(repository.folder.text(of: "witness") == nil)
    let metrics = repository.digraph(["metrics", "--format", "csv"], environment: environment)
    #expect(metrics.output.contains("Login"), "\(metrics.errors)")
    #expect(repository.folder.text(of: "witness") == nil)
  }
}
