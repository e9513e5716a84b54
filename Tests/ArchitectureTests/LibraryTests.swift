import Testing

/// The products for other packages: `docs/libraries.md` lists what they promise.
struct LibraryTests {
  /// The modules of each, which the page lists together.
  static let libraries = [
    "Itinerary": ["Itinerary"], "Almanac": ["Almanac", "Atlas"], "Tours": ["ExactSearch", "Tours"],
  ]
  private static let modules = Set(libraries.values.joined())

  @Test(arguments: libraries) func `the page lists the public declarations`(library: String, modules: [String]) {
    let rows = PublicDeclarations(of: modules).rows
    #expect(rows.count > 5)
    let table = (["| declaration | meaning | members |", "|---|---|---|"] + rows).joined(separator: "\n")
    let isListed = SourceTree.text(of: "docs/libraries.md").contains("### \(library)\n\n\(table)\n")
    #expect(isListed, "docs/libraries.md lacks this table of \(library), or has an older one:\n\(table)")
  }

  @Test func `nothing outside the libraries is public`() {
    for file in SourceTree.files where !Self.modules.contains(file.module) {
      for line in file.lines where line.trimmed.hasPrefix("public ") { Issue.record("\(file.path): \(line)") }
    }
  }

  @Test func `a library reaches only its own files and the C standard library`() {
    var (reached, open) = (Self.modules, Array(Self.modules))
    while let module = open.popLast() {
      for file in SourceTree.files where file.module == module {
        open += file.imports.filter { SourceTree.modules.contains($0) && reached.insert($0).inserted }
      }
    }
    #expect(reached == Self.modules.union(["CEmbedded", "CStandard"]))
  }

  /// A package can't depend on targets with such flags.
  @Test func `only the build of the program has unsafe flags`() {
    let package = SourceTree.text(of: "Package.swift").split(separator: "// `make fuzz`")[0]
    for line in package.split(separator: "\n") where line.firstRange(of: ".unsafeFlags(") != nil {
      #expect(line.firstRange(of: "isProgram ? [") != nil, "\(line)")
    }
  }
}
