/// What a command shows that answers one question, rather than the whole report. An answer is one file in `Answers/`.
package protocol Answer: Sendable {
  /// For people at a terminal.
  func text(_ options: RenderOptions) -> [UInt8]
  /// For programs; `Documentation/Commands.md` describes it.
  func json() -> [UInt8]
  /// For spreadsheets; nil for what is no table.
  func csv() -> [UInt8]?
}

extension Answer {
  package func csv() -> [UInt8]? { nil }
}

/// The formats of answers.
package enum AnswerFormat: String, Sendable, CaseIterable {
  case text, json, csv

  /// The answer in this format; nil where it cannot be shown so.
  package func render(_ answer: some Answer, _ options: RenderOptions) -> [UInt8]? {
    switch self {
    case .text: answer.text(options)
    case .json: answer.json()
    case .csv: answer.csv()
    }
  }
}
