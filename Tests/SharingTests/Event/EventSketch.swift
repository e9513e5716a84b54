import Itinerary
import Sharing
import SharingTestSupport
import TestSupport

enum EventSketch {
  /// Three days from July 3, 2026: a game at 1:20 PM in Chicago and dinner at 10:30 PM, a drive, a hotel without a time.
  static var trip: Trip {
    let game = Game(
      gameID: "mlb-1", league: "MLB", away: "St. Louis Cardinals", home: "Chicago Cubs", venue: "Wrigley Field",
      city: "Chicago, IL",
      start: .at(OffsetDateTime(date: date("2026-07-03"), secondOfDay: 48_000, offsetSeconds: -18_000)),
      timeZone: "America/Chicago")
    let dinner = CustomItem(
      title: "Post-game dinner", category: .restaurant, time: ClockTime(hour: 22, minute: 30), durationMinutes: 90,
      location: CustomItem.Location(name: "Lou Mitchell's", latitude: 41.88, longitude: -87.64),
      url: "https://example.com/menu", notes: "Bring cash; no cards,\nreally")
    let leg = Leg(
      from: "Chicago, IL", to: "Detroit, MI", distanceMeters: 455_000, durationSeconds: 16_200, estimated: true,
      generated: true)
    let hotel = CustomItem(title: "Hotel", category: .hotel, location: CustomItem.Location(name: "Detroit, MI"))
    return Trip(
      id: "9F0C-trip", name: "Rust Belt Swing", startDate: date("2026-07-03"), dayCount: 3, modifiedAt: TripSketch.made,
      items: [
        item("game", day: 1, 100, .game(game)), item("dinner", day: 1, 101, .custom(dinner)),
        item("leg", day: 2, 1, .travel(leg)), item("hotel", day: 2, 2, .custom(hotel)),
      ])
  }

  static func item(_ id: String, day: Int, _ sortOrder: Double, _ kind: ItemKind) -> Item {
    Item(
      id: ItemID(id), position: Position(day: day, sortOrder: sortOrder),
      modifiedAt: timestamp("2026-06-01T12:00:00.123Z"), kind: kind)
  }

  static func codec(_ trip: Trip = trip, importsForeignEvents: Bool = true) -> EventCodec {
    EventCodec(trip, importsForeignEvents: importsForeignEvents, zones: TestZones.all)
  }

  static func entry(_ id: String, of trip: Trip = trip) -> SharedEntry? { trip.item(id).map(SharedEntry.item) }

  static func body(_ id: String, of trip: Trip = trip) -> String {
    guard let entry = entry(id, of: trip) else { return "" }
    return text(codec(trip).body(of: entry, over: nil))
  }

  /// A body with its folds undone and its lines ended by LF alone.
  static func text(_ body: [UInt8]) -> String {
    String(decoding: body.replacing("\r\n ".utf8, with: []).filter { $0 != UInt8(ascii: "\r") }, as: UTF8.self)
  }

  static func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }

  static func read(
    _ text: String, of trip: Trip = trip, at changedAt: Timestamp? = nil, expected: SharedEntry? = nil
  ) -> EventReading {
    codec(trip).read(bytes(text), changedAt: changedAt, expected: expected)
  }
}

extension String {
  /// The text with other lines for some properties; a line that is a name alone removes the property.
  func setting(_ lines: String...) -> String { setting(lines) }

  func setting(_ lines: [String]) -> String {
    lines.reduce(self) { text, line in
      let name = line.prefix { $0 != ":" && $0 != ";" }
      return text.replacingLine(name, with: name == line ? nil : line)
    }
  }

  func replacingLine(_ name: some StringProtocol, with line: String?) -> String {
    split(separator: "\n", omittingEmptySubsequences: false).compactMap { text in
      text.hasPrefix("\(name):") || text.hasPrefix("\(name);") ? line : String(text)
    }.joined(separator: "\n")
  }

  /// The text without our own properties, as programs leave it that keep only what they know.
  var stripped: String {
    split(separator: "\n", omittingEmptySubsequences: false).filter { !$0.hasPrefix("X-BARNSTORM") }
      .joined(separator: "\n")
  }

  func value(of name: String) -> String? {
    split(separator: "\n").first { $0.hasPrefix("\(name):") || $0.hasPrefix("\(name);") }
      .flatMap { line in line.firstIndex(of: ":").map { String(line[line.index(after: $0)...]) } }
  }
}

struct EventDevice<Store: RemoteStore> {
  var trip: Trip
  var state = SharingState()
  var store: Store

  init(_ trip: Trip, in store: Store) { (self.trip, self.store) = (trip, store) }

  @discardableResult
  mutating func sync() -> SyncReport {
    var pass = SyncPass(trip, seen: state, at: TripSketch.moment(60_000)) { EventCodec($0, zones: TestZones.all) }
    pass.run(on: &store)
    (trip, state) = (pass.changes.applied(to: trip), pass.state)
    return pass.report
  }
}
