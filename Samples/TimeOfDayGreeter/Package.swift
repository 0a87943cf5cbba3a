// swift-tools-version: 5.9
import PackageDescription

let package = Package(
  name: "TimeOfDayGreeter",
  targets: [
    .target(name: "HiddenClock"),
    .target(name: "InjectedClock"),
    .testTarget(name: "InjectedClockTests", dependencies: ["InjectedClock"]),
  ]
)
