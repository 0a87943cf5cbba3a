/// How and where a picture is laid out.
package struct LayoutOptions: Sendable {
  /// The program to lay pictures out in: this one, started with `GraphvizLayout.childArgument`. Nil lays them out in
  /// this process, where a crash of libgraphviz ends the run.
  package var executable: String?
  /// After how many seconds a layout in another process is given up.
  package var timeout = 6.0

  package init() {}
}
