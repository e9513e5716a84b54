/// The way between two venues of a town, or of two towns that are one stop.
package struct Transfer: Equatable, Sendable {
  package let meters: Double
  package let seconds: Int64

  /// Fails for venues that are unknown, at most 2 km apart, or too far apart for a transfer.
  ///
  /// A trip by car takes the time of the drive; others take public transport in town, such as an hour by Tube from
  /// Tottenham to Crystal Palace: twenty minutes to get to it and away, and two minutes for each kilometer.
  package init?(from: Game, to: Game, by mode: Leg.Mode) {
    guard let start = Transfer.point(of: from), let end = Transfer.point(of: to) else { return nil }
    let kilometers = start.kilometers(to: end)
    guard kilometers > 2, kilometers < 60 else { return nil }
    let drive = mode == .drive ? LegEstimate(from: start, to: end) : nil
    meters = drive?.distanceMeters ?? (kilometers * 13).rounded() * 100
    seconds = Int64(drive?.durationSeconds ?? ((20 + kilometers * 2) / 5).rounded() * 300)
  }

  private static func point(of game: Game) -> GeoPoint? {
    (Gazetteer.shared.venue(of: game)?.place ?? Gazetteer.shared.city(game.city))?.point
  }
}
