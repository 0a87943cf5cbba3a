import TextOutput

/// What there is to say beside a picture: how much it shows, and how much it does not.
struct PictureNotes {
  /// Types of the project the picture is about.
  var types = 0
  /// Boxes they stand in, insets not counted.
  var boxes = 0
  /// Types without any dependency that could be drawn.
  var alone = 0
  /// Dependencies outside the project, left out.
  var externals = 0
  /// Dependencies between types of one box.
  var inside = 0
  /// Dependencies from or to modules that share a box.
  var ofSmallModules = 0
  /// Dependencies that other modules add to a type by extending it.
  var ofExtensions = 0
  var omitted = LineBundles.Omitted()
  /// Sizes of the cycles that there was no room for.
  var omittedCycles: [Int] = []
  /// Dependencies among what touches the focus, left out.
  var amongNeighbours = 0
  /// The picture is about some types and what touches them.
  var isFocused = false
  /// Whether only types that were asked for are drawn.
  var isSelected = false
  /// How many types that were to stand out are drawn, of how many.
  var highlighted = (drawn: 0, all: 0)
  private var (breaches, new) = ((all: 0, inside: 0), (all: 0, inside: 0))

  /// Counts the marks of a dependency.
  mutating func count(_ link: PictureScope.Link, isInside: Bool) {
    if link.isBreach { (breaches.all, breaches.inside) = (breaches.all + 1, breaches.inside + (isInside ? 1 : 0)) }
    if link.isNew { (new.all, new.inside) = (new.all + 1, new.inside + (isInside ? 1 : 0)) }
  }

  func sentences(for picture: Picture) -> [String] {
    guard !picture.boxes.isEmpty else {
      return [isSelected ? "No types match what was asked for." : "No type acquires a dependency."]
    }
    let links = picture.lines.filter { !picture.isCollapsed || !$0.isOnCycle }.reduce(0) { $0 + $1.count }
    var sentences = [
      DisplayText.count(types, "type")
        + (picture.isCollapsed ? " in \(DisplayText.count(boxes, "box", plural: "boxes"))" : "")
        + ", \(dependencies(links + inside + ofSmallModules + ofExtensions + omitted.implied + omitted.weak))."
    ]
    sentences += marks
    let hidden = [
      inside > 0 ? "\(dependencies(inside)) inside boxes" : nil,
      amongNeighbours > 0 ? "\(dependencies(amongNeighbours)) among the neighbours (--context draws them)" : nil,
      ofSmallModules > 0 ? "\(DisplayText.grouped(ofSmallModules)) from or to small modules" : nil,
      ofExtensions > 0 ? "\(DisplayText.grouped(ofExtensions)) of extensions in other modules" : nil,
      omitted.implied > 0 ? "\(DisplayText.grouped(omitted.implied)) implied by chains of lines" : nil,
      omitted.weak > 0
        ? "\(DisplayText.grouped(omitted.weak)) on thin lines against the direction of the picture" : nil,
      externals > 0 ? "\(DisplayText.count(externals, "type")) outside the project" : nil,
      alone > 0
        ? "\(DisplayText.count(alone, "type")) \(isFocused ? "that no line would join" : "without dependencies")" : nil,
      omittedCycles.max().map {
        omittedCycles.count == 1
          ? "a cycle of \(DisplayText.count($0, "type"))"
          : "\(omittedCycles.count) more cycles of up to \(DisplayText.count($0, "type"))"
      },
    ].compactMap(\.self)
    if !hidden.isEmpty { sentences.append("Not drawn: \(hidden.joined(separator: ", ")).") }
    return sentences
  }

  /// What stands out, and how much of it is not to be seen.
  private var marks: [String] {
    func inside(_ count: Int) -> String { count > 0 ? ", \(DisplayText.grouped(count)) of them inside boxes" : "" }
    var marks: [String] = []
    if breaches.all > 0 {
      marks.append("Against rules of the architecture: \(dependencies(breaches.all))\(inside(breaches.inside)).")
    }
    if new.all > 0 { marks.append("New against the baseline: \(dependencies(new.all))\(inside(new.inside)).") }
    if highlighted.all > 0 {
      let rest = highlighted.all - highlighted.drawn
      let missing = rest > 0 ? ", \(DisplayText.grouped(rest)) of them not drawn" : ""
      marks.append("Highlighted: \(DisplayText.count(highlighted.all, "type"))\(missing).")
    }
    return marks
  }

  private func dependencies(_ count: Int) -> String {
    DisplayText.count(count, "dependency", plural: "dependencies")
  }
}
