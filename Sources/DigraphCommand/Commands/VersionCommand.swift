import DigraphReport

extension Command {
  static let version = Command(
    "version",
    summary: "Show the version",
    details: "The second line is the version of the catalogue of platform symbols; a newer one may find more.",
    groups: [.writing]
  ) { context throws(CommandError) in
    let tool = context.environment.pipeline.tool
    let text = "\(tool.name) \(tool.version)\ncatalogue \(tool.catalogue)\n"
    try OutputTarget(context.settings.output, in: context.environment).write(Array(text.utf8), sparing: .nothing)
    return .success
  }
}
