import DigraphSyntax

/// Lines that are added to what stands between braces.
extension SourceEdits {
  /// Gives each part of a block that stands on one line a line of its own, so that lines can be added.
  ///
  /// - Returns: whether the block is laid out anew; nothing else may add line breaks between its parts then.
  package mutating func unfold(_ block: Int, indentation: String, in source: SourceText) -> Bool {
    let gaps = source.gaps(in: block)
    guard gaps.first.map({ !source.text($0.start, $0.end).contains("\n") }) ?? false,
      gaps.allSatisfy({ source.isFoldable($0) })
    else { return false }
    let outer = source.indentation(of: source.start(of: block))
    for (index, gap) in gaps.enumerated() where !source.text(gap.start, gap.end).contains("\n") {
      let text = source.newline + (index == gaps.count - 1 ? outer : indentation)
      if isUnfolded(gap.start, in: source) { continue }
      replace(gap.start, gap.end, in: source, with: text, isGap: true)
    }
    noteUnfolded(gaps.map(\.start), in: source)
    return true
  }

  /// Adds lines at the beginning of a function's body.
  package mutating func insert(lines: [String], atStartOf block: Int, ofDeclaration node: Int, in source: SourceText) {
    let items = source.children(of: block)
    let outer = source.indentation(of: source.start(of: node))
    let open = source.start(of: block) + 1
    let indentation =
      items.first { source.isFirstOnLine(source.start(of: $0)) }.map { source.indentation(of: source.start(of: $0)) }
      ?? outer + source.indentationUnit
    let text = lines.map { source.newline + indentation + $0 }.joined()
    if unfold(block, indentation: indentation, in: source) {
      insert(text, at: open, in: source)
    } else {
      insert(lines: lines, indentation: indentation, behind: open, in: source)
    }
  }
}

extension SourceText {
  /// What stands between the brace, the parts of a block and the other brace.
  fileprivate func gaps(in block: Int) -> [(start: Int, end: Int)] {
    let items = children(of: block)
    let ends = [start(of: block) + 1] + items.map { end(of: $0) }
    let starts = items.map { start(of: $0) } + [end(of: block) - 1]
    return zip(ends, starts).map { ($0, $1) }
  }

  /// A gap that is another line already, or may become one without losing anything.
  fileprivate func isFoldable(_ gap: (start: Int, end: Int)) -> Bool {
    gap.start <= gap.end
      && (text(gap.start, gap.end).contains("\n")
        || text(gap.start, gap.end).allSatisfy { $0.isWhitespace || $0 == ";" })
  }
}
