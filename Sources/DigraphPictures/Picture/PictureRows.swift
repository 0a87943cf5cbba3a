import TextOutput

/// Places for the boxes of a picture in rows: those of a layer side by side, wrapped so that the whole is about as wide
/// as high. It takes no time and cannot fail.
struct PictureRows {
  /// Where a box stands, in points from the top left corner.
  struct Place {
    var x: Int
    var y: Int
    var width: Int
  }

  static let (margin, boxHeight) = (24, 26)
  private static let (gap, rowGap) = (16, 46)

  /// By box.
  private(set) var places: [Place]
  private(set) var width = 0
  /// Where the next row would begin.
  private(set) var height: Int

  /// - Parameter top: how much room is left above the first row.
  /// - Complexity: that of the layers.
  init(_ picture: Picture, top: Int) {
    let layers = picture.layers()
    // Text of 11 points is about 6.2 wide for each character.
    places = picture.boxes.map { Place(x: 0, y: 0, width: DisplayText.width($0.label) * 31 / 5 + 20) }
    let area = places.reduce(0) { $0 + ($1.width + Self.gap) * (Self.boxHeight + Self.rowGap) }
    var side = 600
    while side * side < area * 3 / 2 { side += 50 }
    height = top
    for boxes in Dictionary(grouping: layers.indices, by: { layers[$0] }).sorted(by: { $0.key < $1.key }) {
      var x = Self.margin
      for box in boxes.value {
        if x > Self.margin, x + places[box].width > side {
          x = Self.margin
          height += Self.boxHeight + Self.gap
        }
        (places[box].x, places[box].y) = (x, height)
        x += places[box].width + Self.gap
        width = max(width, x)
      }
      height += Self.boxHeight + Self.rowGap
    }
    width = max(width + Self.margin, 640)
  }
}
