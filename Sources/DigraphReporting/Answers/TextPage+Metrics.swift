import DigraphQueries
import DigraphReport
import TextOutput

extension TextPage {
  /// Every metric of a row on a line of its own.
  mutating func metrics(of row: Measurements.Row) {
    for metric in Metrics.all {
      guard let value = metric.value(of: row) else { continue }
      paragraph(indent: 2, label: metric.title, labelWidth: 34, Self.shown(value))
    }
  }

  static func shown(_ value: Metric.Value) -> String {
    switch value {
    case .count(let count): DisplayText.grouped(count)
    case .share(let share): DisplayText.decimal(share, digits: 2)
    case .words(let words): words.joined(separator: ", ")
    }
  }

  /// How many were left out.
  mutating func more(_ count: Int, _ noun: String) {
    guard count > 0 else { return }
    blank()
    paragraph(indent: 0, "\(DisplayText.count(count, "more " + noun)) not shown; --verbose shows all.", .info)
  }
}

extension JSONWriter {
  /// A metric's value under its name: `fanIn` for `fan-in`.
  mutating func write(_ value: Metric.Value, for metric: Metric) {
    let words = metric.identifier.split(separator: "-")
    key(words[0] + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined())
    switch value {
    case .count(let count): self.value(count)
    case .share(let share): number(DisplayText.decimal(share))
    case .words(let words): array(words) { $0.value($1) }
    }
  }
}
