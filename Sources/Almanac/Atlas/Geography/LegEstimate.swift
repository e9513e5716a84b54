/// A means of travel.
public enum TravelMode: String, CaseIterable, Sendable {
  case drive, flight, train, bus, ferry, walk, other
}

/// An estimate of the distance and the duration of a journey.
public struct LegEstimate: Equatable, Sendable {
  /// The length of the road.
  public let distanceMeters: Double
  /// The duration in seconds.
  public let durationSeconds: Double
  /// The means of travel, if it may be another than the one that was asked for.
  public let means: TravelMode?

  /// Makes an estimate of figures in meters and seconds.
  public init(distanceMeters: Double, durationSeconds: Double, means: TravelMode? = nil) {
    (self.distanceMeters, self.durationSeconds, self.means) = (distanceMeters, durationSeconds, means)
  }
}

/// Estimates of journeys from coordinates alone, to the nearest kilometer, below 20 km to the nearest 100 m, and to the
/// nearest five minutes. Those by other means than a car are rough.
///
/// Drives go by ``Roads``. The miles of the map's roads in North America are fitted to drives between ballparks by OSRM
/// on OpenStreetMap (`Scripts/fit-roads.py`); others were entered by hand. `docs/estimates.md` states the errors.
/// Trains are those of ``RailJourney``, ferries those of the table. The speeds of other ferries are fitted to published
/// times: `PublishedJourneysTests` fits them to one half and measures the error on the other. The others are guesses
/// with round numbers.
extension LegEstimate {
  /// Estimates a drive; nil if no road joins the two points, such as across an ocean.
  public init?(from origin: GeoPoint, to destination: GeoPoint) {
    guard let drive = Roads.route(from: origin, to: destination) else { return nil }
    self.init(kilometers: drive.length.miles * 1.609344, minutes: drive.minutes)
  }

  /// Estimates a journey by a means of travel; nil for ``TravelMode/other``, and if the means joins the points nowhere.
  public init?(from origin: GeoPoint, to destination: GeoPoint, by mode: TravelMode) {
    let kilometers = origin.kilometers(to: destination)
    switch mode {
    case .drive: self.init(from: origin, to: destination)
    case .other: return nil
    case .train:
      guard let journey = RailJourney(from: origin, to: destination) else { return nil }
      self.init(kilometers: kilometers * 1.25, minutes: journey.minutes)
    case .bus:
      guard let drive = Roads.route(from: origin, to: destination) else { return nil }
      self.init(kilometers: drive.length.miles * 1.609344, minutes: 15 + drive.minutes * 1.25)
    case .ferry:
      let journey = FerryJourney(from: origin, to: destination)
      self.init(
        kilometers: journey.map { $0.miles * 1.609344 } ?? kilometers * 1.1,
        minutes: journey?.minutes ?? Self.boardingMinutes + Self.crossing(of: kilometers, by: .fitted))
    // As between the venues of a plan: two and a half hours besides the flight.
    case .flight: self.init(kilometers: kilometers, minutes: 180 + kilometers / 800 * 60)
    case .walk: self.init(kilometers: kilometers * 1.3, minutes: kilometers * 1.3 / 4.8 * 60)
    }
  }

  /// Estimates a journey by a means of travel or, where it joins the points nowhere, by what does: a drive instead of a train or
  /// coach, then a ferry of the table, then a flight. A ferry also comes before a drive far round a sea. ``means`` says which.
  public init?(from origin: GeoPoint, to destination: GeoPoint, preferring mode: TravelMode) {
    if mode == .other { return nil }
    for means in [mode, .drive] {
      guard let estimate = LegEstimate(from: origin, to: destination, by: means) else { continue }
      if means == .drive, estimate.goesRoundSea(from: origin, to: destination) { break }
      self.init(estimate, means)
      return
    }
    let means = FerryJourney(from: origin, to: destination) == nil ? TravelMode.flight : .ferry
    guard let estimate = LegEstimate(from: origin, to: destination, by: means) else { return nil }
    self.init(estimate, means)
  }

  /// Whether a drive is four times as long as the straight line, and a ferry takes two thirds of its time.
  private func goesRoundSea(from origin: GeoPoint, to destination: GeoPoint) -> Bool {
    guard distanceMeters > 4000 * origin.kilometers(to: destination), distanceMeters > 200_000 else { return false }
    return FerryJourney(from: origin, to: destination).map { $0.minutes * 90 < durationSeconds } ?? false
  }

  private init(_ estimate: LegEstimate, _ means: TravelMode) {
    self.init(distanceMeters: estimate.distanceMeters, durationSeconds: estimate.durationSeconds, means: means)
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
