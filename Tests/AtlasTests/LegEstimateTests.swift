import Atlas
import ItineraryCore
import Testing

@Suite struct LegEstimateTests {
  private let chicago = GeoPoint(latitude: 41.9483, longitude: -87.6556)
  private let detroit = GeoPoint(latitude: 42.3392, longitude: -83.0486)
  private let cleveland = GeoPoint(latitude: 41.4958, longitude: -81.6853)
  private let tokyo = GeoPoint(latitude: 35.7056, longitude: 139.7519)
  private let seattle = GeoPoint(latitude: 47.5914, longitude: -122.3325)

  @Test func `great circles are those of the textbook`() {
    #expect(abs(chicago.miles(to: detroit) - 237.53) < 0.01)
    #expect(abs(seattle.miles(to: tokyo) - 4776) < 5)
    #expect(chicago.miles(to: chicago) == 0)
    let equator = GeoPoint(latitude: 0, longitude: 0)
    #expect(abs(equator.miles(to: GeoPoint(latitude: 0, longitude: 180)) - 3958.8 * .pi) < 0.1)
  }

  @Test func `a usual road is eighteen percent longer than the great circle`() {
    let estimate = LegEstimate(from: chicago, to: detroit)
    #expect(estimate?.distanceMeters == 451_000)
    #expect(estimate?.durationSeconds == 15_600)
  }

  @Test func `the way round lake Erie is far longer`() {
    let there = LegEstimate(from: detroit, to: cleveland)
    #expect(there?.distanceMeters == 270_000)
    #expect(there == LegEstimate(from: cleveland, to: detroit))
  }

  @Test func `a short drive is rounded finely`() {
    let south = GeoPoint(latitude: 41.83, longitude: -87.6339)
    #expect(LegEstimate(from: chicago, to: south)?.distanceMeters == 17_400)
    #expect(LegEstimate(from: chicago, to: south)?.durationSeconds == 1200)
  }

  @Test func `there is no road across an ocean`() {
    #expect(LegEstimate(from: seattle, to: tokyo) == nil)
    #expect(LegEstimate(from: seattle, to: GeoPoint(latitude: 21.3, longitude: -157.8)) == nil)
    #expect(LegEstimate(from: seattle, to: GeoPoint(latitude: -75, longitude: 0)) == nil)
  }

  @Test func `the tunnel joins London and Paris`() {
    let london = GeoPoint(latitude: 51.556, longitude: -0.28)
    #expect(LegEstimate(from: london, to: GeoPoint(latitude: 48.9245, longitude: 2.3601)) != nil)
  }
}
