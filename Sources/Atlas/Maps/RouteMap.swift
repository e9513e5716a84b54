/// A map of a route as lines, areas and labels, for any format that can draw these.
package struct RouteMap: Sendable {
  /// A mark on the map, with its number and its label.
  package struct Stop: Equatable, Sendable {
    package let place: MapPoint
    package let number: Int
    package let name: String
    /// The label beside it; nil if there was no room for it.
    package var label: Label?
  }

  package struct Label: Equatable, Sendable {
    /// The box of the label, its lines from the top.
    package let box: MapBox
    /// The name, followed by the days if there is room.
    package let lines: [String]
    package let isRightAligned: Bool
  }

  package struct ScaleBar: Equatable, Sendable {
    package let start: MapPoint
    package let length: Double
    /// The distance of the scale as text: `100 mi`.
    package let text: String
  }

  package enum Unit: Sendable {
    case miles, kilometers
  }

  package let width, height: Double
  /// Whether there are so many towns that marks are small, lines thin, and labels only names.
  package let isCrowded: Bool
  /// The radius of a mark.
  package let radius: Double
  /// The areas of land, cut slightly outside of the frame; their borders are coasts.
  package private(set) var land: [[MapPoint]] = []
  package private(set) var lakes: [[MapPoint]] = []
  /// The areas of land whose borders are only partly coasts, because the data ends at the 180th meridian.
  package private(set) var cutLand: [[MapPoint]] = []
  /// The coasts of these areas.
  package private(set) var shores: [[MapPoint]] = []
  package private(set) var countries: [[MapPoint]] = []
  package private(set) var states: [[MapPoint]] = []
  package private(set) var legs: [[MapPoint]] = []
  /// Small triangles that show the direction of legs.
  package private(set) var arrows: [[MapPoint]] = []
  package private(set) var stops: [Stop] = []
  package private(set) var scaleBar: ScaleBar?

  package static let nameSize = 7.6
  package static let daysSize = 6.2

  /// Draws a map. Returns nil without stops.
  ///
  /// - Parameters:
  ///   - measure: returns the width of a text at a size, in bold or not.
  package init?(
    of route: [RouteStop], width: Double, height: Double, unit: Unit, outlines: Outlines,
    measure: (_ text: String, _ isBold: Bool, _ size: Double) -> Double
  ) {
    guard !route.isEmpty else { return nil }
    let (towns, way) = RouteTown.towns(of: route)
    (self.width, self.height) = (width, height)
    isCrowded = towns.count > 16
    radius = towns.count > 40 ? 3.2 : towns.count > 16 ? 4.4 : 5.6
    let frame = MapBox(x: 40, y: 30, width: width - 80, height: height - 60)
    let ways = zip(way, way.dropFirst()).map { GreatCircle.points(from: towns[$0].point, to: towns[$1].point) }
    let projection = Projection(showing: towns.map(\.point) + ways.flatMap { $0 }, in: frame)
    drawOutlines(outlines, projection)
    drawLegs(ways, way, projection)
    drawScaleBar(projection, unit)
    stops = towns.enumerated().map { Stop(place: projection.place($1.point), number: $0 + 1, name: $1.name) }
    placeLabels(towns, measure)
  }

  private mutating func drawOutlines(_ outlines: Outlines, _ projection: Projection) {
    let bounds = projection.bounds(width: width, height: height)
    let frame = MapBox(x: -2, y: -2, width: width + 4, height: height + 4)
    for line in outlines.lines(in: bounds) {
      switch line.kind {
      case .land, .lake: drawArea(line, bounds, frame, projection)
      case .country: countries += drawn(line.points, bounds, frame, projection)
      case .state where projection.isOfOneScale: states += drawn(line.points, bounds, frame, projection)
      case .state: break
      }
    }
  }

  private mutating func drawArea(_ line: Outlines.Line, _ bounds: MapBox, _ frame: MapBox, _ projection: Projection) {
    let ring = Clipping.ring(line.points, in: bounds).map { projection.place($0.x, $0.y) }
    let area = Clipping.thinned(Clipping.ring(ring, in: frame))
    guard area.count > 2 else { return }
    if line.kind == .lake { return lakes.append(area) }
    guard zip(line.points, line.points.dropFirst()).contains(where: { Self.isCut($0) && Self.isCut($1) }) else {
      return land.append(area)
    }
    cutLand.append(area)
    var shore: [MapPoint] = []
    for point in line.points + line.points.prefix(1) {
      // There is no coast where the data is cut at the 180th meridian.
      if let last = shore.last, Self.isCut(last), Self.isCut(point) {
        shores += drawn(shore, bounds, frame, projection)
        shore = []
      }
      shore.append(point)
    }
    shores += drawn(shore, bounds, frame, projection)
  }

  private static func isCut(_ point: MapPoint) -> Bool { abs(abs(point.x.remainder(dividingBy: 360)) - 180) < 0.015 }

  /// A line of the globe as it appears in the drawing.
  private func drawn(
    _ points: [MapPoint], _ bounds: MapBox, _ frame: MapBox, _ projection: Projection
  ) -> [[MapPoint]] {
    Clipping.line(points, in: bounds).flatMap { part in
      Clipping.line(part.map { projection.place($0.x, $0.y) }, in: frame).map(Clipping.thinned)
    }
  }

  private mutating func drawLegs(_ ways: [[GeoPoint]], _ way: [Int], _ projection: Projection) {
    var seen: Set<Int> = []
    for (index, points) in ways.enumerated() {
      let (from, to) = (way[index], way[index + 1])
      let places = points.map(projection.place)
      // Two towns are connected by a single line, however often the trip goes there.
      if seen.insert(min(from, to) * 100_000 + max(from, to)).inserted { legs.append(places) }
      if let arrow = arrow(on: places), !arrows.contains(arrow) { arrows.append(arrow) }
    }
  }

  /// A triangle slightly behind the middle of a way, so that those of opposite directions do not overlap; nil if the
  /// way is short.
  private func arrow(on places: [MapPoint]) -> [MapPoint]? {
    var rest = zip(places, places.dropFirst()).map { $0.distance(to: $1) }.reduce(0, +)
    guard rest > 6 * radius else { return nil }
    rest *= 0.56
    for (a, b) in zip(places, places.dropFirst()) {
      let length = a.distance(to: b)
      guard rest > length || length == 0 else {
        let (x, y) = ((b.x - a.x) / length, (b.y - a.y) / length)
        let tip = MapPoint(x: a.x + x * (rest + 3), y: a.y + y * (rest + 3))
        let back = MapPoint(x: tip.x - 6.4 * x, y: tip.y - 6.4 * y)
        return [
          tip, MapPoint(x: back.x - 2.7 * y, y: back.y + 2.7 * x), MapPoint(x: back.x + 2.7 * y, y: back.y - 2.7 * x),
        ]
      }
      rest -= length
    }
    return nil
  }

  private mutating func drawScaleBar(_ projection: Projection, _ unit: Unit) {
    guard projection.isOfOneScale else { return }
    let perUnit = projection.scale / (unit == .miles ? 3958.8 : 6371.0)
    let lengths = [1000.0, 500, 200, 100, 50, 20, 10, 5]
    guard let length = lengths.first(where: { $0 * perUnit <= width * 0.2 }) else { return }
    scaleBar = ScaleBar(
      start: MapPoint(x: 10, y: height - 10), length: length * perUnit,
      text: "\(Int(length))\u{A0}" + (unit == .miles ? "mi" : "km"))
  }

  private mutating func placeLabels(_ towns: [RouteTown], _ measure: (String, Bool, Double) -> Double) {
    let frame = MapBox(x: 3, y: 3, width: width - 6, height: height - 6)
    var placing = LabelPlacing(frame: frame, legs: legs, isCrowded: isCrowded)
    for stop in stops { placing.block(around: stop.place, radius: radius + 0.6) }
    if let bar = scaleBar {
      placing.block(MapBox(x: 0, y: bar.start.y - 12, width: bar.length + 50, height: 22))
    }
    let texts = towns.map { town in
      let (name, days) = (town.name, town.dayWords)
      let size = max(measure(name, true, Self.nameSize), measure(days, false, Self.daysSize))
      return LabelPlacing.Text(lines: [name, days], width: size, nameWidth: measure(name, true, Self.nameSize))
    }
    let labels = placing.labels(for: texts, at: stops.map(\.place), radius: radius)
    for index in stops.indices { stops[index].label = labels[index] }
  }
}

extension RouteMap {
  /// The suitable height for a route, relative to the width.
  package static func shape(of route: [RouteStop]) -> Double {
    let latitudes = route.map(\.point.latitude)
    guard let south = latitudes.min(), let north = latitudes.max() else { return 0.4 }
    let projection = Projection(showing: route.map(\.point), in: MapBox(x: 0, y: 0, width: 1, height: 1000))
    let places = route.map { projection.place($0.point) }
    let (top, bottom) = (places.map(\.y).min() ?? 0, places.map(\.y).max() ?? 0)
    return north - south < 0.5 ? 0.36 : min(max((bottom - top) * 0.84 + 0.12, 0.38), 0.56)
  }
}
