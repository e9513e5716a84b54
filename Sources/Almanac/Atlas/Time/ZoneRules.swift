/// The rules of one time zone: which offset from UTC held, or will hold, at any moment.
///
/// Read from a compiled zone file (TZif, RFC 8536, versions 1 to 4). Leap seconds are ignored.
public struct ZoneRules: Equatable, Sendable {
  /// A stretch of time with one offset, such as central daylight time.
  public struct Period: Equatable, Sendable {
    /// Seconds east of UTC, less than a day either way.
    public let offsetSeconds: Int
    /// The abbreviation in the zone file: `CDT`, or a number such as `-03` if the zone has no letters.
    public let abbreviation: String

    package init(offsetSeconds: Int, abbreviation: String) {
      (self.offsetSeconds, self.abbreviation) = (offsetSeconds, abbreviation)
    }
  }

  /// Moments at which the period changes, in rising seconds since 1970-01-01T00:00:00Z.
  private let transitions: [Int64]
  /// Indices in `periods`: `periodAfter[i]` begins at `transitions[i]`.
  private let periodAfter: [UInt8]
  /// Never empty; the first holds before the first transition.
  private let periods: [Period]
  private let rule: PosixZone?

  /// Fails if the bytes are not a whole and valid zone file.
  public init?(tzif bytes: [UInt8]) {
    var reader = TzifReader(bytes)
    guard var header = reader.header() else { return nil }
    if header.version >= 2 {
      // The first block repeats the second with 32-bit times, for readers of version 1.
      guard reader.skip(header.blockSize(timeSize: 4)), let second = reader.header() else { return nil }
      header = second
    }
    let hasFooter = header.version >= 2
    guard let block = reader.block(header, timeSize: hasFooter ? 8 : 4) else { return nil }
    var rule: PosixZone?
    if hasFooter {
      guard let footer = reader.footer() else { return nil }
      rule = PosixZone(footer)
      guard rule != nil || footer.isEmpty else { return nil }
    }
    self.init(transitions: block.transitions, periodAfter: block.periodAfter, periods: block.periods, rule: rule)
  }

  /// Fails if the parts do not fit: rising moments, the indices of what is from each on, the rule from the last on.
  package init?(transitions: [Int64], periodAfter: [UInt8], periods: [Period], rule: PosixZone?) {
    guard !periods.isEmpty, transitions.count == periodAfter.count, periodAfter.allSatisfy({ $0 < periods.count })
    else {
      return nil
    }
    (self.transitions, self.periodAfter, self.periods, self.rule) = (transitions, periodAfter, periods, rule)
  }

  /// The rules of a place whose offset is always the same, with no abbreviation.
  package init(offsetSeconds: Int) {
    (transitions, periodAfter, rule) = ([], [], nil)
    periods = [Period(offsetSeconds: offsetSeconds, abbreviation: "+")]
  }

  /// The period at a moment in seconds since 1970-01-01T00:00:00Z.
  public func period(at unixSeconds: Int64) -> Period {
    let next = transitions.indices.partitioningIndex { transitions[$0] > unixSeconds }
    if next == transitions.count, let rule { return rule.period(at: unixSeconds) }
    return next == 0 ? periods[0] : periods[Int(periodAfter[next - 1])]
  }
}

/// Walks the bytes of a zone file, RFC 8536 section 3; every read is nil past the end.
private struct TzifReader {
  struct Header {
    var version: Int
    var utcIndicators: Int
    var standardIndicators: Int
    var leapSeconds: Int
    var transitions: Int
    var periods: Int
    var abbreviationBytes: Int

    func blockSize(timeSize: Int) -> Int {
      transitions * (timeSize + 1) + periods * 6 + abbreviationBytes + leapSeconds * (timeSize + 4)
        + standardIndicators + utcIndicators
    }
  }

  typealias Block = (transitions: [Int64], periodAfter: [UInt8], periods: [ZoneRules.Period])

  private var rest: ArraySlice<UInt8>

  init(_ bytes: [UInt8]) {
    rest = bytes[...]
  }

  mutating func skip(_ count: Int) -> Bool { consume(count) != nil }

  /// Section 3.1: magic, version, 15 unused bytes, six counts.
  mutating func header() -> Header? {
    guard let magic = consume(4), magic.elementsEqual("TZif".utf8), let version = consume(1)?.first, skip(15) else {
      return nil
    }
    var counts: [Int] = []
    for _ in 0..<6 {
      guard let count = consume(4) else { return nil }
      counts.append(Int(UInt32(truncatingIfNeeded: TzifReader.integer(count))))
    }
    let number = version == 0 ? 1 : Int(version) - 48
    guard number >= 1, counts[4] >= 1, counts[5] >= 1 else { return nil }
    return Header(
      version: number, utcIndicators: counts[0], standardIndicators: counts[1], leapSeconds: counts[2],
      transitions: counts[3], periods: counts[4], abbreviationBytes: counts[5])
  }

  /// Section 3.2: transition times, the period after each, the periods, their names, and three tables of no use here.
  mutating func block(_ header: Header, timeSize: Int) -> Block? {
    guard let times = consume(header.transitions * timeSize),
      let periodAfter = consume(header.transitions),
      let records = consume(header.periods * 6), let names = consume(header.abbreviationBytes),
      skip(header.leapSeconds * (timeSize + 4) + header.standardIndicators + header.utcIndicators)
    else { return nil }
    let transitions = stride(from: times.startIndex, to: times.endIndex, by: timeSize).map {
      TzifReader.integer(times[$0..<$0 + timeSize])
    }
    for (earlier, later) in zip(transitions, transitions.dropFirst()) where earlier >= later { return nil }
    var periods: [ZoneRules.Period] = []
    for start in stride(from: records.startIndex, to: records.endIndex, by: 6) {
      guard let period = TzifReader.period(records[start..<start + 6], names: names) else { return nil }
      periods.append(period)
    }
    return (transitions, Array(periodAfter), periods)
  }

  /// Section 3.3: a TZ string between two newlines, possibly empty.
  mutating func footer() -> ArraySlice<UInt8>? {
    guard consume(1)?.first == newline, let end = rest.firstIndex(of: newline) else { return nil }
    return rest[..<end]
  }

  private let newline = UInt8(ascii: "\n")

  private mutating func consume(_ count: Int) -> ArraySlice<UInt8>? {
    guard count <= rest.count else { return nil }
    defer { rest = rest.dropFirst(count) }
    return rest.prefix(count)
  }

  /// Four bytes of offset, one flag for daylight time, one index into the names, which end in NUL.
  private static func period(_ record: ArraySlice<UInt8>, names: ArraySlice<UInt8>) -> ZoneRules.Period? {
    let offset = integer(record.prefix(4))
    guard abs(offset) < 86_400, let nameIndex = record.last, nameIndex < names.count else { return nil }
    let tail = names.dropFirst(Int(nameIndex))
    guard let end = tail.firstIndex(of: 0), let name = PosixZone.abbreviation(tail[..<end]) else { return nil }
    return ZoneRules.Period(offsetSeconds: Int(offset), abbreviation: name)
  }

  /// A signed integer, the most significant byte first; 1 to 8 bytes.
  private static func integer(_ bytes: ArraySlice<UInt8>) -> Int64 {
    let negative = bytes.first.map { $0 >= 0x80 } ?? false
    return bytes.reduce(negative ? -1 : 0) { $0 << 8 | Int64($1) }
  }
}

// MARK: Local time

extension ZoneRules {
  /// The moment at which the clocks of the zone show a date and a time of day.
  ///
  /// RFC 5545 section 3.3.5 decides if that is not one moment: a time that occurs twice, when clocks go back, is
  /// the first of the two; a time that clocks skip is read with the offset from before the gap, so 02:30 on a morning
  /// that goes from 02:00 to 03:00 is 03:30. The result shows the time as clocks do: 03:30, with the later offset.
  ///
  /// - Parameters:
  ///   - date: the local date.
  ///   - secondOfDay: since local midnight, 0…86 399.
  public func moment(of date: CivilDate, secondOfDay: Int) -> OffsetDateTime {
    let local = Int64(date.dayNumber) * 86_400 + Int64(secondOfDay)
    // No zone changes twice within two days, and no offset is a day.
    let before = period(at: local - 86_400).offsetSeconds
    let first = reading(at: local - Int64(before))
    if first.offsetSeconds == before { return first }
    // Clocks have changed since: the time is by the new offset, unless they skipped it.
    let later = reading(at: local - Int64(first.offsetSeconds))
    return later.offsetSeconds == first.offsetSeconds ? later : first
  }

  /// Whether the zone has an abbreviation in the year around a date: `MST` in Phoenix, where it is never summer.
  package func uses(_ abbreviation: String, around date: CivilDate) -> Bool {
    [-183, 0, 183].contains { period(at: Int64(date.dayNumber + $0) * 86_400).abbreviation == abbreviation }
  }

  package func reading(at unixSeconds: Int64) -> OffsetDateTime {
    OffsetDateTime(unixSeconds: unixSeconds, offsetSeconds: period(at: unixSeconds).offsetSeconds)
  }
}
