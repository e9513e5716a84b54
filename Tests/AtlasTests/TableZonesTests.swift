import ItineraryCore
import Testing

@testable import Atlas

@Suite struct TableZonesTests {
  @Test func `The program carries the rules of every zone that its own tables name`() {
    let venues = DataLines(VenueData.text).compactMap { $0.count == 6 ? String($0[4]) : nil }
    let cities = DataLines(CityData.text).compactMap { line in
      line.count == 3 && line[0].hasPrefix("@") ? String(line[0].dropFirst()) : nil
    }
    let names = DataLines(ZoneNameData.text).compactMap { $0.count == 2 ? String($0[1]) : nil }
    #expect(venues.count > 100 && cities.count > 200 && names.count > 200)
    #expect(Set(venues + cities + names).filter { CarriedZones.rules(of: $0) == nil } == [])
  }
}
