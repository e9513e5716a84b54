import Glibc

/// A pattern that docs/words.md replaces, with the lines in which it occurred when they were last counted.
struct HouseWord {
  /// An extended regular expression of the C library.
  let pattern: String
  let instead: String
  /// The most lines with it: in string literals of Sources, in pages, and in comments of Sources.
  let strings: Int, pages: Int, comments: Int

  init(_ pattern: String, _ instead: String, _ strings: Int, _ pages: Int, _ comments: Int) {
    (self.pattern, self.instead) = (pattern, instead)
    (self.strings, self.pages, self.comments) = (strings, pages, comments)
  }

  /// The numbers only fall: rewording a line lowers them.
  static let all = [
    HouseWord(#"\banew\b"#, "again, re-…", 0, 0, 0),
    HouseWord(#"\b(is|are|was|were) (also )?said\b|\bsaid (at once|once|instead|on standard)"#, "is reported", 0, 0, 0),
    HouseWord(
      #"\b(is|are|was|were) told\b|\btells? (it|of|which|another|whose|why|in sentences|how|what|where|this)\b"#,
      "reports; set with", 0, 0, 0),
    HouseWord(#"\bnothing (tells|says|shows)\b"#, "is unknown", 0, 0, 0),
    HouseWord(#"\b(is|are) no ([a-km-z]|l[^o]|m[^o])"#, "is not a, unknown", 0, 0, 2),
    HouseWord(#"\b(is|are|was) none\b|\bnone of a\b|\bis none\b"#, "no …", 0, 0, 4),
    HouseWord(#"\b(stands?|stood|standing)\b"#, "is, comes", 0, 0, 0),
    HouseWord(#"\bmay (stand|go|to|lie|hold)\b"#, "can go", 0, 0, 0),
    HouseWord(#"\b[Ww]here absent\b|\bunless given\b"#, "default:", 0, 0, 0),
    HouseWord(#"\bthat (is|are) there\b|\bis there already\b|\bwhat is there\b"#, "existing", 0, 0, 0),
    HouseWord(#"\b(is|are|was) not known\b|\bnot known\b"#, "unknown", 0, 0, 0),
    HouseWord(#"\bat hand\b"#, "existing", 0, 0, 0),
    HouseWord(#"\b(mends?|mended|put right)\b"#, "fix", 0, 0, 0),
    HouseWord(#"\ball the same\b"#, "anyway", 0, 0, 0),
    HouseWord(#"\bby itself\b"#, "automatically", 0, 0, 0),
    HouseWord(#"\bbeside\b"#, "next to, as well as", 0, 0, 0),
    HouseWord(#"\b(packed|broke off|breaks off)\b"#, "compressed, truncated", 0, 0, 0),
    HouseWord(#"\bleads? (on|elsewhere|there|it elsewhere)\b"#, "redirects", 0, 0, 0),
    HouseWord(
      #"\b(question|answer|ask(s|ed)?) (of|by|the network|the server|a server)\b|\basked (of|by|too often|over)\b"#,
      "request, response", 0, 0, 1),
    HouseWord(#"\bin trouble\b|\bleft alone\b|\bwants? to (be|know)\b"#, "busy, error", 0, 0, 0),
    HouseWord(#"\btaken (as|for|so)\b|\btaken away\b|\btakes? (it |them )?away\b"#, "assuming; remove", 0, 0, 1),
    HouseWord(#"\bpassed over\b"#, "ignored", 0, 0, 0),
    HouseWord(#"\bwithout a (word|question)\b"#, "silently; --yes", 0, 0, 0),
    HouseWord(#"\b(way there and back|passage)\b"#, "legs from/to home; city change", 0, 0, 2),
    HouseWord(#"\b[Aa]dvisor(y|ies)\b"#, "problem", 3, 2, 1),
    HouseWord(#"\b(bring|brings|brought) (both |them |shared )?.{0,45}together\b"#, "sync", 0, 0, 0),
    HouseWord(#"\bexchange(s|d)?\b"#, "swap", 0, 0, 0),
    HouseWord(#"\bgives? way\b|\bgave way\b"#, "is replaced by", 0, 0, 0),
    HouseWord(#"\b[Ww]hoever\b"#, "anyone who; you", 0, 0, 0),
    HouseWord(#"\b(comes|came) of it\b"#, "results", 0, 0, 0),
    HouseWord(#"\bmeanwhile\b"#, "in the meantime", 0, 0, 0),
    HouseWord(#"\b(lies|lie|lay)\b"#, "is stored in, is in", 0, 0, 0),
    HouseWord(#"\bone's own\b|\bof one's own\b|\bof yours\b|\bof ours\b"#, "your own; (drop)", 0, 0, 0),
    HouseWord(#"\bto be (determined|remembered|called|asked|mended|removed|told)\b"#, "TBD; (reword)", 0, 0, 0),
    HouseWord(#"\bin force\b"#, "effective", 0, 0, 0),
    HouseWord(#"\b(colour|neighbour|grey|licence|travelled|centre|metre)"#, "American", 3, 0, 0),
  ]
}

/// A compiled pattern. Matching is by bytes, a line at a time.
final class LinePattern {
  private var compiled = regex_t()
  let isValid: Bool

  init(_ pattern: String) { isValid = regcomp(&compiled, pattern, REG_EXTENDED | REG_NOSUB | REG_NEWLINE) == 0 }

  deinit { if isValid { regfree(&compiled) } }

  func matches(_ text: String) -> Bool { isValid && regexec(&compiled, text, 0, nil, 0) == 0 }

  /// The number of texts that match.
  func count(in texts: [String]) -> Int { texts.count(where: matches) }
}

/// The words of Sources, line by line, without the code.
enum SourceWords {
  /// Every line's string literals and comments. Tables, which scripts write, are left out.
  static let lines = SourceTree.files.filter { !$0.isTable }
    .flatMap { lines(in: $0.lines) }

  static let strings = lines.map(\.strings).filter { !$0.isEmpty }
  static let comments = lines.map(\.comment).filter { !$0.isEmpty }

  /// The literals and the comment of each line: literals end with a line feed, and an interpolation is `…`.
  static func lines(in source: [Substring]) -> [(strings: String, comment: String)] {
    var isText = false
    return source.map { line in
      let isDelimiter = line.split(separator: "\"\"\"", omittingEmptySubsequences: false).count % 2 == 0
      defer { if isDelimiter { isText.toggle() } }
      if isDelimiter { return ("", "") }
      var scanner = LineScanner(isInside: isText)
      for byte in line.utf8 { scanner.read(byte) }
      return (String(decoding: scanner.strings, as: UTF8.self), String(decoding: scanner.comment, as: UTF8.self))
    }
  }
}

/// A reader of one line of Swift, which tells literals, comments and code apart.
struct LineScanner {
  private(set) var strings: [UInt8] = []
  private(set) var comment: [UInt8] = []
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
