import DigraphChanges
import DigraphExtraction
import DigraphQueries

/// Follows the numbers of the code through the commits: each is read from git's objects, files that stay as they are
/// only once, and what did not change at all is not analysed again.
struct HistoryRun {
  let scan: Scan
  let repository: GitRepository
  let root: String
  /// Where the root stands below the top of the working tree.
  let folder: String

  init(_ scan: Scan, below root: String, repository: GitRepository) throws(CommandError) {
    self.scan = scan
    self.root = root
    self.repository = repository
    folder = try repository.path(of: root)
  }

  /// The figures of each commit, in their order.
  func points(of commits: [CommitList.Commit]) throws(CommandError) -> [HistoryAnswer.Point] {
    var scan = scan
    let files = KnownFiles()
    scan.known = files
    var series = CommitSeries(commits.map(\.name), of: repository, below: root, folder: folder)
    var points: [HistoryAnswer.Point] = []
    for commit in commits {
      scan.stopwatch.begin("git")
      let figures: KeyFigures
      if try !series.next(), let known = points.last?.figures {
        figures = known
      } else {
        let report = try scan.report(of: series.snapshot)
        scan.stopwatch.begin("figures")
        figures = KeyFigures(report)
        files.finishState()
      }
      points.append(
        HistoryAnswer.Point(commit: commit.name, day: CommitList.day(commit.time), time: commit.time, figures: figures))
    }
    return points
  }
}
