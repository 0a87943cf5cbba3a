// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "digraph-plugins",
  products: [
    .plugin(name: "DigraphBuildPlugin", targets: ["DigraphBuildPlugin"]),
    .plugin(name: "DigraphCommandPlugin", targets: ["DigraphCommandPlugin"]),
  ],
  targets: [
    .binaryTarget(name: "digraph", url: "@URL@", checksum: "@CHECKSUM@"),
    .plugin(name: "DigraphBuildPlugin", capability: .buildTool(), dependencies: ["digraph"]),
    .plugin(
      name: "DigraphCommandPlugin",
      capability: .command(
        intent: .custom(verb: "digraph", description: "Shows how types get their dependencies.")),
      dependencies: ["digraph"]),
  ]
)
