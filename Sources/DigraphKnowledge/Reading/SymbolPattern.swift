import DigraphFacts

/// How a text of knowledge writes a symbol that it does not declare: `Date()`, `Data(contentsOf:)`, `URLSession(*)`,
/// `Calendar.current`, `NSHomeDirectory`, `.shuffled`, `Data#write`, `@AppStorage`, `URLSession`.
struct SymbolPattern {
  let form: KnownSymbol.Form
  let name: Range<Int>
  /// A member, or the label of the first argument; empty for none.
  let member: Range<Int>

  /// Nil where it is none.
  ///
  /// - Parameter isFunction: whether a bare name is that of a function or global variable rather than of a type.
  init?(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, isFunction: Bool) {
    let (start, end) = (range.lowerBound, range.upperBound)
    let none = end..<end
    func isName(_ range: Range<Int>) -> Bool { !range.isEmpty && range.allSatisfy { bytes[$0].isOfName } }
    func made(_ form: KnownSymbol.Form, _ name: Range<Int>, _ member: Range<Int>) -> Self? {
      guard isName(name), member.isEmpty || isName(member) else { return nil }
      return Self(form: form, name: name, member: member)
    }
    let found: Self?
    if bytes[start] == UInt8(ascii: "@") {
      found = made(.attribute, (start + 1)..<end, none)
    } else if bytes[start] == UInt8(ascii: ".") {
      found = made(.member, (start + 1)..<end, none)
    } else if bytes[end - 1] == UInt8(ascii: ")"), let open = range.first(where: { bytes[$0] == UInt8(ascii: "(") }) {
      let inside = (open + 1)..<(end - 1)
      let type = start..<open
      if inside.isEmpty {
        found = made(.bareConstruction, type, none)
      } else if inside.count == 1, bytes[inside.lowerBound] == UInt8(ascii: "*") {
        found = made(.anyConstruction, type, none)
      } else if bytes[inside.upperBound - 1] == UInt8(ascii: ":") {
        let label = inside.lowerBound..<(inside.upperBound - 1)
        let isEmpty = label.count == 1 && bytes[label.lowerBound] == UInt8(ascii: "_")
        found = label.isEmpty ? nil : made(.construction, type, isEmpty ? none : label)
      } else {
        found = nil
      }
    } else if let mark = range.first(where: { bytes[$0] == UInt8(ascii: "#") || bytes[$0] == UInt8(ascii: ".") }) {
      let isOfValue = bytes[mark] == UInt8(ascii: "#")
      let member = (mark + 1)..<end
      found = member.isEmpty ? nil : made(isOfValue ? .memberOfType : .staticMember, start..<mark, member)
    } else {
      found = made(isFunction ? .function : .type, range, none)
    }
    guard let found else { return nil }
    self = found
  }

  private init(form: KnownSymbol.Form, name: Range<Int>, member: Range<Int>) {
    self.form = form
    self.name = name
    self.member = member
  }
}
