import Itinerary
import Tours

/// A journey of a trip other than a drive, such as a flight, with the times that it has in the timeline.
struct TripJourney {
  private let means: Leg.Mode
  private let from: Place
  private var to: Place
  /// The day of the row, for a journey without a timetable.
  private let day: CivilDate
  /// The moments of a timetable, in seconds since 1970-01-01T00:00:00Z; nil without one.
  private let departs: Int64?
  private var arrives: Int64?
  private let clock: PlaceClock?
  private var endClock: PlaceClock?
  private var minutes: Int?

  /// - Returns: nil for a drive, and for a leg with a city whose location is unknown.
  private init?(_ leg: Leg, _ times: TimelineRow, on day: CivilDate) {
    guard leg.means != .drive, let from = Gazetteer.shared.city(leg.from), let to = Gazetteer.shared.city(leg.to) else {
      return nil
    }
    (means, self.from, self.to, self.day) = (leg.means, from, to, leg.departs?.date ?? day)
    let isGiven = times.basis == .given
    (departs, arrives) = (isGiven ? times.start : nil, isGiven ? times.end : nil)
    (clock, endClock) = (times.clock, times.endClock)
    minutes = leg.travelSeconds.map { Int($0 / 60) }
  }

  /// The journeys of a trip. Consecutive legs without a game between them count as a single journey.
  static func all(in trip: Trip, zones: Zones) -> [TripJourney] {
    let timeline = Timeline(of: trip, zones: zones)
    var journeys: [TripJourney] = []
    var isChange = false
    for (item, times) in zip(trip.itinerary.items, timeline.rows) {
      if item.game != nil { isChange = false }
      guard let leg = item.leg else { continue }
      guard let journey = TripJourney(leg, times, on: trip.date(ofDay: item.position.day)) else {
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
    (journey.to, journey.arrives, journey.endClock) = (other.to, other.arrives, other.endClock)
    journey.minutes = minutes.flatMap { minutes in other.minutes.map { minutes + $0 } }
    return journey
  }

  var planned: PlannedJourney {
    let noon = Int64(day.dayNumber) * 86_400 + 64_800
    let offsets = (
      from: clock?.reading(at: departs ?? noon).offsetSeconds ?? 0,
      to: endClock?.reading(at: arrives ?? noon).offsetSeconds ?? 0
    )
    return PlannedJourney(
      name: "the \(means == .other ? "journey" : means.label.lowercased()) from \(from.city) to \(to.city)",
      means: means, from: from.point, to: to.point,
      runs: PlannedJourney.Run.all(
        departs: departs.map(minute), arrives: arrives.map(minute), minutes: minutes ?? usualMinutes,
        midnight: day.dayNumber * 1440 - offsets.from / 60),
      offsets: (from: offsets.from / 60, to: offsets.to / 60))
  }

  private func minute(_ seconds: Int64) -> Int { Int((Double(seconds) / 60).rounded(.down)) }

  /// The assumed duration of a journey without figures: on the ground the time of a drive, otherwise four hours plus
  /// the flying time at 480 miles an hour.
  private var usualMinutes: Int {
    let drive = means == .flight ? nil : LegEstimate(from: from.point, to: to.point)
    return drive.map { Int($0.durationSeconds / 60) } ?? 240 + Int(from.point.miles(to: to.point) / 8)
  }
}
