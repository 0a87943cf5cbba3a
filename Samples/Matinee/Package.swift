// swift-tools-version: 5.9
import PackageDescription

let package = Package(
  name: "Matinee",
  targets: [
    .target(name: "Matinee"),
    .testTarget(name: "MatineeTests", dependencies: ["Matinee"]),
  ]
)
