import Testing

/// The products for other packages: `docs/libraries.md` lists what they promise.
struct LibraryTests {
  static let libraries = ["Itinerary", "Almanac", "Tours"]

  @Test(arguments: libraries) func `the page lists the public declarations`(module: String) {
    let rows = PublicDeclarations(of: module).rows
    #expect(rows.count > 5)
    let table = (["| declaration | meaning | members |", "|---|---|---|"] + rows).joined(separator: "\n")
    let isListed = SourceTree.text(of: "docs/libraries.md").contains("### \(module)\n\n\(table)\n")
    #expect(isListed, "docs/libraries.md lacks this table of \(module), or has an older one:\n\(table)")
  }

  @Test func `nothing outside the libraries is public`() {
    for file in SourceTree.files where !Self.libraries.contains(file.module) {
      for line in file.lines where line.trimmed.hasPrefix("public ") { Issue.record("\(file.path): \(line)") }
    }
  }

  @Test func `a library reaches only its own files and the C standard library`() {
    var (reached, open) = (Set(Self.libraries), Self.libraries)
    while let module = open.popLast() {
      for file in SourceTree.files where file.module == module {
        open += file.imports.filter { SourceTree.modules.contains($0) && reached.insert($0).inserted }
      }
    }
    #expect(reached == Set(Self.libraries).union(["CEmbedded", "CStandard"]))
  }

  /// A package can't depend on targets with such flags.
  @Test func `only the build of the program has unsafe flags`() {
    let package = SourceTree.text(of: "Package.swift").split(separator: "// `make fuzz`")[0]
    for line in package.split(separator: "\n") where line.firstRange(of: ".unsafeFlags(") != nil {
      #expect(line.firstRange(of: "isProgram ? [") != nil, "\(line)")
    }
  }
}
