// swift-tools-version: 5.9
import PackageDescription

let package = Package(
  name: "SixTypes",
  products: [.library(name: "SixTypes", targets: ["SixTypes"])],
  targets: [.target(name: "SixTypes")]
)
