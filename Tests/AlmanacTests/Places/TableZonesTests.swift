import Almanac
import TestSupport
import Testing

@testable import Almanac
@testable import Itinerary

@Suite struct TableZonesTests {
  @Test func `the program carries the rules of every zone that its own tables name`() {
    let named: [(EmbeddedFile, Int)] = [(.venues, 4), (.cities, 4), (.stations, 4), (.zoneNames, 1)]
    let zones = Set(named.flatMap { file, column in Table(file).map { $0.text(column) } })
    #expect(zones.count > 200)
    expect(zones.filter { CarriedZones.rules(of: $0) == nil }, [])
  }

  @Test func `the zone of a point is that of the nearest place`() throws {
    let gazetteer = Gazetteer.shared
    for (number, row) in Table(.venues).enumerated() where Portion.has(number) {
      let point = try #require(GeoPoint(row, at: 2))
      expect(gazetteer.timeZone(at: point), row.text(4), "\(row.text(0))")
    }
    expect(gazetteer.timeZone(at: GeoPoint(latitude: 41.88, longitude: -87.63)), "America/Chicago")
    expect(gazetteer.timeZone(at: GeoPoint(latitude: 48.9, longitude: 2.4)), "Europe/Paris")
    #expect(gazetteer.timeZone(at: GeoPoint(latitude: 0, longitude: -150)) == nil, "in the Pacific")
  }
}
