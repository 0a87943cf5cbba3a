/// The other face of this program: a process that lays out one picture and ends.
package struct LayoutChild: Sendable {
  /// The first argument that starts it.
  package var argument: String
  /// Takes the other arguments; 0 is success.
  package var run: @Sendable ([String]) -> Int32

  package init(argument: String, run: @escaping @Sendable ([String]) -> Int32) {
    self.argument = argument
    self.run = run
  }
}
