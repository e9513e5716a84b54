extension Int {
  /// Numbers that no file needs more of; sums of them, and products with the seconds of a day, can't overflow.
  private static let needed = -1_000_000_000...1_000_000_000

  /// Reads a whole number of a text from outside the program. One out of bounds becomes the nearest bound, so that it can
  /// be used in arithmetic; nil for any other text.
  package init?(bounded text: some StringProtocol) {
    guard let number = Int(text) else { return nil }
    self = Swift.min(Swift.max(number, Self.needed.lowerBound), Self.needed.upperBound)
  }

  /// Reads a whole number of a text from outside the program; nil for one out of bounds, and for any other text.
  package init?(_ text: some StringProtocol, in bounds: ClosedRange<Int>) {
    guard let number = Int(text), bounds.contains(number) else { return nil }
    self = number
  }
}
