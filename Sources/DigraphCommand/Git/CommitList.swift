import ChildProcesses

/// The commits that a branch went through, as it was itself: of a merge only the side that was merged into.
struct CommitList {
  /// A commit of it.
  struct Commit {
    let name: String
    /// When it was committed, in seconds since 1970.
    let time: Int
  }

  /// Oldest first.
  private(set) var commits: [Commit] = []

  /// - Parameter since: the commit or the day (`2024-01-31`) to begin with; nil for the first of all.
  init(of repository: GitRepository, since: String?) throws(CommandError) {
    let day = since.flatMap(Self.seconds)
    let first: String? = if let since, day == nil { try repository.commit(since) } else { nil }
    let answer = try repository.git.answer(
      repository.location,
      [
        "rev-list", "--first-parent", "--no-commit-header", "--format=%H %ct", first.map { "\($0)..HEAD" } ?? "HEAD",
        "--",
      ])
    guard answer.code == 0 else {
      throw CommandError("there is no commit yet, or git cannot list them: \(GitRepository.firstLine(answer.errors))")
    }
    commits = String(decoding: answer.output, as: UTF8.self).split(separator: "\n").reversed().compactMap(Self.commit)
    if let first,
      let line = try repository.git.text(
        repository.location, ["rev-list", "--no-commit-header", "--format=%H %ct", "--max-count=1", first, "--"]),
      let commit = Self.commit(line[...])
    {
      commits.insert(commit, at: 0)
    }
    if let day {
      // What was there on that day came before it.
      let start = (commits.firstIndex { $0.time >= day } ?? commits.count) - 1
      commits.removeFirst(max(start, 0))
    }
  }

  private static func commit(_ line: Substring) -> Commit? {
    let words = line.split(separator: " ")
    guard words.count == 2, let time = Int(words[1]) else { return nil }
    return Commit(name: String(words[0]), time: time)
  }

  /// As many as these, as evenly over time as there are commits, the first and the last among them.
  func sampled(_ count: Int) -> [Commit] {
    guard commits.count > count, count > 1, let first = commits.first, let last = commits.last else {
      return commits.count > count ? Array(commits.suffix(1)) : commits
    }
    // Clocks may be wrong: time never runs backwards here.
    var times: [Int] = []
    for commit in commits { times.append(max(commit.time, times.last ?? commit.time)) }
    let span = max(last.time - first.time, 1)
    var chosen: [Int] = []
    var next = 0
    for sample in 0..<count {
      let time = first.time + span * sample / (count - 1)
      while next + 1 < commits.count, times[next + 1] <= time { next += 1 }
      if chosen.last != next { chosen.append(next) }
    }
    var isChosen = Set(chosen + [commits.count - 1])
    // Where nothing happened for long there is less to choose, so that others have room.
    let rest = commits.indices.filter { !isChosen.contains($0) }
    let room = count - isChosen.count
    for index in 0..<max(room, 0) { isChosen.insert(rest[rest.count * index / room]) }
    return isChosen.sorted().map { commits[$0] }
  }

  /// Midnight at the beginning of a day in Greenwich; nil for what is no day. Source: H. Hinnant,
  /// "chrono-Compatible Low-Level Date Algorithms", days_from_civil.
  static func seconds(_ text: String) -> Int? {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.map(\.count) == [4, 2, 2], parts.allSatisfy({ $0.allSatisfy { $0.isASCII && $0.isNumber } }),
      let year = Int(parts[0]), let month = Int(parts[1]), let day = Int(parts[2]), 1...12 ~= month, 1...31 ~= day
    else { return nil }
    let shifted = month <= 2 ? year - 1 : year
    let (era, ofEra) = (shifted / 400, shifted % 400)
    let ofYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
    return (era * 146_097 + ofEra * 365 + ofEra / 4 - ofEra / 100 + ofYear - 719_468) * 86_400
  }

  /// The day of a time in Greenwich, such as `2024-01-31`. Source: the same, civil_from_days.
  static func day(_ seconds: Int) -> String {
    let days = (seconds >= 0 ? seconds : seconds - 86_399) / 86_400 + 719_468
    let era = (days >= 0 ? days : days - 146_096) / 146_097
    let ofEra = days - era * 146_097
    let yearOfEra = (ofEra - ofEra / 1460 + ofEra / 36_524 - ofEra / 146_096) / 365
    let ofYear = ofEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shifted = (5 * ofYear + 2) / 153
    let (day, month) = (ofYear - (153 * shifted + 2) / 5 + 1, shifted < 10 ? shifted + 3 : shifted - 9)
    let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    func padded(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    return "\(year)-\(padded(month))-\(padded(day))"
  }
}
