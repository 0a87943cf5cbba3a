import TextOutput

extension Picture {
  /// How many characters of a name are drawn, and how many of a text beside the picture: a layout makes room for every
  /// one of them, and a picture in pixels takes memory for all that room.
  private static let (longestLabel, longestTooltip) = (100, 1_000)

  /// Cuts what is too long to be read in a picture.
  package mutating func clip() {
    title = DisplayText.clipped(title, to: Self.longestLabel)
    for box in boxes.indices {
      boxes[box].label = DisplayText.clipped(boxes[box].label, to: Self.longestLabel)
      boxes[box].tooltip = DisplayText.clipped(boxes[box].tooltip, to: Self.longestTooltip)
    }
    for group in groups.indices {
      groups[group].label = DisplayText.clipped(groups[group].label, to: Self.longestLabel)
    }
    for line in lines.indices {
      lines[line].tooltip = DisplayText.clipped(lines[line].tooltip, to: Self.longestTooltip)
    }
  }
}
