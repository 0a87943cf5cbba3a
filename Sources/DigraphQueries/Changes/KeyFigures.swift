package import DigraphReport

/// A state of the code in a few numbers that can be compared with those of another state.
package struct KeyFigures: Sendable, Equatable {
  /// One of the numbers.
  package struct Figure: Sendable {
    /// As JSON and the columns of a table spell it.
    package let identifier: String
    /// What people call it; begins with a capital letter.
    package let title: String
    /// What is counted, in a sentence.
    package let meaning: String
    /// It is among the few that are shown first.
    package let isHeadline: Bool
    fileprivate let path: any KeyPath<KeyFigures, Int> & Sendable
  }

  package private(set) var files = 0
  package private(set) var lines = 0
  package private(set) var types = 0
  package private(set) var dependencies = 0
  package private(set) var hardCoded = 0
  package private(set) var errors = 0
  package private(set) var warnings = 0
  package private(set) var infos = 0
  package private(set) var depth = 0
  package private(set) var cycles = 0
  package private(set) var typesInCycles = 0
  package private(set) var singletons = 0
  package private(set) var implementations = 0
  package private(set) var untestable = 0
  package private(set) var needNetwork = 0
  package private(set) var needClock = 0
  package private(set) var needStorage = 0
  package private(set) var needSharedState = 0

  /// All of them, in the order in which they are shown.
  package static let all: [Figure] = [
    Figure(
      identifier: "files", title: "Files", meaning: "Swift files of the project's own code.", isHeadline: false,
      path: \.files),
    Figure(identifier: "lines", title: "Lines", meaning: "Lines in them.", isHeadline: false, path: \.lines),
    Figure(
      identifier: "types", title: "Types", meaning: "Types of the project, tests included.", isHeadline: true,
      path: \.types),
    Figure(
      identifier: "dependencies", title: "Dependencies",
      meaning: "Pairs of a consumer of the product and a dependency.", isHeadline: true, path: \.dependencies),
    Figure(
      identifier: "hardCoded", title: "Hard-coded dependencies",
      meaning: "Those of them that the consumer constructs, reaches as a shared instance or static, or locates.",
      isHeadline: true, path: \.hardCoded),
    Figure(
      identifier: "errors", title: "Errors", meaning: "Findings that are errors.", isHeadline: true, path: \.errors),
    Figure(
      identifier: "warnings", title: "Warnings", meaning: "Findings that are warnings.", isHeadline: true,
      path: \.warnings),
    Figure(
      identifier: "infos", title: "Infos", meaning: "Findings for information.", isHeadline: false, path: \.infos),
    Figure(
      identifier: "depth", title: "Depth", meaning: "Length of the longest dependency chain, in edges.",
      isHeadline: true, path: \.depth),
    Figure(
      identifier: "cycles", title: "Cycles", meaning: "Cycles of dependencies.", isHeadline: true, path: \.cycles),
    Figure(
      identifier: "typesInCycles", title: "Types in cycles", meaning: "Types that are part of one.", isHeadline: false,
      path: \.typesInCycles),
    Figure(
      identifier: "singletons", title: "Singletons",
      meaning: "Singleton declarations of the project, without holders and loggers.", isHeadline: true,
      path: \.singletons),
    Figure(
      identifier: "implementations", title: "Types to test",
      meaning: "Types of the product, without protocols, tests and test doubles.", isHeadline: false,
      path: \.implementations),
    Figure(
      identifier: "untestable", title: "Types that cannot be tested alone",
      meaning: "Those of them that cannot be tested without the network, the clock, storage or shared state.",
      isHeadline: true, path: \.untestable),
    Figure(
      identifier: "needNetwork", title: "… without the network",
      meaning: "Those that cannot be tested without the network.", isHeadline: false, path: \.needNetwork),
    Figure(
      identifier: "needClock", title: "… without the clock",
      meaning: "Those that cannot be tested without the clock.", isHeadline: false, path: \.needClock),
    Figure(
      identifier: "needStorage", title: "… without storage",
      meaning: "Those that cannot be tested without what is stored on the device.", isHeadline: false,
      path: \.needStorage),
    Figure(
      identifier: "needSharedState", title: "… without shared state",
      meaning: "Those that cannot be tested without static and global variables that change.", isHeadline: false,
      path: \.needSharedState),
  ]

  package subscript(_ figure: Figure) -> Int { self[keyPath: figure.path] }

  /// - Complexity: O(rows of the report).
  package init(_ report: Report) {
    let summary = report.summary
    (files, lines, types) = (summary.files, summary.lines, summary.types)
    let counts = DependencyCounts(report, kinds: []).counts
    for node in report.nodes where node.isProduction {
      dependencies += counts[node.id].all
      hardCoded += counts[node.id].hardCoded
      guard node.isImplementation else { continue }
      implementations += 1
      let hidden = node.effectGroups.hidden
      if hidden.isEmpty { continue }
      let needs = [EffectGroup.network, .clock, .storage, .sharedState].map(hidden.contains)
      needNetwork += needs[0] ? 1 : 0
      needClock += needs[1] ? 1 : 0
      needStorage += needs[2] ? 1 : 0
      needSharedState += needs[3] ? 1 : 0
      untestable += needs.contains(true) ? 1 : 0
    }
    for finding in report.findings {
      switch finding.severity {
      case .error: errors += 1
      case .warning: warnings += 1
      case .info: infos += 1
      }
    }
    (depth, cycles, singletons) = (summary.depth, summary.cycles, summary.singletons)
    typesInCycles = report.cycles.reduce(0) { $0 + $1.members.count }
  }
}
