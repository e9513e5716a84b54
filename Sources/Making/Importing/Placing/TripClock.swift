import Atlas
import Base
import TripCore

/// The clock of the traveller at any moment of a trip: that of the last game or leg that has begun before it.
struct TripClock {
  /// The zones and the moments from which they apply, in the order of the list.
  private var changes: [(moment: Int64, zone: String)] = []

  init(_ trip: Trip, _ zones: inout ZoneNames) {
    var last = Int64.min
    for item in trip.itinerary.items {
      let date = Int64(trip.date(ofDay: item.position.day).dayNumber) * 86_400
      // In the zone in which the traveller is at that midnight.
      let offset = changes.last.flatMap { zones.zone(named: $0.zone)?.rules.period(at: date).offsetSeconds }
      let midnight = date - Int64(offset ?? 0)
      switch item.kind {
      case .game(let game):
        last = max(last, game.knownStart?.unixSeconds ?? midnight)
        if let zone = game.timeZone ?? Gazetteer.shared.city(game.city)?.timeZone { changes.append((last, zone)) }
      case .travel(let leg):
        // A leg without a timetable begins after the preceding rows of its day.
        last = max(last, (leg.arrives ?? leg.departs)?.time?.unixSeconds ?? midnight)
        if let zone = Gazetteer.shared.city(leg.to)?.timeZone { changes.append((last, zone)) }
      case .custom: break
      }
    }
  }

  /// The zone at a moment. Before the first game or leg, the zone of that one; nil if the trip has no zones.
  func zone(at moment: Int64) -> String? {
    (changes.last { $0.moment <= moment } ?? changes.first)?.zone
  }

  /// The zones on the trip.
  var zones: Set<String> { Set(changes.map(\.zone)) }
}
