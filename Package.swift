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

    .target(name: "ItineraryCore", swiftSettings: lean),
    .target(name: "Paths", swiftSettings: lean),
    .target(name: "Screen", swiftSettings: lean),
    .target(name: "Presenting", dependencies: ["ItineraryCore", "Screen"], swiftSettings: lean),
    .target(
      name: "Editor", dependencies: ["Atlas", "ItineraryCore", "Paths", "Presenting", "Screen"], swiftSettings: lean),
    .target(name: "Interchange", dependencies: ["ItineraryCore"], swiftSettings: lean),
    .target(name: "Atlas", dependencies: ["ItineraryCore"], swiftSettings: lean),
    .target(name: "ICalendar", swiftSettings: lean),
    .target(name: "CPrintData", exclude: ["data"]),
    .target(name: "Typesetting", dependencies: ["CZlib"], swiftSettings: lean),
    .target(name: "Cartography", dependencies: ["Atlas"], swiftSettings: lean),
    .target(
      name: "Printing", dependencies: ["CPrintData", "Cartography", "Typesetting"], swiftSettings: lean),
    .target(
      name: "Schedules", dependencies: ["Atlas", "CZlib", "ICalendar", "Interchange", "ItineraryCore"],
      swiftSettings: lean),
    .target(
      name: "Exporting",
      dependencies: ["Atlas", "Cartography", "ICalendar", "Interchange", "ItineraryCore", "Printing", "Screen"],
      swiftSettings: lean),
    .target(
      name: "Importing", dependencies: ["Atlas", "ICalendar", "Interchange", "ItineraryCore", "Schedules"],
      swiftSettings: lean),
    .target(
      name: "Sharing", dependencies: ["Atlas", "ICalendar", "Interchange", "ItineraryCore"], swiftSettings: lean),
    .target(
      name: "TripMaking", dependencies: ["Atlas", "ItineraryCore", "Planning", "Schedules"], swiftSettings: lean),
    .target(name: "Planning", dependencies: ["Atlas", "ItineraryCore"], swiftSettings: lean + optimized),
    .target(name: "CFileSystem"),
    .target(name: "Disk", dependencies: ["CFileSystem", "Paths"], swiftSettings: lean),
    .target(name: "CProcess"),
    .target(name: "Web", dependencies: ["CProcess", "Disk", "Paths"], swiftSettings: lean),
    .target(
      name: "SharedPlaces", dependencies: ["CExpat", "Disk", "ItineraryCore", "Paths", "Sharing", "Web"],
      swiftSettings: lean),
    .target(
      name: "TripStore", dependencies: ["Disk", "ItineraryCore", "Interchange", "Paths"], swiftSettings: lean),
    .target(name: "CommandLineSyntax", dependencies: ["ItineraryCore", "Paths"], swiftSettings: lean),
    .target(
      name: "Settings", dependencies: ["ItineraryCore", "Presenting", "Screen"], swiftSettings: lean),
    .target(name: "CTerminal"),
    .target(name: "Curses", dependencies: ["Screen", "CNcurses", "CTerminal"], swiftSettings: lean),
    .target(
      name: "UserFiles",
      dependencies: [
        "Atlas", "CommandLineSyntax", "Disk", "Interchange", "ItineraryCore", "Paths", "Schedules",
        "Settings", "SharedPlaces", "Sharing", "TripMaking", "TripStore", "Typesetting", "Web",
      ],
      resources: [.embedInCode("Sample/sample-trip.json")], swiftSettings: lean),
    .target(
      name: "Commands",
      dependencies: [
        "Atlas", "CommandLineSyntax", "Disk", "Editor", "Exporting", "Importing", "Interchange", "ItineraryCore",
        "Paths", "Planning", "Presenting", "Printing", "Schedules", "Screen", "Settings", "Sharing", "TripMaking",
        "TripStore", "UserFiles",
      ],
      swiftSettings: lean),
    .target(
      name: "Interface",
      dependencies: [
        "Atlas", "CTerminal", "Curses", "Disk", "Editor", "Exporting", "Interchange", "ItineraryCore", "Paths",
        "Planning", "Printing", "Presenting", "Schedules", "Screen", "Settings", "Sharing", "TripMaking", "TripStore",
        "UserFiles", "Web",
      ],
      swiftSettings: lean),
    .executableTarget(
      name: "barnstorm",
      dependencies: [
        "CommandLineSyntax", "Commands", "CTerminal", "Curses", "Disk", "Interface", "Paths", "Schedules", "Screen",
        "UserFiles",
      ],
      swiftSettings: lean),

    // What tests share.
    .target(
      name: "TestSupport", dependencies: ["Disk", "ItineraryCore", "Paths"], path: "Tests/Support",
      swiftSettings: strict),
    .target(
      name: "EditorTestSupport", dependencies: ["Editor", "ItineraryCore", "Presenting", "Screen", "TestSupport"],
      path: "Tests/EditorTestSupport", swiftSettings: strict),
    .target(
      name: "ScheduleTestSupport", dependencies: ["ItineraryCore", "Schedules", "TestSupport"],
      path: "Tests/ScheduleTestSupport", swiftSettings: strict),
    .target(
      name: "TripStoreTestSupport", dependencies: ["Disk", "Interchange", "ItineraryCore", "Paths", "TripStore"],
      path: "Tests/TripStoreTestSupport", swiftSettings: strict),
    .target(
      name: "SharingTestSupport", dependencies: ["ItineraryCore", "Sharing", "TestSupport"],
      path: "Tests/SharingTestSupport", swiftSettings: strict),
    .target(
      name: "Fuzzing",
      dependencies: [
        "Editor", "EditorTestSupport", "ICalendar", "Importing", "Interchange", "ItineraryCore", "Presenting",
        "Schedules", "Screen",
        "TestSupport",
        "TripMaking",
      ],
      path: "Tests/Fuzzing", swiftSettings: strict),

    .testTarget(
      name: "ItineraryCoreTests", dependencies: ["ItineraryCore", "TestSupport"], swiftSettings: strict),
    .testTarget(name: "ScreenTests", dependencies: ["Screen"], swiftSettings: strict),
    .testTarget(name: "CursesTests", dependencies: ["CNcurses", "Curses", "Screen"], swiftSettings: strict),
    .testTarget(
      name: "EditorTests",
      dependencies: [
        "Atlas", "Disk", "Editor", "EditorTestSupport", "Interchange", "ItineraryCore", "Paths", "Presenting",
        "ScheduleTestSupport", "Schedules", "Screen", "TestSupport", "TripMaking", "TripStore",
      ],
      exclude: ["Goldens"],
      swiftSettings: strict),
    .testTarget(
      name: "InterchangeTests", dependencies: ["Interchange", "ItineraryCore", "TestSupport"], swiftSettings: strict),
    .testTarget(
      name: "AtlasTests", dependencies: ["Atlas", "Interchange", "ItineraryCore", "TestSupport"],
      swiftSettings: strict),
    .testTarget(name: "TypesettingTests", dependencies: ["CPrintData", "Typesetting"], swiftSettings: strict),
    .testTarget(
      name: "CartographyTests", dependencies: ["Atlas", "CPrintData", "Cartography", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "PrintingTests", dependencies: ["Atlas", "CZlib", "Cartography", "Printing", "TestSupport"],
      swiftSettings: strict),
    .testTarget(name: "ICalendarTests", dependencies: ["ICalendar", "TestSupport"], swiftSettings: strict),
    .testTarget(
      name: "SchedulesTests",
      dependencies: ["Atlas", "ItineraryCore", "ScheduleTestSupport", "Schedules", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "TripMakingTests",
      dependencies: [
        "Atlas", "ItineraryCore", "Planning", "ScheduleTestSupport", "Schedules", "TestSupport", "TripMaking",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "PlanningTests", dependencies: ["Atlas", "ItineraryCore", "Planning", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "ExportingTests",
      dependencies: [
        "Atlas", "Cartography", "Exporting", "ICalendar", "Interchange", "ItineraryCore", "Printing", "Screen",
        "TestSupport",
      ], swiftSettings: strict),
    .testTarget(
      name: "ImportingTests",
      dependencies: ["Atlas", "Importing", "Interchange", "ItineraryCore", "Schedules", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "SharingTests",
      dependencies: [
        "Atlas", "ICalendar", "Interchange", "ItineraryCore", "Sharing", "SharingTestSupport", "TestSupport",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "SharedPlacesTests",
      dependencies: [
        "CProcess", "Disk", "ItineraryCore", "Paths", "SharedPlaces", "Sharing", "SharingTestSupport", "TestSupport",
        "Web",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "TripStoreTests",
      dependencies: [
        "Disk", "Interchange", "ItineraryCore", "Paths", "TestSupport", "TripStore", "TripStoreTestSupport",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "InterfaceTests",
      dependencies: [
        "Disk", "Editor", "EditorTestSupport", "Interchange", "Interface", "ItineraryCore", "Paths", "Presenting",
        "Schedules", "Screen", "Settings", "Sharing", "TestSupport", "TripMaking", "TripStore", "TripStoreTestSupport",
        "UserFiles",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "UserFilesTests",
      dependencies: [
        "CPrintData", "Disk", "ItineraryCore", "Paths", "Schedules", "Settings", "Sharing", "TestSupport", "TripStore",
        "UserFiles", "Web",
      ], swiftSettings: strict),
    .testTarget(
      name: "CommandsTests",
      dependencies: [
        "CommandLineSyntax", "Commands", "Disk", "EditorTestSupport", "Exporting", "Interchange", "ItineraryCore",
        "Paths", "Screen", "Schedules", "Settings", "TestSupport", "TripMaking", "UserFiles",
      ], swiftSettings: strict),
    .testTarget(name: "WebTests", dependencies: ["CProcess", "Paths", "TestSupport", "Web"], swiftSettings: strict),
    .testTarget(name: "CommandLineSyntaxTests", dependencies: ["CommandLineSyntax", "Paths"], swiftSettings: strict),
    .testTarget(name: "PathsTests", dependencies: ["Paths"], swiftSettings: strict),
    .testTarget(
      name: "SettingsTests", dependencies: ["ItineraryCore", "Presenting", "Screen", "Settings", "TestSupport"],
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
