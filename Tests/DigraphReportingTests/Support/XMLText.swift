import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// What a parser makes of an XML document: the names of its elements and their texts.
struct XMLText {
  private(set) var elements: [String: Int] = [:]
  /// The text of each element of that name, in order.
  private(set) var texts: [String: [String]] = [:]
  private(set) var root: [String: String] = [:]
  /// The attributes of each element of that name, in order.
  private(set) var attributes: [String: [[String: String]]] = [:]

  /// Nil for what is not well-formed.
  init?(_ bytes: [UInt8]) {
    let reader = Reader()
    let parser = XMLParser(data: Data(bytes))
    parser.delegate = reader
    guard parser.parse() else { return nil }
    (elements, texts, root, attributes) = (reader.elements, reader.texts, reader.root, reader.attributes)
  }

  private final class Reader: NSObject, XMLParserDelegate {
    var elements: [String: Int] = [:]
    var texts: [String: [String]] = [:]
    var root: [String: String] = [:]
    var attributes: [String: [[String: String]]] = [:]
    private var path: [String] = []
    private var text = ""

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
      attributes found: [String: String]
    ) {
      if path.isEmpty { root = found }
      attributes[name, default: []].append(found)
      path.append(name)
      elements[name, default: 0] += 1
      text = ""
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) { text += string }

    func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
      path.removeLast()
      texts[name, default: []].append(text)
      text = ""
    }
  }
}
