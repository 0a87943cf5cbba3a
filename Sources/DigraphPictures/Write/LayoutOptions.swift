/// How and where a picture is laid out.
package struct LayoutOptions: Sendable {
  /// Ways to lay a picture out.
  package enum Layout: String, Sendable, CaseIterable {
    /// Layers, or springs where there is too much for layers.
    case auto
    /// Graphviz's, by its names: in layers, by springs (small, framed, large), in circles, around a centre.
    case dot, neato, fdp, sfdp, circo, twopi
    /// In rows, without any search for a good place.
    case rows
  }

  /// The layout that is tried first.
  package var layout = Layout.auto
  /// The program to lay pictures out in: this one, started with `GraphvizLayout.childArgument`. Nil lays them out in
  /// this process, where a crash of libgraphviz ends the run.
  package var executable: String?
  /// What libgraphviz may be called; where none of the names can be loaded, pictures have plain rows.
  package var libraries = GraphvizLibrary.names
  /// After how many seconds a layout in another process is given up.
  package var timeout = 6.0

  /// What to tell the user where pictures have plain rows because libgraphviz is not installed; nil where it is.
  package var missingLibrary: String? { GraphvizLibrary.missing(libraries) }

  package init() {}
}
