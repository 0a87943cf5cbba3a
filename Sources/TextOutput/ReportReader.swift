import DigraphFacts
package import DigraphReport

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Reads a report that `JSONFormat` wrote, so that it can be shown in another format later.
///
/// The JSON form holds no columns of declarations and no absolute root: columns come back as 1, the root is given.
package enum ReportReader {
  /// Why a file is no report.
  package struct Failure: Error, CustomStringConvertible {
    /// What is wrong with the file, in one line.
    package let description: String

    /// - Parameter reason: where in the file and what, in a few words.
    init(_ reason: String) { description = "not a digraph report: \(reason)" }

    fileprivate init(version: Int) {
      description =
        "the report has schema version \(version), newer than \(Report.schemaVersion), which is the newest this program "
        + "knows"
    }
  }

  /// - Parameters:
  ///   - bytes: the file, UTF-8.
  ///   - root: absolute path that the report's paths are relative to; may be empty where nobody needs absolute ones.
  /// - Throws: `Failure` for what is no JSON, no report, of a newer version, or holds a number that cannot be true. What
  ///   is read can be shown in any format: whoever shows it need not ask again.
  package static func read(_ bytes: [UInt8], root: String) throws -> Report {
    let data = Data(bytes)
    do {
      let version = try JSONDecoder().decode(Version.self, from: data).schemaVersion
      guard version <= Report.schemaVersion else {
        throw Failure(version: version)
      }
      guard version > 0 else { throw Failure("schemaVersion is \(version), but must be at least 1") }
      var report = try JSONDecoder().decode(StoredReport.self, from: data).report
      report.root = root
      // Whoever edited the file may have lost the order that others rely on; the rest of it stays.
      report.edges = report.edges.reordered {
        ($0.source, $0.target, $0.cells.row) < ($1.source, $1.target, $1.cells.row)
      }
      return report
    } catch let error as DecodingError {
      throw Failure(explain(error, data))
    }
  }

  private struct Version: Decodable {
    var schemaVersion: Int
  }

  /// A place in the file as people write it: `nodes[3].line`.
  static func text(of path: [any CodingKey]) -> String {
    path.reduce(into: "") { text, key in
      text += key.intValue.map { "[\($0)]" } ?? (text.isEmpty ? "" : ".") + key.stringValue
    }
  }

  private static func explain(_ error: DecodingError, _ data: Data) -> String {
    func place(_ context: DecodingError.Context) -> String { text(of: context.codingPath) }
    switch error {
    case .keyNotFound(let key, let context):
      let path = place(context)
      return "\(path.isEmpty ? "" : path + ".")\(key.stringValue) is missing"
    case .typeMismatch(let type, let context), .valueNotFound(let type, let context):
      let path = place(context)
      return "\(path.isEmpty ? "the document" : path) must be \(words(for: type))"
    case .dataCorrupted(let context):
      let path = place(context)
      guard path.isEmpty else { return "\(path) has an unknown value" }
      // The decoder says the same of a number that it cannot count with, and not where that stands.
      let whole = try? JSONDecoder().decode(AnyValue.self, from: data)
      return whole.flatMap { uncountable($0, "") }.map { "\($0) must be a whole number" } ?? "not valid JSON"
    @unknown default: return "unreadable"
    }
  }

  /// The path of the first number that is no whole one, keys in the order of their names; nil where there is none.
  private static func uncountable(_ value: AnyValue, _ path: String) -> String? {
    switch value {
    case .object(let members):
      members.sorted { $0.key < $1.key }.lazy
        .compactMap { uncountable($0.value, path.isEmpty ? $0.key : "\(path).\($0.key)") }.first
    case .array(let elements):
      elements.enumerated().lazy.compactMap { uncountable($0.element, "\(path)[\($0.offset)]") }.first
    case .number(let number): Int(exactly: number) == nil ? path : nil
    case .other: nil
    }
  }

  /// Whatever is JSON.
  private enum AnyValue: Decodable {
    case object([String: AnyValue])
    case array([AnyValue])
    case number(Double)
    case other

    init(from decoder: any Decoder) throws {
      let value = try decoder.singleValueContainer()
      if let number = try? value.decode(Double.self) {
        self = .number(number)
      } else if let members = try? value.decode([String: AnyValue].self) {
        self = .object(members)
      } else if let elements = try? value.decode([AnyValue].self) {
        self = .array(elements)
      } else {
        self = .other
      }
    }
  }

  private static func words(for type: any Any.Type) -> String {
    switch type {
    case is Int.Type: "a whole number"
    case is String.Type: "a string"
    case is Bool.Type: "true or false"
    case is [Any].Type: "an array"
    default: "an object"
    }
  }
}
