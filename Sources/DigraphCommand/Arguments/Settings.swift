package import DigraphChanges
package import DigraphFacts
package import DigraphGate
package import DigraphPictures
package import DigraphRefactoring
package import DigraphQueries
package import DigraphReport

/// What was typed, checked for its spelling, before anything is looked up.
package struct Settings: Sendable, Equatable {
  /// What stands behind the command: paths, or what else the command takes.
  package var operands: [String] = []

  // What is read.
  package var root: String?
  package var config: String?
  package var include: [String] = []
  package var includesOtherCode = false
  package var exclude: [String] = []
  package var jobs: Int?
  package var showsTimings = false
  package var indexStore: String?
  package var cache = CacheChoice.usual

  // What is kept.
  package var selection = FindingSelection()

  // What is looked at.
  package var focus = Focus()

  /// What types are joined into in a picture; nil for the usual.
  package var collapse: PictureOptions.Collapse?
  /// Folders and modules whose types are joined.
  package var joined: [GlobPattern] = []
  /// Names, globs or regular expressions of types that stand out in a picture.
  package var highlights: [String] = []
  package var theme = PictureTheme.auto
  /// How many chains are shown.
  package var chains: Int?
  /// What the chains lead to, rather than to a type.
  package var effect: EffectGroup?
  /// How many entries of a list are shown, such as the steps of a plan; nil for the usual.
  package var top: Int?
  /// What findings are grouped by in text; nil for the usual.
  package var grouping: FindingGrouping?
  /// The metric that rows are sorted by.
  package var sort: String?

  // What is compared.
  /// The commit that a change begins with.
  package var since: String?
  /// How many commits of the history are measured.
  package var samples = 30
  package var list = AffectedAnswer.List.types

  // Where it goes.
  package var output: String?
  package var format: String?
  package var formatOutputs: [FormatOutput] = []
  package var linkTemplate: String?
  /// Schemes that addresses may have beside the usual ones.
  package var linkSchemes: Set<String> = []
  package var layout = LayoutOptions.Layout.auto

  // What is rewritten.
  package var refactoring = RefactoringRequest()
  /// The number of steps of the plan that are carried out; nil where a consumer is named.
  package var planned: Int?
  /// The module whose types are to be wired; nil for a consumer that is named.
  package var composedModule: String?
  /// The files are written, rather than a patch.
  package var appliesRefactoring = false

  /// Findings that a baseline knows are shown as well.
  package var showsKnown = false

  // In which files findings are reported.
  package var reportsChanged = false
  /// A file that lists paths.
  package var filesFrom: String?

  /// A file that lists the files whose facts are written.
  package var shardFiles: String?

  // What fails.
  package var baseline: String?
  package var baselineCommit: String?
  package var gate = Gate()
  package var shrinks = false

  /// What holds for a path is printed, rather than the files that say so.
  package var showsEffective = false

  // General.
  package var color = ColorChoice.auto
  package var verbosity = Verbosity.normal
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

  /// Which part of the graph is looked at.
  package struct Focus: Sendable, Equatable {
    /// Names, globs or regular expressions of types.
    package var names: [String] = []
    /// How many edges away neighbours may be; 0 is as far as it goes.
    package var depth: Int?
    /// Whether a picture has the dependencies among the neighbours too.
    package var drawsContext = false
    package var reaches: [String] = []
    package var modules: [String] = []
    /// Only what is on a cycle.
    package var isOnCycles = false

    package init() {}
  }

  /// Where what was read is kept for later runs.
  package enum CacheChoice: Sendable, Equatable {
    /// Where the environment says, if it does.
    case usual
    case none
    case folder(String)
  }

  /// When output is coloured.
  package enum ColorChoice: String, Sendable, CaseIterable {
    case auto, always, never
  }

  /// How much is said on standard error.
  package enum Verbosity: Sendable {
    case quiet, normal, verbose
  }
}
