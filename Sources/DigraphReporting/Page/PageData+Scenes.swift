import DigraphPictures
import DigraphReport
import TextOutput

extension PageData {
  /// A picture with its places. Boxes and lines stand by their numbers in the picture.
  static func write(_ scene: PictureScene, to json: inout JSONWriter) {
    let (picture, places) = (scene.picture, scene.places)
    json.numbers("size", [places.width, places.height])
    if !picture.caption.isEmpty {
      json.key("caption")
      json.array(picture.caption) { $0.value($1) }
    }
    json.numbers("area", places.boxes.flatMap { [$0.x, $0.y, $0.width, $0.height] })
    // A node, or -1 for what stands for several, of which `several` says more.
    json.numbers("node", picture.boxes.map { $0.tint == .group ? -1 : $0.nodes.first ?? -1 })
    json.key("detail")
    json.object { json in
      for (index, box) in picture.boxes.enumerated() where box.tint != .group {
        json.member(String(index), box.detail)
      }
    }
    json.key("several")
    json.object { json in
      for (index, box) in picture.boxes.enumerated() {
        guard let inside = scene.insides[index] else { continue }
        json.key(String(index))
        json.object {
          $0.member("label", box.label)
          $0.member("detail", box.detail)
          $0.member("inside", inside)
        }
      }
    }
    json.numbers("source", picture.lines.map(\.source))
    json.numbers("target", picture.lines.map(\.target))
    json.letters("look", picture.lines.map { EdgeLook.allCases.firstIndex(of: $0.look) ?? 0 })
    json.letters("cyclic", picture.lines.map { $0.isOnCycle ? 1 : 0 })
    json.numbers("count", picture.lines.map(\.count))
    // Marks are few: boxes and lines by number, with what stands beside a line.
    json.numbers("focus", picture.boxes.indices.filter { picture.boxes[$0].isFocus })
    json.numbers("highlighted", picture.boxes.indices.filter { picture.boxes[$0].isHighlighted })
    json.numbers("breaches", picture.lines.indices.filter { picture.lines[$0].breaches > 0 })
    json.numbers("new", picture.lines.indices.filter { picture.lines[$0].new > 0 })
    json.key("text")
    json.object { json in
      for (index, line) in picture.lines.enumerated() where line.breaches + line.new > 0 {
        json.member(String(index), line.text)
      }
    }
    json.key("label")
    json.array(places.lines) { json, line in
      json.array(line.label.map { [$0.x, $0.y] } ?? []) { $0.value($1) }
    }
    // The first point, and from each to the next.
    json.key("course")
    json.array(places.lines) { json, line in
      var last = (x: 0, y: 0)
      let steps = line.points.flatMap { point in
        defer { last = (point.x, point.y) }
        return [point.x - last.x, point.y - last.y]
      }
      json.array(steps) { $0.value($1) }
    }
  }
}
