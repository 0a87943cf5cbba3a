/// Consumes F.
final class E {
  private let f = F()

  func words(of text: String) -> [String] {
    text.split(whereSeparator: f.isGap).map(String.init)
  }
}
