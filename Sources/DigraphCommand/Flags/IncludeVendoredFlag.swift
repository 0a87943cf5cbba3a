extension Flag {
  static let includeVendored = Flag(
    "include-vendored",
    summary: "Judge vendored and generated code and scripts too",
    details: """
      Code in folders such as 'Pods' or 'Vendor', under somebody else's licence, generated, or run by developers only \
      is read and not judged by default. 'vendored' and 'first-party' in .digraph.yml say it path by path.
      """,
    group: .reading
  ) { settings, _ in settings.includesOtherCode = true }
}
