// swift-tools-version: 6.2
import PackageDescription

/// Settings of every target: language mode 6, warnings are errors, and a file sees only the members of
/// modules it imports itself.
let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("ExistentialAny"),
]

let package = Package(
  name: "barnstorm",
  products: [
    .executable(name: "barnstorm", targets: ["barnstorm"])
  ],
  targets: [
    .systemLibrary(
      name: "CNcurses",
      pkgConfig: "ncursesw",
      providers: [.apt(["libncurses-dev"]), .brew(["ncurses"])]),
    .systemLibrary(name: "CInih", pkgConfig: "inih", providers: [.apt(["libinih-dev"]), .brew(["inih"])]),

    .target(name: "ItineraryCore", swiftSettings: strict),
    .target(name: "Screen", swiftSettings: strict),
    .target(name: "Editor", dependencies: ["ItineraryCore", "Screen"], swiftSettings: strict),
    .target(name: "Interchange", dependencies: ["ItineraryCore"], swiftSettings: strict),
    .target(name: "Schedules", dependencies: ["ItineraryCore"], swiftSettings: strict),
    .target(name: "TripStore", dependencies: ["ItineraryCore", "Interchange"], swiftSettings: strict),
    .target(name: "CommandLineSyntax", swiftSettings: strict),
    .target(name: "Settings", dependencies: ["CInih"], swiftSettings: strict),
    .target(name: "CTerminal"),
    .target(name: "Curses", dependencies: ["Screen", "CNcurses", "CTerminal"], swiftSettings: strict),
    .executableTarget(
      name: "barnstorm",
      dependencies: [
        "CommandLineSyntax", "CTerminal", "Curses", "Editor", "Interchange", "ItineraryCore", "Schedules", "Screen",
        "Settings", "TripStore",
      ],
      resources: [.embedInCode("Sample/sample-trip.json")],
      swiftSettings: strict),

    // What tests share.
    .target(name: "TestSupport", dependencies: ["ItineraryCore"], path: "Tests/Support", swiftSettings: strict),
    .target(
      name: "EditorTestSupport", dependencies: ["Editor", "ItineraryCore", "Screen", "TestSupport"],
      path: "Tests/EditorTestSupport", swiftSettings: strict),
    .target(
      name: "Fuzzing",
      dependencies: [
        "Editor", "EditorTestSupport", "Interchange", "ItineraryCore", "Schedules", "Screen", "TestSupport",
      ],
      path: "Tests/Fuzzing", swiftSettings: strict),

    .testTarget(
      name: "ItineraryCoreTests", dependencies: ["ItineraryCore", "TestSupport"], swiftSettings: strict),
    .testTarget(name: "ScreenTests", dependencies: ["Screen"], swiftSettings: strict),
    .testTarget(
      name: "EditorTests",
      dependencies: ["Editor", "EditorTestSupport", "Interchange", "ItineraryCore", "Screen", "TestSupport"],
      exclude: ["Goldens"],
      swiftSettings: strict),
    .testTarget(
      name: "InterchangeTests", dependencies: ["Interchange", "ItineraryCore", "TestSupport"], swiftSettings: strict),
    .testTarget(
      name: "SchedulesTests", dependencies: ["Schedules", "ItineraryCore", "TestSupport"], swiftSettings: strict),
    .testTarget(
      name: "TripStoreTests", dependencies: ["TripStore", "Interchange", "ItineraryCore"], swiftSettings: strict),
    .testTarget(name: "CommandLineSyntaxTests", dependencies: ["CommandLineSyntax"], swiftSettings: strict),
    .testTarget(name: "SettingsTests", dependencies: ["Settings"], swiftSettings: strict),
    .testTarget(
      name: "FuzzingTests", dependencies: ["Fuzzing"], exclude: ["Reproducers"], swiftSettings: strict),
    .testTarget(name: "ProgramTests", dependencies: ["TestSupport"], swiftSettings: strict),
  ]
)

// `make fuzz` builds this, with the fuzzer and the sanitizer that it needs; no other build can link it.
if Context.environment["BARNSTORM_FUZZ"] != nil {
  package.targets.append(
    .executableTarget(
      name: "fuzz", dependencies: ["Fuzzing"], path: "Tests/FuzzProgram",
      swiftSettings: strict + [.enableExperimentalFeature("Extern")],
      linkerSettings: [.unsafeFlags(["-use-ld=lld"])]))
}
