import Editor
import Itinerary
import TestSupport

package enum SampleTrips {
  /// A trip with a return to the first city, a rest day, two games on a day, a postponed game, a change of time zone.
  package static let rustBelt = trip(
    "Rust Belt Swing", days: 8,
    [
      custom("breakfast", 1, 1, "Breakfast at Lou Mitchell's", .restaurant, "8:30", "Lou Mitchell's, 565 W Jackson"),
      game(
        "cubs", 1, 100, "St. Louis Cardinals", "Chicago Cubs", "Wrigley Field", "Chicago, IL",
        "2026-07-03T13:20:00-05:00"),
      custom("dinner", 1, 101, "Post-game dinner", .restaurant, "22:30", "Lafayette Coney Island (41.88, -87.63)"),
      leg("to detroit", 2, 1, "Chicago, IL", "Detroit, MI", 455_000, 16_200),
      custom("hotel", 2, 2, "Shinola Hotel", .activity, nil, nil),
      game(
        "tigers", 3, 100, "Cleveland Guardians", "Detroit Tigers", "Comerica Park", "Detroit, MI",
        "2026-07-05T13:40:00-04:00"),
      game(
        "tigers2", 3, 101, "Cleveland Guardians", "Detroit Tigers", "Comerica Park", "Detroit, MI",
        "2026-07-05T19:10:00-04:00"),
      custom("note", 3, 102, "Bring the scorebook", .note, nil, nil),
      leg("to cleveland", 4, 1, "Detroit, MI", "Cleveland, OH", 272_000, 9_900, estimated: true),
      game(
        "guardians", 5, 100, "Chicago White Sox", "Cleveland Guardians", "Progressive Field", "Cleveland, OH", nil,
        .timeTBD),
      leg("to chicago", 5, 101, "Cleveland, OH", "Chicago, IL", 555_000, 19_800),
      game(
        "sox", 7, 100, "Minnesota Twins", "Chicago White Sox", "Rate Field", "Chicago, IL", "2026-07-09T19:10:00-05:00",
        .postponed),
      game(
        "cubs2", 8, 100, "Milwaukee Brewers", "Chicago Cubs", "Wrigley Field", "Chicago, IL",
        "2026-07-10T13:20:00-05:00"),
      custom("museum", 8, 101, "Field Museum", .activity, "9:00", nil),
    ])

  /// A trip with titles that are long, wide, and hostile.
  package static let hostile = trip(
    "Trip \u{1B}]0;pwned\u{7}with \u{202E}tricks", days: 2,
    [
      custom("escape", 1, 1, "\u{1B}[31mred\u{1B}[0m \u{9B}2J title", .note, nil, nil),
      custom("lines", 1, 2, "one\ntwo\r\nthree\tfour", .note, "9:00", nil),
      custom("bidi", 1, 3, "\u{202E}drawkcab\u{202C} \u{2067}עברית\u{2069} مرحبا", .activity, nil, nil),
      custom(
        "flood", 1, 4, "Z" + String(repeating: "\u{300}\u{301}\u{35C}", count: 40) + "algo", .restaurant, "23:59", nil),
      custom("wide", 1, 5, String(repeating: "東京ドームで野球", count: 12), .hotel, "10:00", nil),
      custom("emoji", 1, 6, "👨‍👩‍👧‍👦 🇺🇸 👍🏽 ❤️ 🏟️ ☕ family day", .activity, "11:00", nil),
      custom("long", 1, 7, String(repeating: "a very long title ", count: 20), .note, "12:00", nil),
      custom("oneword", 1, 8, String(repeating: "x", count: 400), .note, nil, nil),
      game(
        "long game", 2, 1, "The Very Long Named Visiting Ball Club of Somewhere", "東京ヤクルトスワローズ",
        "Meiji\u{1B}[5m Jingu \u{0}Stadium", "東京\u{200B}, JP", "2026-07-04T18:00:00+09:00", zone: nil),
      leg("long leg", 2, 2, "Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogoch", "東京, JP", 9_600_000_000, 1e12),
    ])

  package static let portlands = trip(
    "Two Portlands", days: 3,
    [
      game(
        "hops", 1, 1, "Eugene Emeralds", "Portland Pickles", "Walker Stadium", "Portland, OR",
        "2026-07-03T19:05:00-07:00", league: "WCL"),
      leg("across", 2, 1, "Portland, OR", "Portland, ME", 5_060_000, 172_800),
      game(
        "dogs", 3, 1, "Hartford Yard Goats", "Portland Sea Dogs", "Hadlock Field", "Portland, ME",
        "2026-07-05T13:00:00-04:00", .cancelled, league: nil),
    ])

  package static let problems: Trip = {
    var trip = TripSketch.trip(
      "Breakfast @Chicago | Diner Chicago>Detroit Lunch | @Detroit Detroit>Toledo @Toledo | @Toledo! Museum")
    let times = ["Breakfast": "09:00", "Diner": "09:00", "Lunch": "10:00"]
    for (id, time) in times {
      trip = trip.changing(id) { $0.changeCustom { ($0.time, $0.category) = (ClockTime(time), .restaurant) } }
    }
    return trip
  }()

  /// A trip that schedules have changed, some of which the user has seen.
  package static let changed: Trip = {
    var trip = TripSketch.trip("@Chicago Dinner Chicago>Detroit | @Detroit Museum | @Detroit+2 Hotel")
    func change(_ kind: String, _ item: String?, _ message: String, _ moment: Int, isSeen: Bool = false)
      -> RecordedChange
    {
      RecordedChange(
        kind: kind, item: item.map { ItemID($0) }, message: message, notedAt: TripSketch.moment(moment), isSeen: isSeen)
    }
    trip.changes = [
      change("venueRenamed", "@Chicago", "The venue of Guests @ Chicago is now called Lake Park.", 1, isSeen: true),
      change("removed", "@Gary", "Removed Guests @ Gary on Sat, Jul 4, 7:05 PM CDT: no longer in the schedule.", 2),
      change("timeMoved", "@Detroit+2", "Moved Guests @ Detroit from Sun, Jul 5, 1:10 PM EDT to 4:10 PM EDT.", 3),
      change("timeSet", "@Detroit", "Guests @ Detroit has a time now: Sat, Jul 4, 1:20 PM EDT.", 3),
    ]
    return trip
  }()

  // MARK: Making

  private static func trip(_ name: String, days: Int, _ items: [Item]) -> Trip {
    Trip(id: name, name: name, startDate: date("2026-07-03"), dayCount: days, modifiedAt: TripSketch.made, items: items)
  }

  private static func item(_ id: String, _ day: Int, _ order: Double, _ kind: ItemKind) -> Item {
    Item(id: ItemID(id), position: Position(day: day, sortOrder: order), modifiedAt: TripSketch.made, kind: kind)
  }

  private static func custom(
    _ id: String, _ day: Int, _ order: Double, _ title: String, _ category: CustomItem.Category, _ time: String?,
    _ place: String?
  ) -> Item {
    let location = place.flatMap { TypedPlace($0).location }
    let custom = CustomItem(
      title: title, category: category, time: time.flatMap { ClockTime(typed: $0) }, location: location)
    return item(id, day, order, .custom(custom))
  }

  private static func leg(
    _ id: String, _ day: Int, _ order: Double, _ from: String, _ to: String, _ meters: Double, _ seconds: Double,
    estimated: Bool? = nil
  ) -> Item {
    let leg = Leg(from: from, to: to, distanceMeters: meters, durationSeconds: seconds, estimated: estimated)
    return item(id, day, order, .travel(leg))
  }

  private static func game(
    _ id: String, _ day: Int, _ order: Double, _ away: String, _ home: String, _ venue: String, _ city: String,
    _ start: String?, _ status: Game.Status = .scheduled, league: String? = "MLB", zone: String? = "published"
  ) -> Item {
    let published = start.flatMap { OffsetDateTime($0) }
    let zones = [-4: "America/New_York", -5: "America/Chicago", -7: "America/Los_Angeles"]
    let zone = zone == nil ? nil : published.flatMap { zones[$0.offsetSeconds / 3600] } ?? "America/New_York"
    let game = Game(
      gameID: id, league: league, away: away, home: home, venue: venue, city: city,
      start: published.map { .at($0) } ?? .on(date("2026-07-02").adding(days: day)), timeZone: zone, status: status)
    return item(id, day, order, .game(game))
  }
}
