import DigraphPictures
import DigraphQueries
import DigraphReport
import TextOutput

extension PageData {
  /// Beside the first place of an edge as many are said.
  private static let mostPlaces = 6

  /// Edges by source: how many leave each node, and of each what it is.
  mutating func writeEdges(to json: inout JSONWriter) {
    let (nodes, edges) = (report.nodes, report.edges)
    var counts = [Int](repeating: 0, count: nodes.count)
    for edge in edges { counts[edge.source] += 1 }
    json.numbers("counts", counts)
    json.numbers("target", edges.map(\.target))
    json.vocabulary("kinds", EdgeKind.self)
    json.letters("kind", edges.map(\.kind.place))
    json.key("looks")
    json.array(EdgeLook.allCases) { $0.array([$1.rawValue, $1.title]) { $0.value($1) } }
    json.letters("look", edges.map { EdgeLook.allCases.firstIndex(of: EdgeLook($0, from: nodes[$0.source])) ?? 0 })
    // 1: it counts as a dependency; 2: typed by a protocol or closure; 4: in tests or previews only.
    json.letters(
      "traits",
      edges.map { edge in
        (edge.isDependency ? 1 : 0) + (edge.abstraction != .concrete ? 2 : 0)
          + (edge.scope == .test || edge.scope == .preview ? 4 : 0)
      })
    json.numbers("member", edges.map { edge in edge.member.map { words.number(of: $0) } ?? -1 })
    json.numbers("count", edges.map(\.siteCount))
    // Mostly the file of the consumer's declaration: -1.
    json.numbers(
      "file",
      edges.map { edge in
        let file = edge.firstSite?.file
        return file == nodes[edge.source].site?.file ? -1 : file.map { files.number(of: $0) } ?? -1
      })
    json.numbers("line", edges.map { $0.firstSite?.line ?? -1 })
    json.key("more")
    json.object { json in
      for (index, edge) in edges.enumerated() where edge.kind != .mention && edge.siteCount > 1 {
        let sites = edge.sites
        let others = sites.dropFirst().prefix(Self.mostPlaces).filter { $0.file == sites[0].file }
        if !others.isEmpty { json.numbers(String(index), others.map(\.line)) }
      }
    }
  }

  /// What types of the product reach: how many groups each, and of each the chain. Chains end alike, so that they are
  /// kept as links, each with its text and the one behind it.
  mutating func writeEffects(to json: inout JSONWriter) {
    var counts = [Int](repeating: 0, count: report.nodes.count)
    var (groups, hidden, starts) = ([Int](), [Int](), [Int]())
    var texts = PageWords()
    var (linkTexts, linkNexts, known) = ([Int](), [Int](), [[Int]: Int]())
    for node in report.nodes where node.ownership == .project && !node.isTest {
      for effect in node.effects {
        var next = -1
        for text in effect.chain.reversed() {
          let key = [texts.number(of: text), next]
          if let link = known[key] {
            next = link
            continue
          }
          known[key] = linkTexts.count
          linkTexts.append(key[0])
          linkNexts.append(next)
          next = linkTexts.count - 1
        }
        counts[node.id] += 1
        groups.append(effect.group.place)
        hidden.append(effect.isHidden ? 1 : 0)
        starts.append(next)
      }
    }
    json.key("groups")
    json.array(EffectGroup.allCases) { $0.array([$1.rawValue, $1.phrase]) { $0.value($1) } }
    json.numbers("counts", counts)
    json.letters("group", groups)
    json.letters("hidden", hidden)
    json.numbers("start", starts)
    // Sorted texts are a third as long; the links name them by their new places.
    let order = texts.all.indices.sorted { texts.all[$0] < texts.all[$1] }
    var place = [Int](repeating: 0, count: order.count)
    for (new, old) in order.enumerated() { place[old] = new }
    json.key("texts")
    json.array(PageWords.shortened(order.map { texts.all[$0] })) { $0.value($1) }
    json.numbers("text", linkTexts.map { place[$0] })
    json.numbers("next", linkNexts)
  }
}
