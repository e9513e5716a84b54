import Base

/// Rough estimates of journeys by other means than a car, from the distance as the crow flies.
///
/// The formulas are guesses with round numbers, not checked against published timetables: high-speed lines and main
/// lines alone differ by a factor of two.
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
    // Half an hour to board, and the speed of the ships between Holyhead and Dublin.
    case .ferry: self.init(kilometers: kilometers * 1.1, minutes: 45 + kilometers * 1.1 / 35 * 60)
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
    let speed = lands.contains(.northAmerica) ? 90.0 : 165
    let changes = max(0, kilometers - 500) * 0.15 + (isOverseas ? 270 : 0)
    // In town it is twenty minutes to get there and away, and two minutes for each kilometer.
    return kilometers < 30 ? 20 + kilometers * 2 : 25 + kilometers / speed * 60 + changes
  }
}
