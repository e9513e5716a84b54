import Itinerary
import TestSupport
import Testing

@Suite struct GeoPointTests {
  private static let radius = 3958.8

  /// Places all over the globe, the poles and the date line among them.
  private static let points = stride(from: -90.0, through: 90, by: 15).flatMap { latitude in
    stride(from: -180.0, through: 180, by: 22.5).map { GeoPoint(latitude: latitude, longitude: $0) }
  }

  @Test func `a quarter of a great circle is a quarter of the circumference`() {
    let pole = GeoPoint(latitude: 90, longitude: 17)
    for longitude in [-180.0, -90, 0, 45, 180] {
      let distance = pole.miles(to: GeoPoint(latitude: 0, longitude: longitude))
      #expect(abs(distance - Self.radius * .pi / 2) < 1e-6)
    }
  }

  @Test func `opposite points are half a circumference apart`() {
    for point in Self.points {
      let opposite = GeoPoint(latitude: -point.latitude, longitude: point.longitude + 180)
      #expect(abs(point.miles(to: opposite) - Self.radius * .pi) < 1e-3)
    }
  }

  @Test func `the date line adds no distance`() {
    let west = GeoPoint(latitude: 10, longitude: -180)
    #expect(west.miles(to: GeoPoint(latitude: 10, longitude: 180)) < 1e-6)
  }

  @Test func `the distance is the same both ways, and no detour is shorter`() {
    for a in Self.points {
      expect(a.miles(to: a), 0)
      for b in Self.points.prefix(40) {
        #expect(abs(a.miles(to: b) - b.miles(to: a)) < 1e-9)
        for c in Self.points.prefix(8) { #expect(a.miles(to: b) <= a.miles(to: c) + c.miles(to: b) + 1e-3) }
      }
    }
  }

  @Test func `distances near and far are exact`() {
    let here = GeoPoint(latitude: 41.9483, longitude: -87.6556)
    #expect(abs(here.miles(to: GeoPoint(latitude: 42.3392, longitude: -83.0486)) - 237.53) < 0.01)
    let there = GeoPoint(latitude: 41.9483 + 0.1 / 111.195, longitude: -87.6556)
    #expect(abs(here.kilometers(to: there) - 0.1) < 1e-5)
  }
}
