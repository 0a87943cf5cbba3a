import DigraphImports

/// What a protocol asks for, as text and in its parts.
package struct Requirement: Hashable {
  /// One of the parameters.
  package struct Parameter: Hashable {
    /// Empty for none.
    package var label: String
    package var name: String
    /// Without a default.
    package var type: String
    /// The default as it is written outside of the type; nil for none.
    package var value: String?
    /// The default means something there.
    package var isValueKnown = true
    /// Its type is another name of a function's, and does not escape.
    package var isBlock = false

    /// Every call passes it, and it is a function.
    package var mustBeClosure: Bool { value == nil && type.contains("->") }

    /// See the properties.
    package init(
      label: String, name: String, type: String, value: String? = nil, isValueKnown: Bool = true, isBlock: Bool = false
    ) {
      self.label = label
      self.name = name
      self.type = type
      self.value = value
      self.isValueKnown = isValueKnown
      self.isBlock = isBlock
    }

    /// The name as code says it: `for in: Int` takes a value that is called by a word of the language.
    package var spelling: String { Keywords.all.contains(name) ? "`\(name)`" : name }
  }

  /// The kind of the member.
  package enum Form: Hashable { case method, property, `subscript` }

  package var form: Form
  /// As it is declared, of a subscript the word itself.
  package var name: String
  /// Of a property none.
  package var parameters: [Parameter] = []
  /// `<T: Decodable>`, or empty.
  package var generics = ""
  /// ` async throws`, or empty.
  package var effects = ""
  /// Nil for `Void`.
  package var result: String?
  /// ` where T: P`, or empty.
  package var condition = ""
  /// Of a property or a subscript: the consumer sets it.
  package var isSettable = false
  /// `@discardableResult` and the like.
  package var attributes: [String] = []
  /// Sets of parameters, by index, that calls leave to their defaults.
  package var omissions: Set<Set<Int>> = []

  /// A member without parameters; the rest is set.
  package init(form: Form, name: String, result: String? = nil) {
    self.form = form
    self.name = name
    self.result = result
  }

  /// What callers write in front of arguments, an empty one for none.
  package var labels: [String] { parameters.map(\.label) }

  /// Who calls it need not do more than for another one: no `try`, no `await`.
  package func asksNoMore(than other: Requirement) -> Bool {
    (!isThrowing || other.isThrowing) && (!isAsync || other.isAsync)
  }

  /// What another one asks for is asked for here, by a call with the same arguments.
  package func covers(_ other: Requirement) -> Bool {
    head(parameters) == other.head(other.parameters) && (isSettable || !other.isSettable)
      && other.omissions.isSubset(of: omissions)
  }

  /// Callers write `try`.
  package var isThrowing: Bool { effects.contains("throws") }
  /// Callers write `await`.
  package var isAsync: Bool { effects.contains("async") }

  /// The type of the errors that it may throw of itself; nil where it throws none, or the caller says which.
  package var storedError: String? {
    guard isThrowing, !effects.contains("rethrows") else { return nil }
    guard let start = effects.firstIndex(of: "("), let end = effects.lastIndex(of: ")") else { return "any Error" }
    let type = String(effects[effects.index(after: start)..<end])
    return type == "Never" || isGeneric(type) ? nil : type
  }

  /// A type is one that callers choose.
  private func isGeneric(_ type: String) -> Bool {
    !generics.isEmpty && NameSight.names(in: type, generics: generics).isEmpty
  }

  /// A type is written with one that callers choose.
  func mentionsGeneric(_ type: String) -> Bool {
    guard !generics.isEmpty else { return false }
    return NameSight.names(in: type) != NameSight.names(in: type, generics: generics) || type.contains("some ")
  }

  /// The line that asks for it, and the attributes in front.
  package var text: String { attributes.map { "\($0) " }.joined() + head(parameters) + accessors }

  /// Without attributes and accessors.
  package func head(_ parameters: [Parameter]) -> String {
    let list = parameters.map { text(of: $0) }.joined(separator: ", ")
    let result = result.map { " -> \($0)" } ?? ""
    switch form {
    case .method: return "func \(name)\(generics)(\(list))\(effects)\(result)\(condition)"
    case .property: return "var \(name): \(self.result ?? "Void")"
    case .subscript: return "subscript\(generics)(\(list))\(result)\(condition)"
    }
  }

  private var accessors: String {
    form == .method ? "" : isSettable ? " { get set }" : " { get\(effects) }"
  }

  private func text(of parameter: Parameter) -> String {
    // What one name of a subscript's parameter says is not for those who call it.
    if form == .subscript {
      return "\(parameter.label.isEmpty ? "" : parameter.label + " ")\(parameter.name): \(parameter.type)"
    }
    let names =
      parameter.label == parameter.name
      ? parameter.name : "\(parameter.label.isEmpty ? "_" : parameter.label) \(parameter.name)"
    return "\(names): \(parameter.type)"
  }

  /// The names of types in its signature.
  package var signatureNames: [String] { NameSight.names(in: text, generics: generics) }

  /// The names of types that it is written with, values of parameters included.
  package var names: [String] {
    ([text] + forwarders.joined()).flatMap { NameSight.names(in: $0, generics: generics) }
  }

  /// For calls that leave out what has a default: protocols have none, so an extension has to.
  package var forwarders: [[String]] {
    omissions.sorted { $0.sorted().lexicographicallyPrecedes($1.sorted()) }.map { omitted in
      let kept = parameters.indices.filter { !omitted.contains($0) }.map { parameters[$0] }
      let arguments = parameters.indices.map { index in
        let parameter = parameters[index]
        let value = omitted.contains(index) ? parameter.value ?? "" : parameter.spelling
        let passed = parameter.type.hasPrefix("inout ") ? "&\(value)" : value
        return parameter.label.isEmpty ? passed : "\(parameter.label): \(passed)"
      }
      let marks = (isThrowing ? "try " : "") + (isAsync ? "await " : "")
      return attributes + [
        "\(head(kept)) {", "  \(marks)\(name)(\(arguments.joined(separator: ", ")))", "}",
      ]
    }
  }
}
