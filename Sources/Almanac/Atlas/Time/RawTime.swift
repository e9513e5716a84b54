/// A date, with a time of day or without one, as a text gives it, before zones are looked up.
package struct RawTime: Hashable, Sendable {
  package enum Zone: Hashable, Sendable {
    /// No zone: the clock of the place, or of the writer.
    case floating
    /// An offset in the text itself, such as `Z` or `-05:00`, in seconds east of UTC.
    case offset(Int)
    case named(String)

    package var name: String? { if case .named(let name) = self { name } else { nil } }
  }

  package var date: CivilDate
  /// The seconds since midnight, 0…86 399; nil for a date without a time.
  package var secondOfDay: Int?
  package var zone: Zone

  package init(date: CivilDate, secondOfDay: Int? = nil, zone: Zone = .floating) {
    (self.date, self.secondOfDay, self.zone) = (date, secondOfDay, zone)
  }

  /// A moment in UTC, in seconds since 1970-01-01T00:00:00Z.
  package init(unixSeconds: Int64) {
    self = RawTime(date: CivilDate(dayNumber: 0), secondOfDay: 0, zone: .offset(0)).with(localSeconds: unixSeconds)
  }

  /// The reading of the clock in seconds since 1970-01-01T00:00; a date without a time is its midnight.
  package var localSeconds: Int64 { Int64(date.dayNumber) * 86_400 + Int64(secondOfDay ?? 0) }

  /// The time with another reading of the clock. A date without a time stays one.
  package func with(localSeconds: Int64) -> RawTime {
    let (day, second) = localSeconds.flooredDivision(by: 86_400)
    return RawTime(
      date: CivilDate(dayNumber: Int(day)), secondOfDay: secondOfDay == nil ? nil : Int(second), zone: zone)
  }
}

// MARK: Calendars

extension RawTime {
  /// Reads a date or time of calendars with its TZID (RFC 5545 sections 3.3.4, 3.3.5): `20260703`, `20260703T132000Z`;
  /// also with the signs of ISO 8601, without seconds, and with NUL bytes in it, as some programs write.
  package init?(calendar text: String, zone: String? = nil) {
    var bytes = Array(text.utf8).filter { $0 != 0 && $0 != UInt8(ascii: ":") && $0 > 0x20 }
    while let mark = bytes.firstIndex(of: UInt8(ascii: "%")), bytes[mark...].starts(with: "%00".utf8) {
      bytes.removeSubrange(mark..<mark + 3)
    }
    let rest = bytes.dropFirst(bytes.prefix(10).filter { $0 == UInt8(ascii: "-") }.count == 2 ? 10 : 8)
    let digits = Self.number(bytes.prefix(bytes.count - rest.count).filter { $0 != UInt8(ascii: "-") }, count: 8)
    guard let digits, let date = CivilDate(year: digits / 10_000, month: digits / 100 % 100, day: digits % 100) else {
      return nil
    }
    if rest.isEmpty || rest.elementsEqual("Z".utf8) {
      self.init(date: date, secondOfDay: nil, zone: .floating)
      return
    }
    let time = rest.dropFirst().prefix { (48...57).contains($0) }
    guard rest.first.map({ $0 | 0x20 == UInt8(ascii: "t") }) == true, [4, 6].contains(time.count),
      let number = Self.number(Array(time), count: time.count)
    else { return nil }
    let clock = time.count == 4 ? number * 100 : number
    guard clock / 10_000 < 24, clock / 100 % 100 < 60, clock % 100 <= 60 else { return nil }
    // The fraction of a second is left out.
    let end = rest.dropFirst(1 + time.count).drop { $0 == UInt8(ascii: ".") || (48...57).contains($0) }
    let named = zone.flatMap { $0.isEmpty ? nil : $0 }.map(Zone.named) ?? .floating
    guard let zone = end.isEmpty ? named : Self.offset(end).map(Zone.offset) else { return nil }
    self.init(
      date: date, secondOfDay: clock / 10_000 * 3600 + clock / 100 % 100 * 60 + min(clock % 100, 59), zone: zone)
  }

  /// The time as calendars write it, without the name of its zone: `20260703`, `20260703T132000`, `20260703T132000Z`.
  package var calendarText: String {
    let day = date.description.filter { $0 != "-" }
    guard let second = secondOfDay else { return day }
    let parts = [second / 3600, second / 60 % 60, second % 60].map { $0.padded(to: 2) }
    return day + "T" + parts.joined(separator: "") + (zone == .offset(0) ? "Z" : "")
  }

  /// Reads an offset in seconds: `Z`, `-0500`, or `+013015` with seconds.
  package static func offset(_ text: some Collection<UInt8>) -> Int? {
    guard let sign = text.first else { return nil }
    if sign | 0x20 == UInt8(ascii: "z") { return text.count == 1 ? 0 : nil }
    let digits = Array(text.dropFirst())
    guard sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+"), [2, 4, 6].contains(digits.count),
      let number = number(digits, count: digits.count)
    else { return nil }
    let padded = digits.count == 2 ? number * 10_000 : digits.count == 4 ? number * 100 : number
    let seconds = padded / 10_000 * 3600 + padded / 100 % 100 * 60 + padded % 100
    guard seconds < 86_400 else { return nil }
    return sign == UInt8(ascii: "-") ? -seconds : seconds
  }

  private static func number(_ digits: [UInt8], count: Int) -> Int? {
    guard digits.count == count, digits.allSatisfy({ (48...57).contains($0) }) else { return nil }
    return digits.reduce(0) { $0 * 10 + Int($1) - 48 }
  }
}
