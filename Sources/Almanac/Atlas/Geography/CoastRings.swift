import CStandard

struct CoastRings: Sendable {
  private struct Edge: Sendable {
    let x1, y1, x2, y2: Float
    let ring: Int32
  }

  /// The size of each ring: the product of its width and height in degrees.
  private(set) var sizes: [Float] = []
  /// The edges in bands of latitude, from south to north; those of one ring are adjacent.
  private var bands = [[Edge]](repeating: [], count: 180 * bandsPerDegree)

  private static let bandsPerDegree = 4
  private static let kilometersPerDegree = 111.2

  init(_ outlines: Outlines, of kind: OutlineKind) {
    let world = MapBox(x: -179.99, y: -90, width: 359.98, height: 180)
    for line in outlines.lines(in: world, of: kind) {
      let points = line.points.map { (x: Float($0.x), y: Float($0.y)) }
      let (x, y) = (points.map(\.x), points.map(\.y))
      guard let west = x.min(), let east = x.max(), let south = y.min(), let north = y.max() else { continue }
      let ring = Int32(sizes.count)
      sizes.append((east - west) * (north - south))
      for (a, b) in zip(points, points.dropFirst() + points.prefix(1)) {
        let edge = Edge(x1: a.x, y1: a.y, x2: b.x, y2: b.y, ring: ring)
        for band in Self.band(min(a.y, b.y))...Self.band(max(a.y, b.y)) { bands[band].append(edge) }
      }
    }
  }

  private static func band(_ latitude: Float) -> Int {
    max(0, min(180 * bandsPerDegree - 1, Int((latitude + 90) * Float(bandsPerDegree))))
  }

  func ring(around point: GeoPoint) -> Int? {
    let (x, y) = (Float(point.longitude), Float(point.latitude))
    var (ring, isInside) = (Int32(-1), false)
    for edge in bands[Self.band(y)] {
      if edge.ring != ring {
        if isInside { break }
        ring = edge.ring
      }
      guard (edge.y1 > y) != (edge.y2 > y) else { continue }
      if x < (edge.x2 - edge.x1) * (y - edge.y1) / (edge.y2 - edge.y1) + edge.x1 { isInside.toggle() }
    }
    return isInside ? Int(ring) : nil
  }

  func rings(near point: GeoPoint, within limit: Double) -> [(ring: Int, kilometers: Double)] {
    let narrowing = cos(point.latitude * .pi / 180)
    let reach = Float(limit / Self.kilometersPerDegree)
    let (x, y) = (Float(point.longitude), Float(point.latitude))
    var nearest: [Int: Double] = [:]
    for band in Self.band(y - reach)...Self.band(y + reach) {
      for edge in bands[band] {
        let (west, south) = (Double(edge.x1 - x) * narrowing, Double(edge.y1 - y))
        guard abs(west) < 5, abs(south) < 5 else { continue }
        let (east, north) = (Double(edge.x2 - edge.x1) * narrowing, Double(edge.y2 - edge.y1))
        let share = max(0, min(1, -(west * east + south * north) / (east * east + north * north + 1e-12)))
        let (dx, dy) = (west + share * east, south + share * north)
        let distance = (dx * dx + dy * dy).squareRoot() * Self.kilometersPerDegree
        if distance <= limit { nearest[Int(edge.ring)] = min(distance, nearest[Int(edge.ring)] ?? .infinity) }
      }
    }
    return nearest.map { (ring: $0.key, kilometers: $0.value) }
  }
}
