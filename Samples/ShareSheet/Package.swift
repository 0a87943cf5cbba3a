// swift-tools-version: 5.9
import PackageDescription

let package = Package(
  name: "ShareSheet",
  targets: [
    .target(name: "ShareSheet"),
    .testTarget(name: "ShareSheetTests", dependencies: ["ShareSheet"]),
  ]
)
