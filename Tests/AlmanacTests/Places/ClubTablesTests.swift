import Almanac
import TestSupport
import Testing

@testable import Atlas
@testable import Itinerary

@Suite struct ClubTablesTests {
  private let table = TeamTable.shared
  private let gazetteer = Gazetteer.shared

  @Test func `every team is in a city and a zone that are known`() {
    #expect(table.teams.count > 1000)
    for team in Portion.cases(of: table.teams) where !team.city.isEmpty {
      let place = gazetteer.city(team.city)
      expect(place?.city, team.city, "\(team.name)")
      #expect(place.flatMap { CarriedZones.rules(of: $0.timeZone) } != nil, "\(team.name)")
    }
    #expect(table.teams.filter(\.city.isEmpty).map(\.league).allSatisfy(TeamTable.majorLeagues.contains))
  }

  @Test func `the home venue of every team is known and near its city`() {
    for team in Portion.cases(of: table.teams) where !team.venue.isEmpty {
      let venue = gazetteer.venues(named: team.venue).first { $0.place.city == team.city }
      #expect(venue != nil, "\(team.name)")
      guard let venue, let city = gazetteer.city(team.city) else { continue }
      #expect(venue.place.point.kilometers(to: city.point) < 40, "\(team.name)")
      expect(venue.place.timeZone, city.timeZone, "\(team.name)")
    }
  }

  /// A schedule that names it would not know which of the two is meant.
  @Test func `no venue is listed twice under one of its names`() {
    for name in Table(.venues).map({ $0.text(0) }) {
      let found = gazetteer.venues(named: name)
      for (number, venue) in found.enumerated() {
        let isAgain = found[..<number].contains { $0.place.point.kilometers(to: venue.place.point) < 1 }
        #expect(!isAgain, "\(name)")
      }
    }
  }

  @Test func `each name and abbreviation means one team of a league`() {
    for (key, count) in counts(table.teams.map { "\($0.league) \(NameKey($0.name).text)" }) where count > 1 {
      Issue.record("\(key) \(count) times")
    }
    for (key, count) in counts(table.teams.map { "\($0.league) \($0.abbreviation)" }) where count > 1 {
      Issue.record("\(key) \(count) times")
    }
  }

  @Test func `no venue is twice in a city`() {
    let venues = Table(.venues).map { "\(NameKey($0.text(0)).text), \($0.text(1))" }
    #expect(counts(venues).filter { $0.value > 1 }.isEmpty)
  }

  @Test(arguments: Published.rows("homes.tsv").map { ($0.text(0), $0.text(1), $0.text(2), $0.text(3)) })
  func `a club is known with its city and zone`(_ name: String, _ league: String, _ city: String, _ zone: String) {
    let team = table.teams(named: name).first { $0.league == league }
    expect(team?.city, city)
    expect(gazetteer.city(city)?.timeZone, zone)
  }

  @Test(arguments: [
    ("Allen Fieldhouse", "Lawrence, KS"), ("Cameron Indoor Stadium", "Durham, NC"), ("The Big House", "Ann Arbor, MI"),
    ("Santiago Bernabéu", "Madrid, Spain"), ("Westfalenstadion", "Dortmund, Germany"),
    ("Portman Road", "Ipswich, England"),
    ("Budweiser Gardens", "London, ON"), ("Polar Park", "Worcester, MA"), ("Rose Bowl", "Pasadena, CA"),
    ("Lanxess Arena", "Köln, Germany"), ("WiZink Center", "Madrid, Spain"), ("Wunderino Arena", "Kiel, Germany"),
  ])
  func `venues of clubs are known by present and former names`(_ name: String, _ city: String) {
    expect(gazetteer.venues(named: name).map(\.place.city), [city])
  }

  @Test func `looks up a name by its key`() {
    for name in ["ST LOUIS CARDINALS", "Saint Louis Cardinals", "St. Louis  Cardinals", "(St. Louis Cardinals)"] {
      expect(table.matches(name).map(\.team.name), ["St. Louis Cardinals"])
    }
    expect(NameKey("Fort Wayne & Sheff Utd & Saint-Étienne's").text, "ft wayne and sheff united and st etiennes")
    #expect(NameKey("&&Utd&").text == "and and united and" && NameKey(" -!").isEmpty && NameKey("").isEmpty)
    expect(TeamTable.maxWords["los"], 5, "Los Angeles Angels of Anaheim")
  }

  @Test(arguments: [
    ("Seattle Sounders", "Seattle Sounders FC"), ("Vancouver Whitecaps", "Vancouver Whitecaps FC"),
    ("Los Angeles Galaxy", "LA Galaxy"), ("New York RB", "Red Bull New York"), ("Chicago Fire", "Chicago Fire FC"),
    ("Hull City AFC", "Hull City"), ("Swansea City AFC", "Swansea City"), ("FC St. Pauli 1910", "FC St. Pauli"),
    ("FC Twente '65", "FC Twente"), ("Real Madrid CF (ESP)", "Real Madrid"), ("FC Barcelona (ESP)", "FC Barcelona"),
    ("Rangers FC", "Rangers"), ("Vancouver FC", "Vancouver FC"), ("Seattle (Mariners)", "Seattle Mariners"),
    ("Chicago (White Sox)", "Chicago White Sox"), ("Timbers", "Portland Timbers"),
    ("Sevilla", "Sevilla FC"), ("Valencia", "Valencia CF"), ("N. Illinois", "Northern Illinois Huskies"),
    ("Va. Tech", "Virginia Tech Hokies"), ("Wash. St.", "Washington State Cougars"),
    (
      "SWB RailRiders",
      "Scranton/Wilkes-Barre RailRiders"
    ), ("NC Courage", "North Carolina Courage"), ("Wolverhampton", "Wolves"),
  ])
  func `a club is known with and without the words that all clubs have`(_ name: String, _ team: String) {
    expect(table.matches(name).map(\.team.name), [team])
  }

  @Test(arguments: ["Portland FC", "Houston SC", "FC", "1910", "Wanderers SC 1908", "Nobody (FC)"])
  func `a place with words that all clubs have is not a known club`(_ name: String) {
    #expect(table.matches(name).isEmpty)
  }

  @Test func `a town is not found by the name of a larger city`() {
    for (name, city) in [("Newark", "Newark, NJ"), ("Durham", "Durham, NC"), ("Rome", "Rome, Italy")] {
      expect(gazetteer.city(name)?.city, city)
    }
    expect(gazetteer.city("Newark, Delaware")?.city, "Newark, DE")
  }

  private func counts(_ keys: [String]) -> [String: Int] { keys.reduce(into: [:]) { $0[$1, default: 0] += 1 } }
}
