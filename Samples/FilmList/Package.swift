// swift-tools-version: 5.9
import PackageDescription

let package = Package(
  name: "FilmList",
  targets: [
    .executableTarget(name: "FilmList"),
    .testTarget(name: "FilmListTests", dependencies: ["FilmList"]),
  ]
)
