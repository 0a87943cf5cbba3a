package import DigraphAnalysis
import DigraphFacts
import Foundation

/// Reads a report that `JSONFormat` wrote, so that it can be shown in another format later.
///
/// The JSON form holds no columns of declarations and no absolute root: columns come back as 1, the root is given.
package enum ReportReader {
  /// Why a file is no report.
  package struct Failure: Error, CustomStringConvertible {
    /// What is wrong with the file, in one line.
    package var description: String
  }

  /// - Parameters:
  ///   - bytes: the file, UTF-8.
  ///   - root: absolute path that the report's paths are relative to; may be empty where nobody needs absolute ones.
  /// - Throws: `Failure` for what is no JSON, no report, of a newer version, or refers to nodes it does not hold.
  package static func read(_ bytes: [UInt8], root: String) throws -> Report {
    let data = Data(bytes)
    do {
      let version = try JSONDecoder().decode(Version.self, from: data).schemaVersion
      guard version <= Report.schemaVersion else {
        throw Failure(
          description: "the report has schema version \(version), newer than \(Report.schemaVersion), which is the "
            + "newest this program knows")
      }
      var report = try JSONDecoder().decode(StoredReport.self, from: data).report(root: root)
      try check(report)
      // Whoever edited the file may have lost the order that others rely on; the rest of it stays.
      report.edges = report.edges.enumerated()
        .sorted {
          ($0.element.source, $0.element.target, $0.offset) < ($1.element.source, $1.element.target, $1.offset)
        }
        .map(\.element)
      return report
    } catch let error as DecodingError {
      throw Failure(description: "not a report of digraph: \(explain(error))")
    }
  }

  private struct Version: Decodable {
    var schemaVersion: Int
  }

  /// Whoever shows a report uses ids as indices.
  private static func check(_ report: Report) throws {
    func expect(_ ids: some Sequence<Int>, _ place: String) throws {
      for id in ids where !report.nodes.indices.contains(id) {
        throw Failure(description: "not a report of digraph: \(place) names node \(id), which does not exist")
      }
    }
    for (index, node) in report.nodes.enumerated() where node.id != index {
      throw Failure(description: "not a report of digraph: nodes[\(index)] has the id \(node.id)")
    }
    for (index, edge) in report.edges.enumerated() { try expect([edge.source, edge.target], "edges[\(index)]") }
    for (index, cycle) in report.cycles.enumerated() { try expect(cycle.members + cycle.witness, "cycles[\(index)]") }
    for (index, finding) in report.findings.enumerated() {
      try expect([finding.source, finding.target].compactMap(\.self), "findings[\(index)]")
    }
    try expect(report.deepestChain, "deepestChain")
  }

  private static func explain(_ error: DecodingError) -> String {
    func place(_ context: DecodingError.Context) -> String {
      let path = context.codingPath.map { $0.intValue.map { "[\($0)]" } ?? $0.stringValue }.joined(separator: ".")
      return path.isEmpty ? "" : " in \(path)"
    }
    return switch error {
    case .keyNotFound(let key, let context): "`\(key.stringValue)` is missing\(place(context))"
    case .typeMismatch(_, let context), .valueNotFound(_, let context):
      "a value of another type is expected\(place(context))"
    case .dataCorrupted(let context):
      context.codingPath.isEmpty ? "no valid JSON" : "an unknown value\(place(context))"
    @unknown default: "unreadable"
    }
  }
}
