import DigraphQueries
package import DigraphReport
import DirectedGraph
import TextOutput

/// Files and the files that they depend on, as dependency-cruiser's result: its reporters and other tools read that.
///
/// What it calls a module is a file here. Dependencies on what no file of the project declares are left out.
///
/// Source: dependency-cruiser, "cruise-result.schema.json".
package struct DependencyCruiserFormat: ReportFormat {
  package let identifier = "dependency-cruiser"
  package let title = "dependency-cruiser"
  package let summary = "Files and what they depend on, for reporters of dependency-cruiser."

  package init() {}

  package func render(_ report: Report, _ options: RenderOptions) -> Rendering {
    let files = FileGraph(report)
    var json = JSONWriter()
    json.object { json in
      json.key("modules", onNewLine: true)
      json.lines(files.names.indices) { json, file in write(file, files, to: &json) }
      json.key("summary", onNewLine: true)
      json.object { json in write(files, report, to: &json) }
    }
    var buffer = json.buffer
    buffer.newLine()
    return Rendering(bytes: buffer.bytes)
  }

  private func write(_ file: Int, _ files: FileGraph, to json: inout JSONWriter) {
    let isAlone = files.targets[file].isEmpty && files.sources[file].isEmpty
    json.member("source", files.names[file])
    json.key("dependencies")
    json.array(files.targets[file]) { json, target in
      let violations = files.violations(from: file).filter { $0.to == target }
      json.object { json in
        json.member("module", files.names[target])
        json.member("resolved", files.names[target])
        json.member("coreModule", false)
        json.key("dependencyTypes")
        json.array(["local"]) { $0.value($1) }
        json.member("followable", true)
        json.member("dynamic", false)
        json.member("exoticallyRequired", false)
        json.member("couldNotResolve", false)
        json.member("circular", files.components.component[file] == files.components.component[target])
        json.member("moduleSystem", "es6")
        write(violations, to: &json)
      }
    }
    json.key("dependents")
    json.array(files.sources[file]) { $0.value(files.names[$1]) }
    json.member("orphan", isAlone)
    write(files.violations(from: file).filter { $0.to == file }, to: &json)
  }

  private func write(_ violations: [FileGraph.Violation], to json: inout JSONWriter) {
    json.member("valid", violations.isEmpty)
    guard !violations.isEmpty else { return }
    var seen: Set<String> = []
    json.key("rules")
    json.array(violations.filter { seen.insert($0.rule).inserted }) { Self.write($1, to: &$0) }
  }

  private static func write(_ violation: FileGraph.Violation, to json: inout JSONWriter) {
    json.object { json in
      json.member("name", violation.rule)
      json.member("severity", word(violation.severity))
    }
  }

  private func write(_ files: FileGraph, _ report: Report, to json: inout JSONWriter) {
    json.key("violations", onNewLine: true)
    json.array(files.violations) { json, violation in
      json.object { json in
        json.member("type", violation.from == violation.to ? "module" : "dependency")
        json.member("from", files.names[violation.from])
        json.member("to", files.names[violation.to])
        json.key("rule")
        Self.write(violation, to: &json)
        json.member("comment", violation.message)
      }
    }
    for severity in Severity.allCases.reversed() {
      json.member(Self.word(severity), files.violations.count { $0.severity == severity })
    }
    json.member("totalCruised", files.names.count)
    json.member("totalDependenciesCruised", files.targets.reduce(0) { $0 + $1.count })
    json.key("optionsUsed")
    json.object { _ in }
  }

  private static func word(_ severity: Severity) -> String { severity == .warning ? "warn" : severity.rawValue }
}

/// The graph of a report, between files.
private struct FileGraph {
  struct Violation {
    let from: Int
    let to: Int
    let rule: String
    let severity: Severity
    let message: String
  }

  /// Paths relative to the root, sorted.
  let names: [String]
  /// For each file the others that it depends on, and those that depend on it.
  let targets: [[Int]]
  let sources: [[Int]]
  let components: StronglyConnectedComponents
  let violations: [Violation]
  private let violationsOfFile: [[Int]]

  func violations(from file: Int) -> [Violation] { violationsOfFile[file].map { violations[$0] } }

  init(_ report: Report) {
    let names = Set(report.nodes.compactMap(\.site?.file)).union(report.findings.map(\.site.file)).sorted()
    let place = Dictionary(uniqueKeysWithValues: names.enumerated().map { ($1, $0) })
    let home = report.nodes.map { $0.site.flatMap { place[$0.file] } }
    var pairs: [Set<Int>] = Array(repeating: [], count: names.count)
    for edge in report.edges where edge.isDependency {
      guard let target = home[edge.target] else { continue }
      for site in edge.sites {
        if let source = place[site.file], source != target { pairs[source].insert(target) }
      }
    }
    let targets = pairs.map { $0.sorted() }
    var sources: [[Int]] = Array(repeating: [], count: names.count)
    for (source, ends) in targets.enumerated() { for target in ends { sources[target].append(source) } }
    let lines = targets.enumerated().flatMap { source, ends in ends.map { Graph.Edge(source, $0) } }
    self.names = names
    self.targets = targets
    self.sources = sources
    components = Graph(nodeCount: names.count, edges: lines).stronglyConnectedComponents()
    violations = report.findings.map { finding in
      let from = place[finding.site.file]!
      let to = finding.target.flatMap { home[$0] } ?? from
      let isDrawn = targets[from].contains(to)
      return Violation(
        from: from, to: isDrawn ? to : from, rule: finding.rule, severity: finding.severity, message: finding.message)
    }
    var violationsOfFile: [[Int]] = Array(repeating: [], count: names.count)
    for (index, violation) in violations.enumerated() { violationsOfFile[violation.from].append(index) }
    self.violationsOfFile = violationsOfFile
  }
}
