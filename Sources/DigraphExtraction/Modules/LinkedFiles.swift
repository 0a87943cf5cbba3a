/// Under which other paths a file is found, by the symbolic links of the repository: a target may compile a folder of
/// another one by a link.
struct LinkedFiles {
  /// The links, by what they lead to.
  private var links: [String: [String]] = [:]

  /// - Parameter destinations: of each link what it leads to.
  init(_ destinations: [String: String]) {
    for (link, destination) in destinations.sorted(by: { $0.key < $1.key }) where !destination.isEmpty {
      links[destination, default: []].append(link)
    }
  }

  /// The paths that links give a file. O(folders around it).
  func places(of file: String) -> [String] {
    guard !links.isEmpty else { return [] }
    var found = links[file] ?? []
    var rest = file[...]
    while let slash = rest.lastIndex(of: "/") {
      rest = rest[..<slash]
      for link in links[String(rest)] ?? [] { found.append(link + file[slash...]) }
    }
    return found
  }
}
