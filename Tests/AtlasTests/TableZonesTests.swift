import Base
import TestSupport
import Testing

@testable import Atlas
@testable import TripCore

@Suite struct TableZonesTests {
  @Test func `the program carries the rules of every zone that its own tables name`() {
    let venues = DataLines(VenueData.text).compactMap { $0.count == 6 && !$0[4].isEmpty ? String($0[4]) : nil }
    let cities = DataLines(CityData.text).compactMap { line in
      line.count == 3 && line[0].hasPrefix("@") ? String(line[0].dropFirst()) : nil
    }
    let names = DataLines(ZoneNameData.text).compactMap { $0.count == 2 ? String($0[1]) : nil }
    #expect(venues.count > 10 && cities.count > 200 && names.count > 200)
    expect(Set(venues + cities + names).filter { CarriedZones.rules(of: $0) == nil }, [])
  }

  @Test func `the zone of a point is that of the nearest place`() {
    let gazetteer = Gazetteer.shared
    var zone = ""
    for (number, line) in DataLines(VenueData.text).enumerated() where line.count == 6 {
      if !line[4].isEmpty { zone = String(line[4]) }
      guard Portion.has(number), let latitude = Double(line[2]), let longitude = Double(line[3]) else { continue }
      expect(gazetteer.timeZone(at: GeoPoint(latitude: latitude, longitude: longitude)), zone, "\(line)")
    }
    expect(gazetteer.timeZone(at: GeoPoint(latitude: 41.88, longitude: -87.63)), "America/Chicago")
    expect(gazetteer.timeZone(at: GeoPoint(latitude: 48.9, longitude: 2.4)), "Europe/Paris")
    #expect(gazetteer.timeZone(at: GeoPoint(latitude: 0, longitude: -150)) == nil, "in the Pacific")
  }
}
