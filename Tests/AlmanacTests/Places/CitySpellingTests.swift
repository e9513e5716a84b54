import Almanac
import TestSupport
import Testing

/// Cities found by the spelling of the table, without reading it.
@Suite struct CitySpellingTests {
  @Test(arguments: ["Chicago, IL", "London, England", "London, ON", "Washington, DC", "East London, South Africa"])
  func `a city is the one that the table has`(name: String) {
    guard let place = Gazetteer.city(spelled: name) else { return }
    #expect(Gazetteer.shared.city(name)?.point == place.point)
    #expect(Gazetteer.shared.city(name)?.timeZone == place.timeZone)
  }

  @Test func `every city is found by the name that is shown`() {
    for city in Gazetteer.shared.allCities.enumerated().filter({ $0.offset % 100 == 0 }).map(\.element.place) {
      expect(Gazetteer.city(spelled: city.city), city)
    }
  }

  @Test func `other spellings are left to the reader of the table`() {
    #expect(Gazetteer.city(spelled: "Chicago, IL") != nil)
    #expect(Gazetteer.city(spelled: "Chicago") == nil)
    #expect(Gazetteer.city(spelled: "chicago, il") == nil)
    #expect(Gazetteer.city(spelled: "Chicago|IL, IL") == nil)
    #expect(Gazetteer.city(spelled: ",") == nil)
  }
}
