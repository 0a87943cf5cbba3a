/// Writes test doubles: types that conform to a protocol and do what a test tells them. Bindings are written out, as
/// compilers before Swift 5.7 want it.
///
/// Source for the kinds: Meszaros, "xUnit Test Patterns", 2007: a stub answers, a spy also records what it was asked, a
/// fake works, more simply.
package struct DoubleWriter {
  /// What stands in for a dependency in tests.
  package enum Form: String, Sendable, CaseIterable {
    case stub, spy, fake, none
  }

  let form: Form
  let unit: String

  /// - Parameter unit: the blanks of one step of indentation.
  package init(form: Form, unit: String) {
    self.form = form
    self.unit = unit
  }

  /// What a double of a protocol is called.
  package static func name(_ type: String, _ form: Form) -> String {
    var stem = type.split(separator: ".").last.map(String.init) ?? type
    for suffix in ["Protocol", "Providing"] where stem.hasSuffix(suffix) && stem.count > suffix.count {
      stem = String(stem.dropLast(suffix.count))
    }
    return stem + form.rawValue.prefix(1).uppercased() + form.rawValue.dropFirst()
  }

  /// A double that conforms to a protocol of these requirements.
  package func text(
    named name: String, for type: String, _ requirements: [Requirement], isolation: String, isSendable: Bool
  ) -> String {
    let marks = isolation.isEmpty ? "" : "\(isolation) "
    let sendable = isSendable ? ", @unchecked Sendable" : ""
    var lines = ["\(marks)final class \(name): \(type)\(sendable) {"]
    var used: [String: Int] = [:]
    for (index, requirement) in requirements.enumerated() {
      if index > 0 { lines.append("") }
      var stem = requirement.name.filter { $0 != "`" }
      used[stem, default: 0] += 1
      if let count = used[stem], count > 1 { stem += "\(count)" }
      lines += member(requirement, stem).map { $0.isEmpty ? "" : unit + $0 }
    }
    lines.append("}")
    return lines.joined(separator: "\n") + "\n"
  }

  private func member(_ requirement: Requirement, _ stem: String) -> [String] {
    switch requirement.form {
    case .property: property(requirement)
    case .method: method(requirement, stem)
    case .subscript:
      [
        requirement.head(requirement.parameters) + " {",
        "\(unit)get { fatalError(\"answer what the test needs\") }",
      ] + (requirement.isSettable ? ["\(unit)set {}"] : []) + ["}"]
    }
  }

  private func property(_ requirement: Requirement) -> [String] {
    let type = requirement.result ?? "Void"
    if let value = Self.simpleValue(of: type) {
      return ["var \(requirement.name): \(type)\(value.isEmpty ? "" : " = \(value)")"]
    }
    let stored = "\(requirement.name.filter { $0 != "`" })Value"
    let optional = Self.optional(type)
    var lines = ["var \(stored): \(optional)", "var \(requirement.name): \(type) {"]
    lines.append("\(unit)get {")
    lines.append("\(unit)\(unit)guard let \(stored) = \(stored) else { fatalError(\"set \(stored) first\") }")
    lines.append("\(unit)\(unit)return \(stored)")
    lines.append("\(unit)}")
    if requirement.isSettable { lines.append("\(unit)set { \(stored) = newValue }") }
    return lines + ["}"]
  }

  private func method(_ requirement: Requirement, _ stem: String) -> [String] {
    var lines: [String] = []
    var body: [String] = []
    let recorded = requirement.parameters.filter {
      Self.canBeKept($0.type) && !$0.isBlock && requirement.generics.isEmpty
    }
    if form == .spy {
      if recorded.isEmpty {
        lines.append("private(set) var \(stem)Count = 0")
        body.append("\(stem)Count += 1")
      } else {
        let type =
          recorded.count == 1
          ? Self.stored(recorded[0].type)
          : "(" + recorded.map { "\($0.name): \(Self.stored($0.type))" }.joined(separator: ", ") + ")"
        let value =
          recorded.count == 1
          ? recorded[0].spelling
          : "(" + recorded.map { "\($0.name): \($0.spelling)" }.joined(separator: ", ") + ")"
        let collection = recorded.count == 1 && type.contains("->") ? "[(\(type))]" : "[\(type)]"
        lines.append("private(set) var \(stem)Calls: \(collection) = []")
        body.append("\(stem)Calls.append(\(value))")
      }
    }
    if let error = requirement.storedError {
      lines.append("var \(stem)Error: \(Self.optional(error))")
      body.append("if let \(stem)Error = \(stem)Error { throw \(stem)Error }")
    }
    if let result = requirement.result, result != "Void", result != "()" {
      if requirement.mentionsGeneric(result) || result == "Never" {
        body.append("fatalError(\"answer what the test needs\")")
      } else if let value = Self.simpleValue(of: result) {
        lines.append("var \(stem)Result: \(result)\(value.isEmpty ? "" : " = \(value)")")
        body.append("return \(stem)Result")
      } else {
        lines.append("var \(stem)Result: \(Self.optional(result))")
        body.append("guard let \(stem)Result = \(stem)Result else { fatalError(\"set \(stem)Result first\") }")
        body.append("return \(stem)Result")
      }
    }
    let head =
      requirement.attributes.filter { $0 == "@discardableResult" }.map { "\($0) " }.joined()
      + requirement.head(requirement.parameters)
    if body.isEmpty { return lines + ["\(head) {}"] }
    return lines + ["", "\(head) {"].filter { !lines.isEmpty || !$0.isEmpty } + body.map { unit + $0 } + ["}"]
  }

  /// Nil where no value of a type is obvious; empty where none needs to be written.
  private static func simpleValue(of type: String) -> String? {
    if isFunction(type) { return nil }
    if type.hasSuffix("?") || type.hasSuffix("!") { return "" }
    if type.hasPrefix("["), type.hasSuffix("]") { return type.contains(":") && !type.contains("->") ? "[:]" : "[]" }
    switch type {
    case "Bool": return "false"
    case "String": return "\"\""
    case "Int", "Double", "Float", "CGFloat", "TimeInterval", "Int64", "UInt", "Int32", "UInt64": return "0"
    default: return nil
    }
  }

  private static func optional(_ type: String) -> String {
    ["any ", "some "].contains { type.hasPrefix($0) } || type.contains("->") || type.contains(" & ")
      ? "(\(type))?" : "\(type)?"
  }

  /// A closure that does not escape cannot be kept.
  private static func canBeKept(_ type: String) -> Bool {
    !(type.contains("->") && !type.contains("@escaping") && !isOptionalFunction(type)) && !type.contains("inout ")
      && !type.contains("@autoclosure") && !type.hasPrefix("some ")
  }

  /// `() -> Int?`, which is no value that may be missing, and neither `(() -> Int)?` nor `[() -> Int]`.
  private static func isFunction(_ type: String) -> Bool {
    var depth = 0
    var previous: Character = " "
    for character in type {
      if "([<".contains(character) { depth += 1 }
      if ")]".contains(character) || character == ">" && previous != "-" { depth -= 1 }
      if depth == 0, previous == "-", character == ">" { return true }
      previous = character
    }
    return false
  }

  /// `((Int) -> Void)?`, which may be kept, and not `(Int) -> Bool?`.
  private static func isOptionalFunction(_ type: String) -> Bool {
    guard type.hasPrefix("("), type.hasSuffix(")?") else { return false }
    var depth = 0
    let closing = type.firstIndex { character in
      if character == "(" { depth += 1 } else if character == ")" { depth -= 1 }
      return depth == 0
    }
    return closing.map { type.index($0, offsetBy: 2) == type.endIndex } ?? false
  }

  /// As a property has it.
  private static func stored(_ type: String) -> String {
    var stored = type
    for mark in ["@escaping ", "__owned ", "consuming ", "borrowing ", "sending ", "isolated "] {
      stored = stored.split(separator: mark, omittingEmptySubsequences: false).joined()
    }
    if stored.hasSuffix("...") { stored = "[\(stored.dropLast(3))]" }
    // Nothing but a property, a parameter or a result is unwrapped by itself.
    if stored.hasSuffix("!") { stored = "\(stored.dropLast())?" }
    return stored
  }
}
