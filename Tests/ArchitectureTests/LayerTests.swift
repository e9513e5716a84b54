import Testing

/// Who may reach whom. `Package.swift` says what a module depends on; these are the reasons why some dependencies must
/// never be added to it.
struct LayerTests {
  /// The boxes from the top to the bottom, as `docs/architecture.md` draws them.
  static let rows = [
    ["Program"],
    ["Editor", "Sharing"],
    ["Store"],
    ["Exports", "Making"],
    ["Itinerary", "Tours"],
    ["Almanac", "Screen"],
  ]

  /// The boxes that each box may import, together with all that those may import.
  static let mayImport: [String: Set<String>] = [
    "Program": ["Editor", "Sharing"],
    "Editor": ["Itinerary", "Screen"],
    "Sharing": ["Store"],
    "Store": ["Exports", "Making"],
    "Exports": ["Itinerary", "Screen"],
    "Making": ["Itinerary", "Tours"],
    "Itinerary": ["Almanac"],
    "Tours": ["Almanac"],
    "Almanac": [],
    "Screen": [],
  ]

  /// The modules that are part of a box, in its folder: who may import each.
  static let parts: [String: Set<String>] = [
    "Atlas": ["Almanac", "ExactSearch"],
    "Curses": ["Program"],
    "CEmbedded": ["Atlas"],
    "CExpat": ["XML"],
    "CFribidi": ["Exports"],
    "CNcurses": ["Curses"],
    "CPlatform": ["Platform"],
    "CProcess": ["Store"],
    "CStandard": ["Almanac", "Atlas"],
    "CTerminal": ["Curses", "Program"],
    "CZlib": ["Exports", "Store"],
    "ExactSearch": ["Tours"],
    "Platform": ["Curses", "Program", "Screen", "Sharing", "Store"],
    "XML": ["Making", "Sharing"],
  ]

  /// Folders of values and functions: no disk, no clock, no terminal, nothing shared between threads.
  static let pure = [
    "Almanac", "Editor", "Exports", "Itinerary", "Making", "Program/Syntax", "Screen", "Sharing/Digest",
    "Sharing/Event", "Sharing/Remote", "Sharing/State", "Sharing/Sync", "Store/Settings", "Tours",
  ]

  /// The parts of pure boxes that call the system.
  static let impure: Set<String> = ["Curses", "Platform"]

  static let pureModules = Set(pure).union([
    "Atlas", "CEmbedded", "CExpat", "CFribidi", "CStandard", "CZlib", "ExactSearch", "XML",
  ])

  /// The pure modules that may call the C library: its functions of numbers.
  static let numberFunctions: Set<String> = ["Screen"]

  @Test func `every module is a box, a part of one, or the executable`() {
    let boxes = Set(Self.rows.joined())
    #expect(boxes.count <= 10)
    #expect(boxes == SourceTree.boxes)
    #expect(boxes.union(Self.parts.keys).union(["barnstorm"]) == SourceTree.modules)
    #expect(Set(Self.mayImport.keys) == boxes)
    for box in boxes {
      let count = SourceTree.files.count { $0.module == box }
      #expect(count >= 3, "\(box) has \(count) files")
    }
  }

  @Test func `a box is above the boxes it can import`() {
    for (number, row) in Self.rows.enumerated() {
      let below = Set(Self.rows[(number + 1)...].joined())
      for box in row { #expect(Self.mayImport[box]?.isSubset(of: below) == true, "\(box)") }
    }
  }

  /// What a box may import, and all that those may import.
  private static func reach(of box: String) -> Set<String> {
    let direct = mayImport[box] ?? []
    return direct.reduce(into: direct) { $0.formUnion(reach(of: $1)) }
  }

  @Test func `a module imports only its listed modules`() {
    for file in SourceTree.files {
      let boxes =
        switch file.module {
        case "barnstorm": Self.reach(of: "Program").union(["Program"])
        case "Curses": Set(["Screen"])
        default: Self.reach(of: file.module)
        }
      for name in file.imports where SourceTree.modules.contains(name) {
        let isAllowed = boxes.contains(name) || Self.parts[name]?.contains(file.module) == true
        #expect(isAllowed, "\(file.path) imports \(name)")
      }
    }
  }

  @Test func `only Platform imports the C library, and nothing else is imported`() {
    for file in SourceTree.files where file.module != "Platform" {
      for name in file.imports where !SourceTree.modules.contains(name) {
        Issue.record("\(file.path) imports \(name)")
      }
    }
  }

  @Test func `no module has the name of a type`() {
    let kinds: Set<Substring> = ["struct", "enum", "class", "protocol", "actor", "typealias"]
    for file in SourceTree.files {
      for line in file.lines {
        let words = line.split { !($0.isLetter || $0.isNumber || $0 == "_") }
        for (kind, name) in zip(words, words.dropFirst()) where kinds.contains(kind) {
          #expect(!SourceTree.modules.contains(String(name)), "\(file.path) has a type \(name)")
        }
      }
    }
  }

  @Test func `pure files have no I/O`() {
    for file in SourceTree.files where Self.isPure(file) {
      for name in file.imports where !Self.pureModules.contains(name) {
        #expect(
          name == "Platform" && Self.numberFunctions.contains(file.module),
          "\(file.path) is to be pure and imports \(name)")
      }
      for line in file.lines where !line.trimmed.hasPrefix("//") {
        #expect(!line.declaresClass, "\(file.path) is to be pure and has a class: \(line)")
        for word in ["print(", "readLine(", "ContinuousClock", "Task {", "fopen(", "getenv("] {
          #expect(!line.holds(word), "\(file.path) is to be pure and says \(word)")
        }
      }
    }
  }

  /// Whether a file is in a pure folder, or is the state, the layout or the painter of a screen of `Program`.
  private static func isPure(_ file: SourceFile) -> Bool {
    if impure.contains(file.module) { return false }
    if pure.contains(where: { file.path.hasPrefix("Sources/\($0)/") }) { return true }
    return file.path.hasPrefix("Sources/Program/Screens/")
      && ["State.swift", "Layout.swift", "Painter.swift"].contains { file.path.hasSuffix($0) }
  }

  @Test func `the executable only connects the parts`() {
    let count = SourceTree.files.filter { $0.module == "barnstorm" }.map(\.lines.count).reduce(0, +)
    #expect(count > 0 && count < 200)
  }

  @Test func `the map of the architecture names only existing files and folders`() {
    let names = Set(SourceTree.files.map { $0.path.split(separator: "/").last ?? "" })
    for line in ["architecture", "where"].flatMap({ SourceTree.text(of: "docs/\($0).md").split(separator: "\n") }) {
      for word in line.parts(between: "`") {
        let parts = word.split(separator: "/")
        if parts.count > 1, SourceTree.boxes.contains(String(parts[0])) {
          #expect(SourceTree.has("Sources/\(word)"), "the map names \(word)")
        } else if parts.count == 1, word.hasSuffix(".swift"), word != "Package.swift" {
          let isThere = names.contains(word)
          #expect(isThere, "the map names \(word)")
        }
      }
    }
  }

  @Test func `the drawing of the boxes matches these tests`() {
    let page = SourceTree.text(of: "docs/architecture.md")
    for row in Self.rows {
      let names = row.joined(separator: ", ")
      let isDrawn = page.contains("\n\(names)\n") || page.contains("\n\(names)  ")
      #expect(isDrawn, "docs/architecture.md has no row \(names)")
    }
  }

  @Test func `the table of the boxes lists their imports`() throws {
    let lines = SourceTree.text(of: "docs/architecture.md").split(separator: "\n")
    for box in Self.rows.joined() {
      let row = try #require(lines.first { $0.hasPrefix("| `\(box)` |") }, "no line for \(box)")
      let names = row.split(separator: "|").last?.parts(between: "`").map(String.init) ?? []
      #expect(Set(names) == Self.mayImport[box], "\(row)")
    }
    for part in Self.parts.keys {
      #expect(lines.contains { $0.contains("`\(part)`") }, "docs/architecture.md does not name \(part)")
    }
  }
}

extension Substring {
  var trimmed: Substring { drop { $0 == " " } }

  /// Whether the line holds `word`, and not as the end of a longer name or a member of a value.
  func holds(_ word: String) -> Bool {
    var rest = self
    while let place = rest.firstRange(of: word) {
      let before = rest[..<place.lowerBound].last
      if !(before.map { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." } ?? false) { return true }
      rest = rest[place.upperBound...]
    }
    return false
  }

  var declaresClass: Bool {
    let words = split(separator: " ")
    guard let place = words.firstIndex(of: "class"), place + 1 < words.count else { return false }
    return words[..<place].allSatisfy { ["final", "package", "public", "private", "open"].contains($0) }
  }
}

/// One timeline: nothing else works out when something is over.
struct TimelineLayerTests {
  /// Files that may know how long a game takes: the table, the timeline, and the planner, whose problems are in numbers.
  private static let base = [
    "Sources/Almanac/Games/GameLength.swift", "Sources/Tours/Request/TourModel.swift",
    // A schedule's own length counts where the table has none.
    "Sources/Almanac/Schedules/Reading/GameResolver.swift",
  ]

  /// The file that takes the length of an event of another program, which has no row yet.
  private static let adding = ["Sources/Sharing/Event/ForeignEdit.swift"]

  @Test func `only the timeline decides when a game or a leg is over`() {
    for file in SourceTree.files where file.path.hasPrefix("Sources/") {
      if file.path.hasPrefix("Sources/Itinerary/Timeline/") || Self.base.contains(file.path) { continue }
      for (number, line) in file.lines.enumerated() where !line.trimmed.hasPrefix("//") {
        let place = "\(file.path):\(number + 1): \(line.trimmed)"
        #expect(line.firstRange(of: "GameLength") == nil, "\(place)")
        #expect(line.firstRange(of: "typicalEnd") == nil, "\(place)")
        if ["Almanac", "Atlas"].contains(file.module) || Self.adding.contains(file.path) { continue }
        let isSum = line.firstRange(of: " + ") != nil || line.firstRange(of: " += ") != nil
        let isTime = ["travelSeconds", "durationMinutes", "unixSeconds", "usualLength"].contains {
          line.firstRange(of: $0) != nil
        }
        #expect(!isSum || !isTime, "adds a duration: \(place)")
      }
    }
  }
}
