/// Consumes nothing: the chain that starts here has length 0.
final class C {
  func join(_ parts: [String]) -> String {
    parts.joined(separator: ", ")
  }
}
