import Testing

/// Who may reach whom. `Package.swift` says what a module depends on; these are the reasons why some dependencies must
/// never be added to it.
struct LayerTests {
  /// From the bottom to the top: a module imports only modules of the layers below its own.
  static let layers: [Set<String>] = [
    [
      "Base", "CExpat", "CFileSystem", "CNcurses", "CPrintData", "CProcess", "CTerminal", "CZlib", "Screen",
    ],
    ["Atlas", "CommandLineSyntax", "Curses", "Disk", "Typesetting"],
    ["Cartography", "Planning", "Schedules", "TripCore", "Web"],
    ["Presenting", "Printing", "Sharing", "TripMaking", "TripStore"],
    ["Editor", "Exporting", "Importing", "Settings", "SharedPlaces"],
    ["UserFiles"],
    ["Commands", "Interface"],
    ["barnstorm"],
  ]

  /// Modules that are values and functions: no disk, no clock, no terminal, nothing shared between threads.
  static let pure: Set<String> = [
    "Atlas", "Base", "CPrintData", "CZlib", "Cartography", "CommandLineSyntax", "Editor", "Exporting", "Importing",
    "Planning", "Presenting", "Printing", "Schedules", "Screen", "Settings", "Sharing", "TripCore", "TripMaking",
    "Typesetting",
  ]

  /// What of the C library a pure module may take: functions of numbers.
  static let numberFunctions: Set<String> = ["Atlas", "Cartography", "Screen"]

  @Test func `every module has its layer`() {
    #expect(Self.layers.reduce(into: Set()) { $0.formUnion($1) } == SourceTree.modules)
  }

  @Test func `a module imports only modules below it`() throws {
    for file in SourceTree.files {
      let layer = try #require(Self.layers.firstIndex { $0.contains(file.module) }, "\(file.module)")
      let below = Self.layers[..<layer].reduce(into: Set()) { $0.formUnion($1) }
      for name in file.imports where SourceTree.modules.contains(name) {
        #expect(below.contains(name), "\(file.path) imports \(name), which is not below \(file.module)")
      }
    }
  }

  @Test func `nothing but our modules and the C library is imported`() {
    for file in SourceTree.files {
      for name in file.imports where !SourceTree.modules.contains(name) {
        #expect(name == "Glibc", "\(file.path) imports \(name)")
      }
    }
  }

  @Test func `pure modules have no way out`() {
    for file in SourceTree.files where Self.pure.contains(file.module) {
      for name in file.imports where !Self.pure.contains(name) {
        #expect(
          name == "Glibc" && Self.numberFunctions.contains(file.module),
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

  @Test func `only one module calls ncurses, and only the edges know the terminal`() {
    for file in SourceTree.files {
      if file.imports.contains("CNcurses") { #expect(file.module == "Curses", "\(file.path)") }
      if file.imports.contains("Curses") { #expect(["Interface", "barnstorm"].contains(file.module), "\(file.path)") }
    }
  }

  @Test func `the executable only puts parts together`() {
    let count = SourceTree.files.filter { $0.module == "barnstorm" }.map(\.lines.count).reduce(0, +)
    #expect(count > 0 && count < 800)
  }

  @Test func `the map of the architecture names only files and folders that are there`() {
    let names = Set(SourceTree.files.map { $0.path.split(separator: "/").last ?? "" })
    for line in SourceTree.text(of: "docs/architecture.md").split(separator: "\n") {
      for (number, word) in line.split(separator: "`", omittingEmptySubsequences: false).enumerated()
      where number % 2 == 1 {
        let parts = word.split(separator: "/")
        if parts.count > 1, SourceTree.modules.contains(String(parts[0])) {
          #expect(SourceTree.has("Sources/\(word)"), "docs/architecture.md names \(word)")
        } else if parts.count == 1, word.hasSuffix(".swift"), word != "Package.swift" {
          #expect(names.contains(word), "docs/architecture.md names \(word)")
        }
      }
    }
  }

  @Test func `the drawing of the layers is that of these tests`() {
    let page = SourceTree.text(of: "docs/architecture.md")
    for layer in Self.layers {
      let names = layer.filter { !$0.isNameOfC }.sorted().joined(separator: ", ")
      let isDrawn = page.contains("\n\(names)\n") || page.contains("\n\(names)  ")
      #expect(isDrawn, "docs/architecture.md has no row \(names)")
    }
  }

  @Test func `the map of the modules names each of them`() {
    let page = SourceTree.text(of: "docs/architecture.md")
    for module in SourceTree.modules {
      #expect(page.contains("| `\(module)` |"), "docs/architecture.md has no line for \(module)")
    }
  }
}

extension String {
  /// Whether it is the name of a module in C: `CZlib`, but not `Commands`.
  fileprivate var isNameOfC: Bool { hasPrefix("C") && dropFirst().first?.isUppercase == true }
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
