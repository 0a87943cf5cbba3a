extension Flag {
  static let noCache = Flag(
    "no-cache",
    summary: "Read every file anew; so far that is what each run does, as nothing is kept between runs",
    group: .reading
  ) { _, _ in }
}
