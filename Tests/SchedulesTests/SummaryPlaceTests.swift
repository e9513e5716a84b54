import Base
import ScheduleTestSupport
import Schedules
import TestSupport
import Testing
import TripCore

/// Places that only the summary of a game names.
struct SummaryPlaceTests {
  private static let summaries: [(text: String, city: String, game: String)] = [
    ("Arsenal v Chelsea at Wembley Stadium", "London, England", "Chelsea @ Arsenal"),
    ("Essendon v Carlton @ MCG", "Melbourne, VIC", "Carlton Blues @ Essendon Bombers"),
    ("Liverpool v Everton (Wembley Stadium)", "London, England", "Everton @ Liverpool"),
    ("Los Angeles Lakers vs Miami Heat in Mexico City", "Mexico City, Mexico", "Miami Heat @ Los Angeles Lakers"),
    ("Yankees vs Twins @ Field of Dreams", "Dyersville, IA", "Minnesota Twins @ New York Yankees"),
    ("Army vs Navy at Baltimore", "Baltimore, MD", "Navy Midshipmen @ Army Black Knights"),
    (
      "Chicago Cubs vs St. Louis Cardinals - London Stadium, London", "London, England",
      "St. Louis Cardinals @ Chicago Cubs"
    ),
    ("Arsenal - Chelsea @ Wembley Stadium", "London, England", "Chelsea @ Arsenal"),
    ("Cubs vs Cardinals @ Busch Stadium", "St. Louis, MO", "Chicago Cubs @ St. Louis Cardinals"),
    ("Cubs vs Cardinals @ 7:05 PM", "Chicago, IL", "St. Louis Cardinals @ Chicago Cubs"),
    ("Cubs vs Cardinals at Night", "Chicago, IL", "St. Louis Cardinals @ Chicago Cubs"),
  ]

  @Test(arguments: summaries)
  func `the place in a summary counts where there is no other`(_ text: String, _ city: String, _ game: String) throws {
    for location in ["TBD", ""] {
      let lines = ["DTSTART:20260704T013000Z", "SUMMARY:\(text.replacing(",", with: "\\,"))", "LOCATION:\(location)"]
      let found = try #require(try read(calendar(lines)).games.first)
      expect(found.game.city, city)
      expect(found.game.matchup, game)
    }
  }
}
