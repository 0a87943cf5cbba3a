// swift-tools-version: 5.9
import PackageDescription

let package = Package(
  name: "LostProperty",
  targets: [
    .target(name: "Swinject", path: "Stubs/Swinject"),
    .executableTarget(name: "LostProperty", dependencies: ["Swinject"]),
  ]
)
