package import DigraphFacts
package import DigraphReport

/// What a team asks of each rule, and of the whole.
package struct GatePolicy: Sendable, Equatable {
  /// By rule; a rule that is not here is as it says of itself.
  package var rules: [String: RulePolicy] = [:]
  package var limits = GateLimits()
  /// Severities in parts of the code; of several that cover a file, the last one that names the rule counts.
  package var overrides: [PathOverride] = []

  package init() {}

  /// Severities in the files that patterns cover.
  package struct PathOverride: Sendable, Equatable {
    package var paths: [GlobPattern]
    /// By rule; only whether it is off and its severity count.
    package var rules: [String: RulePolicy]

    package init(paths: [GlobPattern], rules: [String: RulePolicy]) {
      self.paths = paths
      self.rules = rules
    }
  }

  /// What is asked of a rule in a file: as in the whole, but with the severity of the last override.
  package func policy(of rule: String, in file: String) -> RulePolicy? {
    var policy = rules[rule]
    for override in overrides {
      guard let other = override.rules[rule], override.paths.contains(where: { $0.covers(file) }) else { continue }
      let mode = policy?.mode ?? .baseline
      policy = RulePolicy(severity: other.severity, isOff: other.isOff, mode: mode)
    }
    return policy
  }

  /// By this name the configuration speaks of entries that match nothing.
  package static let staleRule = "stale-baseline-entry"

  /// The rule of a finding that says that a limit on the whole is exceeded.
  package static let limitRule = "exceeded-limit"

  /// Entries that match nothing fail.
  func failsOnStale(from failOn: Severity) -> Bool {
    let policy = rules[Self.staleRule] ?? RulePolicy()
    return !policy.isOff && policy.severity ?? .error >= failOn
  }

  /// Some rule fails by more than being new, or the whole has a limit.
  package var hasOwnLimits: Bool {
    limits != GateLimits() || rules.values.contains { $0.mode != .baseline }
  }

  /// The rules whose findings a baseline lists.
  package func isRecorded(_ rule: String) -> Bool { rules[rule].map { $0.mode == .baseline } ?? true }

  /// The report without the rules that are off, and with the severities that are asked for.
  ///
  /// A finding that is milder than its rule's usual severity stays milder: there is a reason for it.
  /// - Parameter usual: each rule's usual severity.
  package func applied(to report: Report, usual: [String: Severity]) -> Report {
    if rules.isEmpty, overrides.isEmpty { return report }
    var report = report
    report.findings = report.findings.keeping { !(policy(of: $0.rule, in: $0.site.file)?.isOff ?? false) }
    let severities = report.findings.map { finding -> Severity in
      guard let severity = policy(of: finding.rule, in: finding.site.file)?.severity else { return finding.severity }
      let isUsual = finding.severity >= usual[finding.rule] ?? .info
      return isUsual ? severity : min(finding.severity, severity)
    }
    report.findings.replace(.severity, severities)
    report.findings = report.findings.reordered(by: ReportFinding.isBefore)
    report.summary.findings = report.findings.count
    return report
  }
}

/// What a team asks of one rule.
package struct RulePolicy: Sendable, Equatable {
  package enum Mode: Sendable, Equatable {
    /// Every finding fails.
    case strict
    /// New ones fail.
    case baseline
    /// More than so many fail, whatever their severity.
    case atMost(Int)
  }

  /// Nil leaves it as it is.
  package var severity: Severity?
  package var isOff = false
  package var mode = Mode.baseline

  package init(severity: Severity? = nil, isOff: Bool = false, mode: Mode = .baseline) {
    self.severity = severity
    self.isOff = isOff
    self.mode = mode
  }
}

/// What the whole may have at most; nil is any number.
package struct GateLimits: Sendable, Equatable {
  /// Length of the longest dependency chain.
  package var depth: Int?
  package var cycles: Int?
  /// Declarations of the project, without holders and loggers.
  package var singletons: Int?
  /// Where each limit is written, by its name.
  package var sites: [String: ReportSite] = [:]

  package init(depth: Int? = nil, cycles: Int? = nil, singletons: Int? = nil) {
    self.depth = depth
    self.cycles = cycles
    self.singletons = singletons
  }

  /// The limits by name, with what a report has of each.
  package func measured(in report: Report) -> [(name: String, limit: Int, found: Int)] {
    let all = [
      ("depth", depth, report.summary.depth), ("cycles", cycles, report.summary.cycles),
      ("singletons", singletons, report.summary.singletons),
    ]
    return all.compactMap { name, limit, found in limit.map { (name, $0, found) } }
  }
}
