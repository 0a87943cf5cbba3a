import DigraphImports
import SourceEditing

/// What a protocol asks for, as text and in its parts.
struct Requirement: Hashable {
  struct Parameter: Hashable {
    /// Empty for none.
    var label: String
    var name: String
    /// Without a default.
    var type: String
    /// The default as it is written outside of the type; nil for none.
    var value: String?
    /// The default means something there.
    var isValueKnown = true
    /// Its type is another name of a function's, and does not escape.
    var isBlock = false

    /// The name as code says it: `for in: Int` takes a value that is called by a word of the language.
    var spelling: String { ConsumerNames.keywords.contains(name) ? "`\(name)`" : name }
  }

  enum Form: Hashable { case method, property, `subscript` }

  var form: Form
  var name: String
  var parameters: [Parameter] = []
  /// `<T: Decodable>`, or empty.
  var generics = ""
  /// ` async throws`, or empty.
  var effects = ""
  /// Nil for `Void`.
  var result: String?
  /// ` where T: P`, or empty.
  var condition = ""
  var isSettable = false
  /// `@discardableResult` and the like.
  var attributes: [String] = []
  /// Sets of parameters, by index, that calls leave to their defaults.
  var omissions: Set<Set<Int>> = []

  var labels: [String] { parameters.map(\.label) }

  /// Who calls it need not do more than for another one: no `try`, no `await`.
  func asksNoMore(than other: Requirement) -> Bool {
    (!isThrowing || other.isThrowing) && (!isAsync || other.isAsync)
  }

  /// What another one asks for is asked for here, by a call with the same arguments.
  func covers(_ other: Requirement) -> Bool {
    head(parameters) == other.head(other.parameters) && (isSettable || !other.isSettable)
      && other.omissions.isSubset(of: omissions)
  }

  var isThrowing: Bool { effects.contains("throws") }
  var isAsync: Bool { effects.contains("async") }

  /// The type of the errors that it may throw of itself; nil where it throws none, or the caller says which.
  var storedError: String? {
    guard isThrowing, !effects.contains("rethrows") else { return nil }
    guard let start = effects.firstIndex(of: "("), let end = effects.lastIndex(of: ")") else { return "any Error" }
    let type = String(effects[effects.index(after: start)..<end])
    return type == "Never" || isGeneric(type) ? nil : type
  }

  /// A type is one that callers choose.
  private func isGeneric(_ type: String) -> Bool {
    !generics.isEmpty && NameSight.names(in: type, generics: generics).isEmpty
  }

  /// The line that asks for it, and the attributes in front.
  var text: String { attributes.map { "\($0) " }.joined() + head(parameters) + accessors }

  /// Without attributes and accessors.
  func head(_ parameters: [Parameter], named: Bool = false) -> String {
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
  var signatureNames: [String] { NameSight.names(in: text, generics: generics) }

  /// The names of types that it is written with, values of parameters included.
  var names: [String] {
    ([text] + forwarders.joined()).flatMap { NameSight.names(in: $0, generics: generics) }
  }

  /// For calls that leave out what has a default: protocols have none, so an extension has to.
  var forwarders: [[String]] {
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
