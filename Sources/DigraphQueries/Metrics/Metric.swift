/// A number about types, modules and the whole product, with its definition.
///
/// A metric is a value in one of the files of this folder and one line in ``Metrics``; `Documentation/Metrics.md` is
/// generated from that list.
package struct Metric: Sendable {
  /// What a metric can be about.
  package enum Scope: String, Sendable, CaseIterable {
    case type, module, whole
  }

  /// As `--sort` and the columns of a table spell it.
  package let identifier: String
  /// What people call it.
  package let title: String
  /// What it says, in whole sentences.
  package let meaning: String
  /// How it is computed, as text.
  package let formula: String
  /// Unit of its values.
  package let unit: String
  /// Where the definition comes from.
  package let source: String
  /// What it is about.
  package let scopes: Set<Scope>
  /// The first rows of a table sorted by it have the smallest values.
  package let isAscending: Bool
  let value: @Sendable (Measurements.Row) -> Value?

  init(
    _ identifier: String, title: String, meaning: String, formula: String, unit: String, source: String,
    scopes: Set<Scope> = [.type, .module, .whole], isAscending: Bool = false,
    value: @escaping @Sendable (Measurements.Row) -> Value?
  ) {
    self.identifier = identifier
    self.title = title
    self.meaning = meaning
    self.formula = formula
    self.unit = unit
    self.source = source
    self.scopes = scopes
    self.isAscending = isAscending
    self.value = value
  }

  /// What a metric comes to.
  package enum Value: Sendable, Equatable {
    case count(Int)
    /// Between 0 and 1.
    case share(Double)
    case words([String])

    /// The share of a part; nil of nothing.
    static func share(_ part: Int, of whole: Int) -> Value? {
      whole > 0 ? .share(Double(part) / Double(whole)) : nil
    }

    /// What values are sorted by: words by their number.
    package var magnitude: Double {
      switch self {
      case .count(let count): Double(count)
      case .share(let share): share
      case .words(let words): Double(words.count)
      }
    }
  }

  /// The value for a row; nil where it says nothing about such a row, or is not known.
  package func value(of row: Measurements.Row) -> Value? { scopes.contains(row.scope) ? value(row) : nil }
}
