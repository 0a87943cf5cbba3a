import CYAML

/// A value of a YAML document, with its location.
package struct YAMLNode: Sendable {
  package enum Value: Sendable {
    /// Text as written, and whether it stands without quotes.
    case scalar(String, isPlain: Bool)
    case list([YAMLNode])
    case map([(key: YAMLNode, value: YAMLNode)])
  }

  package var value: Value
  package var location: SourceLocation

  package init(value: Value, location: SourceLocation) {
    self.value = value
    self.location = location
  }

  /// Nothing was written.
  package var isNull: Bool {
    if case .scalar(let text, isPlain: true) = value { ["", "~", "null"].contains(text) } else { false }
  }
}

/// A location in a text file, 1-based; columns count characters.
package struct SourceLocation: Sendable, Hashable, Comparable {
  package var line: Int
  package var column: Int

  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  package static func < (a: SourceLocation, b: SourceLocation) -> Bool { (a.line, a.column) < (b.line, b.column) }
}

/// Something is wrong at a location.
package struct LocatedMessage: Error, Sendable {
  package var location: SourceLocation
  package var text: String

  package init(location: SourceLocation, text: String) {
    self.location = location
    self.text = text
  }
}

/// Reads YAML by libyaml, event by event: its own documents look through all anchors for each alias, and its scanner
/// through all open brackets for each token, which takes the square of their number.
package struct YAMLReader {
  /// Anchors make a small file large; a configuration is never larger.
  private static let nodeLimit = 100_000
  private static let depthLimit = 100
  /// Bytes of a text: reports repeat some of them with every finding.
  private static let textLimit = 4_096
  /// libyaml compares each directive with all before it.
  private static let directiveLimit = 100

  /// What an anchor stands for.
  private struct Anchored {
    var node: YAMLNode
    /// How many nodes it is, and how deep they are nested.
    var count: Int
    var height: Int
  }

  /// A list or map that is being read.
  private struct Open {
    let isMap: Bool
    let location: SourceLocation
    let anchor: String?
    let countBefore: Int
    var height = 0
    var elements: [YAMLNode] = []
    var pairs: [(key: YAMLNode, value: YAMLNode)] = []
    var key: YAMLNode?
  }

  private let parser: UnsafeMutablePointer<yaml_parser_t>
  private var anchors: [String: Anchored] = [:]
  private var open: [Open] = []
  private var count = 0
  private var root: YAMLNode?

  /// The only document of a text; nil where there is none.
  package static func read(_ bytes: [UInt8]) throws(LocatedMessage) -> YAMLNode? {
    try checkDirectives(bytes)
    let parser = UnsafeMutablePointer<yaml_parser_t>.allocate(capacity: 1)
    defer { parser.deallocate() }
    guard yaml_parser_initialize(parser) == 1 else {
      throw LocatedMessage(location: SourceLocation(line: 1, column: 1), text: "out of memory")
    }
    defer { yaml_parser_delete(parser) }
    // The text must stay where it is for as long as the parser reads it.
    let text = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: max(bytes.count, 1))
    defer { text.deallocate() }
    _ = text.initialize(from: bytes)
    yaml_parser_set_input_string(parser, text.baseAddress, bytes.count)
    var reader = YAMLReader(parser)
    return try reader.read()
  }

  private init(_ parser: UnsafeMutablePointer<yaml_parser_t>) { self.parser = parser }

  private static func checkDirectives(_ bytes: [UInt8]) throws(LocatedMessage) {
    var (line, found) = (1, 0)
    for (index, byte) in bytes.enumerated() {
      if byte == UInt8(ascii: "%"), index == 0 || bytes[index - 1] == 0x0A || bytes[index - 1] == 0x0D { found += 1 }
      if byte == 0x0A { line += 1 }
      if found > directiveLimit {
        throw LocatedMessage(location: SourceLocation(line: line, column: 1), text: "too many directives")
      }
    }
  }

  // MARK: Events

  private mutating func read() throws(LocatedMessage) -> YAMLNode? {
    let event = UnsafeMutablePointer<yaml_event_t>.allocate(capacity: 1)
    defer { event.deallocate() }
    while true {
      guard yaml_parser_parse(parser, event) == 1 else { throw problem(parser.pointee) }
      defer { yaml_event_delete(event) }
      if event.pointee.type == YAML_STREAM_END_EVENT { return root }
      try take(event.pointee)
    }
  }

  private mutating func take(_ event: yaml_event_t) throws(LocatedMessage) {
    let location = Self.location(event.start_mark)
    switch event.type {
    case YAML_SEQUENCE_START_EVENT: try begin(false, location, event.data.sequence_start.anchor)
    case YAML_MAPPING_START_EVENT: try begin(true, location, event.data.mapping_start.anchor)
    case YAML_SEQUENCE_END_EVENT, YAML_MAPPING_END_EVENT: try end()
    case YAML_SCALAR_EVENT:
      let scalar = event.data.scalar
      let bytes = UnsafeBufferPointer(start: scalar.value, count: Int(scalar.length))
      guard bytes.count <= Self.textLimit else {
        throw LocatedMessage(location: location, text: "this text is longer than \(Self.textLimit) bytes")
      }
      try countOne(location)
      let text = String(decoding: bytes, as: UTF8.self)
      let node = YAMLNode(
        value: .scalar(text, isPlain: scalar.style == YAML_PLAIN_SCALAR_STYLE), location: location)
      try remember(Anchored(node: node, count: 1, height: 0), by: Self.name(scalar.anchor))
      try add(node, height: 0)
    case YAML_ALIAS_EVENT:
      let name = Self.name(event.data.alias.anchor) ?? ""
      // A part of itself never ends.
      if let around = open.first(where: { $0.anchor == name }) { throw tooLarge(around.location) }
      guard let known = anchors[name] else {
        throw LocatedMessage(location: location, text: "no anchor with this name comes before")
      }
      count += known.count
      guard count < Self.nodeLimit, open.count + known.height < Self.depthLimit else { throw tooLarge(location) }
      try add(known.node, height: known.height)
    default: break
    }
  }

  private mutating func begin(
    _ isMap: Bool, _ location: SourceLocation, _ anchor: UnsafeMutablePointer<yaml_char_t>?
  ) throws(LocatedMessage) {
    let before = count
    try countOne(location)
    open.append(Open(isMap: isMap, location: location, anchor: Self.name(anchor), countBefore: before))
  }

  private mutating func end() throws(LocatedMessage) {
    guard let closed = open.popLast() else { return }
    let node = YAMLNode(value: closed.isMap ? .map(closed.pairs) : .list(closed.elements), location: closed.location)
    let height = closed.height + 1
    try remember(Anchored(node: node, count: count - closed.countBefore, height: height), by: closed.anchor)
    try add(node, height: height)
  }

  /// Adds a whole node to what is being read.
  private mutating func add(_ node: YAMLNode, height: Int) throws(LocatedMessage) {
    guard let last = open.indices.last else {
      if root != nil {
        throw LocatedMessage(location: node.location, text: "a second document begins here; only one is allowed")
      }
      root = node
      return
    }
    open[last].height = max(open[last].height, height)
    if !open[last].isMap {
      open[last].elements.append(node)
    } else if let key = open[last].key {
      open[last].pairs.append((key, node))
      open[last].key = nil
    } else {
      open[last].key = node
    }
  }

  private mutating func remember(_ anchored: Anchored, by anchor: String?) throws(LocatedMessage) {
    guard let anchor else { return }
    guard anchors.updateValue(anchored, forKey: anchor) == nil else {
      throw LocatedMessage(location: anchored.node.location, text: "the anchor '\(anchor.prefix(40))' is defined twice")
    }
  }

  // MARK: Limits and places

  private mutating func countOne(_ location: SourceLocation) throws(LocatedMessage) {
    count += 1
    guard open.count < Self.depthLimit, count < Self.nodeLimit else { throw tooLarge(location) }
  }

  private func tooLarge(_ location: SourceLocation) -> LocatedMessage {
    LocatedMessage(location: location, text: "this is nested too deeply, or aliases make it too large")
  }

  private func problem(_ parser: yaml_parser_t) -> LocatedMessage {
    let text = parser.problem.map { String(cString: $0) } ?? "not valid YAML"
    let context = parser.context.map { "\(String(cString: $0)): " } ?? ""
    return LocatedMessage(location: Self.location(parser.problem_mark), text: "\(context)\(text)")
  }

  private static func location(_ mark: yaml_mark_t) -> SourceLocation {
    SourceLocation(line: Int(mark.line) + 1, column: Int(mark.column) + 1)
  }

  private static func name(_ anchor: UnsafeMutablePointer<yaml_char_t>?) -> String? {
    anchor.map { String(cString: $0) }
  }
}
