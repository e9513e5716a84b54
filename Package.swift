// swift-tools-version: 6.2
import PackageDescription

/// Settings of every target: language mode 6, and a file sees only the members of modules it imports itself.
let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("ExistentialAny"),
]

/// Whether this is the build of the program, by the Makefile. A package that depends on the libraries can't have unsafe flags in them,
/// and has none.
let isProgram = Context.environment["BARNSTORM_BUILD"] != nil

/// Settings of what goes into the program. Without the module of regular expressions, which every file imports otherwise,
/// it is an eighth smaller.
let lean =
  strict + (isProgram ? [.unsafeFlags(["-Xfrontend", "-disable-implicit-string-processing-module-import"])] : [])

/// Settings of what a person waits for in the quick build too: a plan would take minutes without the optimizer, a letter typed
/// into the field of a place 0.1 s.
let optimized: [SwiftSetting] = isProgram ? [.unsafeFlags(["-O"], .when(configuration: .debug))] : []

/// The modules whose tests are compiled, if not all.
let modules = Context.environment["BARNSTORM_MODULES"]

/// Compiles a module in one piece, its interface included.
let inOnePiece = [
  "-disable-batch-mode", "-whole-module-optimization", "-num-threads", "2", "-no-emit-module-separately-wmo",
]
let whole: [SwiftSetting] = isProgram ? [.unsafeFlags(inOnePiece, .when(configuration: .debug))] : []

/// Settings of tests: all of them in three quarters of the CPU time, chosen modules so that an edit compiles a few files only.
let tests = modules == nil ? strict + whole : strict

/// Settings of what is written in C. Its overflows end the program instead of going on.
let hardened: [CSetting] =
  (isProgram ? [.unsafeFlags(["-fstack-protector-strong"])] : [])
  + [.define("_FORTIFY_SOURCE", to: "2", .when(configuration: .release))]

let package = Package(
  name: "barnstorm",
  products: [
    .executable(name: "barnstorm", targets: ["barnstorm"]),
    .library(name: "Itinerary", targets: ["Itinerary"]),
    .library(name: "Almanac", targets: ["Almanac", "Tours"]),
  ],
  targets: [
    .systemLibrary(
      name: "CNcurses", path: "Sources/Screen/CNcurses",
      // Not by pkg-config: the macros that its file defines are refused, with a warning at every build.
      providers: [.apt(["libncurses-dev"]), .brew(["ncurses"])]),

    .systemLibrary(name: "CZlib", path: "Sources/Exports/CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"])]),

    .systemLibrary(
      name: "CFribidi", path: "Sources/Exports/CFribidi", pkgConfig: "fribidi",
      providers: [.apt(["libfribidi-dev"]), .brew(["fribidi"])]),

    .systemLibrary(
      name: "CExpat", path: "Sources/Making/CExpat", pkgConfig: "expat", providers: [.apt(["libexpat1-dev"])]),

    .target(
      name: "Screen", dependencies: ["Platform"],
      exclude: ["CNcurses", "CPlatform", "CTerminal", "Curses", "Platform"], swiftSettings: lean),
    .target(
      name: "Editor", dependencies: ["Almanac", "Itinerary", "Screen"], swiftSettings: lean),
    .target(name: "CEmbedded", path: "Sources/Almanac/CEmbedded", exclude: ["data"]),
    .target(name: "CStandard", path: "Sources/Almanac/CStandard"),
    .target(
      name: "Atlas", dependencies: ["CEmbedded", "CStandard"], path: "Sources/Almanac/Atlas",
      swiftSettings: lean + optimized),
    .target(
      name: "Almanac", dependencies: ["Atlas", "CStandard"], exclude: ["Atlas", "CEmbedded", "CStandard"],
      swiftSettings: lean),
    .target(
      name: "ExactSearch", dependencies: ["Atlas"], path: "Sources/Tours/ExactSearch", exclude: ["README.md"],
      swiftSettings: lean + optimized),
    .target(name: "Tours", dependencies: ["Almanac", "ExactSearch"], exclude: ["ExactSearch"], swiftSettings: lean),
    .target(name: "Itinerary", dependencies: ["Almanac"], swiftSettings: lean),
    .target(
      name: "Sharing", dependencies: ["Almanac", "Itinerary", "Platform", "Store", "XML"],
      swiftSettings: lean),
    .target(name: "XML", dependencies: ["CExpat"], path: "Sources/Making/XML", swiftSettings: lean),
    .target(name: "CPlatform", path: "Sources/Screen/CPlatform", cSettings: hardened),
    .target(name: "CProcess", dependencies: ["CPlatform"], path: "Sources/Store/CProcess", cSettings: hardened),
    .target(name: "CTerminal", dependencies: ["CPlatform"], path: "Sources/Screen/CTerminal", cSettings: hardened),
    .target(name: "Platform", dependencies: ["CPlatform"], path: "Sources/Screen/Platform", swiftSettings: lean),
    .target(
      name: "Curses", dependencies: ["CNcurses", "CTerminal", "Platform", "Screen"], path: "Sources/Screen/Curses",
      swiftSettings: lean),
    .target(
      name: "Making", dependencies: ["Almanac", "Itinerary", "Tours", "XML"], exclude: ["CExpat", "XML"],
      swiftSettings: lean),
    .target(
      name: "Exports", dependencies: ["Almanac", "CFribidi", "CZlib", "Itinerary", "Screen"],
      exclude: ["CFribidi", "CZlib"],
      swiftSettings: lean
    ),
    .target(
      name: "Store",
      dependencies: ["Almanac", "CProcess", "CZlib", "Exports", "Itinerary", "Making", "Platform", "Screen"],
      exclude: ["CProcess"],
      swiftSettings: lean),
    .target(
      name: "Program",
      dependencies: [
        "Almanac", "CTerminal", "Curses", "Editor", "Exports", "Itinerary", "Making", "Platform",
        "Screen", "Sharing", "Store", "Tours",
      ], exclude: ["barnstorm"], swiftSettings: lean),
    .executableTarget(
      name: "barnstorm", dependencies: ["Program"], path: "Sources/Program/barnstorm", swiftSettings: lean),

    // What tests share.
    .target(
      name: "TestSupport", dependencies: ["Almanac", "CZlib", "Itinerary", "Store"], path: "Tests/Support",
      swiftSettings: tests),
    .target(
      name: "EditorTestSupport", dependencies: ["Almanac", "Editor", "Itinerary", "Screen", "TestSupport"],
      path: "Tests/EditorTestSupport", swiftSettings: tests),
    .target(
      name: "ScheduleTestSupport", dependencies: ["Almanac", "Itinerary", "TestSupport"],
      path: "Tests/ScheduleTestSupport", swiftSettings: tests),
    .target(
      name: "StoreTestSupport", dependencies: ["Almanac", "Itinerary", "Store"],
      path: "Tests/StoreTestSupport", swiftSettings: tests),
    .target(
      name: "SharingTestSupport", dependencies: ["Almanac", "Itinerary", "Sharing", "TestSupport"],
      path: "Tests/SharingTestSupport", swiftSettings: tests),
    .target(
      name: "Fuzzing",
      dependencies: [
        "Almanac", "Editor", "EditorTestSupport", "Itinerary", "Making", "Screen", "Sharing",
        "TestSupport",
      ],
      path: "Tests/Fuzzing", swiftSettings: tests),

    .testTarget(
      name: "AlmanacTests", dependencies: ["Almanac", "Atlas", "Itinerary", "ScheduleTestSupport", "TestSupport"],
      exclude: ["Published", "Time/carried-zone-samples.tsv"], swiftSettings: tests),
    .testTarget(
      name: "ToursTests", dependencies: ["Almanac", "ExactSearch", "Itinerary", "TestSupport", "Tours"],
      swiftSettings: tests),
    .testTarget(
      name: "ItineraryTests", dependencies: ["Almanac", "Itinerary", "TestSupport"], swiftSettings: tests),
    .testTarget(
      name: "ScreenTests", dependencies: ["CNcurses", "Curses", "Screen", "TestSupport"], swiftSettings: tests),
    .testTarget(
      name: "EditorTests",
      dependencies: ["Almanac", "Editor", "EditorTestSupport", "Itinerary", "Screen", "Store", "TestSupport"],
      exclude: ["Goldens"],
      swiftSettings: tests),
    .testTarget(
      name: "SharingTests",
      dependencies: [
        "Almanac", "CProcess", "Itinerary", "Sharing", "SharingTestSupport", "Store", "TestSupport", "XML",
      ],
      swiftSettings: tests),
    .testTarget(
      name: "InterfaceTests",
      dependencies: [
        "Almanac", "Editor", "EditorTestSupport", "Exports", "Itinerary", "Making", "Program",
        "ScheduleTestSupport", "Screen", "Sharing", "Store", "StoreTestSupport", "TestSupport", "Tours",
      ],
      swiftSettings: tests),
    .testTarget(
      name: "CommandsTests",
      dependencies: ["Almanac", "Itinerary", "Making", "Program", "Screen", "Store", "TestSupport"],
      swiftSettings: tests),
    .testTarget(
      name: "FuzzingTests", dependencies: ["Fuzzing", "TestSupport"], exclude: ["Reproducers"], swiftSettings: tests),
    .testTarget(
      name: "StoreTests",
      dependencies: ["Almanac", "CProcess", "Itinerary", "Sharing", "Store", "StoreTestSupport", "TestSupport"],
      swiftSettings: tests),
    .testTarget(
      name: "MakingTests",
      dependencies: ["Almanac", "Itinerary", "Making", "ScheduleTestSupport", "TestSupport", "Tours", "XML"],
      swiftSettings: tests),
    .testTarget(
      name: "ExportsTests",
      dependencies: ["Almanac", "CZlib", "Exports", "Itinerary", "TestSupport"],
      swiftSettings: tests),
    .testTarget(
      name: "ArchitectureTests", dependencies: ["TestSupport"], exclude: ["house-words.tsv"], swiftSettings: tests),
    .testTarget(name: "ProgramTests", dependencies: ["TestSupport"], swiftSettings: tests),
  ]
)

// `make test MODULES=…` compiles the tests of these modules only, file by file.
if let modules {
  // The tests of a part are those of its box, or of the boxes that use it.
  let users: [Substring: [Substring]] = [
    "Atlas": ["Almanac"], "Curses": ["Screen"], "ExactSearch": ["Tours"], "Platform": ["Store"],
    "XML": ["Making", "Sharing"],
  ]
  let chosen = modules.split(separator: " ").flatMap { users[$0] ?? [$0] }.map { "\($0)Tests" }
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
