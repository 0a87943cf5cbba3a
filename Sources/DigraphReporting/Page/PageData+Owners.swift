import DigraphFacts
import DigraphReport
import TextOutput

extension PageData {
  /// Who owns the files of types, where a CODEOWNERS says so: the owners, the sets of them that own something together,
  /// and of each type its set; -1 for a type without a file.
  ///
  /// - Complexity: O(files × lines of CODEOWNERS).
  func writeOwners(to json: inout JSONWriter) {
    guard let owners = CodeOwners(of: options.source) else { return }
    var setOfFile: [String: Int] = [:]
    var sets: [[String]] = []
    var numbers: [[String]: Int] = [:]
    let ofNodes = report.nodes.map { node -> Int in
      guard let file = node.site?.file else { return -1 }
      if let known = setOfFile[file] { return known }
      let set = owners.owners(of: file)?.split(separator: " ").map(String.init) ?? []
      let number = numbers[set] ?? sets.count
      if number == sets.count { sets.append(set) }
      numbers[set] = number
      setOfFile[file] = number
      return number
    }
    let names = Array(Set(sets.joined())).sorted()
    let places = Dictionary(uniqueKeysWithValues: names.enumerated().map { ($1, $0) })
    json.key("owners")
    json.array(names) { $0.value($1) }
    json.key("ownerSets")
    json.array(sets) { json, set in json.array(set.compactMap { places[$0] }) { $0.value($1) } }
    json.numbers("owner", ofNodes)
  }
}
