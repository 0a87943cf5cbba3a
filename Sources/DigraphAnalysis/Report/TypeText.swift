import DigraphFacts
import DigraphGraph
import DigraphLinking
import DigraphRules

/// Types as text, in the usual spelling.
enum TypeText {
  /// O(size of the type).
  static func text(of index: Int, in file: FileFacts) -> String {
    let type = file.types[index]
    let parts = children(of: index, in: file)
    let texts = parts.map { text(of: $0, in: file) }
    let bare: String
    switch type.kind {
    case .named: bare = file.names[type.name] + arguments(texts)
    case .member: bare = "\(texts.first ?? "").\(file.names[type.name])\(arguments(Array(texts.dropFirst())))"
    case .optional:
      let needsParentheses = parts.first.map {
        [.function, .existential, .opaque, .composition].contains(file.types[$0].kind)
      }
      let mark = type.flags.contains(.implicitlyUnwrapped) ? "!" : "?"
      bare = needsParentheses ?? false ? "(\(texts[0]))\(mark)" : "\(texts.first ?? "")\(mark)"
    case .array: bare = "[\(texts.first ?? "")]"
    case .dictionary: bare = "[\(texts.joined(separator: ": "))]"
    case .function:
      bare =
        "(\(texts.dropLast().joined(separator: ", "))) \(type.flags.contains(.async) ? "async " : "")-> \(texts.last ?? "")"
    case .tuple:
      let elements = zip(parts, texts).map { part, text in
        let label = file.names[file.types[part].label]
        return label.isEmpty ? text : "\(label): \(text)"
      }
      bare = "(\(elements.joined(separator: ", ")))"
    case .composition: bare = texts.joined(separator: " & ")
    case .metatype: bare = "\(texts.first ?? "").Type"
    case .opaque: bare = "some \(texts.first ?? "")"
    case .existential: bare = "any \(texts.first ?? "")"
    case .pack: bare = "each \(texts.first ?? "")"
    case .none: bare = "_"
    }
    return type.flags.contains(.escaping) ? "@escaping \(bare)" : bare
  }

  private static func arguments(_ texts: [String]) -> String {
    texts.isEmpty ? "" : "<\(texts.joined(separator: ", "))>"
  }

  private static func children(of index: Int, in file: FileFacts) -> [Int] {
    var result: [Int] = []
    var position = index + 1
    while position < Int(file.types[index].subtreeEnd) {
      result.append(position)
      position = Int(file.types[position].subtreeEnd)
    }
    return result
  }
}
