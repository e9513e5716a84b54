import Itinerary
import TestSupport
import Testing

@testable import Almanac
@testable import Atlas

/// Maps of routes: what is where, and that labels can be read.
struct RouteMapTests {
  private func map(_ stops: [(String, Double, Double)]) throws -> RouteMap {
    let route = stops.enumerated().map { index, stop in
      RouteStop(name: stop.0, point: GeoPoint(latitude: stop.1, longitude: stop.2), day: index + 1)
    }
    let map = RouteMap(of: route, width: 500, height: 220, unit: .miles, outlines: .carried) { text, _, size in
      Double(text.count) * size * 0.55
    }
    return try #require(map)
  }

  private let swing = [
    ("Baltimore", 39.28, -76.62), ("Philadelphia", 39.91, -75.17), ("Cleveland", 41.5, -81.69),
    ("Chicago", 41.83, -87.63),
    ("Baltimore", 39.28, -76.62),
  ]

  @Test func `north is up, east is right, and a town has one mark`() throws {
    let map = try map(swing)
    expect(map.stops.map(\.name), ["Baltimore", "Philadelphia", "Cleveland", "Chicago"])
    expect(map.stops.map(\.number), [1, 2, 3, 4])
    let places = map.stops.map(\.place)
    #expect(places[3].x < places[2].x && places[2].x < places[0].x && places[0].x < places[1].x)
    #expect(places[2].y < places[0].y)
    expect(map.stops[0].label?.lines, ["Baltimore", "Days 1, 5"])
  }

  @Test func `the map shows a stay until the next stop elsewhere`() {
    let stops = [("Baltimore", 39.28, 1), ("Cleveland", 41.5, 2), ("Cleveland", 41.5, 4), ("Baltimore", 39.28, 6)].map {
      RouteStop(name: $0.0, point: GeoPoint(latitude: $0.1, longitude: -80), day: $0.2)
    }
    expect(RouteTown.towns(of: stops).towns.map(\.dayWords), ["Days 1, 6", "Days 2–4"])
  }

  @Test func `labels of states and countries are in the middle and off the route`() throws {
    expect(try map(swing).regions.map(\.name).filter { ["OH", "PA", "WV", "MI", "NY"].contains($0) }.isEmpty, false)
    let england = try map([("London", 51.51, -0.13), ("Manchester", 53.46, -2.29), ("Glasgow", 55.85, -4.21)])
    #expect(england.regions.map(\.name).contains("Wales"))
    let around = try map([("Tokyo", 35.7, 139.7), ("Honolulu", 21.3, -157.9), ("Los Angeles", 34.1, -118.2)])
    #expect(around.regions.isEmpty)
  }

  @Test func `draws nothing outside of the frame but a rim`() throws {
    let map = try map(swing)
    let lines = map.land + map.lakes + map.countries + map.states + map.shores + map.cutLand
    #expect(lines.joined().allSatisfy { (-3...503).contains($0.x) && (-3...223).contains($0.y) })
    #expect(!map.land.isEmpty && !map.lakes.isEmpty && !map.states.isEmpty)
    #expect(lines.map(\.count).reduce(0, +) < 2500)
  }

  @Test func `the scale bar has the length that it states`() throws {
    let map = try map([("A", 40, -90), ("B", 40 + 200 / 69.09, -90)])
    let bar = try #require(map.scaleBar)
    let perMile = map.stops[0].place.distance(to: map.stops[1].place) / 200
    let miles = try #require(Double(bar.text.prefix { $0.isNumber }))
    #expect(abs(bar.length - miles * perMile) < 0.5)
  }

  @Test(arguments: Portion.seeds(30))
  func `labels cover neither each other nor marks, and stay inside`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let span = [0.2, 2, 12, 50, 170][Int(seed) % 5]
    let stops = (0..<Int.random(in: 1...45, using: &random)).map { index in
      let across = Double.random(in: -span...span, using: &random), up = Double.random(in: -span...span, using: &random)
      return ("Town \(index)", max(-85, min(85, 40 + up / 2)), -90 + across)
    }
    let map = try map(stops)
    let boxes = map.stops.compactMap { $0.label?.box }
    for region in map.regions {
      let width = Double(region.name.count) * RouteMap.regionSize * 0.55
      let box = MapBox(x: region.start.x, y: region.start.y - 5, width: width, height: 5)
      #expect(MapBox(x: 0, y: 0, width: 500, height: 220).holds(box), "\(region)")
      #expect(!boxes.contains { $0.overlaps(box) }, "\(region)")
      #expect(!map.legs.contains { leg in zip(leg, leg.dropFirst()).contains { box.touches($0, $1) } }, "\(region)")
    }
    for (index, box) in boxes.enumerated() {
      #expect(MapBox(x: 0, y: 0, width: 500, height: 220).holds(box))
      #expect(!boxes[..<index].contains { $0.overlaps(box) })
      for stop in map.stops {
        let mark = MapBox(
          x: stop.place.x - map.radius, y: stop.place.y - map.radius, width: 2 * map.radius, height: 2 * map.radius)
        #expect(!mark.overlaps(box))
      }
    }
    #expect(map.stops.allSatisfy { $0.place.x.isFinite && $0.place.y.isFinite })
  }

  @Test func `hostile names stay text in an SVG`() throws {
    let svg = try map([("<script>\"&'\u{202E}\u{0}", 40, -90), ("B", 41, -91)]).svg(title: "</svg>")
    #expect(svg.contains("&lt;script&gt;&quot;&amp;'<"))
    #expect(svg.contains("<title>&lt;/svg&gt;</title>"))
    #expect(!svg.contains("\u{202E}") && !svg.contains("\u{0}"))
  }

  @Test func `clips lines and areas at a rectangle`() {
    let box = MapBox(x: 0, y: 0, width: 10, height: 10)
    let point = { (x: Double, y: Double) in MapPoint(x: x, y: y) }
    expect(
      Clipping.line([point(-5, 5), point(15, 5), point(15, 20), point(5, 20), point(5, 5)], in: box),
      [[point(0, 5), point(10, 5)], [point(5, 10), point(5, 5)]])
    expect(Clipping.line([point(20, 20), point(30, 30)], in: box), [])
    let ring = Clipping.ring([point(-5, -5), point(5, -5), point(5, 5), point(-5, 5)], in: box)
    expect(Set(ring.map { "\($0.x) \($0.y)" }), ["0.0 0.0", "5.0 0.0", "5.0 5.0", "0.0 5.0"])
    expect(Clipping.ring([point(20, 20), point(30, 20), point(30, 30)], in: box), [])
  }

  @Test func `damaged outlines draw less without a crash`() {
    let bytes = EmbeddedFile.outlines.bytes
    let everywhere = MapBox(x: -180, y: -90, width: 360, height: 180)
    for step in 0..<40 {
      var damaged = bytes
      for offset in stride(from: step, to: damaged.count, by: 97) {
        damaged[offset] = UInt8(truncatingIfNeeded: step &* 41)
      }
      _ = Outlines(Array(damaged.prefix(bytes.count * (step + 1) / 40))).lines(in: everywhere).count
    }
  }
}
