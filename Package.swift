// swift-tools-version: 6.2
import PackageDescription

/// Settings of every target: language mode 6, and a file sees only the members of modules it imports itself.
let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("ExistentialAny"),
]

/// Settings of what goes into the program. Without the module of regular expressions, which every file imports otherwise,
/// it is an eighth smaller.
let lean = strict + [.unsafeFlags(["-Xfrontend", "-disable-implicit-string-processing-module-import"])]

/// Settings of what a person waits for in the quick build too: a plan would take minutes without the optimizer, a letter typed
/// into the field of a place 0.1 s.
let optimized: [SwiftSetting] = [.unsafeFlags(["-O"], .when(configuration: .debug))]

/// Settings of what is written in C. Its overflows end the program instead of going on.
let hardened: [CSetting] = [
  .unsafeFlags(["-fstack-protector-strong"]), .define("_FORTIFY_SOURCE", to: "2", .when(configuration: .release)),
]

let package = Package(
  name: "barnstorm",
  products: [
    .executable(name: "barnstorm", targets: ["barnstorm"])
  ],
  targets: [
    .systemLibrary(
      name: "CNcurses",
      // Not by pkg-config: the macros that its file defines are refused, with a warning at every build.
      providers: [.apt(["libncurses-dev"]), .brew(["ncurses"])]),

    .systemLibrary(name: "CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"])]),

    .systemLibrary(name: "CFribidi", pkgConfig: "fribidi", providers: [.apt(["libfribidi-dev"]), .brew(["fribidi"])]),

    .systemLibrary(name: "CExpat", pkgConfig: "expat", providers: [.apt(["libexpat1-dev"])]),

    .target(name: "Embedded", dependencies: ["CEmbedded"], swiftSettings: lean + optimized),
    .target(name: "Base", dependencies: ["CExpat", "Embedded"], swiftSettings: lean),
    .target(name: "Atlas", dependencies: ["Base", "Embedded", "Platform"], swiftSettings: lean + optimized),
    .target(name: "TripCore", dependencies: ["Atlas", "Base"], swiftSettings: lean),
    .target(name: "Screen", dependencies: ["Platform"], swiftSettings: lean),
    .target(
      name: "Editor", dependencies: ["Atlas", "Base", "Preferences", "Screen", "TripCore"], swiftSettings: lean),
    .target(name: "CEmbedded", exclude: ["data"]),
    .target(
      name: "Schedules", dependencies: ["Atlas", "Base", "CZlib", "Embedded"],
      swiftSettings: lean),
    .target(
      name: "Sharing", dependencies: ["Atlas", "Base", "Files", "Platform", "TripCore"], swiftSettings: lean),
    .target(
      name: "Planning", dependencies: ["Atlas", "Base"], exclude: ["README.md"], swiftSettings: lean + optimized),
    .target(name: "CPlatform", cSettings: hardened),
    .target(name: "CProcess", dependencies: ["CPlatform"], cSettings: hardened),
    .target(name: "CTerminal", dependencies: ["CPlatform"], cSettings: hardened),
    .target(name: "Platform", dependencies: ["CPlatform"], swiftSettings: lean),
    .target(name: "Curses", dependencies: ["CNcurses", "CTerminal", "Platform", "Screen"], swiftSettings: lean),
    .target(name: "Files", dependencies: ["Base", "CProcess", "Platform"], swiftSettings: lean),
    .target(name: "Preferences", dependencies: ["Base", "Screen", "TripCore"], swiftSettings: lean),
    .target(name: "Making", dependencies: ["Atlas", "Base", "Planning", "Schedules", "TripCore"], swiftSettings: lean),
    .target(
      name: "Exports", dependencies: ["Atlas", "Base", "CFribidi", "CZlib", "Embedded", "Screen", "TripCore"],
      swiftSettings: lean
    ),
    .target(
      name: "Store",
      dependencies: [
        "Atlas", "Base", "Embedded", "Exports", "Files", "Making", "Platform", "Preferences", "Schedules", "Sharing",
        "TripCore",
      ], swiftSettings: lean),
    .target(
      name: "Program",
      dependencies: [
        "Atlas", "Base", "CTerminal", "Curses", "Editor", "Embedded", "Exports", "Files", "Making", "Planning",
        "Platform",
        "Preferences", "Schedules", "Screen", "Sharing", "Store", "TripCore",
      ], swiftSettings: lean),
    .executableTarget(
      name: "barnstorm",
      dependencies: ["CTerminal", "Curses", "Files", "Platform", "Program", "Schedules", "Screen", "Store"],
      swiftSettings: lean),

    // What tests share.
    .target(
      name: "TestSupport", dependencies: ["Base", "CZlib", "Files", "TripCore"], path: "Tests/Support",
      swiftSettings: strict),
    .target(
      name: "EditorTestSupport", dependencies: ["Atlas", "Base", "Editor", "Screen", "TestSupport", "TripCore"],
      path: "Tests/EditorTestSupport", swiftSettings: strict),
    .target(
      name: "ScheduleTestSupport", dependencies: ["Base", "Schedules", "TestSupport", "TripCore"],
      path: "Tests/ScheduleTestSupport", swiftSettings: strict),
    .target(
      name: "StoreTestSupport", dependencies: ["Base", "Files", "Store", "TripCore"],
      path: "Tests/StoreTestSupport", swiftSettings: strict),
    .target(
      name: "SharingTestSupport", dependencies: ["Base", "Sharing", "TestSupport", "TripCore"],
      path: "Tests/SharingTestSupport", swiftSettings: strict),
    .target(
      name: "Fuzzing",
      dependencies: [
        "Base", "Editor", "EditorTestSupport", "Making", "Preferences", "Schedules", "Screen", "Sharing", "TestSupport",
        "TripCore",
      ],
      path: "Tests/Fuzzing", swiftSettings: strict),

    .testTarget(
      name: "BaseTests", dependencies: ["Base", "Embedded", "TestSupport", "TripCore"], swiftSettings: strict),
    .testTarget(
      name: "TripCoreTests", dependencies: ["Atlas", "Base", "Embedded", "TestSupport", "TripCore"],
      swiftSettings: strict),
    .testTarget(name: "ScreenTests", dependencies: ["CNcurses", "Curses", "Screen"], swiftSettings: strict),
    .testTarget(
      name: "EditorTests",
      dependencies: [
        "Atlas", "Base", "Editor", "EditorTestSupport", "Preferences", "Screen", "TestSupport", "TripCore",
      ],
      exclude: ["Goldens"],
      swiftSettings: strict),
    .testTarget(
      name: "AtlasTests", dependencies: ["Atlas", "Base", "Embedded", "TestSupport", "TripCore"],
      exclude: ["Published"],
      swiftSettings: strict),
    .testTarget(
      name: "SchedulesTests",
      dependencies: ["Atlas", "Base", "ScheduleTestSupport", "Schedules", "TestSupport", "TripCore"],
      swiftSettings: strict),
    .testTarget(
      name: "PlanningTests", dependencies: ["Atlas", "Base", "Planning", "TestSupport", "TripCore"],
      swiftSettings: strict),
    .testTarget(
      name: "SharingTests",
      dependencies: ["Base", "CProcess", "Files", "Sharing", "SharingTestSupport", "TestSupport", "TripCore"],
      swiftSettings: strict),
    .testTarget(
      name: "InterfaceTests",
      dependencies: [
        "Atlas", "Base", "Editor", "EditorTestSupport", "Files", "Making", "Planning", "Preferences", "Program",
        "ScheduleTestSupport", "Schedules", "Screen", "Sharing", "Store", "StoreTestSupport", "TestSupport", "TripCore",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "CommandsTests",
      dependencies: [
        "Base", "EditorTestSupport", "Files", "Making", "Program", "Schedules", "Screen", "Store", "TestSupport",
        "TripCore",
      ], swiftSettings: strict),
    .testTarget(
      name: "FuzzingTests", dependencies: ["Fuzzing", "TestSupport"], exclude: ["Reproducers"], swiftSettings: strict),
    .testTarget(name: "FilesTests", dependencies: ["Base", "CProcess", "Files", "TestSupport"], swiftSettings: strict),
    .testTarget(
      name: "StoreTests",
      dependencies: ["Base", "Embedded", "Files", "Sharing", "Store", "StoreTestSupport", "TestSupport", "TripCore"],
      swiftSettings: strict),
    .testTarget(
      name: "MakingTests",
      dependencies: ["Atlas", "Base", "Making", "ScheduleTestSupport", "Schedules", "TestSupport", "TripCore"],
      swiftSettings: strict),
    .testTarget(
      name: "ExportsTests",
      dependencies: ["Atlas", "Base", "CZlib", "Embedded", "Exports", "TestSupport", "TripCore"],
      swiftSettings: strict),
    .testTarget(
      name: "PreferencesTests", dependencies: ["Base", "Preferences", "Screen", "TestSupport", "TripCore"],
      swiftSettings: strict),
    .testTarget(name: "ArchitectureTests", swiftSettings: strict),
    .testTarget(name: "ProgramTests", dependencies: ["TestSupport"], swiftSettings: strict),
  ]
)

// `make test MODULES=…` compiles the tests of these modules only: a minute instead of six after an edit in the core.
if let modules = Context.environment["BARNSTORM_MODULES"] {
  let chosen = modules.split(separator: " ").map { "\($0)Tests" }
  package.targets.removeAll { $0.type == .test && !chosen.contains($0.name) }
}

// `make fuzz` builds this, with the fuzzer and the sanitizer that it needs; no other build can link it.
if Context.environment["BARNSTORM_FUZZ"] != nil {
  package.targets.append(
    .executableTarget(
      name: "fuzz", dependencies: ["Fuzzing"], path: "Tests/FuzzProgram",
      swiftSettings: strict + [.enableExperimentalFeature("Extern")],
      linkerSettings: [.unsafeFlags(["-use-ld=lld"])]))
}
