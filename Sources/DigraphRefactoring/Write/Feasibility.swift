package import DigraphGraph
import DigraphReport
import TestDoubles

/// Whether a refactoring hands a consumer what a finding says it gets itself.
package struct Feasibility: Sendable, Equatable {
  /// The dependency and the rule that speaks of it: of one consumer that is one finding.
  package struct Subject: Sendable, Hashable {
    package var dependency: NodeID
    package var rule: String

    package init(_ dependency: NodeID, rule: String) {
      self.dependency = dependency
      self.rule = rule
    }
  }

  /// How it would be done.
  package struct Way: Sendable, Equatable {
    package var style: RefactoringRequest.Style
    /// The protocol by which the consumer would know the dependency; nil where it is the type itself.
    package var protocolName: String?
  }

  /// Nil where it refuses.
  package var way: Way?
  /// Why it refuses; with a way, why not in all places.
  package var refusal: String?
  /// Why no protocol stands for the dependency, where one was looked for.
  package var ownType: String?
}

extension Refactorer {
  /// Styles in the order in which they are tried: the first asks nothing of anybody else.
  private static let styles: [RefactoringRequest.Style] = [.default, .required]

  /// What would become of each dependency that a consumer gets itself and is warned of. Complexity: that of a refactoring
  /// of the consumer in each style.
  package static func feasibility(of consumer: NodeID, in code: CodeBase) -> [Feasibility.Subject: Feasibility] {
    var found: [Feasibility.Subject: Feasibility] = [:]
    // What was refused with the advice to take another style.
    var remedies: [Feasibility.Subject: RefactoringRequest.Style] = [:]
    var request = RefactoringRequest()
    request.doubles = .none
    for style in styles {
      request.style = style
      for (subject, results) in attempts(
        for: consumer, request, in: code, besides: Set(found.lazy.filter { $1.way != nil }.map(\.key)))
      {
        var attempt = Feasibility()
        for result in results {
          switch result {
          case .success(let injection):
            attempt.ownType = attempt.way == nil ? injection?.ownTypeReason : attempt.ownType
            attempt.way = attempt.way ?? Feasibility.Way(style: style, protocolName: injection?.protocolName)
          case .failure(let refusal):
            attempt.refusal = attempt.refusal ?? refusal.reason
            attempt.ownType = attempt.ownType ?? refusal.ownType
            remedies[subject] = remedies[subject] ?? refusal.remedy
          }
        }
        // The reason is that of the style that a user gets unasked, unless it names one that refuses too.
        if let known = found[subject] {
          guard known.way == nil, attempt.way != nil || remedies[subject] == style else { continue }
        }
        found[subject] = attempt
      }
      if found.values.allSatisfy({ $0.way != nil }) { break }
    }
    return found
  }
}
