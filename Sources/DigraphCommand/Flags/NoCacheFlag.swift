extension Flag {
  static let noCache = Flag(
    "no-cache",
    summary: "Read every file anew, as every run does as long as nothing is kept between runs",
    group: .reading
  ) { _, _ in }
}
