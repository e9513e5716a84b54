import Almanac

/// A command line as it is typed into bash, up to the cursor, in words without quotes.
///
/// Nothing in it is expanded or run: `$(rm -rf ~)` is eleven characters.
struct ShellLine: Equatable, Sendable {
  private(set) var words: [String] = []
  /// The word at the cursor; empty behind a space.
  private(set) var current = ""
  /// The beginning of that word which bash takes for something else, such as `--units=` of `--units=k`: what it puts in
  /// the place of the word comes behind it.
  private(set) var retained = ""

  private var quote = Quote.none
  private var isInWord = false

  private enum Quote { case none, single, double, ansi }

  /// - Parameter breaks: the characters at which bash begins a new word (`COMP_WORDBREAKS`).
  init(_ line: String, breaks: String) {
    let breaks = Set(breaks.unicodeScalars).subtracting(" \t\n'\"".unicodeScalars)
    var rest = line.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      switch quote {
      case .none: readPlain(scalar, &rest, breaks)
      case .single: readQuoted(scalar, until: "'")
      case .double: readEscapable(scalar, until: "\"", &rest, escapable: "$`\"\\")
      case .ansi: readEscapable(scalar, until: "'", &rest, escapable: "'\\\"")
      }
    }
  }

  private mutating func readPlain(
    _ scalar: Unicode.Scalar, _ rest: inout Substring.UnicodeScalarView, _ breaks: Set<Unicode.Scalar>
  ) {
    switch scalar {
    case " ", "\t", "\n": endWord()
    case "'": open(.single)
    case "\"": open(.double)
    case "$" where rest.first == "'":
      rest.removeFirst()
      open(.ansi)
    case "\\":
      isInWord = true
      if let next = rest.popFirst(), next != "\n" { current.unicodeScalars.append(next) }
    default:
      isInWord = true
      // A word that begins behind these has them itself (`rl_special_prefixes`).
      if breaks.contains(scalar), "@$".unicodeScalars.contains(scalar) { retained = current }
      current.unicodeScalars.append(scalar)
      if breaks.contains(scalar), !"@$".unicodeScalars.contains(scalar) { retained = current }
    }
  }

  private mutating func open(_ kind: Quote) {
    quote = kind
    isInWord = true
    retained = current
  }

  private mutating func readQuoted(_ scalar: Unicode.Scalar, until end: Unicode.Scalar) {
    if scalar == end { quote = .none } else { current.unicodeScalars.append(scalar) }
  }

  private mutating func readEscapable(
    _ scalar: Unicode.Scalar, until end: Unicode.Scalar, _ rest: inout Substring.UnicodeScalarView, escapable: String
  ) {
    if scalar == "\\", let next = rest.first, escapable.unicodeScalars.contains(next) {
      rest.removeFirst()
      current.unicodeScalars.append(next)
    } else {
      readQuoted(scalar, until: end)
    }
  }

  // MARK: What is inserted

  /// A text as bash can insert it at the cursor so that the word means it, and nothing in it is expanded or run.
  ///
  /// bash does not do the quoting: it leaves `$` and backquotes in words that are not files.
  ///
  /// - Parameter isQuoted: whether the text gets quotes even if it needs none, as those next to it do.
  func insertion(of text: String, isQuoted: Bool = false) -> String {
    switch quote {
    case .none: isQuoted || !text.utf8.allSatisfy(isPlainInShells) || text.isEmpty ? quoted(text) : text
    case .single: Self.escaped(text) { $0 == "'" ? #"'\''"# : nil }
    case .double: Self.escaped(text) { "$`\"\\".unicodeScalars.contains($0) ? "\\\($0)" : $0 == "!" ? #""'!'""# : nil }
    case .ansi: Self.escaped(text) { "'\\".unicodeScalars.contains($0) ? "\\\($0)" : nil }
    }
  }

  /// Whether a text needs quotes that are not open yet.
  func needsQuotes(_ text: String) -> Bool { quote == .none && !text.utf8.allSatisfy(isPlainInShells) }

  /// The text in single quotes, which stay open behind a directory; a home in front stays outside.
  private func quoted(_ text: String) -> String {
    if current.hasPrefix("~/"), text.hasPrefix("~/") { return "~/" + quoted(String(text.dropFirst(2))) }
    let inner = Self.escaped(text) { $0 == "'" ? #"'\''"# : nil }
    return text.hasSuffix("/") ? "'\(inner)" : "'\(inner)'"
  }

  private static func escaped(_ text: String, _ escape: (Unicode.Scalar) -> String?) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars { escaped += escape(scalar) ?? String(scalar) }
    return escaped
  }

  private mutating func endWord() {
    if isInWord { words.append(current) }
    (current, retained, isInWord) = ("", "", false)
  }
}
