import Glibc

/// A pattern that docs/words.md replaces, with the lines in which it occurred when they were last counted.
struct HouseWord {
  /// An extended regular expression of the C library.
  let pattern: String
  let instead: String
  /// The most lines with it: in string literals of Sources, in pages, in comments of Sources; the most identifiers of
  /// Sources, and names of tests.
  let strings: Int, pages: Int, comments: Int, identifiers: Int, testNames: Int

  static let all = SourceTree.text(of: "Tests/ArchitectureTests/house-words.tsv").split(separator: "\n")
    .filter { !$0.hasPrefix("#") }.dropFirst().map(HouseWord.init)

  private init(_ line: Substring) {
    let fields = line.split(separator: "\t").map(String.init)
    let counts = fields.dropFirst(2).map { Int($0) ?? 0 }
    (pattern, instead) = (fields[0], fields[1])
    (strings, pages, comments, identifiers, testNames) = (counts[0], counts[1], counts[2], counts[3], counts[4])
  }
}

/// A compiled pattern. Matching is by bytes, a line at a time.
final class LinePattern {
  private var compiled = regex_t()
  let isValid: Bool

  init(_ pattern: String) { isValid = regcomp(&compiled, pattern, REG_EXTENDED | REG_NOSUB | REG_NEWLINE) == 0 }

  deinit { if isValid { regfree(&compiled) } }

  func matches(_ text: String) -> Bool { isValid && regexec(&compiled, text, 0, nil, 0) == 0 }

  func count(in texts: [String]) -> Int { texts.count(where: matches) }
}

enum SourceWords {
  /// Every line's string literals and comments. Tables, which scripts write, are left out.
  static let lines = SourceTree.files.filter { !$0.isTable }
    .flatMap { lines(in: $0.lines) }

  static let strings = lines.map(\.strings).filter { !$0.isEmpty }
  static let comments = lines.map(\.comment).filter { !$0.isEmpty }

  /// Every identifier once, as words: `isToldAlready` is "is told already".
  static let identifiers = Set(lines.flatMap { $0.code.split { !$0.isLetter && !$0.isNumber } }).map(words)

  static func words(of identifier: Substring) -> String {
    var words = ""
    for (last, letter) in zip(" " + identifier, identifier) {
      words += letter.isUppercase && !last.isUppercase && last != " " ? " \(letter.lowercased())" : letter.lowercased()
    }
    return words
  }

  /// The literals, the comment and the code of each line: literals end with a line feed, and an interpolation is `…`.
  static func lines(in source: [Substring]) -> [(strings: String, comment: String, code: String)] {
    var isText = false
    return source.map { line in
      let isDelimiter = line.split(separator: "\"\"\"", omittingEmptySubsequences: false).count % 2 == 0
      defer { if isDelimiter { isText.toggle() } }
      if isDelimiter { return ("", "", "") }
      var scanner = LineScanner(isInside: isText)
      for byte in line.utf8 { scanner.read(byte) }
      func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
      return (text(scanner.strings), text(scanner.comment), text(scanner.code))
    }
  }
}

/// A reader of one line of Swift, which tells literals, comments and code apart.
struct LineScanner {
  private(set) var strings: [UInt8] = []
  private(set) var comment: [UInt8] = []
  private(set) var code: [UInt8] = []
  /// The open literals and interpolations: nil for a literal, the open parentheses for an interpolation.
  private var open: [Int?]
  private let isText: Bool
  private var last: UInt8 = 0

  /// Whether the line begins inside a literal of several lines, in which quotes are text.
  init(isInside: Bool) { (isText, open) = (isInside, isInside ? [nil] : []) }

  mutating func read(_ byte: UInt8) {
    defer { last = last == UInt8(ascii: "\\") && byte == last ? 0 : byte }
    if !comment.isEmpty { return comment.append(byte) }
    guard let top = open.last, top == nil else { return readCode(byte) }
    if last == UInt8(ascii: "\\") {
      if byte == UInt8(ascii: "(") {
        strings.removeLast()
        strings += "…".utf8
        return open.append(1)
      }
    } else if byte == UInt8(ascii: "\""), !(isText && open.count == 1) {
      strings.append(UInt8(ascii: "\n"))
      open.removeLast()
      return
    }
    strings.append(byte)
  }

  private mutating func readCode(_ byte: UInt8) {
    code.append(byte)
    switch byte {
    case UInt8(ascii: "\""): open.append(nil)
    case UInt8(ascii: "/") where last == byte && open.isEmpty: comment = [byte, byte]
    case UInt8(ascii: "("): change(by: 1)
    case UInt8(ascii: ")"): change(by: -1)
    default: break
    }
  }

  /// Opens or closes a parenthesis of the interpolation, which ends with its last one.
  private mutating func change(by step: Int) {
    guard let top = open.last, let depth = top else { return }
    if depth + step == 0 { open.removeLast() } else { open[open.count - 1] = depth + step }
  }
}
