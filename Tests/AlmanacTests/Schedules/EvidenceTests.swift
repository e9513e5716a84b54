import Itinerary
import ScheduleTestSupport
import TestSupport
import Testing

/// The sources of the zone of a game: its venue, the trip, the home team, the calendar; nothing is ignored silently.
struct EvidenceTests {
  private func schedule(
    _ start: String, _ summary: String, at location: String?, before: [String] = [],
    _ options: ScheduleOptions = ScheduleOptions()
  ) throws -> Schedule {
    let event = [start, "SUMMARY:\(summary)"] + (location.map { ["LOCATION:\($0)"] } ?? [])
    let schedule = try read(calendar(event, before: before), options)
    return Schedule(games: schedule.games, problems: schedule.problems.filter { $0.finding != .allTeamsUnknown })
  }

  private static let late = "DTSTART:20260704T000500Z"
  private let cubsLate = "St. Louis Cardinals @ Chicago Cubs | Chicago, IL | 2026-07-03T19:05:00-05:00 | scheduled"

  @Test(arguments: [
    "New Sponsor Field", "Some Arena @ Suburb", "Arena (IV)", "Le Stade Neuf", "New Field - Suburbville",
    "New Field\\, Suburbville", "New Field - Chicago",
  ])
  func `an unknown venue is assumed to be the home team's under a new name`(_ venue: String) throws {
    let schedule = try schedule(Self.late, "Cardinals at Cubs", at: venue)
    #expect(schedule.lines == [cubsLate])
    #expect(schedule.first?.timeZone == "America/Chicago")
    #expect(schedule.games.first?.place != nil)
    let name = try #require(schedule.first?.venue)
    #expect(venue.hasPrefix(name), "\(name)")
    #expect(schedule.messages.count == (venue.hasSuffix("Chicago") ? 0 : 1), "\(schedule.messages)")
  }

  @Test func `reports what it assumes about an unknown club`() throws {
    #expect(
      try schedule(Self.late, "Cardinals at Cubs", at: "New Sponsor Field").findings == [
        .assumedHome((.venue, "New Sponsor Field"), city: "Chicago, IL", name: "New Sponsor Field")
      ])
  }

  @Test func `a suburb in the region of the home team is near it`() throws {
    for region in ["IL", "USA"] {
      let schedule = try schedule(Self.late, "Cardinals at Cubs", at: "New Field\\, Suburbville\\, \(region)")
      #expect(schedule.lines == [cubsLate.replacing("| Chicago, IL", with: "| Suburbville, \(region)")])
      #expect(schedule.games.first?.place?.timeZone == "America/Chicago")
    }
  }

  @Test func `a named place elsewhere outweighs the home team`() throws {
    let london = try schedule("DTSTART:20260704T180000Z", "Cardinals at Cubs", at: "Wembley Stadium")
    #expect(london.first?.timeZone == "Europe/London")
    let city = try schedule(Self.late, "Cardinals at Cubs", at: "New Field - Phoenix")
    #expect(city.first?.timeZone == "America/Phoenix")
    let far = try schedule(Self.late, "Cardinals at Cubs", at: "New Field\\, Kleinstadt\\, Austria")
    #expect(far.first?.timeZone == "Europe/Vienna")
    #expect(far.first?.city == "Kleinstadt, Austria")
    let other = try schedule(Self.late, "Cardinals at Cubs", at: "New Field\\, Suburbville\\, Texas")
    #expect(other.first?.timeZone == nil)
  }

  private static func options(_ known: [Game]) -> ScheduleOptions {
    var options = ScheduleOptions()
    options.memory = PlaceMemory(known)
    return options
  }

  @Test func `the trip's knowledge of a venue outweighs the home team`() throws {
    let game = Game(
      gameID: "a", away: "A", home: "B", venue: "Spring Park", city: "Mesa, AZ", start: .on(CivilDate(dayNumber: 0)),
      timeZone: "America/Phoenix")
    let schedule = try schedule(Self.late, "Cardinals at Cubs", at: "Spring Park", Self.options([game]))
    #expect(
      schedule.lines == [
        cubsLate.replacing("Chicago, IL", with: "Mesa, AZ").replacing("19:05:00-05", with: "17:05:00-07")
      ])
    #expect(schedule.messages == [])
  }

  @Test func `an unknown club plays where the trip has its games`() throws {
    let game = Game(
      gameID: "a", away: "A", home: "Rovers", venue: "Plain Ham", city: "Bath, England",
      start: .on(CivilDate(dayNumber: 0)), timeZone: "Europe/London")
    let options = Self.options([game])
    for venue in ["Plain Ham", "Acme Ground"] {
      let schedule = try schedule("DTSTART:20260704T233000Z", "Wanderers at Rovers", at: venue, options)
      #expect(schedule.games.first?.day.description == "2026-07-05", "\(venue)")
      #expect(schedule.first?.city == "Bath, England")
      let assumption = "unknown venue \"Acme Ground\": assuming Bath, England, where the trip has the games of Rovers"
      expect(schedule.problems.map(\.message), venue == "Plain Ham" ? [] : [assumption])
    }
    var elsewhere = game
    (elsewhere.city, elsewhere.timeZone) = ("Berlin, Germany", "Europe/Berlin")
    let unsure = Self.options([game, elsewhere])
    #expect(try schedule(Self.late, "Wanderers at Rovers", at: "Acme", unsure).first?.timeZone == nil)
  }

  @Test(arguments: [
    ("X-WR-TIMEZONE:America/New_York", "DTSTART:20260704T000500Z"),
    ("X-WR-TIMEZONE:America/New_York", "DTSTART:20260703T200500"),
    ("X-WR-CALNAME:x", "DTSTART;TZID=America/New_York:20260703T200500"),
    ("X-WR-TIMEZONE:UTC", "DTSTART;TZID=US/Eastern:20260703T200500"),
  ])
  func `an unknown club plays in the zone of its calendar`(_ line: String, _ start: String) throws {
    let schedule = try schedule(start, "Wanderers at Rovers", at: "Plain Ham", before: [line])
    #expect(schedule.lines == ["Wanderers @ Rovers | Plain Ham | 2026-07-03T20:05:00-04:00 | scheduled"])
    #expect(schedule.first?.timeZone == "America/New_York")
    #expect(schedule.findings.contains(.assumedZone("America/New_York", city: "Plain Ham")))
  }

  @Test(arguments: ["X-WR-TIMEZONE:UTC", "X-WR-TIMEZONE:Etc/UTC", "X-WR-CALNAME:x"])
  func `without any zone, assumes UTC and reports it`(_ line: String) throws {
    let schedule = try schedule(Self.late, "Wanderers at Rovers", at: "Plain Ham", before: [line])
    #expect(schedule.lines == ["Wanderers @ Rovers | Plain Ham | 2026-07-04T00:05:00+00:00 | scheduled"])
    #expect(schedule.first?.timeZone == nil)
    #expect(schedule.findings.contains(.unknownZone(clock: "UTC", city: "Plain Ham")))
  }

  @Test func `times given as UTC by the user determine no place`() throws {
    let options = ScheduleOptions(assumedZone: "UTC")
    let schedule = try schedule("DTSTART:20260704T000500", "Wanderers at Rovers", at: "Plain Ham", options)
    #expect(schedule.first?.timeZone == nil)
    #expect(
      schedule.findings.contains {
        $0 == .unknownZone(clock: "UTC", city: "Plain Ham") || $0 == .zone(unknown: nil, assumed: nil)
      })
    let specified = try self.schedule("DTSTART:20260704T000500", "Cardinals at Cubs", at: "New Sponsor Field", options)
    #expect(specified.lines == [cubsLate])
  }

  private static let zones = ["America/New_York", "America/Chicago", "America/Denver", "America/Los_Angeles"]

  /// Known clubs at venues that nobody knows, at any hour of any day, in UTC.
  @Test(arguments: 1...100) func `a date is in the zone of the home team's city`(seed: UInt64) throws {
    var dice = SplitMix64(seed: seed)
    let teams = TeamTable.shared.teams.filter { team in
      Gazetteer.shared.venues(named: team.venue).contains {
        $0.place.city == team.city && Self.zones.contains($0.place.timeZone)
      }
    }
    let league = ["MLB", "NBA", "NHL", "NFL", "MLS"][dice.below(5)]
    let clubs = teams.filter { $0.league == league }
    var (lines, expected): ([String], [String]) = ([], [])
    for number in 0..<12 {
      let home = dice.below(clubs.count)
      let away = (home + 1 + dice.below(clubs.count - 1)) % clubs.count
      let instant = 1_767_225_600 + Int64(dice.below(365 * 24 * 4)) * 900 + 300
      let utc = OffsetDateTime(unixSeconds: instant, offsetSeconds: 0).description.filter { $0 != "-" && $0 != ":" }
      lines += [
        "BEGIN:VEVENT", "UID:\(number)", "DTSTART:\(utc)", "SUMMARY:\(clubs[away].name) at \(clubs[home].name)",
        "LOCATION:Sponsor Hall \(number)", "END:VEVENT",
      ]
      let place = try #require(
        Gazetteer.shared.venues(named: clubs[home].venue).first { $0.place.city == clubs[home].city })
      let rules = try #require(TestZones.source(place.place.timeZone))
      expected.append("\(number) \(rules.reading(at: instant).description) \(clubs[home].city)")
    }
    let text = (["BEGIN:VCALENDAR"] + lines + ["END:VCALENDAR", ""]).joined(separator: "\r\n")
    let games = try read(text).games
    let found = games.map { game in
      #expect(game.game.knownStart?.date == game.day)
      return "\(game.game.gameID) \(game.game.knownStart?.description ?? "TBD") \(game.game.city)"
    }
    #expect(found.sorted() == expected.sorted(), "seed \(seed)")
  }

  @Test func `a finding about a text is reported for each entry that has it`() throws {
    let events = ["20260704T000500Z", "20260705T000500Z", "20260706T000500Z"].flatMap { start in
      ["BEGIN:VEVENT", "DTSTART:\(start)", "SUMMARY:Cardinals at Cubs", "LOCATION:New Sponsor Field", "END:VEVENT"]
    }
    let schedule = try read((["BEGIN:VCALENDAR"] + events + ["END:VCALENDAR"]).joined(separator: "\n"))
    #expect(schedule.games.map { $0.day.day } == [3, 4, 5])
    #expect(schedule.messages.count == 1 && schedule.messages.allSatisfy { $0.hasSuffix("(2 more like this)") })
  }
}
