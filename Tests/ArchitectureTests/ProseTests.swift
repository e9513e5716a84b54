import Testing

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
