import Itinerary
import ScheduleTestSupport
import Testing

/// Names that are both a city's and a region's, and towns that no table has in regions with two clocks.
struct RegionNameTests {
  private func game(_ location: String, _ summary: String = "Rovers vs Wanderers") throws -> (
    ScheduleGame, [ScheduleFinding]
  ) {
    let event = ["DTSTART:20260704T013000Z", "SUMMARY:\(summary)", "LOCATION:\(location.replacing(",", with: "\\,"))"]
    let schedule = try read(calendar(event))
    return (try #require(schedule.games.first), schedule.findings.filter { $0 != .allTeamsUnknown })
  }

  /// The zone is nil if it is unknown, and everything here is reported.
  private static let spellings: [(text: String, zone: String?)] = [
    ("Some Arena, Ontario", "America/Toronto"), ("Some Arena, Ontario, Canada", "America/Toronto"), ("Ontario", nil),
    ("Some Arena, Wyoming", "America/Denver"),
    ("Some Field, Washington", "America/New_York"), ("Some Field, Washington, USA", "America/New_York"),
    ("Washington", "America/New_York"), ("Some Oval, Victoria", nil),
    ("Victoria", nil),
    ("Some Ground, Jamaica", nil), ("Some Ground, Armenia", nil), ("Some Rink, New Brunswick", "America/Moncton"),
    ("Some Stadium, Georgia", "America/New_York"), ("Georgia", "America/New_York"), ("Iowa", "America/Chicago"),
    ("Panama", "America/Panama"),
    ("Some Arena, Nevada", "America/Los_Angeles"),
    ("Some Arena, Delaware", "America/New_York"), ("Some Stadium, Mexico", nil),
    ("Some Arena, Oklahoma", "America/Chicago"),
    ("Smalltown, Ore.", "America/Los_Angeles"), ("Smalltown, Kansas", "America/Chicago"),
    ("Smalltown, Mich.", "America/Detroit"),
    ("Smalltown, TN", nil), ("Smalltown, Ky.", nil), ("Smalltown, AR", "America/Chicago"),
    ("Smalltown, Washington", "America/Los_Angeles"),
    ("Some Arena, Oregon", "America/Los_Angeles"),
  ]

  @Test(arguments: spellings)
  func `reports a region without a city`(_ text: String, _ zone: String?) throws {
    let (game, messages) = try game(text)
    #expect(game.game.timeZone == zone)
    #expect(messages.contains { [.venue, .city].contains($0.kind) }, "\(messages)")
  }

  @Test(arguments: [
    ("Ontario, CA", "Ontario, CA"), ("Ontario, California", "Ontario, CA"), ("Toyota Arena, Ontario", "Ontario, CA"),
    ("Some Arena, New York", "New York, NY"),
    ("Some Arena, Singapore", "Singapore, Singapore"),
    ("Some Hall, Québec", "Québec, QC"), ("Moncton (N.-B.)", "Moncton, NB"),
    ("Hermosillo, Son., Mexico", "Hermosillo, Mexico"), ("Washington, D.C.", "Washington, DC"),
    ("Some Field, Victoria, BC", "Victoria, BC"),
    ("Some Oval, Melbourne, Victoria", "Melbourne, VIC"), ("Ontario, Ore.", "Ontario, OR"),
  ])
  func `does not report a city that is unambiguous`(_ text: String, _ city: String) throws {
    let (game, messages) = try game(text)
    #expect(game.game.city == city)
    #expect(messages.isEmpty, "\(messages)")
  }

  @Test func `a town beyond the border of the zone has its own clock`() throws {
    #expect(try game("Ontario, Ore.").0.game.timeZone == "America/Boise")
    #expect(try game("Kenora, Ont.").0.game.timeZone == "America/Winnipeg")
  }

  @Test func `reports the zone of most of a region`() throws {
    #expect(try game("Smalltown, Ore.").1.contains { "\($0)".contains("from most of Ore") })
    #expect(try game("Smalltown, Iowa").1.allSatisfy { !"\($0)".contains("most of") })
  }

  @Test func `a region in place of a city is not where the home team plays, unless it is there`() throws {
    let arizona = try game("Arizona", "St. Louis Cardinals at Chicago Cubs")
    #expect(arizona.0.game.timeZone == "America/Phoenix" && arizona.1.contains { "\($0)".contains("Arizona") })
    #expect(try game("Illinois", "St. Louis Cardinals at Chicago Cubs").0.game.city == "Chicago, IL")
  }

  @Test func `reports a city abroad that is known only by name`() throws {
    for (city, isSaid) in [("Naples", true), ("Naples, Italy", false), ("Toronto", false), ("Mesa", false)] {
      let (_, messages) = try game(city, "St. Louis Cardinals at Chicago Cubs")
      #expect(messages.isEmpty != isSaid, "\(messages)")
    }
    // It is unknown whether clubs in no table are not of the Perth in Ontario, or of Rome in Georgia.
    for (city, isSaid) in [
      ("Perth", true), ("Some Park, Rome", true), ("Perth, Australia", false), ("Singapore", false),
    ] {
      #expect(try game(city).1.isEmpty != isSaid)
    }
  }

  @Test func `the home team determines that the city is intended`() throws {
    let (game, messages) = try game("New Arena, Ontario", "San Diego Gulls at Ontario Reign")
    #expect(game.game.city == "Ontario, CA")
    #expect(messages.isEmpty, "\(messages)")
    let (other, spellings) = try self.game("New Arena, Washington", "Tacoma Rainiers at Spokane Indians")
    #expect(other.game.timeZone == "America/Los_Angeles")
    #expect(!spellings.isEmpty)
  }

  @Test(arguments: [
    ("Allianz Stadium, Australia", "Australia/Sydney"), ("Allianz Stadium, NSW", "Australia/Sydney"),
    ("Allianz Stadium, Italy", "Europe/Rome"), ("Allianz Stadium, London", "Europe/London"),
    ("Allianz Stadium, Sydney", "Australia/Sydney"),
    ("Oracle Park, Germany", "Europe/Berlin"),
  ])
  func `the country after a venue decides between venues with the same name`(_ text: String, _ zone: String) throws {
    #expect(try game(text).0.game.timeZone == zone)
  }

  @Test(arguments: [
    ("Allianz Stadium", "Turin, Italy or Sydney, NSW or London, England"),
    ("FNB Stadium", "Johannesburg, South Africa or Pittsburgh, PA"),
  ])
  func `does not guess between cities with the same venue`(_ venue: String, _ cities: String) throws {
    let (game, messages) = try game(venue)
    #expect(game.game.timeZone == nil)
    let words = Set(cities.split(separator: " "))
    #expect(messages.contains { words.isSubset(of: "\($0)".split { " :".contains($0) }) }, "\(messages)")
    #expect(try self.game(venue, "Juventus - Inter").0.game.city == "Turin, Italy")
  }

  @Test func `a large city at the end of a venue that no table has is its city`() throws {
    #expect(try game("Motorpoint Arena Nottingham").0.game.city == "Nottingham, England")
    #expect(try game("Motorpoint Arena Nottingham", "Panthers v Steelers").0.homeTeam == nil)
    #expect(try game("Some Arena New Orleans").0.game.city == "New Orleans, LA")
    #expect(try game("New Hall Court").0.game.city == "New Hall Court")
  }
}
