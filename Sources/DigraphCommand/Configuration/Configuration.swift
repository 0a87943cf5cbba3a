import DigraphAnalysis
import DigraphExtraction
import DigraphFacts
import DigraphGate
import DigraphGraph
import DigraphPictures
import DigraphRules
import YAMLDocuments

/// What `.digraph.yml` says.
struct Configuration: Sendable {
  var include: [String] = []
  var exclude: [String] = []
  var modules: [DeclaredModule] = []
  /// Other people's code, beside what is recognized.
  var vendored: [GlobPattern] = []
  /// Files that say truly that a program writes them.
  var generated: [GlobPattern] = []
  /// Code that is judged whatever it looks like.
  var firstParty: [GlobPattern] = []
  var conventions = Conventions()
  var limits = AnalysisLimits()
  var policy = GatePolicy()
  var architecture = Architecture()
  /// Files that say what frameworks and packages declare, relative to the configuration.
  var knowledge: [(pattern: GlobPattern, location: SourceLocation)] = []
  /// Colours of pictures.
  var themes: PictureStyle.OwnColors = [:]
  /// Every pattern, to say which of them match nothing.
  var patterns: [LocatedPattern] = []
  /// The numbers that `baseline --shrink` lowers, by the rule or limit they belong to.
  var ratchets: [Ratchet] = []

  /// A pattern where it is written.
  struct LocatedPattern: Sendable {
    enum Subject: Sendable {
      case exclusion, path, folder, type, module, member
    }

    var pattern: GlobPattern
    var subject: Subject
    var location: SourceLocation
  }

  /// A number that may only go down.
  struct Ratchet: Sendable {
    /// A rule, or a limit on the whole.
    var name: String
    var isRule: Bool
    var limit: Int
    var location: SourceLocation
  }
}
