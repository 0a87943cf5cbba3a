extension Flag {
  static let indexStore = Flag(
    "index-store", value: Value("PATH"),
    summary: "Correct dependencies by the index that a build left",
    details: """
      What 'swift build --enable-index-store' writes to .build/debug, or Xcode to Index.noindex/DataStore. Nothing is \
      built. Dependencies between types that the compiler saw become exact, others go, missing ones are added; \
      --verbose lists each difference. Files that changed since the build are left as they were read.
      """,
    group: .reading
  ) { settings, value in settings.indexStore = value }
}
