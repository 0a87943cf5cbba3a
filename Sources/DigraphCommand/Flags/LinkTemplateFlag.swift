import TextOutput

extension Flag {
  static let linkTemplate = Flag(
    "link-template", value: Value("TEMPLATE"),
    summary: "Link source locations in pictures and pages to this address, with {file} and {line} filled in",
    details: """
      For example https://github.com/owner/name/blob/main/{file}#L{line}. It may contain {column} as well. It is \
      relative, or begins with http, https, file or the scheme of an editor: \
      \(LinkTemplate.usualSchemes.filter { !["file", "http", "https"].contains($0) }.joined(separator: ", ")).
      """,
    group: .reporting
  ) { settings, value in settings.linkTemplate = value }
}

extension Settings {
  /// How source locations become links; nil for no links.
  func links() throws(CommandError) -> LinkTemplate? {
    guard let linkTemplate else { return nil }
    let example = "for example https://example.com/{file}#L{line}"
    do throws(LinkTemplate.Failure) {
      return try LinkTemplate(linkTemplate, schemes: linkSchemes)
    } catch {
      switch error {
      case .unknown(let name):
        throw CommandError("--link-template allows {file}, {line} and {column}, but not \(name); \(example)")
      case .noFile: throw CommandError("--link-template must contain {file}; \(example)")
      case .hidden: throw CommandError("--link-template contains a space or an invisible character; \(example)")
      case .program(let scheme): throw CommandError("--link-template must not begin with \(scheme):; \(example)")
      case .unusualScheme(let scheme):
        throw CommandError(
          "--link-template begins with \(scheme):, which is not the scheme of a web page or a known editor; "
            + "'--link-scheme \(scheme)' allows it")
      }
    }
  }
}
