import Almanac
import Screen

/// One or more lines of text being typed. Commands for the start and end of a line refer to the cursor's line.
package struct TextInput: Equatable, Sendable {
  private(set) package var before: String
  private(set) package var after = ""
  /// Whether the whole text is selected: the first character typed replaces it, and any other key keeps it.
  private(set) package var isSelected: Bool

  /// What pasted text becomes: one line, several ones, or a path.
  package enum Kind: Sendable { case line, lines, path }
  let kind: Kind

  package init(_ text: String, as kind: Kind = .line, isSelected: Bool = false) {
    (before, self.kind) = (text, kind)
    self.isSelected = isSelected && !text.isEmpty
  }

  package var selected: TextInput { TextInput(text, as: kind, isSelected: true) }

  package var text: String { before + after }

  private mutating func deselect(erasing: Bool) {
    if isSelected, erasing { (before, after) = ("", "") }
    isSelected = false
  }

  /// - Returns: whether the key means something in a line of text.
  package mutating func press(_ key: Key) -> Bool {
    if case .character(let scalar) = key {
      deselect(erasing: true)
      before.unicodeScalars.append(scalar)
      return true
    }
    guard let action = TypingAction.action(for: key) else { return false }
    if isSelected, [.eraseBefore, .eraseAfter, .eraseWord].contains(action) {
      deselect(erasing: true)
      return true
    }
    deselect(erasing: false)
    switch action {
    case .back: if let last = before.popLast() { after.insert(last, at: after.startIndex) }
    case .forward: if !after.isEmpty { before.append(after.removeFirst()) }
    case .start: (before, after) = (String(before[..<lineStart]), before[lineStart...] + after)
    case .end: (before, after) = (before + after[..<lineEnd], String(after[lineEnd...]))
    case .eraseBefore: _ = before.popLast()
    case .eraseAfter: if !after.isEmpty { after.removeFirst() }
    case .eraseToStart: before = String(before[..<lineStart])
    case .eraseToEnd: after = String(after[lineEnd...])
    case .eraseWord: deleteWordBefore()
    }
    return true
  }

  /// The most that a line takes of pastes, in scalars; typing goes beyond it.
  package static let longest = 10_000

  var isFull: Bool { text.unicodeScalars.count >= Self.longest }

  /// Inserts text, or as much of its beginning as fits; nothing into a path, since half a path is another one. Returns a
  /// sentence about what was dropped; nil if nothing was.
  package mutating func paste(_ text: String) -> String? {
    let old = self
    if insert(text) { return nil }
    if kind != .path {
      return "Only the first \(Self.longest) characters fit here; the rest of the pasted text was dropped."
    }
    self = old
    return "The pasted text is too long for a path; nothing was pasted."
  }

  private mutating func insert(_ text: String) -> Bool {
    deselect(erasing: true)
    var room = Self.longest - self.text.unicodeScalars.count
    var line = String.UnicodeScalarView()
    var isBetweenLines = false
    defer { before += String(line) }
    var last: Unicode.Scalar?
    for scalar in text.unicodeScalars {
      defer { last = scalar }
      if scalar.isNewline, kind != .lines {
        isBetweenLines = !line.isEmpty
        continue
      }
      if scalar == "\n", last == "\r" { continue }
      room -= isBetweenLines ? 2 : 1
      if room < 0 { return false }
      if isBetweenLines { line.append(" ") }
      isBetweenLines = false
      line.append(scalar.isNewline ? "\n" : scalar)
    }
    return true
  }

  private mutating func deleteWordBefore() {
    while before.last?.isWhitespace == true { before.removeLast() }
    while let last = before.last, !last.isWhitespace { before.removeLast() }
  }
}

extension Unicode.Scalar {
  /// Whether the scalar ends a line, as ``Character/isNewline`` defines it, without the cost of a character.
  var isNewline: Bool { (0x0A...0x0D).contains(value) || value == 0x85 || value == 0x2028 || value == 0x2029 }
}

extension TextInput {
  var lineStart: String.Index { before.lastIndex(where: \.isNewline).map(before.index(after:)) ?? before.startIndex }

  var lineEnd: String.Index { after.firstIndex(where: \.isNewline) ?? after.endIndex }

  var lines: [Substring] { text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) }

  var cursorLine: Int { before.count(where: \.isNewline) }

  var currentLine: TextInput {
    var line = TextInput(String(before[lineStart...]))
    line.after = String(after[..<lineEnd])
    return line
  }

  mutating func breakLine() {
    before += "\n"
    isSelected = false
  }

  /// - Returns: whether there is another line.
  mutating func moveLine(by offset: Int) -> Bool {
    let lines = lines
    let line = cursorLine + offset
    guard lines.indices.contains(line) else { return false }
    let earlier = lines[..<line].reduce(0) { $0 + $1.count + 1 }
    let (whole, count) = (text, before[lineStart...].count)
    let place = whole.index(
      whole.startIndex, offsetBy: earlier + min(count, lines[line].count), limitedBy: whole.endIndex)
    let end = place ?? whole.endIndex
    (before, after, isSelected) = (String(whole[..<end]), String(whole[end...]), false)
    return true
  }

  // MARK: Cells

  /// The part of the text before the cursor that a field of this width shows; its first and last column stay free.
  func visibleBefore(columns: Int) -> String {
    var (start, left) = (before.endIndex, columns - 3)
    while start > before.startIndex {
      let previous = before.index(before: start)
      left -= DisplayText.width(of: String(before[previous]))
      if left < 0 { break }
      start = previous
    }
    return String(before[start...])
  }
}

/// The lines of a pasted text. Lines beyond ``limit`` and characters beyond ``longest`` are left out, as ``loss`` says.
struct PastedLines {
  private(set) var lines: [String] = []
  /// The sentence on what was left out; nil if nothing was.
  private(set) var loss: String?

  private static let limit = 1_000
  /// The longest line, in scalars.
  private static let longest = 1_000

  init(_ text: String) {
    for line in text.unicodeScalars.split(whereSeparator: \.isNewline) {
      let words = line.drop(while: \.properties.isWhitespace)
      if words.isEmpty { continue }
      if lines.count == Self.limit {
        loss = "Only the first \(Self.limit) lines were pasted."
        return
      }
      lines.append(String(Substring(words.prefix(Self.longest))).trimmed)
      if words.dropFirst(Self.longest).contains(where: { !$0.properties.isWhitespace }) {
        loss = "A line was cut after \(Self.longest) characters."
      }
    }
  }
}

/// The words of a search, without regard to case and diacritics.
package struct SearchWords {
  private let words: [Substring]

  package init(_ text: String) { words = FoldedText(text).text.split(separator: " ") }

  package var isEmpty: Bool { words.isEmpty }

  package func narrowed<Entry>(_ entries: [Entry], by text: (Entry) -> String) -> [Entry] {
    isEmpty ? entries : entries.filter { areIn(text($0)) }
  }

  package func areIn(_ text: String) -> Bool {
    if isEmpty { return true }
    let text = FoldedText(text).text
    return words.allSatisfy { text.contains($0) }
  }
}
