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

/// Settings of what goes into the program. Without the module of regular expressions, which every file imports otherwise,
/// it is an eighth smaller.
let lean = strict + [.unsafeFlags(["-Xfrontend", "-disable-implicit-string-processing-module-import"])]

/// Settings of what computes for seconds, also in the quick build: without the optimizer its tests would take minutes.
let optimized: [SwiftSetting] = [.unsafeFlags(["-O"], .when(configuration: .debug))]

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

    .systemLibrary(name: "CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"])]),

    .systemLibrary(name: "CExpat", pkgConfig: "expat", providers: [.apt(["libexpat1-dev"])]),

    .target(name: "Base", swiftSettings: lean),
    .target(name: "Atlas", dependencies: ["Base"], swiftSettings: lean),
    .target(name: "TripCore", dependencies: ["Atlas", "Base"], swiftSettings: lean),
    .target(name: "Screen", swiftSettings: lean),
    .target(name: "Presenting", dependencies: ["Base", "Screen", "TripCore"], swiftSettings: lean),
    .target(
      name: "Editor", dependencies: ["Atlas", "Base", "Presenting", "Screen", "TripCore"], swiftSettings: lean),
    .target(name: "CPrintData", exclude: ["data"]),
    .target(name: "Typesetting", dependencies: ["CZlib"], swiftSettings: lean),
    .target(name: "Cartography", dependencies: ["Atlas"], swiftSettings: lean),
    .target(
      name: "Printing", dependencies: ["CPrintData", "Cartography", "Typesetting"], swiftSettings: lean),
    .target(
      name: "Schedules", dependencies: ["Atlas", "Base", "CZlib"],
      swiftSettings: lean),
    .target(
      name: "Exporting", dependencies: ["Atlas", "Base", "Cartography", "Printing", "Screen", "TripCore"],
      swiftSettings: lean),
    .target(
      name: "Importing", dependencies: ["Atlas", "Base", "Schedules", "TripCore"],
      swiftSettings: lean),
    .target(
      name: "Sharing", dependencies: ["Atlas", "Base", "TripCore"], swiftSettings: lean),
    .target(
      name: "TripMaking", dependencies: ["Atlas", "Base", "Planning", "Schedules", "TripCore"], swiftSettings: lean),
    .target(name: "Planning", dependencies: ["Atlas", "Base"], swiftSettings: lean + optimized),
    .target(name: "CFileSystem"),
    .target(name: "Disk", dependencies: ["Base", "CFileSystem"], swiftSettings: lean),
    .target(name: "CProcess"),
    .target(name: "Web", dependencies: ["Base", "CProcess", "Disk"], swiftSettings: lean),
    .target(
      name: "SharedPlaces", dependencies: ["Base", "CExpat", "Disk", "Sharing", "TripCore", "Web"],
      swiftSettings: lean),
    .target(
      name: "TripStore", dependencies: ["Base", "Disk", "TripCore"], swiftSettings: lean),
    .target(name: "CommandLineSyntax", dependencies: ["Base"], swiftSettings: lean),
    .target(
      name: "Settings", dependencies: ["Base", "Presenting", "Screen", "TripCore"], swiftSettings: lean),
    .target(name: "CTerminal"),
    .target(name: "Curses", dependencies: ["CNcurses", "CTerminal", "Screen"], swiftSettings: lean),
    .target(
      name: "UserFiles",
      dependencies: [
        "Atlas", "Base", "CommandLineSyntax", "Disk", "Schedules", "Settings", "SharedPlaces", "Sharing", "TripCore",
        "TripMaking", "TripStore", "Typesetting", "Web",
      ],
      resources: [.embedInCode("Sample/sample-trip.json")], swiftSettings: lean),
    .target(
      name: "Commands",
      dependencies: [
        "Atlas", "Base", "CommandLineSyntax", "Disk", "Editor", "Exporting", "Importing", "Planning", "Presenting",
        "Printing", "Schedules", "Screen", "Settings", "Sharing", "TripCore", "TripMaking", "TripStore", "UserFiles",
      ],
      swiftSettings: lean),
    .target(
      name: "Interface",
      dependencies: [
        "Atlas", "Base", "CTerminal", "Curses", "Disk", "Editor", "Exporting", "Planning", "Presenting", "Printing",
        "Schedules", "Screen", "Settings", "Sharing", "TripCore", "TripMaking", "TripStore", "UserFiles", "Web",
      ],
      swiftSettings: lean),
    .executableTarget(
      name: "barnstorm",
      dependencies: [
        "CTerminal", "CommandLineSyntax", "Commands", "Curses", "Disk", "Interface", "Schedules", "Screen", "UserFiles",
      ],
      swiftSettings: lean),

    // What tests share.
    .target(
      name: "TestSupport", dependencies: ["Base", "Disk", "TripCore"], path: "Tests/Support",
      swiftSettings: strict),
    .target(
      name: "EditorTestSupport", dependencies: ["Base", "Editor", "Screen", "TripCore"],
      path: "Tests/EditorTestSupport", swiftSettings: strict),
    .target(
      name: "ScheduleTestSupport", dependencies: ["Base", "Schedules", "TestSupport", "TripCore"],
      path: "Tests/ScheduleTestSupport", swiftSettings: strict),
    .target(
      name: "TripStoreTestSupport", dependencies: ["Base", "Disk", "TripCore", "TripStore"],
      path: "Tests/TripStoreTestSupport", swiftSettings: strict),
    .target(
      name: "SharingTestSupport", dependencies: ["Base", "Sharing", "TestSupport", "TripCore"],
      path: "Tests/SharingTestSupport", swiftSettings: strict),
    .target(
      name: "Fuzzing",
      dependencies: [
        "Base", "Editor", "EditorTestSupport", "Importing", "Presenting", "Schedules", "Screen", "TestSupport",
        "TripCore", "TripMaking",
      ],
      path: "Tests/Fuzzing", swiftSettings: strict),

    .testTarget(name: "BaseTests", dependencies: ["Base", "TestSupport", "TripCore"], swiftSettings: strict),
    .testTarget(
      name: "TripCoreTests", dependencies: ["Atlas", "Base", "TestSupport", "TripCore"], swiftSettings: strict),
    .testTarget(name: "ScreenTests", dependencies: ["Screen"], swiftSettings: strict),
    .testTarget(name: "CursesTests", dependencies: ["CNcurses", "Curses", "Screen"], swiftSettings: strict),
    .testTarget(
      name: "EditorTests",
      dependencies: [
        "Atlas", "Base", "Editor", "EditorTestSupport", "Presenting", "ScheduleTestSupport", "Schedules", "Screen",
        "TestSupport", "TripCore", "TripMaking",
      ],
      exclude: ["Goldens"],
      swiftSettings: strict),
    .testTarget(
      name: "AtlasTests", dependencies: ["Atlas", "Base", "TestSupport", "TripCore"],
      swiftSettings: strict),
    .testTarget(name: "TypesettingTests", dependencies: ["CPrintData", "Typesetting"], swiftSettings: strict),
    .testTarget(
      name: "CartographyTests", dependencies: ["Atlas", "CPrintData", "Cartography", "TestSupport", "TripCore"],
      swiftSettings: strict),
    .testTarget(
      name: "PrintingTests", dependencies: ["Atlas", "CZlib", "Cartography", "Printing", "TestSupport", "TripCore"],
      swiftSettings: strict),
    .testTarget(
      name: "SchedulesTests",
      dependencies: ["Atlas", "Base", "ScheduleTestSupport", "Schedules", "TestSupport", "TripCore"],
      swiftSettings: strict),
    .testTarget(
      name: "TripMakingTests",
      dependencies: ["Atlas", "Base", "ScheduleTestSupport", "Schedules", "TestSupport", "TripCore", "TripMaking"],
      swiftSettings: strict),
    .testTarget(
      name: "PlanningTests", dependencies: ["Atlas", "Base", "Planning", "TestSupport", "TripCore"],
      swiftSettings: strict),
    .testTarget(
      name: "ExportingTests",
      dependencies: ["Atlas", "Base", "Cartography", "Exporting", "Printing", "TestSupport", "TripCore"],
      swiftSettings: strict),
    .testTarget(
      name: "ImportingTests", dependencies: ["Base", "Importing", "TestSupport", "TripCore"],
      swiftSettings: strict),
    .testTarget(
      name: "SharingTests", dependencies: ["Base", "Sharing", "SharingTestSupport", "TestSupport", "TripCore"],
      swiftSettings: strict),
    .testTarget(
      name: "SharedPlacesTests",
      dependencies: [
        "Base", "CProcess", "Disk", "SharedPlaces", "Sharing", "SharingTestSupport", "TestSupport", "TripCore", "Web",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "TripStoreTests",
      dependencies: ["Base", "Disk", "TestSupport", "TripCore", "TripStore", "TripStoreTestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "InterfaceTests",
      dependencies: [
        "Base", "Disk", "Editor", "EditorTestSupport", "Interface", "Presenting", "Schedules", "Screen", "Settings",
        "Sharing", "TestSupport", "TripCore", "TripMaking", "TripStore", "TripStoreTestSupport", "UserFiles",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "UserFilesTests",
      dependencies: [
        "Base", "CPrintData", "Disk", "Sharing", "TestSupport", "TripCore", "TripStore", "UserFiles", "Web",
      ], swiftSettings: strict),
    .testTarget(
      name: "CommandsTests",
      dependencies: [
        "Base", "CommandLineSyntax", "Commands", "Disk", "EditorTestSupport", "Schedules", "Screen", "TestSupport",
        "TripCore", "TripMaking", "UserFiles",
      ], swiftSettings: strict),
    .testTarget(
      name: "WebTests", dependencies: ["Base", "CProcess", "Disk", "TestSupport", "Web"], swiftSettings: strict),
    .testTarget(name: "CommandLineSyntaxTests", dependencies: ["CommandLineSyntax"], swiftSettings: strict),
    .testTarget(
      name: "SettingsTests", dependencies: ["Base", "Presenting", "Screen", "Settings", "TestSupport", "TripCore"],
      swiftSettings: strict),
    .testTarget(
      name: "FuzzingTests", dependencies: ["Fuzzing", "TestSupport"], exclude: ["Reproducers"], swiftSettings: strict),
    .testTarget(name: "ArchitectureTests", swiftSettings: strict),
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
