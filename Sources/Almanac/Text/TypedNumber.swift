/// A number as people type it, whichever sign they write before its fraction: `122,5`, `1.234,5`, `1,234.5`, `2 597`.
package enum TypedNumber: Equatable, Sendable {
  case number(String)
  /// One separator with three digits after it, which may be that of the thousands or that of the fraction: `1,234`.
  case ambiguous(thousands: String, fraction: String, separator: Character)

  package init?(_ text: String) {
    let text = text.trimmed
    let isSpace = { (character: Character) in character.isWhitespace || character == "'" || character == "’" }
    guard let first = text.first, let last = text.last, !isSpace(first), !isSpace(last) else { return nil }
    let words = text.split(omittingEmptySubsequences: false, whereSeparator: isSpace)
    // A space separates groups of three digits.
    guard
      words.dropFirst().allSatisfy({ word in word.prefix(while: \.isNumber).count == 3 }),
      words.dropLast().allSatisfy({ word in word.allSatisfy(\.isNumber) })
    else { return nil }
    self.init(joined: words.joined(), hasGroups: words.count > 1)
  }

  private init?(joined text: String, hasGroups: Bool) {
    guard text.utf8.allSatisfy({ (48...57).contains($0) || $0 == 46 || $0 == 44 }) else { return nil }
    guard let mark = text.lastIndex(where: TypedNumber.isSeparator) else {
      self = .number(text)
      return
    }
    let (whole, fraction) = (text[..<mark], text[text.index(after: mark)...])
    let parts = whole.split(omittingEmptySubsequences: false, whereSeparator: TypedNumber.isSeparator)
    let areGroups = (1...3).contains(parts[0].count) && parts.dropFirst().allSatisfy { $0.count == 3 }
    if fraction.isEmpty || parts.count > 1 && !areGroups { return nil }
    self.init(parts, fraction, separator: text[mark], before: whole, isGrouped: hasGroups)
  }

  private init?(
    _ parts: [Substring], _ fraction: Substring, separator: Character, before whole: Substring, isGrouped: Bool
  ) {
    if whole.contains(separator) {
      // A separator that occurs twice separates thousands.
      let areAlike = whole.allSatisfy { $0 == separator || $0.isNumber }
      guard fraction.count == 3, areAlike, !isGrouped else { return nil }
      self = .number(parts.joined() + String(fraction))
      return
    }
    let number = (parts.joined().nonEmpty ?? "0") + "." + String(fraction)
    let mayBeGroup = parts.count == 1 && (1...3).contains(whole.count) && fraction.count == 3
    self =
      mayBeGroup && whole != "0" && !isGrouped
      ? .ambiguous(thousands: String(whole) + String(fraction), fraction: number, separator: separator)
      : .number(number)
  }

  private static func isSeparator(_ character: Character) -> Bool { character == "." || character == "," }
}

extension Int {
  /// Numbers that no file needs more of; sums of them, and products with the seconds of a day, can't overflow.
  private static let needed = -1_000_000_000...1_000_000_000

  /// Reads a whole number from outside the program; one out of bounds becomes the nearest bound, fit for arithmetic.
  package init?(bounded text: some StringProtocol) {
    guard let number = Int(text) else { return nil }
    self = Swift.min(Swift.max(number, Self.needed.lowerBound), Self.needed.upperBound)
  }

  package init?(_ text: some StringProtocol, in bounds: ClosedRange<Int>) {
    guard let number = Int(text), bounds.contains(number) else { return nil }
    self = number
  }
}
