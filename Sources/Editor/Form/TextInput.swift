import Screen

/// One line of text being typed: what stands before the cursor and after it.
package struct TextInput: Equatable, Sendable {
  private(set) package var before: String
  private(set) package var after = ""

  /// With the cursor at the end.
  package init(_ text: String) {
    before = text
  }

  package var text: String { before + after }

  /// Does what a key does in a line of text; false where it means nothing there.
  package mutating func press(_ key: Key) -> Bool {
    switch key {
    case .character(let scalar): before.unicodeScalars.append(scalar)
    case .backspace, .control("h"): _ = before.popLast()
    case .delete, .control("d"): if !after.isEmpty { after.removeFirst() }
    case .left, .control("b"): if let last = before.popLast() { after.insert(last, at: after.startIndex) }
    case .right, .control("f"): if !after.isEmpty { before.append(after.removeFirst()) }
    case .home, .control("a"): (before, after) = ("", text)
    case .end, .control("e"): (before, after) = (text, "")
    case .control("u"): before = ""
    case .control("k"): after = ""
    case .control("w"): deleteWordBefore()
    default: return false
    }
    return true
  }

  /// Inserts text at the cursor, its lines joined by spaces.
  package mutating func paste(_ text: String) {
    before += text.split(whereSeparator: \.isNewline).joined(separator: " ")
  }

  private mutating func deleteWordBefore() {
    while before.last?.isWhitespace == true { before.removeLast() }
    while let last = before.last, !last.isWhitespace { before.removeLast() }
  }
}
