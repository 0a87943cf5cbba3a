import DigraphGraph
import DigraphLinking

/// Names for the declarations that a recipe asks for, made from the names of types.
package enum DeclarationNames {
  /// A type as written, without `any` in front of it.
  package static func bare(_ type: String) -> String { type.hasPrefix("any ") ? String(type.dropFirst(4)) : type }

  /// A name without what tells a protocol from its implementation.
  package static func stem(_ name: String) -> String {
    var stem = name.split(separator: ".").last.map(String.init) ?? name
    for prefix in ["Default", "Live", "Real", "I"] where stem.hasPrefix(prefix) && stem.count > prefix.count + 2 {
      let rest = stem.dropFirst(prefix.count)
      // `IClock` is an interface, `INVoiceShortcutCenter` and `IPAddress` are none.
      let isWord = prefix.count > 1 || rest.dropFirst().first?.isLowercase == true
      if rest.first?.isUppercase == true, isWord { stem = String(rest) }
    }
    for suffix in ["Protocol", "Type", "Impl", "Implementation", "Live", "Providing", "Managing", "Interface"]
    where stem.hasSuffix(suffix) && stem.count > suffix.count {
      stem = String(stem.dropLast(suffix.count))
    }
    return stem
  }

  /// What a parameter of a type is called: `APIClient` gives `apiClient`.
  package static func parameter(_ type: String) -> String {
    let base = stem(type)
    // `APIClient` becomes `apiClient`: all capitals up to the last before a small letter.
    let bytes = Array(base.utf8)
    func isLowercase(_ index: Int) -> Bool {
      index < bytes.count && UInt8(ascii: "a")...UInt8(ascii: "z") ~= bytes[index]
    }
    if bytes.allSatisfy({ $0 < 0x80 }) {
      let end = bytes.indices.first { $0 > 0 && (isLowercase($0) || isLowercase($0 + 1)) } ?? bytes.count
      return base.prefix(end).lowercased() + base.dropFirst(end)
    }
    var lowered = ""
    let characters = Array(base)
    for (index, character) in characters.enumerated() {
      let next = index + 1 < characters.count ? characters[index + 1] : nil
      if index > 0, character.isLowercase || (next?.isLowercase ?? false) {
        return lowered + String(characters[index...])
      }
      lowered += character.lowercased()
    }
    return lowered
  }

  /// What a protocol with the members of a type is called.
  ///
  /// - Parameter type: its name, with those of the types around it.
  /// - Returns: names in the order in which they are tried.
  static func protocolNames(_ type: String) -> [String] { stems(type).map { "\($0)Protocol" } }

  /// What it is called where all of those names are taken.
  package static func protocolName(_ type: String, of consumer: String) -> String {
    "\(base(of: type))\(base(of: consumer))Protocol"
  }

  /// The last part of a type's name, then that with what is in front of it.
  package static func stems(_ type: String) -> [String] {
    let parts = type.split(separator: ".")
    return parts.indices.reversed().map { parts[$0...].joined() }
  }

  /// What a closure that makes values of a type is called.
  package static func maker(_ type: String) -> String { "make\(base(of: type))" }

  private static func base(of type: String) -> String { type.split(separator: ".").last.map(String.init) ?? type }
}
