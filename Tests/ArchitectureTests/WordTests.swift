import Testing

/// The words of the product: docs/words.md.
struct WordTests {
  /// The pages, without the one that lists the words to avoid.
  static let pages =
    PageTests.pages.filter { $0 != "docs/words.md" }
    + [
      "CHANGELOG.md", "CODE_OF_CONDUCT.md", "SECURITY.md", ".github/ISSUE_TEMPLATE/bug.md",
      ".github/pull_request_template.md",
    ]

  /// The names of the tests that are sentences.
  static let testNames = SourceTree.swiftFiles(in: "Tests").flatMap { path in
    SourceTree.text(of: path).split(separator: "func `").dropFirst().compactMap {
      $0.split(separator: "`").first.map(String.init)
    }
  }

  static let pageLines = pages.flatMap { SourceTree.text(of: $0).split(separator: "\n").map(String.init) }

  @Test(arguments: HouseWord.all.indices) func `words with a plainer alternative do not increase`(row: Int) {
    let word = HouseWord.all[row]
    let pattern = LinePattern(word.pattern)
    #expect(pattern.isValid, "\(word.pattern)")
    let places = [
      ("strings", SourceWords.strings, word.strings), ("pages", Self.pageLines, word.pages),
      ("comments", SourceWords.comments, word.comments), ("identifiers", SourceWords.identifiers, word.identifiers),
      ("test names", Self.testNames, word.testNames),
    ]
    for (place, lines, most) in places {
      let count = pattern.count(in: lines)
      #expect(count <= most, "\(word.pattern) is in \(count) lines of \(place), at most \(most): use \(word.instead)")
    }
  }

  /// The most literals that begin like a riddle; it only falls.
  static let maxRiddles = 1

  @Test func `a title is a noun phrase or an imperative`() {
    let riddles = LinePattern("^(What|Where|Who|Whatever|Which) [^?]*$")
    let found = SourceWords.strings.filter(riddles.matches)
    #expect(found.count <= Self.maxRiddles, "\(found.count): \(found)")
  }

  /// The settings can bind other keys, whose names the table of keys knows.
  @Test func `a sentence on a screen spells no key`() {
    let keys = LinePattern(#"\bEsc\b|\b(Enter|Tab|Space|Ctrl-[A-Z]) [a-z]+s\b"#)
    for file in SourceTree.files where ["Editor", "Program"].contains(file.module) {
      if file.path.contains("/Keys/") || file.path.contains("/Commands/") { continue }
      let found = SourceWords.lines(in: file.lines).map(\.strings).filter(keys.matches)
      #expect(found.isEmpty, "\(file.path): \(found)")
    }
  }

  @Test func `distinguishes literals, comments and code`() {
    let text = #"""
      let stands = "a \(f(lies, "b")) c" + "d\\" // e "f"
      let t = "x // \"y\"" + anew
      let u = """
        one "two" \(three) // four
        """
      /// five
      """#
    let found = SourceWords.lines(in: text.split(separator: "\n"))
    #expect(found.map(\.strings) == ["a …b\n c\nd\\\\\n", "x // \\\"y\\\"\n", "", "  one \"two\" … // four", "", ""])
    #expect(found.map(\.comment) == ["// e \"f\"", "", "", "", "", "/// five"])
  }

  @Test func `a pattern matches complete words, line by line`() {
    let pattern = LinePattern(#"\b(lies|lie)\b"#)
    #expect(pattern.count(in: ["it lies there", "a\nlie", "belies", "liens", ""]) == 2)
    #expect(!LinePattern("(").isValid)
    #expect(HouseWord.all.count == 37)
    #expect(["isToldAlready", "PDFPage", "a1"].map(SourceWords.words) == ["is told already", "pdfpage", "a1"])
  }
}

/// How files and comments are kept readable: CONTRIBUTING.md, "Style".
struct ProseTests {
  /// Words that begin half a sentence: what it is about would have to be guessed from the code below.
  static let fragments: Set<String> = [
    "After", "As", "Before", "Behind", "Beside", "Between", "By", "For", "From", "In", "It", "Its", "Of", "On", "Only",
    "So", "Such", "That", "They", "This", "Those", "To", "When", "Where", "Which", "Who", "Whose", "With", "Without",
  ]

  @Test func `a doc comment begins with a noun or a verb`() {
    for file in SourceTree.files where !file.isTable {
      var isInside = false
      for (number, line) in file.lines.enumerated() {
        defer { isInside = line.trimmed.hasPrefix("///") }
        guard !isInside, line.trimmed.hasPrefix("/// ") else { continue }
        let words = line.trimmed.dropFirst(4).split(separator: " ")
        let isFragment = words.first.map { Self.fragments.contains(String($0)) } ?? false
        #expect(!isFragment && words.prefix(2) != ["The", "same"], "\(file.path):\(number + 1): \(line.trimmed)")
      }
    }
  }

  @Test func `a file has one subject and a limited size`() {
    for file in SourceTree.files where !file.isTable {
      #expect(file.lines.count <= 500, "\(file.path) has \(file.lines.count) lines")
      #expect(!file.name.contains("+"), "\(file.path) is named as a piece of another file")
    }
  }
}
