import Base

/// Rough estimates of journeys by other means than a car, from the distance as the crow flies.
///
/// The speeds of trains and ferries are fitted to published times. `PublishedJourneysTests` fits them to one half and measures
/// the error on the other: main lines and high-speed lines differ by a factor of two, and so do ships. The others are guesses
/// with round numbers.
extension LegEstimate {
  /// Estimates a journey by a means of travel; nil for ``Leg/Mode/other``, and if the means joins the points nowhere.
  package init?(from origin: GeoPoint, to destination: GeoPoint, by mode: Leg.Mode) {
    let kilometers = origin.kilometers(to: destination)
    switch mode {
    case .drive: self.init(from: origin, to: destination)
    case .other: return nil
    case .train:
      guard let way = RailWay(from: origin, to: destination) else { return nil }
      self.init(kilometers: kilometers * 1.25, minutes: way.minutes(by: .fitted))
    case .bus:
      guard let drive = Drive(from: origin, to: destination) else { return nil }
      self.init(kilometers: drive.miles * 1.609344, minutes: 15 + drive.minutes * 1.25)
    case .ferry:
      self.init(
        kilometers: kilometers * 1.1, minutes: Self.boardingMinutes + Self.crossing(of: kilometers, by: .fitted))
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

  /// The minutes of a ferry from one port to another so far away, as the crow flies.
  static func crossing(of kilometers: Double, by speeds: FerrySpeeds) -> Double {
    speeds.harbor + kilometers * 1.1 / speeds.open * 60
  }

  /// The minutes before a ferry departs that an estimate has in addition to the crossing.
  static let boardingMinutes = 30.0
}

/// The minutes in harbors and the kilometers in an hour between them.
struct FerrySpeeds: Equatable {
  var harbor: Double
  var open: Double

  static let fitted = FerrySpeeds(harbor: 15, open: 36)
}

/// The minutes at the ends of a journey by rail and the kilometers in an hour between them, on main lines and on fast ones.
struct RailSpeeds: Equatable {
  var ends: Double
  var main: Double
  var fast: Double

  static let fitted = RailSpeeds(ends: 15, main: 120, fast: 200)
}

/// What the time of a journey by rail depends on.
struct RailWay {
  let kilometers: Double
  private let isFast, isAmerican, isOverseas: Bool

  /// Creates the way between two points; nil across waters without a tunnel, bridge or train ferry.
  init?(from origin: GeoPoint, to destination: GeoPoint) {
    let lands = Set([Land.at(origin), Land.at(destination)].compactMap { $0 })
    isOverseas = lands.count > 1 && lands != [.greatBritain, .eurasiaAndAfrica]
    if isOverseas, !lands.isSubset(of: [.ireland, .greatBritain, .eurasiaAndAfrica]) { return nil }
    isFast = RailWay.fastAreas.contains { $0.contains(origin) && $0.contains(destination) }
    isAmerican = lands.contains(.northAmerica)
    kilometers = origin.kilometers(to: destination)
  }

  /// The minutes with changes, and with a ferry and its waits between Ireland and Great Britain or the continent.
  func minutes(by speeds: RailSpeeds) -> Double {
    // In town it is twenty minutes to get there and away, and two minutes for each kilometer.
    if kilometers < 30 { return 20 + kilometers * 2 }
    let speed = isAmerican ? 90 : isFast ? speeds.fast : speeds.main
    return speeds.ends + kilometers / speed * 60 + (isOverseas ? 270 : 0)
  }

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
