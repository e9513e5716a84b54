import Base

/// Rough estimates of journeys by other means than a car, from the distance as the crow flies.
///
/// Those by train and ferry were fitted to published times, which `PublishedJourneysTests` compares with them: main lines and
/// high-speed lines differ by a factor of two, and so do ships. The others are guesses with round numbers.
extension LegEstimate {
  /// Estimates a journey by a means of travel; nil for ``Leg/Mode/other``, and if the means joins the points nowhere.
  package init?(from origin: GeoPoint, to destination: GeoPoint, by mode: Leg.Mode) {
    let kilometers = origin.kilometers(to: destination)
    switch mode {
    case .drive: self.init(from: origin, to: destination)
    case .other: return nil
    case .train:
      guard let minutes = Self.railMinutes(kilometers, from: origin, to: destination) else { return nil }
      self.init(kilometers: kilometers * 1.25, minutes: minutes)
    case .bus:
      guard let drive = Drive(from: origin, to: destination) else { return nil }
      self.init(kilometers: drive.miles * 1.609344, minutes: 15 + drive.minutes * 1.25)
    // Half an hour to board.
    case .ferry:
      self.init(kilometers: kilometers * 1.1, minutes: Self.boardingMinutes + 15 + kilometers * 1.1 / 36 * 60)
    // As between the venues of a plan: two and a half hours besides the flight.
    case .flight: self.init(kilometers: kilometers, minutes: 180 + kilometers / 800 * 60)
    case .walk: self.init(kilometers: kilometers * 1.3, minutes: kilometers * 1.3 / 4.8 * 60)
    }
  }

  private init(kilometers: Double, minutes: Double) {
    self.init(
      distanceMeters: (kilometers * 1000 / (kilometers < 20 ? 100 : 1000)).rounded() * (kilometers < 20 ? 100 : 1000),
      durationSeconds: (minutes / 5).rounded() * 300)
  }

  /// The minutes by rail with changes; nil across waters without a tunnel, bridge or train ferry.
  private static func railMinutes(_ kilometers: Double, from origin: GeoPoint, to destination: GeoPoint) -> Double? {
    let lands = Set([Land.at(origin), Land.at(destination)].compactMap { $0 })
    let isOverseas = lands.count > 1 && lands != [.greatBritain, .eurasiaAndAfrica]
    // A ferry with its waits between Ireland and Great Britain, and from there to the continent.
    if isOverseas, !lands.isSubset(of: [.ireland, .greatBritain, .eurasiaAndAfrica]) { return nil }
    let isFast = fastAreas.contains { $0.contains(origin) && $0.contains(destination) }
    let speed = lands.contains(.northAmerica) ? 90.0 : isFast ? 200 : 120
    // In town it is twenty minutes to get there and away, and two minutes for each kilometer.
    return kilometers < 30 ? 20 + kilometers * 2 : 15 + kilometers / speed * 60 + (isOverseas ? 270 : 0)
  }

  /// The minutes before a ferry departs that an estimate has in addition to the crossing.
  static let boardingMinutes = 30.0

  /// The areas whose cities are joined by high-speed lines: France with Spain, and with London and Belgium by another
  /// one, so that England west of London is not part of it; and Italy.
  private static let fastAreas = [
    FastArea(latitudes: 36...51.05, longitudes: -7...5.6), FastArea(latitudes: 43...51.6, longitudes: -0.6...5.6),
    FastArea(latitudes: 40.5...45.7, longitudes: 7.4...14.5),
  ]

  private struct FastArea {
    let latitudes: ClosedRange<Double>
    let longitudes: ClosedRange<Double>

    func contains(_ point: GeoPoint) -> Bool {
      latitudes.contains(point.latitude) && longitudes.contains(point.longitude)
    }
  }
}
