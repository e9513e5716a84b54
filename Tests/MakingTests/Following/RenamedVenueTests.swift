import Almanac
import Making
import ScheduleTestSupport
import TestSupport
import Testing

@testable import Almanac
@testable import Itinerary

/// Every venue of the table under a new sponsor's name, in a feed in UTC: nothing but the name changes.
@Suite struct RenamedVenueTests {
  private static let rules: [String: ZoneRules] = {
    var rules: [String: ZoneRules] = [:]
    for venue in Gazetteer.shared.allVenues where rules[venue.place.timeZone] == nil {
      rules[venue.place.timeZone] = CarriedZones.rules(of: venue.place.timeZone)
    }
    return rules
  }()

  private static let zones = Zones(rules)

  private static func schedule(_ text: String, _ options: ScheduleOptions = ScheduleOptions()) throws -> Schedule {
    try ScheduleReader.read(ScheduleFile(name: "feed.ics", bytes: Array(text.utf8)), options: options) { rules[$0] }
  }

  /// Makes a feed of games at a venue, in the afternoon, in the evening and late, and of two at the other team's before
  /// and after.
  private static func feed(_ home: Team, _ away: Team, _ venue: String, _ place: Place) throws -> String {
    let starts: [(Int, Int)] = [(3, 13 * 60 + 5), (4, 19 * 60 + 10), (5, 22 * 60 + 40), (10, 18 * 60), (24, 20 * 60)]
    let local = try #require(rules[place.timeZone])
    var lines = ["BEGIN:VCALENDAR"]
    func add(_ id: Int, _ instant: Int64, _ summary: String, _ venue: String) {
      let utc = OffsetDateTime(unixSeconds: instant, offsetSeconds: 0).description.prefix(19)
      lines += [
        "BEGIN:VEVENT", "UID:\(id)", "DTSTART:\(utc.filter { $0 != "-" && $0 != ":" })Z", "SUMMARY:\(summary)",
        "LOCATION:\(venue)", "END:VEVENT",
      ]
    }
    for (number, start) in starts.enumerated() {
      let date = try #require(CivilDate(year: 2026, month: 6, day: start.0))
      let instant = local.moment(of: date, secondOfDay: start.1 * 60).unixSeconds
      add(number, instant, "\(away.name) at \(home.name)", venue)
    }
    for (number, date) in [20_604, 20_620].enumerated() {
      add(10 + number, Int64(date) * 86_400 + 86_100, "\(home.name) at \(away.name)", away.venue)
    }
    return (lines + ["END:VCALENDAR", ""]).joined(separator: "\r\n")
  }

  private static func trip(_ schedule: Schedule) throws -> Trip {
    var ids = ItemIDSource(seed: 1)
    let new = NewTrip(name: "Trip", games: schedule.games, follows: schedule.games.map(\.game.home))
    return try new.trip(ids: &ids, now: Follower.start)
  }

  /// The rows without the names of venues.
  private static func rows(_ trip: Trip) -> [String] {
    trip.itinerary.items.map { item in
      var item = item
      if var game = item.game {
        game.venue = nil
        item.kind = .game(game)
      }
      return "\(item.position) \(item.kind)"
    }
  }

  private static func opponent(of team: Team) throws -> Team {
    try #require(
      TeamTable.shared.teams.first { other in
        other.league == team.league && other.city != team.city
          && Gazetteer.shared.venues(named: other.venue).contains { $0.place.city == other.city }
      })
  }

  @Test func `new and updated trips know a renamed venue of any home team`() throws {
    var count = 0
    for (number, home) in Portion.cases(of: TeamTable.shared.teams.enumerated()) where !home.venue.isEmpty {
      // Those of the other leagues differ in nothing but their number.
      guard TeamTable.majorLeagues.contains(home.league) || number % 9 == 0,
        TeamTable.shared.teams(named: home.name).contains(home)
      else { continue }
      let venue = try #require(Gazetteer.shared.venues(named: home.venue).first { $0.place.city == home.city })
      let away = try Self.opponent(of: home)
      let before = try Self.schedule(Self.feed(home, away, venue.name, venue.place))
      // Only the named league shows which club of Barcelona, or which Somerset, plays.
      guard before.games.contains(where: { $0.game.league == home.league }) else { continue }
      let text = try Self.feed(home, away, "New Sponsor Field \(number)", venue.place)
      let days = before.games.filter { $0.game.home == home.name }.map(\.day.day)
      expect(days, [3, 4, 5, 10, 24], "\(home.name)")

      let trip = try Self.trip(before)
      try expect(Self.rows(Self.trip(Self.schedule(text))), Self.rows(trip), "\(home.name)")
      try expectRenamed(trip, text, to: "New Sponsor Field \(number)", "\(home.name)")
      count += 1
    }
    #expect(count > (Portion.isComplete ? 180 : 15))
  }

  /// Games at places where no team is at home: a trip that follows knows them.
  @Test func `an updated trip knows a renamed venue`() throws {
    let teams = TeamTable.shared.teams
    let all = Gazetteer.shared.allVenues.sorted { $0.name < $1.name }
    let venues = all.enumerated().filter { isOfAMajorLeague($0.element) || $0.offset % 5 == 0 }
    #expect(venues.count > 210)
    for (number, venue) in Portion.cases(of: venues) {
      let home = try #require(teams.first { $0.league == "MLB" && $0.city != venue.place.city })
      let before = try Self.schedule(Self.feed(home, Self.opponent(of: home), venue.name, venue.place))
      let here = before.games.filter { $0.game.home == home.name }
      guard here.allSatisfy({ $0.game.city == venue.place.city }) else { continue }
      let text = try Self.feed(home, Self.opponent(of: home), "New Sponsor Field \(number)", venue.place)
      try expectRenamed(Self.trip(before), text, to: "New Sponsor Field \(number)", venue.name)
    }
  }

  private func isOfAMajorLeague(_ venue: Gazetteer.Venue) -> Bool {
    TeamTable.shared.teams.contains { $0.venue == venue.name && TeamTable.majorLeagues.contains($0.league) }
  }

  private func expectRenamed(_ trip: Trip, _ text: String, to name: String, _ what: String) throws {
    let now = Timestamp(microseconds: Follower.start.microseconds + 60_000_000)
    for options in [ScheduleOptions().remembering(trip), ScheduleOptions()] {
      let after = try Self.schedule(text, options)
      let update = try TripUpdate(of: trip, to: after, zones: Self.zones, now: now)
      expect(update.changes.map(\.kind), Array(repeating: .venueRenamed, count: 5), "\(what)")
      expect(Self.rows(update.trip), Self.rows(trip), "\(what)")
      expect(update.trip.itinerary.items.count { $0.game?.venue == name }, 5, "\(what)")
      let again = try Self.schedule(text, ScheduleOptions().remembering(update.trip))
      try expect(TripUpdate(of: update.trip, to: again, zones: Self.zones, now: now).changes, [], "\(what)")
    }
  }
}
