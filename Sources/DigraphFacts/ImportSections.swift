extension FileFacts {
  /// The declarations at the top of a file by the imports before them: of a text of several packages, each begins with
  /// imports of its own, and several in a row name the modules of one.
  ///
  /// - Returns: in the order of the file, without what stands before the first import.
  /// - Complexity: O(imports + declarations).
  package func importSections() -> [(imports: Range<Int>, declarations: [Int])] {
    var sections: [(imports: Range<Int>, declarations: [Int])] = []
    var next = 0
    for (index, declaration) in declarations.enumerated() where declaration.parent < 0 {
      let first = next
      while next < imports.count, imports[next].start < declaration.nameStart { next += 1 }
      if next > first { sections.append((first..<next, [])) }
      if !sections.isEmpty { sections[sections.count - 1].declarations.append(index) }
    }
    return sections
  }
}
