/// A time of day as people and programs write it: `7:05 PM`, `19:05`, `7pm ET`, `19h30`, `19:05:00Z`.
package struct TimeText: Equatable {
  enum Clock: Equatable {
    case halves
    /// An hour beyond 12, midnight as 0, or an hour without a colon after it: `1905`, `19h05`.
    case hours24
    /// An hour from 1 to 9 as one digit, from 1 to 9 as two digits, and from 10 to 12, of either clock.
    case shortHour, paddedHour, longHour
  }

  package var secondOfDay: Int
  package var zone: RawTime.Zone
  private(set) var clock: Clock
  /// Whether another time follows that is not read: `1:05 PM / 7:05 PM`.
  private(set) var hasOther = false

  package init?(_ text: String) {
    var tokens = DateTokens(text)
    // `ore 20.45`.
    tokens.skipLink()
    self.init(&tokens)
  }

  init?(_ tokens: inout DateTokens) {
    let face = ClockFace(&tokens)
    for rule in TimeText.rules {
      var rest = tokens
      guard let reading = rule(face, &rest), let time = TimeText(reading, &rest) else { continue }
      (self, tokens) = (time, rest)
      return
    }
    return nil
  }

  mutating func treatTwoDigitsAs24Hours() {
    if clock == .paddedHour || clock == .longHour { clock = .hours24 }
  }
}

// MARK: Rules

/// The numbers of a time, without what is behind them: `7:05`, `19.05`, `190500`, `7`.
struct ClockFace {
  var hour = 0
  var minute = 0
  var second = 0
  /// The number of digits of the first number; 0 if the time is a word.
  var digits = 0
  var hasColon = false
  var clock = TimeText.Clock.hours24

  init(_ tokens: inout DateTokens) {
    guard let first = tokens.number() else { return }
    (hour, digits, hasColon) = (first.value, first.digits, tokens.isAtColon)
    if hasColon, !tokens.isAtHourLetter { clock = digits == 1 ? .shortHour : hour < 10 ? .paddedHour : .longHour }
    if hasColon {
      // `0.5` and `0.795138888888889` are parts of a day in a spreadsheet.
      let next = tokens.number()
      minute = next.flatMap { $0.digits == 2 ? $0.value : nil } ?? 60
      if tokens.isAtColon, let third = tokens.number() { second = third.value }
    } else if digits > 2 {
      // Split `1905`, or `190500` with seconds.
      if digits > 4 { (second, hour) = (hour % 100, hour / 100) }
      (minute, hour) = (hour % 100, hour / 100)
    }
    tokens.skipFraction()
  }

  var minuteOfDay: Int { hour * 60 + minute }
  fileprivate var isOfHalfDay: Bool { (1...12).contains(hour) }

  fileprivate func of(_ half: DateTokens.HalfOfDay) -> ClockFace {
    var face = self
    (face.hour, face.clock) = (hour % 12 + (half == .afternoon ? 12 : 0), .halves)
    return face
  }
}

extension TimeText {
  /// A way of writing a time: takes what is behind its numbers, and returns the time of 24 hours; nil for other ways.
  private typealias Rule = @Sendable (ClockFace, inout DateTokens) -> ClockFace?

  private static let rules: [Rule] = [noon, half, endHalf, colon, digits, unit]

  private static func noon(_ face: ClockFace, _ rest: inout DateTokens) -> ClockFace? {
    guard face.digits == 0, rest.consumeWord(of: .noon) else { return nil }
    var noon = face
    noon.hour = 12
    return noon.of(.afternoon)
  }

  /// Reads `7:05 PM`, `7p.m.`, `730pm`.
  private static func half(_ face: ClockFace, _ rest: inout DateTokens) -> ClockFace? {
    guard face.isOfHalfDay, let half = rest.halfOfDay() else { return nil }
    return face.of(half)
  }

  /// Reads `7:05-9:30 PM` as of the evening, and `11:00-1:30 PM` as of the morning.
  private static func endHalf(_ face: ClockFace, _ rest: inout DateTokens) -> ClockFace? {
    guard face.isOfHalfDay, let end = rest.spanEnd() else { return nil }
    let inAfternoon = face.hour % 12 + 12
    return face.of(inAfternoon <= end || face.hour % 12 > end ? .afternoon : .morning)
  }

  /// Reads `19:05`, `19.05`, `19h30 Uhr`, `7:05`, `10:00-11:30`.
  private static func colon(_ face: ClockFace, _ rest: inout DateTokens) -> ClockFace? {
    guard face.hasColon, !rest.saysHalf else { return nil }
    _ = rest.consumeClockWord()
    if face.second == 0 { rest.skipSpanEnd(after: face.minuteOfDay) }
    return face
  }

  /// Reads `1905`, `190500Z`.
  private static func digits(_ face: ClockFace, _ rest: inout DateTokens) -> ClockFace? {
    guard face.digits >= 4, !rest.saysHalf else { return nil }
    _ = rest.consumeClockWord()
    return face
  }

  /// Reads `17h`, `20 Uhr`.
  private static func unit(_ face: ClockFace, _ rest: inout DateTokens) -> ClockFace? {
    guard (1...2).contains(face.digits), !rest.saysHalf, rest.consumeClockWord() else { return nil }
    return face
  }

  /// Reads the zone behind a time; nil for a time that no clock shows.
  private init?(_ face: ClockFace, _ rest: inout DateTokens) {
    guard (0...23).contains(face.hour), (0...59).contains(face.minute), (0...60).contains(face.second) else {
      return nil
    }
    secondOfDay = face.minuteOfDay * 60 + min(face.second, 59)
    clock = face.clock != .halves && !face.isOfHalfDay ? .hours24 : face.clock
    hasOther = rest.otherTime.follows
    zone = hasOther ? .floating : rest.zone()
  }
}
