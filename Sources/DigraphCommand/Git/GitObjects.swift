import ChildProcesses
import DigraphExtraction

/// What trees and files of a repository hold. One process answers for many of them.
struct GitObjects {
  let repository: GitRepository
  /// The commit that they are read for, for messages.
  let commit: String

  /// What stands in a tree.
  struct Entry {
    fileprivate let mode: String
    /// The name of its contents.
    let object: String
    /// Relative to the tree.
    let path: String

    var isLink: Bool { mode == "120000" }
    var isSubmodule: Bool { mode == "160000" }
    /// A file that a scan may want to read.
    var isReadableFile: Bool { mode.hasPrefix("100") && ReadableFile.mayBeRead(path) && hasUsualPath }

    /// Git writes no other into a tree, but whoever makes trees by hand may.
    var hasUsualPath: Bool {
      // A large tree has a hundred thousand paths, in most of which no part is empty or begins with a full stop.
      let (slash, stop) = (UInt8(ascii: "/"), UInt8(ascii: "."))
      var (last, isPlain) = (slash, true)
      for byte in path.utf8 {
        if last == slash, byte == slash || byte == stop { isPlain = false }
        last = byte
      }
      if isPlain, last != slash { return true }
      return path.split(separator: "/", omittingEmptySubsequences: false)
        .allSatisfy { !["", ".", "..", ".git"].contains($0) }
    }
  }

  /// All that stands in a tree and in the trees below it.
  func entries(of tree: String) throws(CommandError) -> [Entry] {
    let output = try answer(["ls-tree", "-r", "-z", "--full-tree", tree])
    return output.withUnsafeBufferPointer { bytes in
      bytes.split(separator: 0).compactMap { line in
        // Mode, kind and object with spaces between them, a tab, the path.
        guard let tab = line.firstIndex(of: UInt8(ascii: "\t")), let space = line.firstIndex(of: UInt8(ascii: " ")),
          let last = line[..<tab].lastIndex(of: UInt8(ascii: " ")), space < last
        else { return nil }
        return Entry(
          mode: String(decoding: line[..<space], as: UTF8.self),
          object: String(decoding: line[(last + 1)..<tab], as: UTF8.self),
          path: String(decoding: line[(tab + 1)...], as: UTF8.self))
      }
    }
  }

  /// What one commit has otherwise than another.
  struct Change {
    /// Nil where there was nothing.
    var old: Entry?
    /// Nil where there is nothing any more.
    var new: Entry?
  }

  /// What each of these commits changed of the one that stands before it, of all but the first.
  ///
  /// - Parameters:
  ///   - commits: their full names.
  ///   - folder: below the top; only what lies in it is told, by its path from there. Empty for the top itself.
  func changes(_ commits: [String], in folder: String) throws(CommandError) -> [[Change]] {
    if commits.count < 2 { return [] }
    // A commit, and what takes the place of its parents.
    let lines = zip(commits.dropFirst(), commits).map { "\($0) \($1)\n" }
    let output = try answer(
      [
        "diff-tree", "--stdin", "-r", "-z", "--raw", "--no-renames", "--no-abbrev", "--always",
        "--ignore-submodules=none",
      ]
        + (folder.isEmpty ? [] : ["--relative=\(folder)/"]),
      input: Array(lines.joined().utf8))
    var changes: [[Change]] = []
    var fields = output.split(separator: 0)[...]
    while let field = fields.popFirst() {
      guard field.first == UInt8(ascii: ":") else {
        // The name of the commit whose changes follow.
        changes.append([])
        continue
      }
      // `:OLDMODE NEWMODE OLDOBJECT NEWOBJECT LETTER`, and the path.
      let words = String(decoding: field.dropFirst(), as: UTF8.self).split(separator: " ").map(String.init)
      guard words.count == 5, let last = changes.indices.last, let path = fields.popFirst() else {
        throw incomplete([])
      }
      func entry(_ mode: String, _ object: String) -> Entry? {
        mode == "000000" ? nil : Entry(mode: mode, object: object, path: String(decoding: path, as: UTF8.self))
      }
      changes[last].append(Change(old: entry(words[0], words[2]), new: entry(words[1], words[3])))
    }
    guard changes.count == commits.count - 1 else { throw incomplete([]) }
    return changes
  }

  /// In bytes, without reading them.
  func sizes(of objects: [String]) throws(CommandError) -> [Int] {
    if objects.isEmpty { return [] }
    let output = try answer(["cat-file", "--batch-check=%(objectsize)"], input: Self.lines(objects))
    // One that is missing is said in words.
    let sizes = String(decoding: output, as: UTF8.self).split(separator: "\n").compactMap { Int($0) }
    guard sizes.count == objects.count else { throw incomplete([]) }
    return sizes
  }

  /// The bytes of files, in their order.
  func contents(of objects: [String]) throws(CommandError) -> [[UInt8]] {
    if objects.isEmpty { return [] }
    let output = try answer(["cat-file", "--batch"], input: Self.lines(objects))
    // For each object `NAME blob SIZE`, a line break, the bytes and another line break, or `NAME missing`.
    var rest = output[...]
    var contents: [[UInt8]] = []
    for _ in objects {
      guard let end = rest.firstIndex(of: UInt8(ascii: "\n")) else { throw incomplete([]) }
      let head = String(decoding: rest[..<end], as: UTF8.self).split(separator: " ")
      guard head.count == 3, head[1] == "blob", let size = Int(head[2]),
        rest.distance(from: end, to: rest.endIndex) > size
      else { throw incomplete([]) }
      let start = rest.index(after: end)
      contents.append(Array(rest[start..<(start + size)]))
      rest = rest[min(start + size + 1, rest.endIndex)...]
    }
    return contents
  }

  private static func lines(_ objects: [String]) -> [UInt8] { Array(objects.map { "\($0)\n" }.joined().utf8) }

  private func answer(_ arguments: [String], input: [UInt8] = []) throws(CommandError) -> [UInt8] {
    let answer = try repository.git.answer(repository.location, arguments, input: input)
    guard answer.code == 0 else { throw incomplete(answer.errors) }
    return answer.output
  }

  private func incomplete(_ errors: [UInt8]) -> CommandError {
    let said = errors.isEmpty ? "objects are missing" : GitRepository.firstLine(errors)
    return CommandError(
      "some files of commit \(commit.prefix(12)) are missing from this clone (\(said)), which a filter may have left out; "
        + "fetch them with: \(GitRepository.fetch(["--refetch", "--no-filter"], "origin"))")
  }
}
