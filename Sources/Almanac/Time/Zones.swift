/// The start of a game by the clock of its city.
public struct LocalStart: Equatable, Sendable {
  /// A time of day with the zone of its clock.
  public struct Time: Equatable, Sendable {
    /// The time of day.
    public let clock: ClockTime
    /// The abbreviation: `CDT`; `UTC-3` if the zone has no letters or is unknown.
    public let zone: String
    /// Seconds east of UTC.
    public let offsetSeconds: Int
  }

  /// The local date.
  public let date: CivilDate
  /// The time; nil while it is TBD.
  public let time: Time?
}

/// A zone whose rules exist but cannot be read now. What depends on them is unknown, and must not be written.
public struct UnreadableZone: Error, Equatable, Sendable {
  /// The IANA name.
  public let name: String
  /// A file and its error: `/usr/share/zoneinfo/America/Chicago: Input/output error`.
  public let reason: String

  /// Makes the error of a zone.
  public init(name: String, reason: String) {
    (self.name, self.reason) = (name, reason)
  }
}

extension UnreadableZone: CustomStringConvertible {
  /// A sentence with the name and the reason.
  public var description: String { "the rules of the time zone \(name) can't be read (\(reason))" }
}

/// The table of time zones by their IANA names. A program makes one, and hands it to everything that needs a zone.
///
/// All tables are equal, so that values which hold one can be compared by the rest of what they hold.
public struct Zones: Sendable {
  private let find: @Sendable (String) -> Result<ZoneRules?, UnreadableZone>

  /// - Parameter find: returns the rules of a zone; nil for an unknown zone.
  public init(find: @escaping @Sendable (String) -> Result<ZoneRules?, UnreadableZone>) {
    self.find = find
  }

  /// The zones of some rules by IANA name, and one that cannot be read; all others are unknown.
  package init(_ rules: [String: ZoneRules], unreadable: UnreadableZone? = nil) {
    self.init { name in
      if let unreadable, unreadable.name == name { .failure(unreadable) } else { .success(rules[name]) }
    }
  }

  /// The zones that the program carries.
  public static let carried = Zones { .success(CarriedZones.rules(of: $0)) }

  /// The rules of a zone; nil for an unknown one. Throws if there is or may be such a zone that cannot be read.
  package func readRules(of zone: String) throws(UnreadableZone) -> ZoneRules? { try find(zone).get() }

  /// The rules of a zone; nil if they are unknown, also if they cannot be read.
  public func rules(of zone: String) -> ZoneRules? { try? readRules(of: zone) }

  package func unreadable(among games: [Game]) -> UnreadableZone? {
    for case let zone? in games.map(\.timeZone) {
      if case .failure(let failure) = find(zone) { return failure }
    }
    return nil
  }

  /// The start of a game in the zone of its venue; if that is absent or unknown, in the offset it was published in.
  public func localStart(of game: Game) -> LocalStart {
    switch game.start {
    case .on(let date):
      return LocalStart(date: date, time: nil)
    case .at(let published):
      let (local, zone) = reading(of: published, in: game.timeZone)
      guard game.knownStart != nil else { return LocalStart(date: local.date, time: nil) }
      let time = LocalStart.Time(clock: local.clockTime, zone: zone, offsetSeconds: local.offsetSeconds)
      return LocalStart(date: local.date, time: time)
    }
  }

  /// The dates on which a game may start at the venue: several if it was published in UTC and its zone is unknown.
  package func localDates(of game: Game) -> ClosedRange<CivilDate> {
    let date = localStart(of: game).date
    guard case .at(let published) = game.start, published.offsetSeconds == 0,
      game.timeZone.flatMap(rules) == nil
    else { return date...date }
    let hours = [-12, 14].map { OffsetDateTime(unixSeconds: published.unixSeconds, offsetSeconds: $0 * 3600).date }
    return hours[0]...hours[1]
  }

  /// Whether the start of a game is known only in UTC because its zone is absent or unknown, so that the local date may
  /// be another. A zone whose rules cannot be read counts as unknown.
  package func isInUTCAlone(_ game: Game) -> Bool {
    guard game.knownStart?.offsetSeconds == 0 else { return false }
    return game.timeZone.map { zone in if case .success(nil) = find(zone) { true } else { false } } ?? true
  }

  private func reading(of published: OffsetDateTime, in zone: String?) -> (OffsetDateTime, zone: String) {
    let moment = published.unixSeconds
    guard let period = zone.flatMap(rules)?.period(at: moment) else {
      return (published, Zones.name(ofOffset: published.offsetSeconds))
    }
    return (OffsetDateTime(unixSeconds: moment, offsetSeconds: period.offsetSeconds), Zones.name(of: period))
  }

  package static func name(of period: ZoneRules.Period) -> String {
    let isNumeric = period.abbreviation.hasPrefix("-") || period.abbreviation.hasPrefix("+")
    return isNumeric ? name(ofOffset: period.offsetSeconds) : period.abbreviation
  }

  /// An offset in words: `UTC`, `UTC-5`, `UTC+5:30`.
  package static func name(ofOffset seconds: Int) -> String {
    let minutes = abs(seconds) / 60
    guard minutes > 0 else { return "UTC" }
    let fraction = minutes % 60 == 0 ? "" : ":\((minutes % 60).padded(to: 2))"
    return "UTC\(seconds < 0 ? "-" : "+")\(minutes / 60)\(fraction)"
  }
}

extension Zones: Equatable {
  /// True: all tables are equal.
  public static func == (_: Zones, _: Zones) -> Bool { true }
}
