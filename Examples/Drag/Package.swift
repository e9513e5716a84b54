// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Drag",
  dependencies: [.package(name: "barnstorm", path: "../..")],
  targets: [
    .executableTarget(name: "Drag", dependencies: [.product(name: "Itinerary", package: "barnstorm")])
  ]
)
