package import DigraphPictures

/// What a command shows that answers one question, rather than the whole report. An answer is one file in `Answers/`.
package protocol Answer: Sendable {
  /// For people at a terminal.
  func text(_ options: RenderOptions) -> [UInt8]
  /// For programs; `Documentation/Commands.md` describes it.
  func json() -> [UInt8]
  /// For spreadsheets; nil for what is no table.
  func csv() -> [UInt8]?
  /// For a page; nil for what has no such form.
  func markdown() -> [UInt8]?
  /// For a browser, as a page of its own; nil for what has no such form.
  func html(_ style: PictureStyle) -> [UInt8]?
  /// For eyes; nil for what is no picture.
  func picture(_ options: PictureOptions) -> Picture?
  /// For eyes, as SVG; nil for what is no chart.
  func chart(_ style: PictureStyle) -> [UInt8]?
}

extension Answer {
  package func csv() -> [UInt8]? { nil }
  package func markdown() -> [UInt8]? { nil }
  package func html(_ style: PictureStyle) -> [UInt8]? { nil }
  package func picture(_ options: PictureOptions) -> Picture? { nil }
  package func chart(_ style: PictureStyle) -> [UInt8]? { nil }
}

/// The formats of answers.
package enum AnswerFormat: String, Sendable, CaseIterable {
  case text, json, csv, markdown, html, dot, svg

  /// The answer in this format; nil where it cannot be shown so.
  package func render(_ answer: some Answer, _ options: RenderOptions) -> Rendering? {
    switch self {
    case .text: Rendering(bytes: answer.text(options))
    case .json: Rendering(bytes: answer.json())
    case .csv: answer.csv().map { Rendering(bytes: $0) }
    case .markdown: answer.markdown().map { Rendering(bytes: $0) }
    case .html: answer.html(options.style).map { Rendering(bytes: $0) }
    case .dot: answer.picture(options.picture).map { Rendering($0.drawn(as: .dot, options.drawing)) }
    case .svg:
      answer.chart(options.style).map { Rendering(bytes: $0) }
        ?? answer.picture(options.picture).map { Rendering($0.drawn(as: .svg, options.drawing)) }
    }
  }
}
