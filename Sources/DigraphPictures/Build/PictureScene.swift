package import DigraphQueries
package import DigraphReport

/// A picture with the places of all that is in it, for a page that draws it itself: the whole, the inside of a box that
/// stands for several types, or a cycle.
package struct PictureScene: Sendable {
  /// What is drawn; it has no frames.
  package var picture: Picture
  /// Where it stands.
  package var places: BoxPlaces
  /// By box the number of the scene that shows its inside; nil for a single type.
  package var insides: [Int?]

  /// The whole, and what is inside of each box, however deep: the first shows the whole.
  package static func all(
    of report: Report, _ options: PictureOptions, _ drawing: DrawingOptions
  ) -> [PictureScene] {
    var options = options
    options.drawsInsets = false
    // A box can be opened, so that fewer of them are enough.
    options.boxBudget = max(options.nodeBudget * 2 / 5, 1)
    let whole = PictureScope(report, options, drawsExternals: false)
    var scenes = [PictureScene(PictureBuilder.picture(of: report, options), drawing)]
    // Inside of a folder that was named nothing is left to join by its name.
    options.joined = []
    // What a box holds was counted by the scope of its scene.
    var scopes = [whole]
    var next = 0
    while next < scenes.count {
      for (box, content) in scenes[next].picture.boxes.enumerated() where content.tint == .group {
        let scope = scopes[next].selecting(content.nodes)
        options.collapse = .auto
        var inside = PictureBuilder.picture(of: report, options, inside: scope)
        if inside.boxes.count == 1, inside.isCollapsed {
          // A folder without folders: nothing is left to join its types by.
          options.collapse = .none
          inside = PictureBuilder.picture(of: report, options, inside: scope)
        }
        scenes[next].insides[box] = scenes.count
        scopes.append(scope)
        scenes.append(PictureScene(inside, drawing))
      }
      next += 1
    }
    return scenes
  }

  /// - Parameter picture: its frames go, and boxes say which they belong to, so that what is inside of a box can be opened
  ///   without frames in frames.
  init(_ picture: Picture, _ drawing: DrawingOptions) {
    var picture = picture
    for (index, box) in picture.boxes.enumerated() {
      guard let group = box.group else { continue }
      picture.boxes[index].group = nil
      picture.boxes[index].detail = [picture.groups[group].label, box.detail].compactMap(\.self).joined(
        separator: " · ")
    }
    picture.groups = []
    self.picture = picture
    places = PictureLayout.places(picture, drawing)
    insides = picture.boxes.map { _ in nil }
  }
}

extension PictureScene {
  /// More types than these are a list, and no picture.
  private static let mostMembers = 100

  /// A cycle on its own; nil for one that is too large to be drawn.
  package init?(_ cycle: CycleQuery.Cycle, _ report: Report, _ drawing: DrawingOptions) {
    guard cycle.members.count <= Self.mostMembers else { return nil }
    var picture = Picture(title: "", caption: [])
    var place: [Int: Int] = [:]
    for member in cycle.members {
      let node = report.nodes[member]
      place[member] = picture.boxes.count
      picture.boxes.append(
        Picture.Box(
          id: "\(member)", label: node.name, tooltip: "", shape: node.kind == .protocol ? .protocol : .type,
          tint: Picture.Tint(node), isOnCycle: false, nodes: [member]))
    }
    let cut = Set(cycle.cut)
    for (index, link) in cycle.links.enumerated() {
      guard let source = place[link.source], let target = place[link.target], let edge = link.edges.first else {
        continue
      }
      let looks = link.edges.map { EdgeLook(report.edges[$0], from: report.nodes[link.source]) }
      picture.lines.append(
        Picture.Line(
          source: source, target: target, look: looks.min() ?? .structural, count: 1, tooltip: "",
          isOnCycle: cut.contains(index), isAgainst: cut.contains(index), site: report.edges[edge].firstSite))
    }
    self.init(picture, drawing)
  }
}
