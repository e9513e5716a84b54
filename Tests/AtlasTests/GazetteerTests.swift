import Atlas
import Testing

@Suite struct GazetteerTests {
  @Test func `a city is found as people type it`() {
    let gazetteer = Gazetteer.shared
    #expect(gazetteer.city("Chicago")?.city == "Chicago, IL")
    #expect(gazetteer.city("chicago,  il")?.timeZone == "America/Chicago")
    #expect(gazetteer.city("Montréal")?.city == "Montreal, QC")
    #expect(gazetteer.city("Portland") == nil)
    #expect(gazetteer.city("Portland, Oregon")?.city == "Portland, OR")
    #expect(gazetteer.city("") == nil && gazetteer.city(",") == nil && gazetteer.city("Atlantis") == nil)
  }

  @Test func `a venue is found by its former names`() {
    let names = ["Rate Field", "guaranteed rate field"].map { Gazetteer.shared.venues(named: $0).map(\.name) }
    #expect(names == [["Rate Field"], ["Rate Field"]])
    #expect(Gazetteer.shared.venues(named: "The Backyard").isEmpty)
  }

  @Test func `cities are narrowed down by state and country`() {
    let gazetteer = Gazetteer.shared
    #expect(
      gazetteer.cities(named: "Portland", in: nil).map(\.place.city).prefix(2) == ["Portland, OR", "Portland, ME"])
    #expect(gazetteer.cities(named: "Portland", in: "Maine").map(\.place.city) == ["Portland, ME"])
    #expect(gazetteer.cities(named: "London", in: "ON", "Canada").map(\.place.city) == ["London, ON"])
  }

  @Test func `two names may mean one city`() {
    let gazetteer = Gazetteer.shared
    #expect(gazetteer.isSameCity("Chicago", "chicago, IL") && gazetteer.isSameCity("Portland, Oregon", "Portland, OR"))
    #expect(!gazetteer.isSameCity("Portland, ME", "Portland, OR") && !gazetteer.isSameCity("Nowhere", "Elsewhere"))
  }
}
