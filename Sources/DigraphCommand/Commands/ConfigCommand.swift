import DigraphGate
import DigraphReport
import FileAccess

extension Command {
  static let config = Command(
    "config",
    summary: "Show which configuration holds for a path",
    details: """
      Lists the files that say what holds for PATH (by default the current folder), the outermost first. With \
      --effective it prints what they come to: a configuration in which every rule has the severity that it has there, \
      which can be used as .digraph.yml again.
      """,
    operands: "[PATH]",
    groups: [.locating, .configuring, .writing]
  ) { context throws(CommandError) in
    guard context.settings.operands.count <= 1 else { throw CommandError("'config' explains one path at a time") }
    var settings = context.settings
    // A package with a configuration of its own is seen from the current folder, not as a root.
    if settings.root == nil, settings.operands.first?.hasPrefix("/") == false {
      settings.root = Workspace.markedFolder(above: context.environment.workingFolder)
    }
    let workspace = try Workspace(settings, in: context.environment)
    let rules = context.environment.pipeline.rules
    let path = workspace.scope.roots[0] == "." ? "" : workspace.scope.roots[0]
    // A folder stands for the files right in it.
    let isFolder = FileSystem.kind(of: workspace.paths[0]) == .folder
    let place = isFolder ? (path.isEmpty ? "*" : "\(path)/*") : path
    let nested = try NestedConfigurations(of: [place], below: workspace.root, rules: rules.map(\.identifier))
    let text: String
    if context.settings.showsEffective {
      text = EffectiveConfiguration(workspace, nested, rules: rules).text(for: place)
    } else {
      let files = [workspace.file].compactMap(\.self) + nested.files
      text = files.map { "\(workspace.shown($0.path))\n" }.joined()
      if files.isEmpty { context.messages.note("no configuration holds there; 'digraph init' writes one") }
    }
    let target = OutputTarget(context.settings.output, in: context.environment)
    try target.write(Array(text.utf8), sparing: .nothing)
    return .success
  }
}
