import DigraphReporting

extension Flag {
  static let linkTemplate = Flag(
    "link-template", value: Value("TEMPLATE"),
    summary: "Link places in pictures and pages to this address, with {file} and {line} in it",
    details: """
      For example https://github.com/owner/name/blob/main/{file}#L{line}. {column} may stand in it too. \
      It is relative, or begins with http, https, file or the scheme of an editor: \
      \(LinkTemplate.usualSchemes.filter { !["file", "http", "https"].contains($0) }.joined(separator: ", ")).
      """,
    group: .reporting
  ) { settings, value in settings.linkTemplate = value }
}

extension Settings {
  /// How places become links; nil for no links.
  func links() throws(CommandError) -> LinkTemplate? {
    guard let linkTemplate else { return nil }
    let example = "an example is https://example.com/{file}#L{line}"
    do throws(LinkTemplate.Failure) {
      return try LinkTemplate(linkTemplate, schemes: linkSchemes)
    } catch {
      switch error {
      case .unknown(let name):
        throw CommandError("--link-template knows {file}, {line} and {column}, but not \(name); \(example)")
      case .noFile: throw CommandError("--link-template needs {file} in it; \(example)")
      case .hidden: throw CommandError("--link-template holds a space or something that cannot be seen; \(example)")
      case .program(let scheme): throw CommandError("--link-template must not begin with \(scheme):; \(example)")
      case .unusualScheme(let scheme):
        throw CommandError(
          "--link-template begins with \(scheme):, which is the scheme of no page and no editor that is known; "
            + "'--link-scheme \(scheme)' allows it")
      }
    }
  }
}
