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
}
