// swift-tools-version: 5.9
import PackageDescription

let package = Package(
  name: "SandwichShop",
  targets: [
    .target(name: "ScreenKit"),
    .executableTarget(name: "SandwichShop", dependencies: ["ScreenKit"]),
  ]
)
