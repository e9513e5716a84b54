import Atlas
import ItineraryCore

/// The clock that a traveller has at a moment of a trip: that of the last game or leg begun before it.
struct TripClock {
  /// The zones with the moments from which they hold, in the order of the list.
  private var changes: [(moment: Int64, zone: String)] = []

  init(_ trip: Trip, _ zones: inout ZoneNames) {
    var last = Int64.min
    for item in trip.itinerary.items {
      let date = Int64(trip.date(ofDay: item.position.day).dayNumber) * 86_400
      // By the clock that the traveller has at that midnight.
      let offset = changes.last.flatMap { zones.zone(named: $0.zone)?.rules.period(at: date).offsetSeconds }
      let midnight = date - Int64(offset ?? 0)
      switch item.kind {
      case .game(let game):
        last = max(last, game.knownStart?.unixSeconds ?? midnight)
        if let zone = game.timeZone ?? Gazetteer.shared.city(game.city)?.timeZone { changes.append((last, zone)) }
      case .travel(let leg):
        // A leg without a timetable begins after what stands above it, on its day.
        last = max(last, (leg.arrives ?? leg.departs)?.time?.unixSeconds ?? midnight)
        if let zone = Gazetteer.shared.city(leg.to)?.timeZone { changes.append((last, zone)) }
      case .custom: break
      }
    }
  }

  /// The zone at a moment; before the first game or leg its own. Nil for a trip that tells none.
  func zone(at moment: Int64) -> String? {
    (changes.last { $0.moment <= moment } ?? changes.first)?.zone
  }

  /// The zones that the trip comes through.
  var zones: Set<String> { Set(changes.map(\.zone)) }
}
