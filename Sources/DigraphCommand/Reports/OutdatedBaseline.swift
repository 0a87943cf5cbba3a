import DigraphGate
import DigraphReport

/// A baseline that cannot say what is new: it was recorded by a version that knew less, so this one may find more in
/// the same code.
struct OutdatedBaseline {
  let baseline: Baseline
  /// The command that records it again.
  let command: String
  let tool: Report.Tool

  /// Nil where the baseline is as good as one that is recorded now.
  init?(_ baseline: Baseline?, command: String, for tool: Report.Tool) {
    guard let baseline, baseline.isOutdated(for: tool) else { return nil }
    self.baseline = baseline
    self.command = command
    self.tool = tool
  }

  private var reason: String {
    "the baseline was recorded by version \(baseline.tool) (catalogue \(baseline.catalogue)), and version "
      + "\(tool.version) (catalogue \(tool.catalogue)) may find more in the same code"
  }

  /// What to compare with instead: what this version finds in the commit that the baseline was recorded at.
  func renewed(by scan: Scan) throws(CommandError) -> Baseline {
    guard let commit = baseline.commit else {
      throw CommandError("\(reason); it names no commit to compare with, so record it again with: \(command)")
    }
    do {
      return try scan.baseline(ofCommit: commit, scope: baseline.scope)
    } catch {
      throw CommandError(
        [
          "\(reason); the commit \(commit.prefix(12)) that it was recorded at cannot be read, so record it again with: "
            + command
        ] + error.messages)
    }
  }

  /// What was compared with instead.
  var note: String {
    "\(reason), so findings are compared with those in commit \(baseline.commit?.prefix(12) ?? ""), at which it was "
      + "recorded; record it again with: \(command)"
  }
}
