import Testing

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
  }

  /// The literals of a line that look like the name of a variable.
  private static func names(in line: Substring) -> [String] {
    line.parts(between: "\"").map(String.init).filter { text in
      text.count > 2 && text.allSatisfy { $0.isASCII && $0.isUppercase || $0 == "_" }
    }
  }
}
