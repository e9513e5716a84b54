import Testing

@testable import Atlas
@testable import TripCore

@Suite struct RoadNetTests {
  private let net = RoadNet.shared

  @Test func `the tables of roads have no misspelt towns`() {
    var names: Set<Substring> = []
    for table in [RoadMap.americanTowns, RoadMap.europeanTowns] {
      for fields in DataLines(table) {
        #expect(fields.count.isMultiple(of: 3), "\(fields.joined(separator: "|"))")
        for first in stride(from: 0, to: fields.count, by: 3) { #expect(names.insert(fields[first]).inserted) }
      }
    }
    var count = 0
    for table in [RoadMap.americanRoads, RoadMap.europeanRoads] {
      for fields in DataLines(table) {
        let way = fields.first == "~" ? fields.dropFirst() : fields[...]
        #expect(!way.count.isMultiple(of: 2))
        for (place, field) in way.enumerated() {
          #expect(place.isMultiple(of: 2) ? names.contains(field) : (field.decimal ?? 0) > 0, "\(field)")
        }
        count += way.count / 2
      }
    }
    #expect(net.towns.count == names.count && net.roads.count == count)
  }

  @Test func `every town has a road and no road is shorter than the straight line`() {
    #expect(net.roadsOfTown.allSatisfy { !$0.isEmpty })
    for road in net.roads {
      let (a, b) = (net.towns[road.ends.0], net.towns[road.ends.1])
      #expect(road.length.miles >= a.miles(to: b) * 0.999)
      #expect(road.length.miles <= a.miles(to: b) * 2.6 + 2, "\(a) - \(b)")
    }
  }

  @Test func `where the map has no roads a drive is somewhat longer than the straight line`() {
    let (sydney, melbourne) = (
      GeoPoint(latitude: -33.87, longitude: 151.21), GeoPoint(latitude: -37.81, longitude: 144.96)
    )
    let drive = Roads.length(from: sydney, to: melbourne)
    #expect(drive.miles > sydney.miles(to: melbourne) * 1.1 && drive.miles < sydney.miles(to: melbourne) * 1.3)
  }
}
