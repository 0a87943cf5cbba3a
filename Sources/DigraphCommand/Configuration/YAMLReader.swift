import CYAML

/// A value of a YAML document, with its place.
struct YAMLNode: Sendable {
  enum Value: Sendable {
    /// Text as written, and whether it stands without quotes.
    case scalar(String, isPlain: Bool)
    case list([YAMLNode])
    case map([(key: YAMLNode, value: YAMLNode)])
  }

  var value: Value
  var place: TextPlace

  /// Nothing was written.
  var isNull: Bool {
    if case .scalar(let text, isPlain: true) = value { ["", "~", "null"].contains(text) } else { false }
  }
}

/// A place in a text file, 1-based; columns count characters.
struct TextPlace: Sendable, Hashable, Comparable {
  var line: Int
  var column: Int

  static func < (a: TextPlace, b: TextPlace) -> Bool { (a.line, a.column) < (b.line, b.column) }
}

/// Something is wrong at a place.
struct PlacedMessage: Error, Sendable {
  var place: TextPlace
  var text: String
}

/// Reads YAML by libyaml.
enum YAMLReader {
  /// Anchors make a small file large; a configuration is never larger.
  private static let nodeLimit = 100_000
  private static let depthLimit = 100

  /// The only document of a text; nil where there is none.
  static func read(_ bytes: [UInt8]) throws(PlacedMessage) -> YAMLNode? {
    let parser = UnsafeMutablePointer<yaml_parser_t>.allocate(capacity: 1)
    defer { parser.deallocate() }
    guard yaml_parser_initialize(parser) == 1 else { throw PlacedMessage(place: start, text: "there is no memory") }
    defer { yaml_parser_delete(parser) }
    // The text must stay where it is for as long as the parser reads it.
    let text = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: max(bytes.count, 1))
    defer { text.deallocate() }
    _ = text.initialize(from: bytes)
    yaml_parser_set_input_string(parser, text.baseAddress, bytes.count)

    let first = try document(parser)
    let second = first == nil ? nil : try document(parser)
    if let second { throw PlacedMessage(place: second.place, text: "a second document begins here; there can be one") }
    return first
  }

  private static let start = TextPlace(line: 1, column: 1)

  private static func document(_ parser: UnsafeMutablePointer<yaml_parser_t>) throws(PlacedMessage) -> YAMLNode? {
    let document = UnsafeMutablePointer<yaml_document_t>.allocate(capacity: 1)
    defer { document.deallocate() }
    guard yaml_parser_load(parser, document) == 1 else { throw problem(parser.pointee) }
    defer { yaml_document_delete(document) }
    guard let root = yaml_document_get_root_node(document) else { return nil }
    var count = 0
    return try node(root, document, depth: 0, &count)
  }

  private static func problem(_ parser: yaml_parser_t) -> PlacedMessage {
    let text = parser.problem.map { String(cString: $0) } ?? "it is no YAML"
    let context = parser.context.map { "\(String(cString: $0)): " } ?? ""
    return PlacedMessage(place: place(parser.problem_mark), text: "\(context)\(text)")
  }

  private static func place(_ mark: yaml_mark_t) -> TextPlace {
    TextPlace(line: Int(mark.line) + 1, column: Int(mark.column) + 1)
  }

  private static func node(
    _ node: UnsafeMutablePointer<yaml_node_t>, _ document: UnsafeMutablePointer<yaml_document_t>, depth: Int,
    _ count: inout Int
  ) throws(PlacedMessage) -> YAMLNode {
    let place = place(node.pointee.start_mark)
    count += 1
    guard depth < depthLimit, count < nodeLimit else {
      throw PlacedMessage(place: place, text: "this is nested too deep, or aliases make it too large")
    }
    func child(_ index: Int32) throws(PlacedMessage) -> YAMLNode {
      guard let found = yaml_document_get_node(document, index) else {
        throw PlacedMessage(place: place, text: "a part is missing")
      }
      return try self.node(found, document, depth: depth + 1, &count)
    }
    switch node.pointee.type {
    case YAML_SEQUENCE_NODE:
      let items = node.pointee.data.sequence.items
      var elements: [YAMLNode] = []
      var next = items.start
      while let item = next, item != items.top {
        elements.append(try child(item.pointee))
        next = item + 1
      }
      return YAMLNode(value: .list(elements), place: place)
    case YAML_MAPPING_NODE:
      let stored = node.pointee.data.mapping.pairs
      var pairs: [(key: YAMLNode, value: YAMLNode)] = []
      var next = stored.start
      while let pair = next, pair != stored.top {
        pairs.append((try child(pair.pointee.key), try child(pair.pointee.value)))
        next = pair + 1
      }
      return YAMLNode(value: .map(pairs), place: place)
    default:
      let scalar = node.pointee.data.scalar
      let bytes = UnsafeBufferPointer(start: scalar.value, count: Int(scalar.length))
      return YAMLNode(
        value: .scalar(String(decoding: bytes, as: UTF8.self), isPlain: scalar.style == YAML_PLAIN_SCALAR_STYLE),
        place: place)
    }
  }
}
