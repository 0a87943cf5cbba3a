package import DigraphReport

/// A drawing of dependencies before anyone has decided where things stand: boxes, lines, groups, and what they say.
///
/// It is built from a report by `PictureBuilder` and written by whoever draws: DOT, and from it SVG.
package struct Picture: Sendable, Equatable {
  /// What a box stands for.
  package enum Shape: Sendable, Equatable {
    case type, `protocol`
    /// A type that is not of the project.
    case external
    case folder, module
  }

  /// What stands for a type, a folder or a module.
  package struct Box: Sendable, Equatable {
    /// Unique in the picture: letters, digits and a few signs that mean nothing anywhere.
    package var id: String
    /// The first line: a name.
    package var label: String
    /// A second, smaller line.
    package var detail: String?
    /// What is shown when the pointer rests on it.
    package var tooltip: String
    /// What it stands for.
    package var shape: Shape
    /// What it is for.
    package var tint: Tint
    /// It is part of a cycle, or holds types that are.
    package var isOnCycle: Bool
    /// Something is wrong with it, which its detail says.
    package var isWrong = false
    /// Index of the group it stands in.
    package var group: Int?
    /// Where it is declared; nil for what stands for several or is not scanned.
    package var site: ReportSite?
    /// In a picture of a difference what became of it; nil in any other.
    package var change: Change?
    /// Ids of the nodes that it stands for, ascending; empty where it stands for something else.
    package var nodes: [Int] = []
    /// The picture is about it.
    package var isFocus = false
    /// It was asked to stand out, or holds types that were.
    package var isHighlighted = false

    package init(
      id: String, label: String, detail: String? = nil, tooltip: String, shape: Shape, tint: Tint, isOnCycle: Bool,
      isWrong: Bool = false, group: Int? = nil, site: ReportSite? = nil, change: Change? = nil, nodes: [Int] = []
    ) {
      self.id = id
      self.label = label
      self.detail = detail
      self.tooltip = tooltip
      self.shape = shape
      self.tint = tint
      self.isOnCycle = isOnCycle
      self.isWrong = isWrong
      self.group = group
      self.site = site
      self.change = change
      self.nodes = nodes
    }
  }

  /// What leads from a consumer to a dependency.
  package struct Line: Sendable, Equatable {
    /// The consumer, as index of its box.
    package var source: Int
    /// The dependency, as index of its box.
    package var target: Int
    /// How the dependency is obtained.
    package var look: EdgeLook
    /// How many pairs of types it stands for.
    package var count: Int
    /// What is shown when the pointer rests on it.
    package var tooltip: String
    /// It is part of a cycle of types.
    package var isOnCycle: Bool
    /// It leads against the order in which the boxes stand, and does not decide where they do.
    package var isAgainst = false
    /// Where the first of the dependencies is used.
    package var site: ReportSite?
    /// In a picture of a difference what became of it; nil in any other.
    package var change: Change?
    /// What stands beside it, where that is not how many dependencies it stands for.
    package var label: String?
    /// How many of its dependencies break a rule of the architecture, and how many have findings that a baseline does
    /// not know.
    package var (breaches, new) = (0, 0)

    package init(
      source: Int, target: Int, look: EdgeLook, count: Int, tooltip: String, isOnCycle: Bool, isAgainst: Bool = false,
      site: ReportSite? = nil, change: Change? = nil, label: String? = nil
    ) {
      self.source = source
      self.target = target
      self.look = look
      self.count = count
      self.tooltip = tooltip
      self.isOnCycle = isOnCycle
      self.isAgainst = isAgainst
      self.site = site
      self.change = change
      self.label = label
    }
  }

  /// Boxes with a frame around them.
  package struct Group: Sendable, Equatable {
    /// What stands on the frame.
    package var label: String
    /// It shows a cycle of types that stand in other boxes too.
    package var isInset = false
  }

  /// What stands above it.
  package var title: String
  /// What is drawn and what is not, in full sentences.
  package var caption: [String]
  /// The frames.
  package var groups: [Group] = []
  /// Types first, then what stands for several, then cycles drawn on their own.
  package var boxes: [Box] = []
  /// By source, then target; those of cycles drawn on their own last.
  package var lines: [Line] = []
  /// Types were joined into folders and modules.
  package var isCollapsed = false

  package init(title: String, caption: [String]) {
    self.title = title
    self.caption = caption
  }
}
