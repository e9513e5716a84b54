import Itinerary
import ScheduleTestSupport
import Testing

/// Places that only the summary of a game names. They are not read, and do not disturb the teams before them.
struct SummaryPlaceTests {
  private static let summaries: [(text: String, game: String)] = [
    ("Arsenal v Chelsea at Wembley Stadium", "Chelsea @ Arsenal"),
    ("Essendon v Carlton @ MCG", "Carlton Blues @ Essendon Bombers"),
    ("Liverpool v Everton (Wembley Stadium)", "Everton @ Liverpool"),
    ("Los Angeles Lakers vs Miami Heat in Mexico City", "Miami Heat @ Los Angeles Lakers"),
    ("Yankees vs Twins @ Field of Dreams", "Minnesota Twins @ New York Yankees"),
    ("Army vs Navy at Baltimore", "Navy Midshipmen @ Army Black Knights"),
    ("Chicago Cubs vs St. Louis Cardinals - London Stadium, London", "St. Louis Cardinals @ Chicago Cubs"),
    ("Arsenal - Chelsea @ Wembley Stadium", "Chelsea @ Arsenal"),
    ("Cubs vs Cardinals @ Busch Stadium", "St. Louis Cardinals @ Chicago Cubs"),
    ("Cubs vs Cardinals @ 7:05 PM", "St. Louis Cardinals @ Chicago Cubs"),
    ("Cubs vs Cardinals at Night", "St. Louis Cardinals @ Chicago Cubs"),
  ]

  @Test(arguments: summaries)
  func `the home team's place is assumed`(_ text: String, _ game: String) throws {
    for location in ["TBD", ""] {
      let lines = ["DTSTART:20260704T013000Z", "SUMMARY:\(text.replacing(",", with: "\\,"))", "LOCATION:\(location)"]
      let schedule = try read(calendar(lines))
      #expect(schedule.games.map(\.game.pairing) == [game])
      #expect(schedule.games.allSatisfy { $0.placeIsAssumed })
      #expect(schedule.findings.contains { [.place(.noVenue), .place(.venueUndetermined)].contains($0) })
    }
  }
}
