/// A time of day as people write it: `19:30`, `7:30pm`, `730pm`, `7p`, `1930`, `19h30`, `7.30 pm`, `19.30 Uhr`, `noon`.
package struct TypedTime: Equatable, Sendable {
  package enum Meaning: Equatable, Sendable {
    case time(ClockTime)
    /// A number, 0…23, without minutes and half of the day: `10`, `7 o'clock`.
    case hourAlone(Int)
    case nothing
  }

  package let meaning: Meaning
  /// Whether the text can only be a time, even in the middle of a sentence: `7:30`, `7pm`, `19h30`.
  let isUnmistakable: Bool
  /// Whether the text determines the half of the day, by `am` or `pm` or by an hour that exists only once.
  let saysHalf: Bool

  package init(_ text: String) {
    let text = text.trimmed.lowercased()
    self = TypedTime(named: text) ?? TypedTime(numbered: text)
  }

  private init(_ meaning: Meaning, isUnmistakable: Bool = false, saysHalf: Bool = false) {
    (self.meaning, self.isUnmistakable, self.saysHalf) = (meaning, isUnmistakable, saysHalf)
  }

  private static let nothing = TypedTime(.nothing)

  // MARK: Words

  private init?(named text: String) {
    let hour: Int? =
      switch text {
      case "noon", "12 noon", "midday": 12
      case "midnight", "12 midnight": 0
      default: nil
      }
    guard let time = hour.flatMap({ ClockTime(hour: $0, minute: 0) }) else { return nil }
    self.init(.time(time), saysHalf: true)
  }

  // MARK: Numbers

  private init(numbered text: String) {
    var scanner = ByteScanner(text)
    let digits = scanner.digits()
    self = .nothing
    guard (1...4).contains(digits.count) else { return }
    if digits.count > 2 {
      let (hour, minute) = (digits.dropLast(2).number, digits.suffix(2).number)
      self.init(hour: hour, minute: minute, startsWithZero: digits.first == 0, isMarked: false, &scanner)
      return
    }
    let mark = scanner.consume(anyOf: ":.h")
    let minutes = scanner.digits()
    switch (mark, minutes.count) {
    case (nil, 0):
      self.init(hourAlone: digits.number, startsWithZero: digits.first == 0, &scanner)
    case (UInt8(ascii: "h")?, 0) where scanner.isAtEnd:
      self.init(hour: digits.number, minute: 0, startsWithZero: true, isMarked: false, &scanner)
    case (let mark?, 2):
      let isMarked = mark != UInt8(ascii: ".")
      self.init(
        hour: digits.number, minute: minutes.number, startsWithZero: digits.first == 0, isMarked: isMarked, &scanner)
    default: break
    }
  }

  private init(hourAlone hour: Int, startsWithZero: Bool, _ scanner: inout ByteScanner) {
    if scanner.isAtEnd || scanner.rest.trimmed == "o'clock" || scanner.rest.trimmed == "o’clock" {
      self.init(hour < 24 ? .hourAlone(hour) : .nothing)
    } else {
      self.init(hour: hour, minute: 0, startsWithZero: startsWithZero, isMarked: false, &scanner)
      if case .time = meaning, !saysHalf { self = .nothing }
    }
  }

  /// Reads the text after the digits: nothing, or the half of the day.
  private init(hour: Int, minute: Int, startsWithZero: Bool, isMarked: Bool, _ scanner: inout ByteScanner) {
    let half = scanner.rest.trimmed
    self = .nothing
    switch half {
    case "", "uhr",
      "h" where hour > 9 || startsWithZero:
      guard let time = ClockTime(hour: hour, minute: minute) else { return }
      self.init(
        .time(time), isUnmistakable: isMarked || !half.isEmpty,
        saysHalf: !half.isEmpty || startsWithZero || hour > 12 || hour == 0)
    case "a", "am", "a.m.", "a.m", "p", "pm", "p.m.", "p.m":
      let noon = half.hasPrefix("p") ? 12 : 0
      guard (1...12).contains(hour), let time = ClockTime(hour: hour % 12 + noon, minute: minute) else { return }
      self.init(.time(time), isUnmistakable: isMarked || half.utf8.count > 1, saysHalf: true)
    default: break
    }
  }

  // MARK: The half of the day

  /// The time, in the half of the day that the text says, else in the given one; nil for an hour if that is unknown.
  func time(isAfternoon: (_ hour: Int) -> Bool?) -> ClockTime? {
    switch meaning {
    case .nothing: return nil
    case .time(let time):
      guard !saysHalf, let afternoon = isAfternoon(time.hour) else { return time }
      return ClockTime(hour: time.hour % 12 + (afternoon ? 12 : 0), minute: time.minute)
    case .hourAlone(let hour):
      guard (1...12).contains(hour), let afternoon = isAfternoon(hour) else { return nil }
      return ClockTime(hour: hour % 12 + (afternoon ? 12 : 0), minute: 0)
    }
  }
}

extension ClockTime {
  /// Reads a time. Returns nil for any other text, and for an hour that may be in either half of the day.
  package init?(typed text: String) {
    guard case .time(let time) = TypedTime(text).meaning else { return nil }
    self = time
  }
}

extension Collection<Int> {
  fileprivate var number: Int { reduce(0) { $0 * 10 + $1 } }
}
