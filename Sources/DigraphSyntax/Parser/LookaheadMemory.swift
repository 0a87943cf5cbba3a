/// What looking ahead found out, so that no stretch of tokens is looked at again and again.
struct LookaheadMemory {
  var saidTooDeep = false
  /// For brackets by the offset of their first byte: where the token behind them stands if they hold types.
  ///
  /// Nested generic arguments, tuples and collections are each asked for once from outside and once for each level
  /// within; only the first answer costs.
  var types: [UInt32: Place] = [:]

  /// The index of a token and where it starts, as it may be a part of the one at that index; or nowhere.
  struct Place {
    var index: Int
    var offset: UInt32

    static let nowhere = Place(index: -1, offset: 0)
  }

  /// No declaration starts with the modifiers up to this index.
  var noDeclarationBefore = 0
  /// `#if` that is closed behind this index holds more than attributes.
  var noAttributesOnly = 0
  /// `#if` that starts in front of this index holds none.
  var noAttributes = 0
  /// The tokens in which no `{` was found where one was expected.
  var noBrace = 0..<0
}
