/// Consumes nothing; everything but C rests on it.
final class F {
  func isGap(_ character: Character) -> Bool {
    character.isWhitespace || character.isPunctuation
  }
}
