package import DigraphGate
package import DigraphPictures
package import DigraphQueries
package import DigraphReport
package import TextOutput

/// What the caller may choose about how a report is shown. Each format reads what concerns it.
package struct RenderOptions: Sendable {
  /// Columns of the terminal. Text is wrapped at it where it can be, between 40 and 120.
  package var width = 100
  /// Whether text is coloured by ANSI escape sequences.
  package var usesColor = false
  /// The files that places in text lead to; nil where no terminal shows links.
  package var fileLinks: FileLinks?
  /// Whether text shows everything instead of the worst.
  package var isVerbose = false
  /// What findings are grouped by in text; nil for the usual.
  package var grouping: FindingGrouping?
  /// How many groups text names; nil for as many as fit on a screen.
  package var top: Int?
  /// What was typed to choose the code, which commands in text need too.
  package var paths: [String] = []
  /// Which findings fail, for formats that tell them apart.
  package var gate = Gate()
  /// Whether what CI servers show includes the findings that a baseline knows.
  package var showsKnown = false
  /// Where the baseline is, relative to the root: the place of entries that match nothing.
  package var baselineFile = Baseline.fileName
  /// Of entries that match nothing.
  package var staleSeverity = Severity.error
  /// What the gate decided, where that is the answer; nil for a report on the whole.
  package var verdict: GateText?
  /// The bytes of a file by its path in the report, for formats that need more of the code than the report has; nil
  /// where it cannot be had.
  package var source: @Sendable (String) -> [UInt8]? = { _ in nil }
  /// What the rules say of themselves, for formats that carry it along.
  package var rules: [RuleDescription] = []
  /// How places become links; nil for no links.
  package var linkTemplate: LinkTemplate?
  /// What pictures show.
  package var picture = PictureOptions()
  /// How pictures are laid out.
  package var layout = LayoutOptions()
  /// The colours, widths and fonts of pictures and charts.
  package var style = PictureStyle()

  /// How pictures are written.
  package var drawing: DrawingOptions { DrawingOptions(links: linkTemplate, layout: layout, style: style) }

  package init() {}
}

extension TextPage {
  package init(_ options: RenderOptions) {
    self.init(width: options.width, usesColor: options.usesColor, links: options.fileLinks)
  }
}
