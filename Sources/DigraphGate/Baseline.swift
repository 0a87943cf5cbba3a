package import DigraphReport

/// The findings of one day, recorded so that only later ones count as new.
package struct Baseline: Sendable, Equatable {
  /// The version of the file's format that this version of the tool writes, and the newest it reads.
  package static let formatVersion = 1
  /// The file that `check` takes without asking when it lies at the root.
  package static let fileName = ".digraph-baseline.json"

  /// Version of the tool that recorded it.
  package var tool: String
  /// Version of the catalogue of platform symbols that it was recorded with.
  package var catalogue: String
  /// Of what the catalogue said; nil in files of earlier versions.
  package var digest: String?
  /// The commit whose files were read, by its full name; nil where other bytes were read, or it is not known.
  package var commit: String?
  package var scope: ScanScope
  /// How many findings share an identity: more than one where two modules hold consumers of one name.
  package var counts: [FindingIdentity: Int]
  /// Of the project's types that findings speak of: a hash of their members' names, to know them again under another
  /// name. A name that two types have is not listed.
  package var types: [String: String]

  package init(
    tool: Report.Tool, commit: String? = nil, scope: ScanScope, counts: [FindingIdentity: Int],
    types: [String: String] = [:]
  ) {
    self.tool = tool.version
    catalogue = tool.catalogue
    digest = tool.digest.isEmpty ? nil : tool.digest
    self.commit = commit
    self.scope = scope
    self.counts = counts
    self.types = types
  }

  /// Records the findings of a report, but those that the policy never lets pass and those that it counts.
  package init(recording report: Report, scope: ScanScope, policy: GatePolicy = GatePolicy()) {
    let counts = Self.counts(of: report).filter { policy.isRecorded($0.key.rule) }
    self.init(tool: report.tool, scope: scope, counts: counts)
    keepTypes(ReportTypes(report))
  }

  /// Lists the types that the entries speak of.
  mutating func keepTypes(_ known: ReportTypes) {
    let named = Set(counts.keys.flatMap(\.types))
    types = known.hashes.filter { named.contains($0.key) }
  }

  /// What either of two lists, as often as the one that lists it more often.
  package func joined(with other: Baseline) -> Baseline {
    var joined = self
    joined.counts.merge(other.counts) { max($0, $1) }
    joined.types.merge(other.types) { first, _ in first }
    return joined
  }

  /// How many findings the report has of each identity.
  static func counts(of report: Report) -> [FindingIdentity: Int] {
    report.findings.lazy.compactMap { FindingIdentity($0.identity) }.reduce(into: [:]) { $0[$1, default: 0] += 1 }
  }

  /// Whether the tool may find in the same code what this baseline lacks: an older version recorded it, or one that
  /// knew something else.
  package func isOutdated(for current: Report.Tool) -> Bool {
    if Self.isOlder(tool, than: current.version) || Self.isOlder(catalogue, than: current.catalogue) { return true }
    guard let digest, catalogue == current.catalogue else { return false }
    return digest != current.digest
  }

  /// By numbers where there are any: 0.9 is older than 0.10.
  private static func isOlder(_ a: String, than b: String) -> Bool {
    func numbers(_ text: String) -> [Int] { text.split { !$0.isASCII || !$0.isNumber }.compactMap { Int($0) } }
    return numbers(a).lexicographicallyPrecedes(numbers(b))
  }
}
