import Itinerary
import Sharing
import TestSupport

/// Checks of what lies in a shared place: an entry that is read from it is written as an event that reads back.
enum EventCheck {
  static func complaint(about bytes: [UInt8]) -> String? {
    let trip = TripSketch.trip("@Chicago Dinner | Chicago>Detroit | | @Detroit")
    let codec = EventCodec(trip, importsForeignEvents: true, zones: TestZones.all)
    let body = Array("BEGIN:VCALENDAR\n".utf8) + bytes
    for held in [nil] + trip.itinerary.items.map(SharedEntry.item) {
      guard let entry = codec.read(body, changedAt: nil, held: held).entry else { continue }
      let written = codec.body(of: entry, over: body)
      if codec.read(written, changedAt: nil, held: entry) != .own(entry) { return "an entry that does not read back" }
    }
    return nil
  }
}
