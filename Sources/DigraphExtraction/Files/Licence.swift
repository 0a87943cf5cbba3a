/// What is to be known of the text of a licence.
struct Licence: Equatable {
  /// Who holds the rights; nil where no line says so.
  let holder: String?
  /// What it is called, where it is a usual one: "MIT", "GNU", "Apache" …
  let kind: String?

  init(_ bytes: [UInt8]) {
    holder = Self.holder(in: bytes)
    kind = Self.kind(of: bytes)
  }

  /// Whether it cannot be meant for the code that another one is for: somebody else holds the rights, or it is of another
  /// kind and does not say who does.
  func isForeign(to own: Licence) -> Bool {
    if let holder, let known = own.holder { return holder != known }
    guard let kind, let known = own.kind else { return false }
    return kind != known
  }

  /// The names of files that hold one, in small letters and without an extension.
  private static let names: Set<String> = ["copying", "licence", "license"]

  /// Whether a file of this name holds one.
  static func isLicence(_ name: String) -> Bool {
    guard let first = name.utf8.first,
      first == UInt8(ascii: "C") || first == UInt8(ascii: "c")
        || first == UInt8(ascii: "L") || first == UInt8(ascii: "l")
    else { return false }
    let parts = name.lowercased().split(separator: ".")
    return parts.count <= 2 && parts.first.map { names.contains(String($0)) } == true
      && (parts.count == 1 || ["md", "txt"].contains(parts[1]))
  }

  /// By its first words.
  private static func kind(of bytes: [UInt8]) -> String? {
    let start = String(decoding: bytes.prefix(400), as: UTF8.self).lowercased()
    return [
      ("mit license", "MIT"), ("gnu ", "GNU"), ("apache license", "Apache"), ("mozilla public", "Mozilla"),
      ("bsd ", "BSD"), ("permission is hereby granted", "MIT"), ("redistribution and use in source", "BSD"),
    ].first { start.contains($0.0) }?.1
  }

  /// Who holds the rights, by the first line that says so; nil where none does.
  private static func holder(in bytes: [UInt8]) -> String? {
    for line in String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline) {
      var words = line.split { $0 == " " || $0 == "\t" }[...]
      guard words.popFirst()?.lowercased() == "copyright" else { continue }
      words = words.drop { word in
        word.lowercased() == "(c)" || word == "\u{A9}" || word.allSatisfy { $0.isNumber || "-,\u{2013}".contains($0) }
          || word.lowercased() == "present"
      }
      if words.first?.lowercased() == "by" { words.removeFirst() }
      // "All rights reserved" and addresses follow the name.
      words = words.prefix { $0.lowercased() != "all" && !$0.hasPrefix("<") && !$0.hasPrefix("(http") }
      var holder = words.joined(separator: " ")
      while let last = holder.last, ".,;".contains(last) { holder.removeLast() }
      // A form that nobody has filled in names nobody.
      if !holder.isEmpty, !holder.contains("["), !holder.contains("{"), !holder.lowercased().hasPrefix("notice"),
        // It holds the rights to the text of its licences alone.
        !holder.hasPrefix("Free Software Foundation")
      {
        return holder
      }
    }
    return nil
  }
}
