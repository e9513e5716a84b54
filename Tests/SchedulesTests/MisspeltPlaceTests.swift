import Atlas
import Base
import ScheduleTestSupport
import Schedules
import TestSupport
import Testing
import TripCore

/// Places with a letter too many, too few, or of another kind.
struct MisspeltPlaceTests {
  private func game(_ home: String, at location: String) throws -> Schedule {
    try read("date,time,home,away,location\n2026-07-03,19:05,\(home),Brewers,\"\(location)\"\n")
  }

  @Test(arguments: [
    ("Cubs", "New Field, Chcago, IL", "Chicago, IL"), ("Cubs", "New Field, Chicagoo, Illinois", "Chicago, IL"),
    ("Cubs", "New Field, Cihcago, USA", "Chicago, IL"), ("Pirates", "New Field, Pitsburg, PA", "Pittsburgh, PA"),
    ("Cubs", "New Field, Springfeld, IL", "Springfield, IL"),
    ("Rovers", "New Field, Springfeld, IL", "Springfield, IL"),
    ("Rovers", "New Field, Stutgart, Germany", "Stuttgart, Germany"),
    ("Rovers", "New Field, Torronto, ON", "Toronto, ON"), ("Rovers", "New Field, Torronto, Canada", "Toronto, ON"),
  ])
  func `a misspelt city is the home teams or the one of its region`(
    _ home: String, _ location: String, _ city: String
  ) throws {
    let schedule = try game(home, at: location)
    expect(schedule.games.first?.game.city, city)
    expect(schedule.games.first?.place?.city, city)
    expect(schedule.games.first?.game.venue, "New Field")
    #expect(schedule.messages.contains { $0.contains("is known: read as \(city)") }, "\(schedule.messages)")
  }

  @Test(arguments: [
    // Another beginning, too short, another region, too far away, a city elsewhere.
    ("New Field, Shicago, IL", "Shicago, IL"), ("New Field, Alon, OH", "Alon, OH"),
    ("New Field, Chcago, OH", "Chcago, OH"), ("New Field, Chxxgo, IL", "Chxxgo, IL"),
    ("New Field, Boston, England", "Boston, England"), ("New Field, Suburbville, IL", "Suburbville, IL"),
    ("New Field, Glendle, AZ, USA", "Glendale, AZ"),
  ])
  func `another city stays one`(_ location: String, _ city: String) throws {
    try expect(game("Cubs", at: location).games.first?.game.city, city)
  }

  @Test(arguments: [
    ("Wembly Stadium", "London, England"), ("Wembley Stadum, England", "London, England"),
    ("Wrigly Field", "Chicago, IL"), ("Progresive Field", "Cleveland, OH"), ("Comerca Park", "Detroit, MI"),
  ])
  func `a misspelt venue is the one that has nearly its name`(_ venue: String, _ city: String) throws {
    let schedule = try game("Cubs", at: venue)
    expect(schedule.games.first?.game.city, city)
    expect(schedule.games.first?.game.venue, venue.split(separator: ",").first.map(String.init))
    #expect(schedule.messages.contains { $0.contains("read as") || $0.contains("taken as the home team's") })
  }
}
