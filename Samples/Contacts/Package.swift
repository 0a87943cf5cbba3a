// swift-tools-version: 5.9
import PackageDescription

let package = Package(
  name: "Contacts",
  targets: [
    .target(name: "Contacts"),
    .testTarget(name: "ContactsTests", dependencies: ["Contacts"]),
  ]
)
