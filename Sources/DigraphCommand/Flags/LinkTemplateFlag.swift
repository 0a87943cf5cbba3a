import DigraphReporting

extension Flag {
  static let linkTemplate = Flag(
    "link-template", value: Value("TEMPLATE"),
    summary: "Link places in pictures and pages to this address, with {file} and {line} in it",
    details: """
      For example https://github.com/owner/name/blob/main/{file}#L{line}. {column} may stand in it too.
      """,
    group: .reporting
  ) { (settings, value) throws(CommandError) in
    do throws(LinkTemplate.Failure) {
      settings.linkTemplate = try LinkTemplate(value)
    } catch {
      let example = "an example is https://example.com/{file}#L{line}"
      switch error {
      case .unknown(let name):
        throw CommandError("--link-template knows {file}, {line} and {column}, but not \(name); \(example)")
      case .noFile: throw CommandError("--link-template needs {file} in it; \(example)")
      }
    }
  }
}
