import Itinerary
import ScheduleTestSupport
import Testing

struct PlaceTests {
  @Test(arguments: [
    ("Wrigley Field", "Wrigley Field", "Chicago, IL"), ("wrigley field", "Wrigley Field", "Chicago, IL"),
    ("Miller Park", "Miller Park", "Milwaukee, WI"), ("AT&T  Park", "AT&T Park", "San Francisco, CA"),
    ("Wrigley Field\\, 1060 W Addison St\\, Chicago\\, IL 60613\\, USA", "Wrigley Field", "Chicago, IL"),
    ("Hohokam Stadium - Mesa", "Hohokam Stadium", "Mesa, AZ"),
    ("Peoria Stadium - Peoria", "Peoria Stadium", "Peoria, AZ"),
    ("Some Park - St. Paul, MN", "Some Park", "St. Paul, MN"),
    ("Some Park\\, Ft. Myers\\, Florida", "Some Park", "Fort Myers, FL"),
    ("Some Park\\, Portland\\, Maine", "Some Park", "Portland, ME"),
    ("Some Park\\, London\\, ON", "Some Park", "London, ON"),
    ("Some Park\\, Madrid\\, Spain", "Some Park", "Madrid, Spain"),
    ("Some Park\\, Montreal\\, Canada", "Some Park", "Montreal, QC"),
    ("BMO Field - Toronto", "BMO Field", "Toronto, ON"),
  ])
  func `finds venues and cities`(_ location: String, _ venue: String, _ city: String) throws {
    let schedule = try game(at: location)
    #expect(schedule.first?.venue == venue)
    #expect(schedule.first?.city == city)
    #expect(schedule.games.first?.place != nil)
    #expect(schedule.messages == [])
  }

  @Test func `of several cities uses that of the teams, or asks`() throws {
    let home = try read("date,home,away,location\n2026-07-03,Rangers,Astros,Old Park - Arlington\n")
    #expect(home.first?.city == "Arlington, TX")
    let open = try game(at: "Some Park - Portland")
    #expect(open.first?.city == "Portland")
    #expect(open.games.first?.place == nil)
    let cities = ["Portland, OR", "Portland, ME"]
    #expect(open.reports(.severalCities("Portland", cities: cities, assumed: nil), line: 3))
    let larger = try game(at: "Some Park - London")
    #expect(larger.first?.city == "London, England")
    #expect(
      larger.findings.contains { $0.reason.hasPrefix("\"London\" may be") && $0.value == "London, England" })
  }

  @Test func `keeps the user's answer`() throws {
    for key in ["Some Park", "Portland", "Some Park - Portland", "some park"] {
      let options = ScheduleOptions(venueCities: [key: "Portland, ME"])
      let schedule = try game(at: "Some Park - Portland", options)
      #expect(schedule.first?.city == "Portland, ME")
      #expect(schedule.messages == [])
    }
    let schedule = try game(at: "Some Park", ScheduleOptions(venueCities: ["Some Park": "Nowhere, ZZ"]))
    #expect(schedule.first?.city == "Nowhere, ZZ")
    #expect(schedule.findings.contains(.unknownAnswer("Nowhere, ZZ")))
  }

  @Test func `an unknown place keeps its name and is reported`() throws {
    let schedule = try game(at: "Plain Ham")
    #expect(schedule.first?.city == "Plain Ham")
    #expect(schedule.first?.timeZone == nil)
    #expect(schedule.reports(.unknownVenue("Plain Ham", region: nil), line: 3))
    let specified = try game(at: "Plain Ham", ScheduleOptions(assumedZone: "Europe/London"))
    #expect(specified.first?.knownStart?.description == "2026-07-03T19:20:00+01:00")
  }

  @Test func `an unknown city has the zone of a country with one`() throws {
    let schedule = try game(at: "Red Bull Ring\\, Spielberg\\, Austria")
    #expect(schedule.first?.timeZone == "Europe/Vienna")
    #expect(
      schedule.findings.contains {
        $0.reason == "unknown city \"Spielberg, Austria\", assuming Europe/Vienna from Austria"
      })
  }

  @Test func `without a place the home team's venue is assumed and reported`() throws {
    let schedule = try read("date,time,home,away\n2026-07-03,13:20,Cubs,Cardinals\n")
    #expect(schedule.lines == [cubsLine])
    #expect(schedule.reports(.noVenue, line: 2))
    let other = try game(at: nil)
    #expect(other.first?.city == "Rovers")
    #expect(other.findings.contains(.noPlace(home: "Rovers")))
  }

  @Test func `a venue to be announced is in the given city`() throws {
    let schedule = try read("date,time,home,away,venue,city\n2026-07-03,13:20,Cubs,Cardinals,TBC,Detroit\n")
    #expect(schedule.first?.venue == "TBD")
    #expect(schedule.first?.city == "Detroit, MI")
  }

  @Test(arguments: ["TBD", "unknown", "Unknown, Unknown", "Venue TBC"])
  func `ignores words such as TBD in place of a venue`(_ text: String) throws {
    let schedule = try read("date,time,home,away,location\n2026-07-03,13:20,Cubs,Cardinals,\"\(text)\"\n")
    #expect(schedule.lines == [cubsLine])
    #expect(schedule.first?.venue == "TBD")
    #expect(schedule.reports(.openVenue, line: 2))
  }

  @Test(arguments: [
    ("Kaizer Chiefs v Orlando Pirates", "FNB Stadium", true),
    ("Harbour Rovers v Yarra Wanderers", "Allianz Stadium", true),
    ("Rovers v Wanderers", "Wrigley Field", true), ("Chicago Tars v Wanderers", "Wrigley Field", false),
    ("Rovers v Chicago Cubs", "Wrigley Field", false), ("Rovers v Wanderers", "Wrigley Field\\, Chicago", false),
  ])
  func `reports a venue alone with unknown teams`(_ teams: String, _ place: String, _ isSaid: Bool) throws {
    let schedule = try read(calendar(["DTSTART:20260703T182000Z", "SUMMARY:\(teams)", "LOCATION:\(place)"]))
    #expect(schedule.findings.contains { $0.kind == .venue } == isSaid, "\(schedule.messages)")
  }

  @Test func `a venue's name in another city is another venue`() throws {
    let schedule = try game(at: "Wrigley Field - Los Angeles")
    #expect(schedule.first?.city == "Los Angeles, CA")
  }

  private func game(at location: String?, _ options: ScheduleOptions = ScheduleOptions()) throws -> Schedule {
    let lines = ["DTSTART:20260703T182000Z", "SUMMARY:Rovers vs Wanderers"]
    return try read(calendar(lines + (location.map { ["LOCATION:\($0)"] } ?? [])), options).withoutTeams
  }

  // MARK: Places that other games tell

  private func games(_ rows: [String]) throws -> Schedule {
    try read((["date,time,home,away,venue,city"] + rows).joined(separator: "\n") + "\n")
  }

  @Test func `an unknown venue is where other games there are`() throws {
    let schedule = try games([
      "2026-08-13,20:00,Kirkwall Rovers,Austin FC,Q2 Staddium,", "2026-08-20,20:00,Austin FC,LA Galaxy,Q2 Staddium,",
    ])
    #expect(schedule.cities == ["Austin, TX", "Austin, TX"])
    #expect(schedule.games.map(\.game.timeZone) == ["America/Chicago", "America/Chicago"])
    #expect(
      schedule.findings == [
        .unknownTeam("Kirkwall Rovers"),
        .assumedOther(
          (.venue, "Q2 Staddium"), city: "Austin, TX", source: "where the schedule has other games there"),
        .zone(unknown: nil, assumed: ScheduleFinding.zoneOfVenue),
        .assumedHome((.venue, "Q2 Staddium"), city: "Austin, TX", name: "Q2 Staddium"),
      ])
  }

  @Test func `an unknown club without a place plays where its other games are`() throws {
    let schedule = try games([
      "2026-08-13,20:00,Kirkwall Rovers,Thurso Town,,", "2026-08-20,20:00,Kirkwall Rovers,Wick United,,Austin",
      "2026-08-27,20:00,Thurso Town,Wick United,,Dallas",
    ])
    #expect(schedule.cities == ["Austin, TX", "Austin, TX", "Dallas, TX"])
    let source = "where the schedule has the games of Kirkwall Rovers"
    #expect(schedule.reports(.assumedOther((.venue, nil), city: "Austin, TX", source: source), line: 2))
  }

  @Test func `an unknown city next to the club's own is not a second place`() throws {
    let schedule = try games([
      "2026-08-13,20:00,Kirkwall Rovers,Austin FC,Q2 Staddium,Suburbville",
      "2026-08-20,20:00,Austin FC,LA Galaxy,Q2 Staddium,\"Suburbville, TX\"",
      "2026-08-27,20:00,Austin FC,LAFC,Q2 Staddium,Austin",
    ])
    #expect(schedule.cities == ["Austin, TX", "Suburbville, TX", "Austin, TX"])
  }

  @Test func `a venue in two cities is assigned to neither`() throws {
    let schedule = try games([
      "2026-08-13,20:00,Kirkwall Rovers,Thurso Town,Town Ground,",
      "2026-08-20,20:00,Wick United,Thurso Town,Town Ground,Austin",
      "2026-08-27,20:00,Wick United,Thurso Town,Town Ground,Boston",
    ])
    #expect(schedule.first?.timeZone == nil)
  }

  @Test func `a venue in another region than its namesake stays there`() throws {
    let schedule = try games([
      "2026-08-13,20:00,Kirkwall Rovers,Thurso Town,Town Ground,\"Nowhere, England\"",
      "2026-08-20,20:00,Wick United,Thurso Town,Town Ground,\"Austin, TX\"",
    ])
    #expect(schedule.cities == ["Nowhere, England", "Austin, TX"])
  }
}

extension Schedule {
  /// The schedule without the problems of teams that no league has.
  fileprivate var withoutTeams: Schedule {
    Schedule(
      games: games,
      problems: problems.filter {
        !$0.finding.reason.hasSuffix("with unknown teams") && $0.finding != .allTeamsUnknown
      })
  }
}
