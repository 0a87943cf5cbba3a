import DigraphReport

/// Which group each box belongs to: its module, or in a picture of one module the first folder that tells boxes apart.
struct BoxGroups {
  /// By box: module and first folder; nil for what is not of the project, empty where a box holds several.
  private(set) var modules: [Int: String] = [:]
  private(set) var folders: [Int: String] = [:]

  init(_ report: Report, _ scope: PictureScope, _ place: [Int]) {
    let tree = FolderTree(report, types: scope.types)
    for folder in tree.folders {
      for type in folder.types where place[type] >= 0 {
        let first = folder.path.count > 1 ? folder.path[1] : ""
        let box = place[type]
        let module = folder.path[0]
        modules[box] = modules[box] == nil || modules[box] == module ? module : ""
        folders[box] = folders[box] == nil || folders[box] == first ? first : ""
      }
    }
  }
}

extension Picture {
  /// A picture with fewer boxes than this needs no frames within one module.
  private static let smallest = 13

  /// Puts frames around boxes that belong together, and shortens what the frame says already.
  mutating func group(by groups: BoxGroups) {
    let isOneModule = Set(groups.modules.values).count < 2
    if isOneModule && boxes.count < Self.smallest {
      for box in boxes.indices { shorten(box, by: 1) }
      return
    }
    let names = isOneModule ? groups.folders : groups.modules
    var members: [String: [Int]] = [:]
    for box in boxes.indices {
      if let name = names[box], !name.isEmpty { members[name, default: []].append(box) }
    }
    for (name, members) in members.sorted(by: { $0.key < $1.key }) where members.count > 1 {
      for box in members {
        boxes[box].group = self.groups.count
        shorten(box, by: isOneModule ? 2 : 1)
      }
      self.groups.append(Group(label: name))
    }
    if isOneModule {
      for box in boxes.indices where boxes[box].group == nil { shorten(box, by: 1) }
    }
  }

  /// Takes names off the front of a folder's path, and names out of its middle where it is long.
  private mutating func shorten(_ box: Int, by count: Int) {
    guard boxes[box].shape == .folder else { return }
    var parts = boxes[box].label.split(separator: "/").map(String.init)
    parts.removeFirst(min(count, parts.count - 1))
    if parts.count > 2 { parts = ["...", parts[parts.count - 2], parts[parts.count - 1]] }
    boxes[box].label = parts.joined(separator: "/")
  }
}
