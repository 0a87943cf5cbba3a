// swift-tools-version: 5.9
import PackageDescription

let package = Package(
  name: "UserDirectory",
  targets: [
    .target(name: "Resolver", path: "Stubs/Resolver"),
    .executableTarget(name: "UserDirectory", dependencies: ["Resolver"]),
  ]
)
