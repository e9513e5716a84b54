import Itinerary
import ScheduleTestSupport
import Testing

/// Places as publishers and people write them: college feeds put the city first, addresses have streets and postal codes,
/// wire services abbreviate states, and calendars abroad use local names.
struct PlaceShapeTests {
  private static let shapes = Published.rows("places.tsv").map { ($0.text(0), $0.text(1), $0.text(2)) }

  @Test(arguments: [
    ("Virginia, Minn.", "America/Chicago"), ("The Ground, Oakland, England", "Europe/London"),
    ("Cleveland, England", "Europe/London"), ("England, Denver", "Europe/London"), ("Denver, UK", "Europe/London"),
    ("Knutsford, Cheshire", "Europe/London"), ("Guadalajara, España", nil), ("Granada, Nicaragua", "America/Managua"),
    ("Monterrey, Spain", nil), ("Toronto, NSW", "Australia/Sydney"), ("Liverpool, NSW", "Australia/Sydney"),
    ("Washington, Mo.", "America/Chicago"), ("Washington, Pa.", "America/New_York"),
    ("Houston, Kent", "Europe/London"), ("Ebbsfleet, Kent", "Europe/London"), ("Dorking, Surrey", "Europe/London"),
    ("Elmira, New York", "America/New_York"), ("Potsdam, New York", "America/New_York"),
    ("First Arena, Elmira, New York", "America/New_York"), ("St-Jean, Québec", "America/Toronto"),
    ("Indiana, Pa., Kovalchick Complex", "America/New_York"),
  ])
  func `a city unknown in its region is not one elsewhere`(_ text: String, _ zone: String?) throws {
    let event = [
      "DTSTART:20260703T182000Z", "SUMMARY:Rovers vs Wanderers", "LOCATION:\(text.replacing(",", with: "\\,"))",
    ]
    for schedule in [
      try read(calendar(event)),
      try read("date,time,home,away,location\n2026-07-03,19:00,Rovers,Wanderers,\"\(text)\"\n"),
    ] {
      let game = try #require(schedule.games.first)
      #expect(game.place == nil)
      #expect(game.game.timeZone == zone)
      #expect(schedule.findings.contains { $0.reason.hasPrefix("unknown city \"") }, "\(schedule.problems)")
    }
  }

  @Test(arguments: [("Ontario, Canada", "America/Toronto"), ("Some Field, Virginia", "America/New_York")])
  func `a state is not a city abroad`(_ text: String, _ zone: String?) throws {
    let schedule = try read("date,time,home,away,location\n2026-07-03,19:00,Rovers,Wanderers,\"\(text)\"\n")
    #expect(schedule.games.first?.place == nil)
    #expect(schedule.first?.timeZone == zone)
    #expect(schedule.findings.contains { $0.reason.hasPrefix("unknown city of") }, "\(schedule.problems)")
  }

  @Test func `a region with the name of the home team's city means the city`() throws {
    let schedule = try read("date,time,home,away,location\n2026-07-03,19:00,Knicks,Celtics,\"MSG, New York\"\n")
    #expect(schedule.first?.city == "New York, NY")
  }

  @Test func `of several cities in one zone uses that zone`() throws {
    let schedule = try read(
      "date,time,home,away,location\n2026-06-16,20:00,Argentina,Algeria,\"Arrowhead, Kansas City\"\n")
    #expect(schedule.first?.timeZone == "America/Chicago")
    #expect(
      schedule.findings.contains(
        .severalCities("Kansas City", cities: ["Kansas City, MO", "Kansas City, KS"], assumed: nil)))
  }

  @Test func `the region of a country without regions in the table determines no zone`() throws {
    let schedule = try read(
      "date,time,home,away,location\n2026-06-16,20:00,Argentina,Algeria,\"Ixtlán, N.L., Mexico\"\n")
    #expect(schedule.first?.timeZone == nil)
  }

  @Test(arguments: shapes)
  func `distinguishes venue and city`(_ text: String, _ venue: String, _ city: String) throws {
    let schedule = try read("date,time,home,away,location\n2026-07-03,19:00,Rovers,Wanderers,\"\(text)\"\n")
    let game = try #require(schedule.games.first?.game)
    #expect(game.city == city)
    #expect(game.venue ?? "" == venue || game.venue == Game.openVenue && venue.isEmpty)
  }
}
