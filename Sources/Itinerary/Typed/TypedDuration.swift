/// A duration as people write it: `90`, `1h30`, `1h 30m`, `1:30`, `45 min`, `1.5 hours`.
package struct TypedDuration: Equatable, Sendable {
  /// The longest duration, in minutes: a week.
  package static let longest = 7 * 24 * 60

  /// The duration in minutes, 1…``longest``.
  package let minutes: Int
  /// Whether the text contains a unit; a plain number means minutes.
  let namesUnit: Bool

  /// Fails for a text that is not a duration from a minute to a week.
  package init?(_ text: String) {
    var scanner = ByteScanner(text.trimmed.lowercased())
    guard let (minutes, namesUnit) = Self.clock(&scanner) ?? Self.parts(&scanner),
      (1...Self.longest).contains(minutes)
    else { return nil }
    (self.minutes, self.namesUnit) = (minutes, namesUnit)
  }

  private static func clock(_ scanner: inout ByteScanner) -> (minutes: Int, namesUnit: Bool)? {
    let start = scanner.index
    if let hours = number(scanner.digits()), scanner.consume(":") {
      let digits = scanner.digits()
      if digits.count == 2, let minutes = number(digits), minutes < 60, scanner.isAtEnd {
        return (hours * 60 + minutes, false)
      }
    }
    scanner.go(to: start)
    return nil
  }

  private enum Unit: Int {
    case minute = 1
    case hour = 60
    case day = 1440
  }

  /// Reads numbers with units, the larger unit first. Minutes after hours need no unit: `1h30`.
  private static func parts(_ scanner: inout ByteScanner) -> (minutes: Int, namesUnit: Bool)? {
    var (total, last): (Int, Unit?) = (0, nil)
    while !scanner.isAtEnd {
      scanner.skipSpaces()
      if last != nil, scanner.consume("and ") { scanner.skipSpaces() }
      let digits = scanner.digits()
      guard let whole = number(digits) else { return nil }
      let fraction = scanner.consume(anyOf: ".,").map { _ in scanner.digits() }
      scanner.skipSpaces()
      let unit = Self.unit(&scanner)
      if let fraction {
        // A decimal part of an hour in whole minutes, with nothing after it.
        let minutes = (number(fraction) ?? 0) * (fraction.count == 1 ? 600 : 60)
        guard unit == .hour, (1...2).contains(fraction.count), minutes % 100 == 0, scanner.isAtEnd else { return nil }
        total += minutes / 100
      }
      let scale = unit ?? .minute
      if let last {
        guard scale.rawValue < last.rawValue, whole < last.rawValue else { return nil }
        if unit == nil, last != .hour { return nil }
      }
      if unit == nil, !scanner.isAtEnd { return nil }
      total += whole * scale.rawValue
      if last == nil, unit == nil { return (total, false) }
      last = scale
    }
    return last == nil ? nil : (total, true)
  }

  private static func unit(_ scanner: inout ByteScanner) -> Unit? {
    let start = scanner.index
    var word: [UInt8] = []
    while let letter = scanner.consume(anyOf: "abcdefghijklmnopqrstuvwxyz") { word.append(letter) }
    _ = scanner.consume(".")
    if let value = WordList.durationUnit[String(decoding: word, as: UTF8.self)], let minutes = Int(value) {
      return Unit(rawValue: minutes)
    }
    scanner.go(to: start)
    return nil
  }

  private static func number(_ digits: [Int]) -> Int? {
    (1...4).contains(digits.count) ? digits.reduce(0) { $0 * 10 + $1 } : nil
  }
}
