import Testing

/// The pages for people: README, CONTRIBUTING and docs.
struct PageTests {
  static let pages =
    [
      "README.md", "CONTRIBUTING.md", "CREDITS.md", "Tests/README.md", "Sources/Tours/ExactSearch/README.md",
      "packaging/README.md", "screenshots/README.md",
    ]
    + SourceTree.names(in: "docs").filter { $0.hasSuffix(".md") }.map { "docs/\($0)" }

  @Test(arguments: pages) func `every link of a page leads somewhere`(page: String) throws {
    let folder = page.split(separator: "/").dropLast().joined(separator: "/")
    for link in Self.links(in: SourceTree.text(of: page)) where !link.contains("://") {
      let parts = link.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      let path = parts[0].isEmpty ? page : Self.resolved(parts[0], in: folder)
      #expect(SourceTree.has(path), "\(page) links to \(link)")
      if parts.count == 2 {
        #expect(Self.anchors(in: SourceTree.text(of: path)).contains(parts[1]), "\(page) links to \(link)")
      }
    }
  }

  @Test(arguments: pages) func `no sentence of a page has over 30 words`(page: String) {
    for sentence in Self.sentences(in: SourceTree.text(of: page)) {
      #expect(sentence.split(separator: " ").count <= 30, "\(page): \(sentence)")
    }
  }

  /// The targets of the links and pictures in Markdown text.
  private static func links(in text: String) -> [String] {
    text.split(separator: "](").dropFirst().compactMap { $0.split(separator: ")").first.map(String.init) }
  }

  /// A relative path from a folder, with its `..` taken out.
  private static func resolved(_ path: String, in folder: String) -> String {
    var parts = folder.split(separator: "/")
    for part in path.split(separator: "/") {
      if part == ".." { parts.removeLast() } else { parts.append(part) }
    }
    return parts.joined(separator: "/")
  }

  /// The anchors of a page's headings, as GitHub makes them.
  private static func anchors(in text: String) -> Set<String> {
    Set(
      text.split(separator: "\n").filter { $0.hasPrefix("#") }.map { heading in
        heading.drop { $0 == "#" || $0 == " " }.lowercased()
          .filter { $0.isLetter || $0.isNumber || $0 == " " || $0 == "-" }
          .split(separator: " ", omittingEmptySubsequences: false).joined(separator: "-")
      })
  }

  /// The sentences of a page: paragraphs and items of lists, without code, tables and headings.
  private static func sentences(in text: String) -> [String] {
    var paragraphs = [""]
    var isCode = false
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("```") { isCode.toggle() }
      if isCode || line.hasPrefix("```") || line.hasPrefix("    ") || line.hasPrefix("|") || line.hasPrefix("#")
        || line.trimmed.isEmpty
      {
        paragraphs.append("")
      } else if line.trimmed.hasPrefix("- ") {
        paragraphs.append(String(line.trimmed.dropFirst(2)))
      } else {
        paragraphs[paragraphs.count - 1] += " " + line.trimmed
      }
    }
    return paragraphs.flatMap { paragraph in
      paragraph.split(separator: " ").split { $0.hasSuffix(".") || $0.hasSuffix(":") || $0.hasSuffix("?") }
        .map { $0.joined(separator: " ") }
    }
  }
}

/// The manual names every variable that the program reads and every place where it stores something.
struct ManualPageTests {
  private static let manual = SourceTree.text(of: "Scripts/manual")

  @Test func `the manual names every environment variable`() {
    var found: Set<String> = []
    for line in SourceTree.files.flatMap(\.lines) where !line.trimmed.hasPrefix("//") {
      let readings = ["getenv(", "environment(", "variable(", "text(of: ", "value(of: ", "XDG_", "environment)"]
      if readings.contains(where: { line.firstRange(of: $0) != nil }) { found.formUnion(Self.names(in: line)) }
    }
    #expect(found.isSuperset(of: ["HOME", "TERM", "TZDIR", "XDG_STATE_HOME", "LC_PAPER", "BARNSTORM_PASSWORD"]))
    for name in found.sorted() { #expect(Self.manual.contains(name), "\(name)") }
  }

  @Test func `the manual names every file and directory of the user`() {
    var found: Set<String> = []
    for line in SourceTree.files.flatMap(\.lines) {
      for text in line.parts(between: "\"") where text.hasPrefix("barnstorm/") && !text.contains("\\") {
        found.insert(String(text))
      }
    }
    #expect(found.count >= 9 && found.contains("barnstorm/trips"))
    for path in found.sorted() { #expect(Self.manual.contains("/\(path)"), "\(path)") }
    let code = SourceTree.files.map { $0.lines.joined(separator: "\n") }.joined()
    for path in Self.manual.split(separator: "\"") where path.hasPrefix("~/") {
      #expect(path.split(separator: "/").last.map { code.contains($0) } == true, "the manual names \(path)")
    }
  }

  /// The literals of a line that look like the name of a variable.
  private static func names(in line: Substring) -> [String] {
    line.parts(between: "\"").map(String.init).filter { text in
      text.count > 2 && text.allSatisfy { $0.isASCII && $0.isUppercase || $0 == "_" }
    }
  }
}
