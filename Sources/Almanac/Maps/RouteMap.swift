package enum DistanceUnit: String, CaseIterable, Sendable {
  case miles = "mi"
  case kilometers = "km"
}

/// A map of a route as lines, areas and labels, for any format that can draw these.
package struct RouteMap: Sendable {
  package struct Stop: Equatable, Sendable {
    package let place: MapPoint
    package let number: Int
    package let name: String
    package var label: Label?
  }

  package struct Label: Equatable, Sendable {
    package let box: MapBox
    package let lines: [String]
    package let isRightAligned: Bool
  }

  package struct ScaleBar: Equatable, Sendable {
    package let start: MapPoint
    package let length: Double
    package let text: String
  }

  package struct Region: Equatable, Sendable {
    package let start: MapPoint
    package let name: String
  }

  package let width, height: Double
  /// Whether there are so many towns that marks are small, lines thin, and labels only names.
  package let isCrowded: Bool
  package let radius: Double
  /// The areas of land, cut slightly outside of the frame; their borders are coasts.
  package private(set) var land: [[MapPoint]] = []
  package private(set) var lakes: [[MapPoint]] = []
  /// The areas of land whose borders are only partly coasts, because the data ends at the 180th meridian.
  package private(set) var cutLand: [[MapPoint]] = []
  package private(set) var shores: [[MapPoint]] = []
  package private(set) var countries: [[MapPoint]] = []
  package private(set) var states: [[MapPoint]] = []
  package private(set) var legs: [[MapPoint]] = []
  package private(set) var arrows: [[MapPoint]] = []
  package private(set) var stops: [Stop] = []
  package private(set) var scaleBar: ScaleBar?
  package private(set) var regions: [Region] = []

  package static let nameSize = 7.6
  package static let daysSize = 6.2
  package static let regionSize = 6.6
  /// The names of states, provinces and countries, except those too small for theirs, and their middles.
  private static let regionNames = Table(.regionNames).compactMap { row in
    GeoPoint(row, at: 1).map { (row.text(0), $0) }
  }

  /// Draws a map; nil without stops. `measure` returns the width of a text at a size, in bold or not.
  package init?(
    of route: [RouteStop], width: Double, height: Double, unit: DistanceUnit, outlines: Outlines,
    measure: (_ text: String, _ isBold: Bool, _ size: Double) -> Double
  ) {
    guard !route.isEmpty else { return nil }
    let (towns, order) = RouteTown.towns(of: route)
    (self.width, self.height) = (width, height)
    isCrowded = towns.count > 16
    radius = towns.count > 40 ? 3.2 : towns.count > 16 ? 4.4 : 5.6
    let frame = MapBox(x: 40, y: 30, width: width - 80, height: height - 60)
    let arcs = zip(order, order.dropFirst()).map { GreatCircle.points(from: towns[$0].point, to: towns[$1].point) }
    let projection = Projection(showing: towns.map(\.point) + arcs.flatMap { $0 }, in: frame)
    drawOutlines(outlines, projection)
    drawLegs(arcs, order, projection)
    drawScaleBar(projection, unit)
    stops = towns.enumerated().map { Stop(place: projection.place($1.point), number: $0 + 1, name: $1.name) }
    let labels = placeLabels(towns, measure)
    guard projection.isOfOneScale else { return }
    let names = Self.regionNames.map { name, point in
      LabelPlacing.Name(text: name, middle: projection.place(point), width: measure(name, false, Self.regionSize))
    }
    regions = labels.regions(names, besides: stops.compactMap(\.label?.box))
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

  private mutating func drawArea(_ line: OutlineLine, _ bounds: MapBox, _ frame: MapBox, _ projection: Projection) {
    let ring = Clipping.ring(line.points, in: bounds).map { projection.place($0.x, $0.y) }
    let area = Clipping.simplified(Clipping.ring(ring, in: frame))
    guard area.count > 2 else { return }
    if line.kind == .lake { return lakes.append(area) }
    let parts = line.shores
    if parts.count == 1 { return land.append(area) }
    cutLand.append(area)
    for shore in parts { shores += drawn(shore, bounds, frame, projection) }
  }

  private func drawn(
    _ points: [MapPoint], _ bounds: MapBox, _ frame: MapBox, _ projection: Projection
  ) -> [[MapPoint]] {
    Clipping.line(points, in: bounds).flatMap { part in
      Clipping.line(part.map { projection.place($0.x, $0.y) }, in: frame).map(Clipping.simplified)
    }
  }

  private mutating func drawLegs(_ arcs: [[GeoPoint]], _ order: [Int], _ projection: Projection) {
    var seen: Set<Int> = []
    for (index, points) in arcs.enumerated() {
      let (from, to) = (order[index], order[index + 1])
      let places = points.map(projection.place)
      // Two towns are connected by a single line, however often the trip goes there.
      if seen.insert(min(from, to) * 100_000 + max(from, to)).inserted { legs.append(places) }
      if let arrow = arrow(on: places), !arrows.contains(arrow) { arrows.append(arrow) }
    }
  }

  /// A triangle slightly behind the middle of a way, clear of that of the opposite direction; nil if the way is short.
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

  private mutating func drawScaleBar(_ projection: Projection, _ unit: DistanceUnit) {
    guard projection.isOfOneScale else { return }
    let perUnit = projection.scale / (unit == .miles ? 3958.8 : 6371.0)
    let lengths = [1000.0, 500, 200, 100, 50, 20, 10, 5]
    guard let length = lengths.first(where: { $0 * perUnit <= width * 0.2 }) else { return }
    scaleBar = ScaleBar(
      start: MapPoint(x: 10, y: height - 10), length: length * perUnit,
      text: "\(Int(length))\u{A0}\(unit.rawValue)")
  }

  private mutating func placeLabels(
    _ towns: [RouteTown], _ measure: (String, Bool, Double) -> Double
  ) -> LabelPlacing {
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
    return placing
  }
}

extension RouteMap {
  package static func shape(of route: [RouteStop]) -> Double {
    let latitudes = route.map(\.point.latitude)
    guard let south = latitudes.min(), let north = latitudes.max() else { return 0.4 }
    let projection = Projection(showing: route.map(\.point), in: MapBox(x: 0, y: 0, width: 1, height: 1000))
    let places = route.map { projection.place($0.point) }
    let (top, bottom) = (places.map(\.y).min() ?? 0, places.map(\.y).max() ?? 0)
    return north - south < 0.5 ? 0.36 : min(max((bottom - top) * 0.84 + 0.12, 0.38), 0.56)
  }
}

extension RouteMap {
  /// The map as an SVG element. Colors are attributes, which every program supports; classes let a page change them.
  package func svg(title: String) -> String {
    var svg = """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(Self.text(width)) \(Self.text(height))" role="img" \
      font-family="system-ui, 'Noto Sans', 'Segoe UI', Helvetica, Arial, sans-serif"><title>\(Self.escaped(title))</title>

      """
    svg += #"<rect class="water" width="100%" height="100%" fill="\#(MapColors.water.web)"/>"# + "\n"
    let rim = #"stroke="\#(MapColors.shore.web)" stroke-width=".5" stroke-linejoin="round""#
    svg += path(cutLand, closed: true, #"class="land" fill="\#(MapColors.land.web)""#)
    svg += path(land, closed: true, #"class="land shore" fill="\#(MapColors.land.web)" \#(rim)"#)
    svg += path(lakes, closed: true, #"class="water shore" fill="\#(MapColors.water.web)" \#(rim)"#)
    svg += path(
      states, #"class="state" fill="none" stroke="\#(MapColors.state.web)" stroke-width=".5" stroke-dasharray="2 1.5""#)
    svg += path(countries, #"class="country" fill="none" stroke="\#(MapColors.country.web)" stroke-width=".8""#)
    svg += path(shores, #"class="shore" fill="none" \#(rim)"#)
    svg += path(
      legs,
      #"class="leg" fill="none" stroke="\#(MapColors.route.web)" stroke-width="\#(isCrowded ? "1.2" : "1.8")" stroke-linejoin="round""#
    )
    svg += path(arrows, closed: true, #"class="arrow" fill="\#(MapColors.route.web)""#)
    for region in regions {
      svg += """
        <text class="region" x="\(Self.text(region.start.x))" y="\(Self.text(region.start.y))" \
        font-size="\(Self.text(Self.regionSize))" fill="\(MapColors.region.web)">\(Self.escaped(region.name))</text>

        """
    }
    for stop in stops { svg += label(of: stop) }
    for stop in stops { svg += mark(of: stop) }
    return svg + scale() + "</svg>\n"
  }

  private func mark(of stop: Stop) -> String {
    let (x, y) = (Self.text(stop.place.x), Self.text(stop.place.y))
    return """
      <circle class="stop" cx="\(x)" cy="\(y)" r="\(Self.text(radius))" fill="\(MapColors.route.web)" stroke="#fff" stroke-width="1"/>\
      <text x="\(x)" y="\(Self.text(stop.place.y + radius * 0.42))" font-size="\(Self.text(radius * 1.2))" font-weight="700" \
      text-anchor="middle" fill="#fff">\(stop.number)</text>

      """
  }

  private func label(of stop: Stop) -> String {
    guard let label = stop.label else { return "" }
    let x = label.isRightAligned ? label.box.x + label.box.width : label.box.x
    return label.lines.enumerated().map { index, line in
      let (size, weight, ink) = index == 0 ? (Self.nameSize, 700, MapColors.name) : (Self.daysSize, 400, MapColors.days)
      let y = label.box.y + (index == 0 ? 7.2 : 14.4)
      let place = """
        x="\(Self.text(x))" y="\(Self.text(y))" font-size="\(Self.text(size))" font-weight="\(weight)" \
        text-anchor="\(label.isRightAligned ? "end" : "start")"
        """
      // The outline is a separate text, because not every program can draw it below the letters.
      return """
        <text class="rim" aria-hidden="true" \(place) fill="none" stroke="\(MapColors.land.web)" stroke-width="2" \
        stroke-linejoin="round">\(Self.escaped(line))</text>\
        <text class="\(index == 0 ? "name" : "days")" \(place) fill="\(ink.web)">\(Self.escaped(line))</text>

        """
    }.reduce("", +)
  }

  private func scale() -> String {
    guard let bar = scaleBar else { return "" }
    let (x, y) = (Self.text(bar.start.x), Self.text(bar.start.y))
    return """
      <path class="scale" d="M\(x) \(Self.text(bar.start.y - 4))V\(y)h\(Self.text(bar.length))v-4" fill="none" \
      stroke="\(MapColors.days.web)" stroke-width=".8"/><text class="scale" x="\(Self.text(bar.start.x + bar.length + 4))" \
      y="\(y)" font-size="\(Self.text(Self.daysSize))" fill="\(MapColors.days.web)">\(bar.text)</text>

      """
  }

  private func path(_ lines: [[MapPoint]], closed: Bool = false, _ attributes: String) -> String {
    guard !lines.isEmpty else { return "" }
    var data = ""
    for line in lines {
      for (index, point) in line.enumerated() {
        data += (index == 0 ? "M" : index == 1 ? "L" : " ") + "\(Self.text(point.x)) \(Self.text(point.y))"
      }
      if closed { data += "Z" }
    }
    return "<path \(attributes) d=\"\(data)\"/>\n"
  }

  private static func text(_ value: Double) -> String {
    guard value.isFinite else { return "0" }
    let tenths = Int((min(max(value, -1e7), 1e7) * 10).rounded())
    let (whole, rest) = tenths.magnitude.quotientAndRemainder(dividingBy: 10)
    return (tenths < 0 ? "-" : "") + "\(whole)" + (rest == 0 ? "" : ".\(rest)")
  }

  private static func escaped(_ text: String) -> String { InertText.line(text).inXML }
}
