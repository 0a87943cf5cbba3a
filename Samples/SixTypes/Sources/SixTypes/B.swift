/// Consumes E.
final class B {
  private let e = E()

  func longestWord(in text: String) -> String {
    e.words(of: text).max { $0.count < $1.count } ?? ""
  }
}
