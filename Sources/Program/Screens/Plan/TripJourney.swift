import Atlas
import Base
import Editor
import Planning
import TripCore

/// A journey of a trip other than a drive, such as a flight, as its legs describe it.
struct TripJourney: Sendable {
  private let means: Leg.Mode
  private let from: Place
  private var to: Place
  /// The day on which it begins, used if no timetable gives a time.
  private let day: CivilDate
  private let departs: OffsetDateTime?
  private var arrives: OffsetDateTime?
  /// The duration in minutes; nil if it is not known.
  private var minutes: Int?

  /// - Returns: nil for a drive, and for a leg with a city whose location is unknown.
  private init?(_ leg: Leg, on day: CivilDate) {
    guard leg.means != .drive, let from = Gazetteer.shared.city(leg.from), let to = Gazetteer.shared.city(leg.to) else {
      return nil
    }
    (means, self.from, self.to, self.day) = (leg.means, from, to, leg.departs?.date ?? day)
    (departs, arrives) = (leg.departs?.time, leg.arrives?.time)
    minutes = leg.travelSeconds.map { Int($0 / 60) }
  }

  /// The journeys of a trip. Consecutive legs without a game between them count as a single journey.
  static func all(in trip: Trip) -> [TripJourney] {
    var journeys: [TripJourney] = []
    var isChange = false
    for item in trip.itinerary.items {
      if item.game != nil { isChange = false }
      guard let leg = item.leg else { continue }
      guard let journey = TripJourney(leg, on: trip.date(ofDay: item.position.day)) else {
        isChange = false
        continue
      }
      if isChange, let last = journeys.popLast() {
        journeys.append(last.followed(by: journey))
      } else {
        journeys.append(journey)
      }
      isChange = true
    }
    return journeys
  }

  private func followed(by other: TripJourney) -> TripJourney {
    var journey = self
    (journey.to, journey.arrives) = (other.to, other.arrives)
    journey.minutes = minutes.flatMap { minutes in other.minutes.map { minutes + $0 } }
    return journey
  }

  /// Converts the journey for planning.
  ///
  /// - Parameter zones: the rules of the time zones at its two ends.
  func planned(zones: Zones) -> PlannedJourney {
    let offsets = (from: offset(departs, at: from, zones), to: offset(arrives, at: to, zones))
    return PlannedJourney(
      name: "the \(means == .other ? "journey" : means.label.lowercased()) from \(from.city) to \(to.city)",
      means: means, from: from.point, to: to.point, runs: runs(leaving: offsets.from), offsets: offsets)
  }

  private func offset(_ time: OffsetDateTime?, at place: Place, _ zones: Zones) -> Int {
    let noon = Int64(day.dayNumber) * 86_400 + 64_800
    return (time?.offsetSeconds ?? zones.rules(of: place.timeZone)?.period(at: noon).offsetSeconds ?? 0) / 60
  }

  /// The times at which it may begin: the timetable's, or else any half hour of its day.
  private func runs(leaving offset: Int) -> [PlannedJourney.Run] {
    let (departs, arrives) = (departs.map(minute), arrives.map(minute))
    let length = minutes ?? usualMinutes
    if let departs { return [PlannedJourney.Run(departs: departs, arrives: arrives ?? departs + length)] }
    if let arrives { return [PlannedJourney.Run(departs: arrives - length, arrives: arrives)] }
    let midnight = day.dayNumber * 1440 - offset
    return stride(from: midnight, to: midnight + 1440, by: 30).map {
      PlannedJourney.Run(departs: $0, arrives: $0 + length)
    }
  }

  private func minute(_ time: OffsetDateTime) -> Int { Int((Double(time.unixSeconds) / 60).rounded(.down)) }

  /// The assumed duration of a journey without figures: on the ground the time of a drive, otherwise four hours plus
  /// the flying time at 480 miles an hour.
  private var usualMinutes: Int {
    let drive = means == .flight ? nil : LegEstimate(from: from.point, to: to.point)
    return drive.map { Int($0.durationSeconds / 60) } ?? 240 + Int(from.point.miles(to: to.point) / 8)
  }
}
