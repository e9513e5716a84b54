/// A route on a map as dots, for terminals: two columns and four rows of dots in each character cell.
package struct DotMap: Equatable, Sendable {
  /// The line that a dot belongs to. Where lines cross, the greater one is drawn.
  package enum Ink: Comparable, Sendable {
    case empty, state, country, shore, route, lit, changed

    package var isRoute: Bool { self >= .route }

    fileprivate var spacing: Int {
      switch self {
      case .state: 4
      case .country: 3
      case .shore: 2
      default: 1
      }
    }
  }

  package struct View: Equatable, Sendable {
    package let columns, rows: Int
    /// How often the scale is doubled; 0 shows the whole route.
    package let zoom: Int
    package let center: GeoPoint?

    package init(columns: Int, rows: Int, zoom: Int = 0, center: GeoPoint? = nil) {
      (self.columns, self.rows, self.zoom, self.center) = (columns, rows, zoom, center)
    }
  }

  /// The most that the scale can be doubled: a screen is then a few miles wide.
  package static let maxZoom = 10

  package let view: View
  /// The points of the route in dots from the top left corner; they can be outside of the map.
  package let places: [MapPoint]
  /// The number of dots to a mile; nil if the map covers so much of the world that no scale is valid everywhere.
  package let dotsPerMile: Double?
  private var inks: [Ink]

  package init(of points: [GeoPoint], inks lines: [Ink], view: View, outlines: Outlines = .carried) {
    self.view = view
    inks = [Ink](repeating: .empty, count: max(0, view.columns * view.rows))
    let (width, height) = (Double(view.columns), Double(view.rows))
    // Room for marks and their labels.
    let (side, edge) = (min(width * 0.12, 20), min(height * 0.12, 8))
    let frame = MapBox(x: side, y: edge, width: width - 2 * side, height: height - 2 * edge)
    let arcs = zip(points, points.dropFirst()).map { GreatCircle.points(from: $0, to: $1) }
    var projection = Projection(showing: points + arcs.flatMap { $0 }, in: frame)
    if view.zoom > 0, let center = view.center {
      projection.enlarge(by: Double(1 << view.zoom), around: center, at: MapPoint(x: width / 2, y: height / 2))
    }
    places = points.map(projection.place)
    dotsPerMile = projection.isOfOneScale || view.zoom > 3 ? projection.scale / GeoPoint.radiusInMiles : nil
    draw(outlines, projection)
    for (order, ink) in zip(arcs, lines) { draw(order.map(projection.place), ink) }
  }

  package subscript(column: Int, row: Int) -> Ink {
    guard column >= 0, column < view.columns, row >= 0, row < view.rows else { return .empty }
    return inks[row * view.columns + column]
  }

  private mutating func draw(_ outlines: Outlines, _ projection: Projection) {
    let bounds = projection.bounds(width: Double(view.columns), height: Double(view.rows))
    for line in outlines.lines(in: bounds) {
      switch line.kind {
      case .land, .lake:
        for shore in line.shores { draw(shore, .shore, bounds, projection) }
      case .country: draw(line.points, .country, bounds, projection)
      case .state: if projection.isOfOneScale || view.zoom > 3 { draw(line.points, .state, bounds, projection) }
      }
    }
  }

  private mutating func draw(_ points: [MapPoint], _ ink: Ink, _ bounds: MapBox, _ projection: Projection) {
    for part in Clipping.line(points, in: bounds) { draw(part.map { projection.place($0.x, $0.y) }, ink) }
  }

  private mutating func draw(_ places: [MapPoint], _ ink: Ink) {
    let frame = MapBox(x: 0, y: 0, width: Double(view.columns) - 0.01, height: Double(view.rows) - 0.01)
    var count = 0
    for (a, b) in zip(places, places.dropFirst()) {
      guard let (start, end) = Clipping.segment(a, b, in: frame) else { continue }
      let steps = max(1, Int(max(abs(end.x - start.x), abs(end.y - start.y)).rounded(.up)))
      for step in 0...steps {
        let share = Double(step) / Double(steps)
        let column = Int(start.x + share * (end.x - start.x)), row = Int(start.y + share * (end.y - start.y))
        let index = row * view.columns + column
        if step > 0 { count += 1 }
        // Land is dotted, so that it differs from the route without colors too.
        if count % ink.spacing != 0 { continue }
        if inks.indices.contains(index) { inks[index] = max(inks[index], ink) }
      }
    }
  }
}
