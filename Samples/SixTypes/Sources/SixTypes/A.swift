/// Consumes B, C and D: the longest chain from here is A, B, E, F.
public final class A {
  private let b = B()
  private let c = C()
  private let d = D()

  public init() {}

  public func summary(of text: String) -> String {
    c.join([b.longestWord(in: text), d.wordCount(of: text)])
  }
}
