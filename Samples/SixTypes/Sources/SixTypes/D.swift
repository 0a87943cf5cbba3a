/// Consumes E, as B does.
final class D {
  private let e = E()

  func wordCount(of text: String) -> String {
    "\(e.words(of: text).count) words"
  }
}
