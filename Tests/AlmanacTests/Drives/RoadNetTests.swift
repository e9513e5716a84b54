import Almanac
import Testing

@testable import Atlas
@testable import Itinerary

@Suite struct RoadNetTests {
  private let net = RoadNet.shared

  @Test func `the road tables name only known towns`() {
    var names: Set<String> = []
    for row in Table(.roadTowns) { #expect(names.insert(row.text(0)).inserted && GeoPoint(row, at: 1) != nil) }
    for row in Table(.roads) {
      #expect(names.contains(row.text(0)) && names.contains(row.text(1)) && (row.decimal(2) ?? 0) > 0, "\(row.text(0))")
    }
    #expect(net.towns.count == names.count && net.roads.count == Table(.roads).map(\.offset).count)
  }

  @Test func `every town has a road, and no road is shorter than the straight line`() {
    #expect(net.roadsOfTown.allSatisfy { !$0.isEmpty })
    for road in net.roads {
      let (a, b) = (net.towns[road.ends.0], net.towns[road.ends.1])
      #expect(road.length.miles >= a.miles(to: b) * 0.999)
      #expect(road.length.miles <= a.miles(to: b) * 2.6 + 2, "\(a) - \(b)")
    }
  }

  @Test func `without roads on the map a drive is somewhat longer than the straight line`() {
    let (capital, port) = (GeoPoint(latitude: -18.91, longitude: 47.53), GeoPoint(latitude: -18.15, longitude: 49.40))
    let miles = Roads.route(from: capital, to: port)?.length.miles ?? 0
    #expect(miles > capital.miles(to: port) * 1.1 && miles < capital.miles(to: port) * 1.4)
  }

  @Test(arguments: [(34.53, 69.17, 36.71, 67.11), (19.76, 96.08, 21.97, 96.08), (-13.97, 33.79, -15.79, 35.01)])
  func `a gap in the map causes no detour`(south: Double, west: Double, north: Double, east: Double) {
    let (a, b) = (GeoPoint(latitude: south, longitude: west), GeoPoint(latitude: north, longitude: east))
    #expect((Roads.route(from: a, to: b)?.length.miles ?? 0) < a.miles(to: b) * 2.1)
  }
}
