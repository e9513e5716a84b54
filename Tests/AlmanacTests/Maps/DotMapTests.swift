import TestSupport
import Testing

@testable import Almanac
@testable import Atlas

/// Maps of dots: what is where at which scale.
struct DotMapTests {
  private static let towns = [
    "Chicago": (41.88, -87.63), "Detroit": (42.33, -83.05), "Tokyo": (35.7, 139.7), "Honolulu": (21.3, -157.9),
    "Los Angeles": (34.1, -118.2), "Bronx": (40.8296, -73.9262), "Flushing": (40.7571, -73.8458),
    "Boston": (42.35, -71.06),
  ]

  private func map(_ names: [String], zoom: Int = 0, columns: Int = 160, rows: Int = 80) throws -> DotMap {
    let points = try names.map { name in
      let (latitude, longitude) = try #require(Self.towns[name])
      return GeoPoint(latitude: latitude, longitude: longitude)
    }
    let view = DotMap.View(columns: columns, rows: rows, zoom: zoom, center: points.first)
    return DotMap(of: points, inks: points.dropFirst().map { _ in .route }, view: view)
  }

  /// The columns of the dots of an ink.
  private func columns(_ map: DotMap, _ ink: DotMap.Ink) -> [Int] {
    (0..<map.view.rows).flatMap { row in (0..<map.view.columns).filter { map[$0, row] == ink } }
  }

  @Test func `the route is one line from stop to stop, with land around it`() throws {
    let map = try map(["Chicago", "Detroit"])
    let (from, to) = (map.places[0], map.places[1])
    #expect(from.x < to.x && from.y > to.y)
    let route = columns(map, .route)
    expect(Set(route), Set(Int(from.x)...Int(to.x)))
    #expect(!columns(map, .shore).isEmpty && !columns(map, .state).isEmpty && !columns(map, .country).isEmpty)
  }

  @Test func `a route across the date line takes the short way, without a line around the world`() throws {
    let map = try map(["Tokyo", "Honolulu", "Los Angeles"])
    let places = map.places
    #expect(places[0].x < places[1].x && places[1].x < places[2].x)
    for row in 0..<map.view.rows {
      let dots = (0..<map.view.columns).count { map[$0, row] == .route }
      #expect(dots < map.view.columns / 2, "row \(row)")
    }
  }

  @Test func `no coast between the polar circles is a straight line for long`() {
    let world = MapBox(x: -180, y: -66, width: 360, height: 132)
    for line in Outlines.carried.lines(in: world) where line.kind == .land {
      for shore in line.shores {
        let sides = zip(shore, shore.dropFirst()).filter { max(abs($0.y), abs($1.y)) < 66 }
        #expect(sides.allSatisfy { $0.distance(to: $1) < 3 })
      }
    }
  }

  @Test func `two ballparks of a town share a cell until enlarged`() throws {
    let whole = try map(["Bronx", "Flushing", "Boston"])
    #expect(whole.places[0].distance(to: whole.places[1]) < 4)
    let near = try map(["Bronx", "Flushing", "Boston"], zoom: 4)
    #expect(near.places[0].distance(to: near.places[1]) > 16)
    #expect(near.places[0].distance(to: MapPoint(x: 80, y: 40)) < 0.001)
  }

  @Test func `each step of the zoom doubles the scale, and the largest scale draws`() throws {
    let scales = try (0...DotMap.maxZoom).map { try #require(try map(["Chicago", "Detroit"], zoom: $0).dotsPerMile) }
    for (scale, next) in zip(scales, scales.dropFirst()) { #expect(abs(next / scale - 2) < 1e-9) }
  }

  @Test func `draws the smallest map, and a route of one point`() throws {
    let map = try map(["Chicago"], columns: 2, rows: 4)
    #expect((0..<2).contains(map.places[0].x) && (0..<4).contains(map.places[0].y))
    expect(map[9, 9], .empty)
  }
}
