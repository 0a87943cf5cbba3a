import DigraphFacts
import DigraphReport

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The baseline as a file: sorted, one entry per line, without lines, messages and paths of findings, so that merges stay
/// small and a reviewer can read a change.
extension Baseline {
  /// The whole text of the file.
  package var fileText: String {
    var fields = ["version": "\(Self.formatVersion)", "tool": Self.quoted(tool), "catalogue": Self.quoted(catalogue)]
    fields["digest"] = digest.map(Self.quoted)
    fields["commit"] = commit.map(Self.quoted)
    fields["roots"] = Self.list(scope.roots)
    if !scope.include.isEmpty { fields["include"] = Self.list(scope.include) }
    if !scope.exclude.isEmpty { fields["exclude"] = Self.list(scope.exclude) }
    let order = ["version", "tool", "catalogue", "digest", "commit", "roots", "include", "exclude"]
    let head = order.compactMap { key in fields[key].map { "  \"\(key)\": \($0),\n" } }.joined()
    let entries = counts.sorted { $0.key < $1.key }.map { identity, count in
      "    {\"identity\": \(Self.quoted(identity.description))\(count == 1 ? "" : ", \"count\": \(count)")}"
    }
    let findings = entries.isEmpty ? "[]" : "[\n\(entries.joined(separator: ",\n"))\n  ]"
    let known = types.sorted { $0.key < $1.key }.map { name, hash in
      "    {\"type\": \(Self.quoted(name)), \"members\": \(Self.quoted(hash))}"
    }
    let types = known.isEmpty ? "" : ",\n  \"types\": [\n\(known.joined(separator: ",\n"))\n  ]"
    return "{\n\(head)  \"findings\": \(findings)\(types)\n}\n"
  }

  /// Reads the text of a file.
  package init(fileText: some Sequence<UInt8>) throws(BaselineError) {
    let data = Data(fileText)
    if let line = Self.conflict(in: data) { throw .conflict(line: line) }
    let decoder = JSONDecoder()
    let version: Int
    do {
      version = try decoder.decode(Stored.Version.self, from: data).version
    } catch {
      throw .damaged(Self.reason(error))
    }
    if version > Self.formatVersion { throw .newer(version) }
    if version < 1 { throw .damaged("format version \(version) does not exist") }
    let stored: Stored
    do {
      stored = try decoder.decode(Stored.self, from: data)
    } catch {
      throw .damaged(Self.reason(error))
    }
    try self.init(stored)
  }

  /// The first line with a conflict marker; nil if there is none. No proper line of a baseline starts like one, as texts
  /// are quoted.
  ///
  /// - Complexity: O(bytes).
  private static func conflict(in data: Data) -> Int? {
    data.withUnsafeBytes { bytes in
      var (line, start) = (1, 0)
      while start < bytes.count {
        if "<|=>".utf8.contains(bytes[start]), start + 7 <= bytes.count,
          bytes[start..<(start + 7)].allSatisfy({ $0 == bytes[start] })
        {
          return line
        }
        guard let end = bytes[start...].firstIndex(of: 0x0A) else { return nil }
        (line, start) = (line + 1, end + 1)
      }
      return nil
    }
  }

  private init(_ stored: Stored) throws(BaselineError) {
    var counts: [FindingIdentity: Int] = [:]
    for entry in stored.findings {
      guard let identity = FindingIdentity(entry.identity) else {
        throw .damaged("'\(VisibleText.of(String(entry.identity.prefix(100))))' is not the identity of a finding")
      }
      let count = entry.count ?? 1
      guard count > 0 else { throw .damaged("'\(VisibleText.of(identity.description))' has the count \(count)") }
      // A merge may leave a line twice, which does not change its meaning.
      counts[identity] = max(count, counts[identity] ?? 0)
    }
    if let commit = stored.commit, !Self.isCommit(commit) {
      throw .damaged("'\(VisibleText.of(String(commit.prefix(100))))' is not the full name of a commit")
    }
    self.init(
      tool: Report.Tool(name: "", version: stored.tool, catalogue: stored.catalogue, digest: stored.digest ?? ""),
      commit: stored.commit,
      scope: ScanScope(roots: stored.roots, include: stored.include ?? [], exclude: stored.exclude ?? []),
      counts: counts,
      types: Dictionary((stored.types ?? []).map { ($0.type, $0.members) }) { first, _ in first })
  }

  private static func isCommit(_ name: String) -> Bool {
    [40, 64].contains(name.utf8.count)
      && name.utf8.allSatisfy {
        UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 || UInt8(ascii: "a")...UInt8(ascii: "f") ~= $0
      }
  }

  /// The JSON form. Unknown keys are ignored: a later version may add some without changing the meaning of these.
  private struct Stored: Decodable {
    struct Version: Decodable {
      var version: Int
    }

    struct Entry: Decodable {
      var identity: String
      var count: Int?
    }

    struct TypeEntry: Decodable {
      var type: String
      var members: String
    }

    var tool: String
    var catalogue: String
    var digest: String?
    var commit: String?
    var roots: [String]
    var include: [String]?
    var exclude: [String]?
    var findings: [Entry]
    var types: [TypeEntry]?
  }

  private static func reason(_ error: any Error) -> String {
    switch error {
    case DecodingError.keyNotFound(let key, _): "the key '\(key.stringValue)' is missing"
    case DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context):
      "the value of '\(context.codingPath.map { $0.intValue.map(String.init) ?? $0.stringValue }.joined(separator: "."))' has the wrong type"
    default: "it is not valid JSON"
    }
  }

  private static func list(_ texts: [String]) -> String {
    "[\(texts.map(quoted).joined(separator: ", "))]"
  }

  private static func quoted(_ text: String) -> String {
    let escaped = text.unicodeScalars.map { scalar in
      switch scalar {
      case "\"": "\\\""
      case "\\": "\\\\"
      // A reviewer has to see every character.
      case _ where VisibleText.isHidden(scalar): scalar.utf16.map(Self.escaped).joined()
      default: String(scalar)
      }
    }
    return "\"\(escaped.joined())\""
  }

  private static func escaped(_ unit: UInt16) -> String {
    let digits = String(unit, radix: 16)
    return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
  }
}

/// Why a file cannot be used as a baseline.
package enum BaselineError: Error, Equatable, CustomStringConvertible {
  case damaged(String)
  /// It has an unresolved merge conflict.
  case conflict(line: Int)
  /// A newer version of the tool wrote it, in this version of the format.
  case newer(Int)

  package var description: String {
    switch self {
    case .damaged(let reason): "the baseline is damaged: \(reason)"
    case .conflict(let line): "the baseline has an unresolved merge conflict in line \(line)"
    case .newer(let version):
      "the baseline has format \(version), written by a newer digraph; this one reads up to \(Baseline.formatVersion)"
    }
  }
}
