import DigraphFacts
import FileAccess

/// Which headers the Swift code of a target sees by way of its bridging header.
enum BridgingHeaders {
  /// Projects whose targets have the headers that their bridging headers take in, by way of others included, and the
  /// names of the modules that these import: `Films` of `<Films/Film.h>`.
  ///
  /// - Parameter includes: of each header those that it takes in, as it writes them. O(headers × targets with such a header).
  static func resolved(
    _ projects: [(folder: String, targets: [XcodeProject.Target])], _ includes: [String: [String]]
  ) -> [(folder: String, targets: [XcodeProject.Target])] {
    guard !includes.isEmpty else { return projects }
    var named: [Substring: [String]] = [:]
    for path in includes.keys.sorted() { named[FilePath.name(of: path), default: []].append(path) }
    return projects.map { folder, targets in
      let resolved = targets.map { target in
        var target = target
        var pending = target.bridgingHeader.map { [$0] } ?? []
        var seen = Set(pending)
        while let header = pending.popLast() {
          target.files.insert(header)
          // `#import "Film.h"` of a framework of the project brings the framework.
          for other in targets where other.kind == .framework && other.files.contains(header) {
            if other.moduleName != target.moduleName { target.bridged.insert(other.moduleName ?? other.name) }
          }
          for name in includes[header] ?? [] {
            let parts = name.split(separator: "/", omittingEmptySubsequences: false)
            if parts.count == 2 { target.bridged.insert(String(parts[0])) }
            // Of its name there is only one, or a few.
            for path in named[parts.last ?? ""] ?? [] where seen.insert(path).inserted { pending.append(path) }
          }
        }
        return target
      }
      return (folder, resolved)
    }
  }
}
