/// A key of the JSON form, and all that is to be known of its values: what is written, read back, described and shown in
/// tables follows from it.
package struct Field: Sendable {
  /// What its values are, and by that how a ``Column`` keeps them.
  package enum Form: Sendable {
    /// The number of the row itself.
    case index
    case number(Count)
    case flag
    /// One of some words.
    case word([String])
    case text
    /// Text that is one of some words in reports of ours.
    case named([String])
    case phrase
    /// The least number of elements, in reports of ours.
    case numbers(Count, least: Int)
    /// What an element is.
    case texts(String, least: Int)
    /// Texts, at least one, of which many rows have the last ones in common: these are kept once.
    case chain(String)
    case rows(TableSchema, least: Int)
    /// One object, or none.
    case row(TableSchema)
  }

  /// What a number counts.
  package enum Count: Sendable {
    /// Things, from 0.
    case things
    /// Lines or columns, from 1.
    case places
    /// Ids of nodes.
    case nodes
  }

  /// Whether a row has a value.
  package enum Presence: Sendable {
    case always
    /// Always, but in reports that somebody else wrote.
    case usually
    /// Where it is known; a list where it has elements.
    case whereKnown
    /// It is no part of the JSON form, and unknown in a report that was read.
    case inMemory
  }

  package let key: String
  package let form: Form
  /// What it says, for people who read the schema.
  package let meaning: String
  package let presence: Presence
  /// More than formats that list what is known of a node or an edge say of it.
  package let isDetail: Bool

  package init(_ key: String, _ form: Form, _ meaning: String, _ presence: Presence = .always, isDetail: Bool = false) {
    self.key = key
    self.form = form
    self.meaning = meaning
    self.presence = presence
    self.isDetail = isDetail
  }

  package static func path(_ key: String, _ meaning: String = "", _ presence: Presence = .always) -> Field {
    let form = "Path relative to the root, separated by `/`."
    return Field(key, .text, meaning.isEmpty ? form : "\(meaning) \(form)", presence)
  }
}

extension Field.Form {
  /// One of the words of a vocabulary.
  package static func word(of vocabulary: (some Vocabulary).Type) -> Field.Form {
    .word(vocabulary.allCases.map(\.rawValue))
  }
}

/// A list of words with a meaning: an enumeration whose cases have no values, in the order of the list.
package protocol Vocabulary: CaseIterable, Equatable, RawRepresentable<String>, Sendable {}

extension Vocabulary {
  /// The place of the word in the list.
  ///
  /// Cases without values are numbered in their order (Swift ABI, "Type Layout", C-like enums), so no list is searched;
  /// a test holds this for every vocabulary.
  @inlinable package var place: Int {
    MemoryLayout<Self>.size == 1 ? Int(unsafeBitCast(self, to: UInt8.self)) : 0
  }

  /// The word at a place of the list, which must be one.
  @inlinable package init(at place: Int) {
    if MemoryLayout<Self>.size == 1 {
      self = unsafeBitCast(UInt8(place), to: Self.self)
    } else {
      self = Self.allCases[Self.allCases.startIndex]
    }
  }
}

/// The fields of one kind of rows, in the order of the JSON form.
package struct TableSchema: Sendable {
  /// What one row is called in the schema.
  package let name: String
  /// What a row is.
  package let meaning: String
  package let fields: [Field]

  package init(_ name: String, _ meaning: String, _ fields: [Field]) {
    self.name = name
    self.meaning = meaning
    self.fields = fields
  }
}
