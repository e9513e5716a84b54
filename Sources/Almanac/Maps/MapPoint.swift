package struct MapPoint: Equatable, Sendable {
  package var x, y: Double

  func distance(to other: MapPoint) -> Double {
    ((x - other.x) * (x - other.x) + (y - other.y) * (y - other.y)).squareRoot()
  }
}

package struct MapBox: Equatable, Sendable {
  package var x, y, width, height: Double

  var right: Double { x + width }
  var bottom: Double { y + height }

  func overlaps(_ other: MapBox) -> Bool {
    x < other.right && other.x < right && y < other.bottom && other.y < bottom
  }

  func holds(_ other: MapBox) -> Bool {
    other.x >= x && other.y >= y && other.right <= right && other.bottom <= bottom
  }

  func touches(_ a: MapPoint, _ b: MapPoint) -> Bool { Clipping.segment(a, b, in: self) != nil }
}
