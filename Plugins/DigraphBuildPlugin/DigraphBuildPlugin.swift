import Foundation
import PackagePlugin

/// Shows findings as warnings of the target's build. The whole package is read, as dependencies cross targets; reported
/// is what stands in the target's own files.
///
/// As in a compiler, only errors make the build fail. Where the package has a baseline, what it knows is not shown.
@main struct DigraphBuildPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let target = target as? any SourceModuleTarget, target.kind != .test else { return [] }
    let package = context.package.directoryURL
    let sources = context.package.targets.compactMap { $0 as? any SourceModuleTarget }
      .flatMap { $0.sourceFiles(withSuffix: "swift").map(\.url) }
    let own = target.sourceFiles(withSuffix: "swift").map(\.url)
    guard !own.isEmpty else { return [] }

    let files = context.pluginWorkDirectoryURL.appending(path: "files.txt")
    try own.map { $0.path(percentEncoded: false) + "\n" }.sorted().joined()
      .write(to: files, atomically: true, encoding: .utf8)
    // SwiftPM runs the command again where something is newer than this file.
    let list = context.pluginWorkDirectoryURL.appending(path: "findings.csv")
    var arguments = [
      "scan", package.path(percentEncoded: false), "--root", package.path(percentEncoded: false),
      "--files-from", files.path(percentEncoded: false), "--format", "xcode", "--fail-on", "error",
      "--csv-output", list.path(percentEncoded: false),
    ]
    var inputs = sources + [files]
    let configuration = [".digraph.yml", ".digraph.yaml"].map { package.appending(path: $0) }
    inputs += configuration.filter { FileManager.default.fileExists(atPath: $0.path(percentEncoded: false)) }
    let baseline = package.appending(path: ".digraph-baseline.json")
    if FileManager.default.fileExists(atPath: baseline.path(percentEncoded: false)) {
      arguments += ["--baseline", baseline.path(percentEncoded: false), "--allow-stale"]
      inputs.append(baseline)
    } else {
      arguments.append("--strict")
    }
    return [
      .buildCommand(
        displayName: "digraph \(target.name)", executable: try context.tool(named: "digraph").url,
        arguments: arguments, inputFiles: inputs, outputFiles: [list])
    ]
  }
}
