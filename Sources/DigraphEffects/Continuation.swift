package import DigraphLinking

/// What a stage found of a program some files of which have changed since, none of them in what it declares.
package struct Continuation<Result: Sendable>: Sendable {
  /// Nil where nothing is known that could be gone on from; what is found now is to be.
  package let result: Result?
  /// Those that have changed.
  package let files: Set<Int>

  package init(_ result: Result?, changed files: Set<Int>) {
    self.result = result
    self.files = files
  }

  /// The same of a part of what was found.
  package func map<Part: Sendable>(_ part: (Result) -> Part?) -> Continuation<Part> {
    Continuation<Part>(result.flatMap(part), changed: files)
  }

  /// For each group of references, and behind them for each file, whether anything of those files is in it. O(references
  /// of declarations).
  package func pieces(of linked: LinkedProgram) -> [Bool] {
    let (groups, count) = (linked.references.count, linked.omittedArguments.count)
    let bodies = groups - count
    var isChanged = [Bool](repeating: false, count: count)
    for file in files { isChanged[file] = true }
    return (0..<groups + count).map { piece in
      if piece >= groups { return isChanged[piece - groups] }
      if piece >= bodies { return isChanged[piece - bodies] }
      return !files.isEmpty
        && linked.references[piece].contains { isChanged.indices.contains(Int($0.file)) && isChanged[Int($0.file)] }
    }
  }
}
