import Itinerary
import Making
import TestSupport

/// Checks of files of other programs: what they bring has a title and a day of the trip, and comes once.
enum ImportCheck {
  static func complaint(about bytes: [UInt8]) -> String? {
    guard let found = try? ImportReader.read(bytes) else { return nil }
    let trip = TripSketch.trip("@Chicago Dinner | Chicago>Detroit | | @Detroit")
    let first = plan(found, trip)
    var edited = EditedTrip(trip)
    for addition in first.additions.prefix(50) {
      if addition.item.content.title.isEmpty { return "an item without a title" }
      guard (try? edited.apply(.append(addition.item, toDay: addition.day), at: TripSketch.made)) != nil else {
        return "an item that no day takes"
      }
    }
    if first.additions.count <= 50, !plan(found, edited.trip).additions.isEmpty { return "an item that comes again" }
    return nil
  }

  private static func plan(_ found: ImportedItems, _ trip: Trip) -> ImportPlan {
    let wording = Wording(clock: .twelveHour, zones: TestZones.all, cities: trip.cityNames)
    return ImportPlan(found, for: trip, ImportOptions(day: 1), wording: wording, zones: TestZones.source)
  }
}
