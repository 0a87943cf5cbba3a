import DigraphFacts
import DigraphGraph
import DigraphLinking
import DigraphRefactoring
import DigraphReport
import DigraphRules
import WorkerThreads

/// For findings that a refactoring is about, whether it would carry out their next step.
struct FindingRecipes: Sendable {
  private var byConsumer: [NodeID: [Feasibility.Subject: Feasibility]] = [:]
  /// How a command names consumers whose name others have too; nil where it cannot tell them apart.
  private var spellings: [NodeID: String?] = [:]

  /// Of circles, by the first of their types: which edge is to be turned around, by names, and whether that can be done.
  private var cuts: [NodeID: (consumer: String, dependency: String, feasibility: Feasibility)] = [:]

  /// Nobody asked.
  init() {}

  /// How many consumers of each dependency are looked at where only the first dependencies are asked for, and how many
  /// consumers there may be for all of them to be.
  private static let (tried, few) = (8, 60)

  /// - Parameters:
  ///   - priorities: the dependencies that are looked at where there are many consumers; nil for all.
  ///   - read: see ``AnalysisSettings/read``.
  /// - Complexity: that of a refactoring of each consumer with a warning, or of some of them.
  init(
    _ findings: [Finding], of priorities: Priorities?, results: Results, references: [[Reference]], _ workers: Workers,
    read: @escaping @Sendable (String) -> [UInt8]?
  ) {
    let asked = findings.lazy.filter { RefactoringRequest.rules.contains($0.rule) && $0.severity > .info }
    let all = Set(asked.compactMap(\.source)).sorted()
    let consumers = priorities.flatMap { all.count > Self.few ? Self.gravest(asked, $0, results) : nil } ?? all
    let found = workers.map(
      consumers.count, inChunksOf: 4,
      state: { CodeBase(results, findings: findings, references: references, read: read) },
      { code, index in Refactorer.feasibility(of: consumers[index], in: code) })
    byConsumer = Dictionary(uniqueKeysWithValues: zip(consumers, found))
    let circles = findings.filter { $0.rule == Self.circle }
    let ends = circles.compactMap { $0.words.recipe.edgeToCut?.consumer }
    spellings = Self.spellings(of: Set(consumers + ends).sorted(), results)
    guard !circles.isEmpty else { return }
    let code = CodeBase(results, findings: findings, references: references, read: read)
    for finding in circles { cuts[finding.source!] = cut(finding, in: code) }
  }

  private static let circle = "dependency-cycle"

  private func cut(
    _ finding: Finding, in code: CodeBase
  ) -> (consumer: String, dependency: String, feasibility: Feasibility)? {
    let nodes = code.results.graph.nodes
    guard let (consumer, dependency) = finding.words.recipe.edgeToCut,
      let name = spellings[consumer] ?? nodes[consumer].name,
      let feasibility = Refactorer.inversion(of: consumer, from: dependency, in: code)
    else { return nil }
    return (name, nodes[dependency].name, feasibility)
  }

  /// With the module in front, where no other type of that module has the name. O(nodes).
  private static func spellings(of consumers: [NodeID], _ results: Results) -> [NodeID: String?] {
    let nodes = results.graph.nodes
    let asked = Set(consumers.lazy.map { nodes[$0].name })
    var modules: [String: [Int32]] = [:]
    for node in nodes where node.ownership == .project && !node.isTest && asked.contains(node.name) {
      modules[node.name, default: []].append(node.module)
    }
    var found: [NodeID: String?] = [:]
    for consumer in consumers {
      let node = nodes[consumer]
      guard let all = modules[node.name], all.count > 1 else { continue }
      let isClear = node.module >= 0 && all.count { $0 == node.module } == 1
      found[consumer] = .some(isClear ? "\(results.program.modules[Int(node.module)].importName).\(node.name)" : nil)
    }
    return found
  }

  /// What a command calls the consumer of a finding; nil where it cannot.
  private func consumer(of finding: Finding) -> String? {
    finding.source.flatMap { spellings[$0] } ?? finding.subject.consumer
  }

  /// What carries a recipe out; nil where nothing does.
  func command(_ recipe: Feasibility, _ finding: Finding) -> Phrase? {
    let cut = finding.rule == Self.circle ? finding.source.flatMap { cuts[$0] } : nil
    guard let style = recipe.way?.style, let dependency = cut?.dependency ?? finding.subject.dependency,
      let consumer = cut?.consumer ?? consumer(of: finding)
    else { return nil }
    let command: Phrase = "digraph refactor \(consumer) --dependency \(dependency)"
    return style == .default ? command : "\(command) --style \(style.rawValue)"
  }

  /// Of the dependencies to begin with, those consumers that become testable or get it in the most places and that the
  /// most depend on: what a summary names first.
  private static func gravest(
    _ findings: some Sequence<Finding>, _ priorities: Priorities, _ results: Results
  ) -> [NodeID] {
    let first = Dictionary(
      uniqueKeysWithValues: priorities.entries.prefix(Priorities.shown).map { ($0.dependency, Set($0.alone)) })
    var consumers: [NodeID: [NodeID: Int]] = [:]
    for finding in findings {
      guard let source = finding.source, let target = finding.target, first[target] != nil else { continue }
      consumers[target, default: [:]][source, default: 0] += finding.sites.count
    }
    let graver = consumers.flatMap { target, places in
      func weight(_ consumer: NodeID) -> (Int, Int, Int) {
        (places[consumer] ?? 0, results.analysis.fanIn(of: consumer), -consumer.index)
      }
      let sorted = places.keys.sorted { a, b in weight(b) < weight(a) }
      let freed = sorted.filter { first[target]?.contains($0) == true }.prefix(tried / 2)
      return freed + sorted.filter { !freed.contains($0) }.prefix(tried - freed.count)
    }
    return Set(graver + priorities.joint.map(\.consumer)).sorted()
  }

  subscript(_ finding: Finding) -> Feasibility? {
    if finding.rule == Self.circle { return finding.source.flatMap { cuts[$0]?.feasibility } }
    guard let consumer = finding.source, let dependency = finding.target else { return nil }
    return byConsumer[consumer]?[Feasibility.Subject(dependency, rule: finding.rule)]
  }

  /// What hands a consumer several dependencies at once and in all places; nil where nothing does. O(findings).
  func command(for need: Priorities.JointNeed, _ findings: [Finding]) -> Phrase? {
    let about = findings.filter { finding in
      finding.source == need.consumer && finding.target.map(need.dependencies.contains) ?? false
        && RefactoringRequest.rules.contains(finding.rule) && finding.severity > .info
    }
    let ways = about.map { self[$0].flatMap { $0.refusal == nil ? $0.way?.style : nil } }
    guard let first = about.first, let style = ways.first.flatMap(\.self), ways.allSatisfy({ $0 == style }),
      let consumer = consumer(of: first)
    else { return nil }
    var command: Phrase = "digraph refactor \(consumer)"
    for dependency in need.dependencies {
      guard let name = about.first(where: { $0.target == dependency })?.subject.dependency else { return nil }
      command = "\(command) --dependency \(name)"
    }
    return style == .default ? command : "\(command) --style \(style.rawValue)"
  }
}

extension Feasibility {
  /// What is said behind the next step.
  func note(_ finding: Finding, _ step: Recipe) -> Phrase {
    if step.removes { return "" }
    guard way != nil else { return refusal.map { " By hand, as `digraph refactor` leaves it: \($0)." } ?? "" }
    if step.takesParts {
      return finding.subject.dependency.map { " The command does a part of this: it takes `\($0)` as a whole." } ?? ""
    }
    guard step.describesProtocol, way?.protocolName == nil,
      let dependency = finding.subject.dependency
    else { return "" }
    return " The command does a part of this: it takes `\(dependency)` by its own type."
  }
}
