import TextOutput

extension Picture {
  /// With more of either than these nobody finds anything.
  private static let most = (boxes: 200, lines: 600)

  /// What to say of a picture that is beyond what can be read, and what to do; nil for any other.
  package var noteOfSize: String? {
    guard boxes.count > Self.most.boxes || lines.count > Self.most.lines else { return nil }
    let size = [
      DisplayText.count(boxes.count, "box", plural: "boxes"), DisplayText.count(lines.count, "line"),
    ].joined(separator: " and ")
    return "a picture of \(size) is more than anybody can read; --collapse auto joins types, and --focus, --reaches or "
      + "--modules show a part"
  }
}
