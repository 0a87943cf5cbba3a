/// A question that an agent may ask: a command of the program with the flags that suit an agent.
///
/// Source: Model Context Protocol 2025-06-18, "Tools".
package struct AgentTool: Sendable {
  /// Something that the agent may say.
  package struct Parameter: Sendable {
    package enum Form: Sendable {
      case text, number, flag
      case choice([String])
    }

    /// Where it stands on the command line.
    package enum Place: Sendable {
      /// Behind a flag.
      case flag(String)
      /// Without one, in the order of the parameters.
      case operand
    }

    let name: String
    let form: Form
    let place: Place
    let meaning: String
    let isRequired: Bool

    package init(_ name: String, _ form: Form, _ place: Place, _ meaning: String, isRequired: Bool = false) {
      self.name = name
      self.form = form
      self.place = place
      self.meaning = meaning
      self.isRequired = isRequired
    }
  }

  let name: String
  let title: String
  let meaning: String
  let parameters: [Parameter]
  /// What stands on the command line whatever the agent says.
  let fixed: [String]

  package init(
    _ name: String, title: String, meaning: String, parameters: [Parameter], fixed: [String] = []
  ) {
    self.name = name
    self.title = title
    self.meaning = meaning
    self.parameters = parameters
    self.fixed = fixed
  }

  /// Why what an agent says cannot be asked, in one line.
  struct Misuse: Error {
    let message: String
  }

  /// The command line, without the program's name.
  func arguments(_ said: JSONValue) throws(Misuse) -> [String] {
    guard case .object(let members) = said else {
      if said == .null { return try arguments([:]) }
      throw Misuse(message: "the arguments of '\(name)' are no object")
    }
    let names = Set(parameters.map(\.name))
    if let unknown = members.keys.sorted().first(where: { !names.contains($0) }) {
      throw Misuse(message: "'\(name)' has no parameter '\(unknown)'")
    }
    var flags: [String] = []
    var operands: [String] = []
    for parameter in parameters {
      guard let value = members[parameter.name], value != .null else {
        if parameter.isRequired { throw Misuse(message: "'\(name)' needs '\(parameter.name)'") }
        continue
      }
      guard let text = parameter.text(value) else {
        throw Misuse(message: "'\(parameter.name)' of '\(name)' has no such value")
      }
      switch parameter.place {
      case .operand: operands.append(text)
      case .flag(let flag): flags += parameter.isFlag ? (text == "true" ? [flag] : []) : ["\(flag)=\(text)"]
      }
    }
    return [name] + fixed + flags + ["--"] + operands
  }

  /// As the protocol lists it.
  var description: JSONValue {
    [
      "name": .text(name), "title": .text(title), "description": .text(meaning),
      "inputSchema": [
        "type": "object", "additionalProperties": false,
        "properties": .object(Dictionary(uniqueKeysWithValues: parameters.map { ($0.name, $0.schema) })),
        "required": .array(parameters.filter(\.isRequired).map { .text($0.name) }),
      ],
      // Nothing is written, and nothing beyond the folder is looked at.
      "annotations": ["readOnlyHint": true, "openWorldHint": false],
    ]
  }
}

extension AgentTool.Parameter {
  fileprivate var isFlag: Bool {
    if case .flag = form { true } else { false }
  }

  fileprivate func text(_ value: JSONValue) -> String? {
    switch form {
    case .text: value.text
    case .number: value.integer.map(String.init)
    case .flag: value.flag.map { $0 ? "true" : "false" }
    case .choice(let words): value.text.flatMap { words.contains($0) ? $0 : nil }
    }
  }

  fileprivate var schema: JSONValue {
    let type: JSONValue =
      switch form {
      case .text, .choice: "string"
      case .number: "integer"
      case .flag: "boolean"
      }
    var words: JSONValue?
    if case .choice(let all) = form { words = .array(all.map { .text($0) }) }
    return .members(["type": type, "description": .text(meaning), "enum": words])
  }
}
