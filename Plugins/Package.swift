// swift-tools-version: 6.0
import PackageDescription

// A package of its own, as SwiftPM would build everything twice, for the plugins and for itself, wherever it is built.
// Scripts/release makes one that has the finished program instead.
let package = Package(
  name: "digraph-plugins",
  platforms: [.macOS(.v15)],
  products: [
    .plugin(name: "DigraphBuildPlugin", targets: ["DigraphBuildPlugin"]),
    .plugin(name: "DigraphCommandPlugin", targets: ["DigraphCommandPlugin"]),
  ],
  dependencies: [
    .package(name: "digraph", path: "..")
  ],
  targets: [
    .plugin(
      name: "DigraphBuildPlugin",
      capability: .buildTool(),
      dependencies: [.product(name: "digraph", package: "digraph")],
      path: "DigraphBuildPlugin"),
    .plugin(
      name: "DigraphCommandPlugin",
      capability: .command(
        intent: .custom(verb: "digraph", description: "Shows how types get their dependencies.")),
      dependencies: [.product(name: "digraph", package: "digraph")],
      path: "DigraphCommandPlugin"),
  ]
)
