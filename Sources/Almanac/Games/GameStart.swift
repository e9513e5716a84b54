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

extension Zones {
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
}
