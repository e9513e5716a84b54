import Itinerary
import TestSupport
import Testing

@Suite struct GazetteerTests {
  @Test func `a city is found as people type it`() {
    let gazetteer = Gazetteer.shared
    expect(gazetteer.city("Chicago")?.city, "Chicago, IL")
    expect(gazetteer.city("chicago,  il")?.timeZone, "America/Chicago")
    expect(gazetteer.city("Montréal")?.city, "Montreal, QC")
    #expect(gazetteer.city("Portland") == nil)
    expect(gazetteer.city("Portland, Oregon")?.city, "Portland, OR")
    #expect(gazetteer.city("") == nil && gazetteer.city(",") == nil && gazetteer.city("Atlantis") == nil)
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

  @Test func `two names can mean one city`() {
    let gazetteer = Gazetteer.shared
    #expect(gazetteer.isSameCity("Chicago", "chicago, IL") && gazetteer.isSameCity("Portland, Oregon", "Portland, OR"))
    #expect(!gazetteer.isSameCity("Portland, ME", "Portland, OR") && !gazetteer.isSameCity("Nowhere", "Elsewhere"))
  }

  @Test(arguments: [
    ("München", "Munich, Germany"), ("Muenchen", "Munich, Germany"), ("Munich, DE", "Munich, Germany"),
    ("Cologne", "Köln, Germany"), ("Duesseldorf", "Düsseldorf, Germany"), ("Wien, Österreich", "Vienna, Austria"),
    ("Milano", "Milan, Italy"), ("Sevilla, España", "Sevilla, Spain"), ("Ciudad de México", "Mexico City, Mexico"),
  ])
  func `a city is found by its local and its English name`(_ name: String, _ city: String) {
    expect(Gazetteer.shared.city(name)?.city, city)
  }

  @Test(arguments: [
    ("Eugene, Ore.", "Eugene, OR"), ("Reno, Nev.", "Reno, NV"), ("Chapel Hill, N.C.", "Chapel Hill, NC"),
    ("Wilmington, DE", "Wilmington, DE"), ("Atlanta, Georgia", "Atlanta, GA"), ("Tbilisi, Georgia", "Tbilisi, GE"),
    ("Tallinn, Estonia", "Tallinn, EE"), ("Vancouver, B.C.", "Vancouver, BC"),
  ])
  func `a region is known by every abbreviation`(_ name: String, _ city: String) {
    expect(Gazetteer.shared.city(name)?.city, city)
  }
}
