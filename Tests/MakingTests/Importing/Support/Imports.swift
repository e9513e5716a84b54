import Itinerary
import Making
import TestSupport

/// A trip of July 3–6, 2026, in Chicago first and then in New York, and what files bring into it.
enum Imports {
  static let trip = TripSketch.trip("@Chicago Dinner | | Chicago>Detroit | ")

  static let wording = Wording(clock: .twelveHour, zones: TestZones.all, cities: trip.cityNames)

  static func plan(
    _ file: String, into trip: Trip = trip, undatedOn day: Int? = nil, specified answers: [ReadingSubject: String] = [:]
  ) throws -> ImportPlan {
    var options = ImportOptions(day: day)
    options.complete(with: answers)
    let dates = trip.startDate...trip.date(ofDay: trip.dayCount)
    return ImportPlan(
      try ImportReader.read(Array(file.utf8), in: dates, options), for: trip, options, wording: wording,
      zones: TestZones.source)
  }

  /// What is added, each as `day time title`.
  static func added(_ file: String, into trip: Trip = trip, undatedOn day: Int? = nil) throws -> [String] {
    try plan(file, into: trip, undatedOn: day).additions.map { addition in
      let time = addition.item.content.time.map { " \($0)" } ?? ""
      return "\(addition.day)\(time) \(addition.item.content.title)"
    }
  }

  /// The only item that is added.
  static func item(_ file: String, undatedOn day: Int? = nil) throws -> CustomItem? {
    let additions = try plan(file, undatedOn: day).additions
    return additions.count == 1 ? additions[0].item.content : nil
  }

  /// The trip with what a plan adds.
  static func applying(_ plan: ImportPlan, to trip: Trip) throws -> Trip {
    var edited = EditedTrip(trip)
    for addition in plan.additions {
      _ = try edited.apply(.append(addition.item, toDay: addition.day), at: timestamp("2026-06-02T12:00:00.000Z"))
    }
    for edit in plan.bookings.flatMap(\.edits) {
      _ = try edited.apply(edit, at: timestamp("2026-06-02T12:00:00.000Z"))
    }
    return edited.trip
  }

  static func calendar(_ events: String...) -> String {
    (["BEGIN:VCALENDAR", "VERSION:2.0"] + events.map { "BEGIN:VEVENT\n\($0)\nEND:VEVENT" } + ["END:VCALENDAR", ""])
      .joined(separator: "\n")
  }
}
