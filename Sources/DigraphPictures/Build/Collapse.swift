import DigraphReport

/// Decides which types are drawn and which are joined into the box of a folder or module, so that a picture has no more
/// boxes than a person can take in.
///
/// It begins with a box for each module and, as long as there is room, takes the largest folder out of the largest box.
/// What is left of a box stays in it.
struct Collapse {
  /// A box that holds more than this part of all types hides too much.
  private static let share = 16
  /// A folder that holds less than this part of all types is not worth a box of its own.
  private static let worth = 50
  /// Among more types for each box than these, single ones say nothing.
  private static let crowd = 4

  /// Types that are drawn as such.
  private(set) var expanded: [Int] = []
  /// Folders that have a box, ascending, each with the types in it.
  private(set) var boxes: [(folder: Int, types: [Int])] = []
  /// The types of modules that had to share a box, and how many these are.
  private(set) var shared: (modules: Int, types: [Int]) = (0, [])
  /// Folders out of whose box something was taken that has a box of its own.
  private(set) var split: Set<Int> = []
  let tree: FolderTree

  /// Everything in one box for each module or each folder, or each of those that do not lie too deep.
  init(_ report: Report, types: [Int], by unit: PictureOptions.Collapse) {
    tree = FolderTree(report, types: types)
    let wanted =
      switch unit {
      case .module: tree.modules
      case .depth(let depth): tree.folders.indices.filter { tree.folders[$0].path.count <= depth + 1 }
      case .auto, .folder, .none: Array(tree.folders.indices)
      }
    place(types, boxed: Set(wanted))
  }

  /// As fine as helps, within the budget.
  init(_ report: Report, types: [Int], budget: Int) {
    tree = FolderTree(report, types: types)
    var left = Remainders(tree, types)
    var boxed = Set(tree.modules.sorted { (left.size[$1], $0) < (left.size[$0], $1) }.prefix(budget))
    if boxed.count < tree.modules.count { boxed.remove(boxed.min { (left.size[$0], $1) < (left.size[$1], $0) }!) }
    shared.modules = tree.modules.count - boxed.count
    while boxed.count < budget,
      let (box, child) = left.largest(boxed, above: types.count / Self.share, worth: types.count / Self.worth)
    {
      boxed.insert(child)
      split.insert(box)
      left.take(child, outOf: box)
      if left.size[box] == 0 { boxed.remove(box) }
    }
    place(types, boxed: boxed)
    openSmallBoxes(room: types.count > budget * Self.crowd ? 0 : budget - boxed.count)
  }

  /// Puts each type into the nearest box above it.
  private mutating func place(_ types: [Int], boxed: Set<Int>) {
    let wanted = Set(types)
    var members: [Int: [Int]] = [:]
    for (index, folder) in tree.folders.enumerated() {
      var box = index
      while !boxed.contains(box), let parent = tree.folders[box].parent { box = parent }
      members[box, default: []] += folder.types.filter(wanted.contains)
    }
    shared.types = tree.modules.filter { !boxed.contains($0) }.flatMap { members[$0] ?? [] }.sorted()
    boxes = boxed.sorted().compactMap { folder in
      members[folder].flatMap { $0.isEmpty ? nil : (folder, $0.sorted()) }
    }
  }

  /// A box of one type is the type; with what room is left, the smallest boxes are opened.
  private mutating func openSmallBoxes(room: Int) {
    var room = room
    var opened: Set<Int> = []
    for (folder, types) in boxes.sorted(by: { ($0.types.count, $0.folder) < ($1.types.count, $1.folder) }) {
      guard types.count - 1 <= room else { break }
      room -= types.count - 1
      opened.insert(folder)
      expanded += types
    }
    boxes.removeAll { opened.contains($0.folder) }
    expanded.sort()
  }

  /// How many types are left in each folder and below, as folders below get boxes of their own.
  private struct Remainders {
    let tree: FolderTree
    var size: [Int]

    init(_ tree: FolderTree, _ types: [Int]) {
      let wanted = Set(types)
      self.tree = tree
      size = tree.folders.map { $0.types.count(where: wanted.contains) }
      for (index, folder) in tree.folders.enumerated().reversed() {
        if let parent = folder.parent { size[parent] += size[index] }
      }
    }

    /// The largest box out of which a folder can be taken, and the largest such folder; a single type is not worth it.
    func largest(_ boxed: Set<Int>, above limit: Int, worth least: Int) -> (box: Int, child: Int)? {
      for box in boxed.sorted(by: { (size[$1], $0) < (size[$0], $1) }) where size[box] > max(limit, 4) {
        let children = tree.folders[box].children.filter { !boxed.contains($0) && size[$0] > max(least, 1) }
        if let child = children.max(by: { (size[$0], $1) < (size[$1], $0) }) { return (box, child) }
      }
      return nil
    }

    mutating func take(_ child: Int, outOf box: Int) {
      var folder = tree.folders[child].parent
      while let above = folder {
        size[above] -= size[child]
        if above == box { break }
        folder = tree.folders[above].parent
      }
    }
  }
}
