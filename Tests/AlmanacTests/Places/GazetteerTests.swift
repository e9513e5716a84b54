import TestSupport
import Testing

@testable import Atlas
@testable import Itinerary

@Suite struct GazetteerTests {
  @Test(arguments: [
    ("Chicago", "Chicago, IL"), ("chicago,  il", "Chicago, IL"), ("Montréal", "Montreal, QC"), ("Portland", nil),
    ("Portland, Oregon", "Portland, OR"), ("", nil), (",", nil), ("Atlantis", nil),
    // Local and English names.
    ("München", "Munich, Germany"), ("Muenchen", "Munich, Germany"), ("Munich, DE", "Munich, Germany"),
    ("Cologne", "Köln, Germany"), ("Duesseldorf", "Düsseldorf, Germany"), ("Wien, Österreich", "Vienna, Austria"),
    ("Milano", "Milan, Italy"), ("Sevilla, España", "Sevilla, Spain"), ("Ciudad de México", "Mexico City, Mexico"),
    // Abbreviations of regions.
    ("Eugene, Ore.", "Eugene, OR"), ("Reno, Nev.", "Reno, NV"), ("Chapel Hill, N.C.", "Chapel Hill, NC"),
    ("Wilmington, DE", "Wilmington, DE"), ("Atlanta, Georgia", "Atlanta, GA"), ("Tbilisi, Georgia", "Tbilisi, GE"),
    ("Tallinn, Estonia", "Tallinn, EE"), ("Vancouver, B.C.", "Vancouver, BC"),
  ])
  func `finds a city as people type it`(_ name: String, _ city: String?) {
    expect(Gazetteer.shared.city(name)?.city, city)
  }

  @Test func `a venue is found by its former names`() {
    let names = ["Rate Field", "guaranteed rate field"].map { Gazetteer.shared.venues(named: $0).map(\.name) }
    expect(names, [["Rate Field"], ["Rate Field"]])
    #expect(Gazetteer.shared.venues(named: "The Backyard").isEmpty)
  }

  @Test func `cities are narrowed down by state and country`() {
    let gazetteer = Gazetteer.shared
    expect(gazetteer.cities(named: "Portland", in: nil).map(\.place.city).prefix(2), ["Portland, OR", "Portland, ME"])
    expect(gazetteer.cities(named: "Portland", in: "Maine").map(\.place.city), ["Portland, ME"])
    expect(gazetteer.cities(named: "London", in: "ON", "Canada").map(\.place.city), ["London, ON"])
  }

  @Test func `two names can mean the same city`() {
    let gazetteer = Gazetteer.shared
    #expect(gazetteer.isSameCity("Chicago", "chicago, IL") && gazetteer.isSameCity("Portland, Oregon", "Portland, OR"))
    #expect(!gazetteer.isSameCity("Portland, ME", "Portland, OR") && !gazetteer.isSameCity("Nowhere", "Elsewhere"))
  }

  @Test func `the program carries the rules of every zone that its own tables name`() {
    let named: [(EmbeddedFile, Int)] = [(.venues, 4), (.cities, 4), (.stations, 4), (.zoneNames, 1)]
    let zones = Set(named.flatMap { file, column in Table(file).map { $0.text(column) } })
    #expect(zones.count > 200)
    expect(zones.filter { CarriedZones.rules(of: $0) == nil }, [])
  }

  @Test func `a point has the zone of the nearest place`() throws {
    let gazetteer = Gazetteer.shared
    for (number, row) in Table(.venues).enumerated() where Portion.has(number) {
      let point = try #require(GeoPoint(row, at: 2))
      expect(gazetteer.timeZone(at: point), row.text(4), "\(row.text(0))")
    }
    expect(gazetteer.timeZone(at: GeoPoint(latitude: 41.88, longitude: -87.63)), "America/Chicago")
    expect(gazetteer.timeZone(at: GeoPoint(latitude: 48.9, longitude: 2.4)), "Europe/Paris")
    #expect(gazetteer.timeZone(at: GeoPoint(latitude: 0, longitude: -150)) == nil, "in the Pacific")
  }

  private let rows = Table(.stations).map { row in (0..<row.count).map { Substring(row.text($0)) } }

  private func codes(_ row: [Substring]) -> [Substring] {
    row[5].split(separator: ";").filter { text in
      text.allSatisfy { $0.isASCII && $0.isUppercase } || text.count == 7 && text.allSatisfy(\.isNumber)
    }
  }

  @Test func `at least 600 places have codes, unique by kind and country`() {
    #expect(rows.count(where: { !codes($0).isEmpty }) >= 600)
    var known: Set<String> = []
    for row in rows {
      let country = row[6] == "s" ? row[1].drop { $0 != "," } : ""
      for code in codes(row) { #expect(known.insert("\(row[6]) \(country) \(code)").inserted, "\(row[0]) \(code)") }
    }
  }

  @Test func `a code that an airport shares with a station is the airport for a flight only`() {
    for (code, airport, station) in [
      ("BRI", "Bari, Italy", "Bristol, England"), ("LEI", "Almería, Spain", "Leicester, England"),
      ("MAN", "Manchester, England", "Manchester, England"), ("LHR", "London, England", "London, England"),
    ] {
      expect(Gazetteer.shared.station(named: code, by: .flight)?.city, airport)
      expect(Gazetteer.shared.station(named: code, by: .train)?.city, station)
    }
    let names = ["8727100", "FRPNO", "Gare du Nord"]
    expect(Set(names.compactMap { Gazetteer.shared.station(named: $0, by: .train)?.point.latitude }), [48.8809])
  }
}
