import Itinerary
import SharingTestSupport
import TestSupport
import Testing

@testable import Sharing
@testable import Store

/// Others edit a shared trip with the calendar programs that they have, by way of a real server.
@Suite(
  .enabled(if: Radicale.shared != nil, "\(Radicale.absence ?? "") No calendar program is tried."),
  .enabled(if: CalendarPrograms.absence == nil, "\(CalendarPrograms.absence ?? "") No calendar program is tried."),
  .serialized)
struct CalendarProgramTests {
  private static let user = Radicale.guest
  private let programs: CalendarPrograms
  private let place: CalendarPlace
  private var ann: Device
  private var ben: Device

  /// A device that shares the trip.
  private struct Device {
    var trip: Trip
    var state = SharingState()
    var store: CalDAVStore

    mutating func sync() -> SyncReport {
      var pass = SyncPass(trip, seen: state, at: TripSketch.moment(60_000)) { EventCodec($0) }
      pass.run(on: &store)
      (trip, state) = (pass.changes.applied(to: trip), pass.state)
      return pass.report
    }

    func title(_ id: String) -> String? { trip.item(id)?.custom?.title }
  }

  /// A trip of four days from July 3, 2026, shared in a calendar that others may write.
  init() throws {
    programs = try CalendarPrograms()
    let radicale = try #require(Radicale.shared)
    let web = Curl(agent: "barnstorm/test", path: "/usr/local/bin:/usr/bin:/bin")
    var server = try CalendarServer(
      try radicale.address("/"), user: Radicale.user, password: Radicale.password, web: web)
    guard case .home(let home) = try server.find() else { throw Radicale.Absence(sentence: "no home") }
    let id = "ours-\(UInt32.random(in: 0 ... .max))"
    place = try server.create(tripID: id, name: "Rust Belt", in: home)
    let trip = TripSketch.trip(
      "@Chicago Dinner | Chicago>Detroit Museum | @Detroit Zoo | Tower", id: id, name: "Rust Belt")
    let store = CalDAVStore(place, password: Radicale.password, web: web)
    ann = Device(trip: trip, store: store)
    ben = Device(trip: trip.withoutItems, store: store)
    expect(ann.sync().pushed, trip.itinerary.count + 1)
    expect(ben.sync().pulled, trip.itinerary.count)
    try configure()
  }

  /// Both sync until there is nothing left to do, and hold the same, and so do the events. Those that the programs made stay
  /// as they are.
  private mutating func settle() throws {
    for _ in 0..<2 {
      expect(ann.sync().state, .synced)
      expect(ben.sync().state, .synced)
    }
    for report in [ann.sync(), ben.sync()] { #expect(report.pushed + report.pulled == 0 && report.rejected.isEmpty) }
    expect(ann.trip.itinerary, ben.trip.itinerary)
    let codec = EventCodec(ann.trip)
    for event in try ann.store.get(try ann.store.list().map(\.name)) where !codec.isGuest(event.body) {
      guard case .own = codec.read(event.body, changedAt: nil, held: nil) else {
        Issue.record("not mended: \(String(decoding: event.body, as: UTF8.self))")
        continue
      }
    }
  }

  // MARK: The programs

  private func configure() throws {
    let (address, directory) = (place.address.url, "\(programs.scratch.path)")
    try programs.scratch.write(
      """
      [general]
      status_path = "\(directory)/status/"
      [pair trip]
      a = "server"
      b = "local"
      collections = null
      [storage server]
      type = "caldav"
      url = "\(address)"
      username = "\(Self.user.user)"
      password = "\(Self.user.password)"
      [storage local]
      type = "filesystem"
      path = "\(directory)/vdir/"
      fileext = ".ics"
      """, to: "vdirsyncer.conf")
    try programs.scratch.write(
      """
      [calendars]
      [[trip]]
      path = \(directory)/vdir/
      type = calendar
      [locale]
      timeformat = %H:%M
      dateformat = %Y-%m-%d
      longdateformat = %Y-%m-%d
      datetimeformat = %Y-%m-%d %H:%M
      longdatetimeformat = %Y-%m-%d %H:%M
      local_timezone = America/Chicago
      default_timezone = America/Chicago
      [default]
      default_calendar = trip
      [sqlite]
      path = \(directory)/khal.db
      """, to: "khal.conf")
  }

  private func vdirsyncer(_ words: String..., typing typed: String = "") throws {
    try programs.run("vdirsyncer", ["-c", "\(programs.scratch.path)/vdirsyncer.conf"] + words, typing: typed)
  }

  private func khal(_ words: String..., typing typed: String = "") throws -> String {
    try programs.run("khal", ["-c", "\(programs.scratch.path)/khal.conf"] + words, typing: typed)
  }

  private func caldav(_ lines: String) throws {
    let address = try place.address.at("/").url
    try programs.run(
      "python",
      [
        "-c",
        """
        import caldav, datetime
        client = caldav.DAVClient(url="\(address)", username="\(Self.user.user)", password="\(Self.user.password)")
        calendar = client.calendar(url="\(place.address.url)")
        events = {str(event.icalendar_component["SUMMARY"]): event for event in calendar.events()}
        \(lines)
        """,
      ])
  }

  // MARK: Tests

  @Test mutating func `vdirsyncer and khal`() throws {
    let before = ann.trip
    // It asks whether to make the folder.
    try vdirsyncer("discover", typing: "y\ny\n")
    try vdirsyncer("sync")
    try settle()
    expect(ann.trip.itinerary, before.itinerary)
    let shown = try khal("list", "2026-07-03", "4d")
    for text in [
      "Rust Belt", "Dinner", "Guests @ Chicago", "Chicago → Detroit", "Museum", "Guests @ Detroit", "Zoo", "Tower",
    ] {
      #expect(shown.contains(text), "\(text): \(shown)")
    }
    _ = try khal("edit", "--show-past", "Museum", typing: "s\nMuseum of cars\nq\n")
    _ = try khal("new", "2026-07-05", "15:00", "17:00", "Boat tour")
    try vdirsyncer("sync")
    try settle()
    expect(ben.title("Museum"), "Museum of cars")
    let boat = try #require(ben.trip.itinerary.items.first { $0.custom?.title == "Boat tour" })
    #expect(boat.position.day == 3 && boat.custom?.durationMinutes == 120)
    expect(ben.trip.itinerary.count, before.itinerary.count + 1)
    for id in ["@Chicago", "Chicago>Detroit", "@Detroit", "Dinner", "Zoo", "Tower"] {
      expect(ben.trip.item(id), before.item(id), "\(id)")
    }
    // What was mended goes back, and nothing comes of that.
    try vdirsyncer("sync")
    try settle()
    try vdirsyncer("sync")
    #expect(try khal("list", "2026-07-04", "1d").contains("Museum of cars"))
  }

  @Test mutating func `python-caldav adds, moves and deletes`() throws {
    let before = ann.trip
    try caldav(
      """
      with events["Zoo"].edit_icalendar_instance() as whole:
          event = [part for part in whole.subcomponents if part.name == "VEVENT"][0]
          for name in ["DTSTART", "DTEND"]:
              event[name].dt += datetime.timedelta(days=1)
      events["Zoo"].save()
      events["Dinner"].delete()
      calendar.save_event(dtstart=datetime.date(2026, 7, 4), summary="Pack bags")
      """)
    try settle()
    expect(ben.trip.item("Zoo")?.position.day, 4)
    #expect(ben.trip.item("Dinner") == nil)
    expect(ben.trip.itinerary.items.first { $0.custom?.title == "Pack bags" }?.position.day, 2)
    expect(ben.trip.itinerary.count, before.itinerary.count)
    for id in ["@Chicago", "Chicago>Detroit", "Museum", "@Detroit", "Tower"] {
      expect(ben.trip.item(id), before.item(id), "\(id)")
    }
    #expect(ann.state.replaced.versions.contains { $0.id == "Dinner" && $0.wasDeleted })
  }

  @Test mutating func `an edit here and one there of the same item`() throws {
    try caldav(
      """
      with events["Zoo"].edit_icalendar_instance() as whole:
          [part for part in whole.subcomponents if part.name == "VEVENT"][0]["SUMMARY"] = "Zoo at noon"
      events["Zoo"].save()
      """)
    ben.trip = ben.trip.changing("Zoo", at: 5000) {
      $0.kind = .custom(CustomItem(title: "Zoo early", category: .activity))
    }
    try settle()
    // The later one stands: that of the program, by the clock of the server.
    expect(ann.title("Zoo"), "Zoo at noon")
    #expect(
      ben.state.replaced.versions.contains { String(decoding: $0.body, as: UTF8.self).contains("SUMMARY:Zoo early") })
  }
}
