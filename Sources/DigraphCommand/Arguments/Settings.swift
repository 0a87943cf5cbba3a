package import DigraphAnalysis

/// What was typed, checked for its spelling, before anything is looked up.
package struct Settings: Sendable, Equatable {
  /// What stands behind the command: paths, or what else the command takes.
  package var operands: [String] = []

  // What is read.
  package var root: String?
  package var config: String?
  package var include: [String] = []
  package var exclude: [String] = []
  package var jobs: Int?
  package var showsTimings = false

  // What is kept.
  package var selection = FindingSelection()

  // Where it goes.
  package var output: String?
  package var format: String?
  package var formatOutputs: [FormatOutput] = []

  // What fails.
  package var baseline: String?
  package var baselineCommit: String?
  package var gate = Gate()
  package var shrinks = false

  // General.
  package var color = ColorChoice.auto
  package var talk = Talk.normal
  package var wantsHelp = false
  package var wantsVersion = false

  package init() {}

  /// A report in a format goes to a file, whatever else is asked for.
  package struct FormatOutput: Sendable, Equatable {
    package let format: String
    package let path: String

    package init(format: String, path: String) {
      self.format = format
      self.path = path
    }
  }

  /// When output is coloured.
  package enum ColorChoice: String, Sendable, CaseIterable {
    case auto, always, never
  }

  /// How much is said on standard error.
  package enum Talk: Sendable {
    case quiet, normal, verbose
  }
}
