import Foundation
import PackagePlugin

/// `swift package digraph ARGUMENT…`: runs digraph in the folder of the package.
@main struct DigraphCommandPlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let process = Process()
    process.executableURL = try context.tool(named: "digraph").url
    process.arguments = arguments
    process.currentDirectoryURL = context.package.directoryURL
    try process.run()
    process.waitUntilExit()
    // digraph has said what there is to say; the code is all that its caller still needs.
    guard process.terminationReason == .exit, process.terminationStatus == 0 else {
      throw CommandFailure(code: process.terminationStatus)
    }
  }
}

struct CommandFailure: Error, CustomStringConvertible {
  var code: Int32
  var description: String { "digraph ended with exit code \(code)" }
}
