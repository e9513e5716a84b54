package struct MapPoint: Equatable, Sendable {
  package var x, y: Double

  package init(x: Double, y: Double) { (self.x, self.y) = (x, y) }

  package func distance(to other: MapPoint) -> Double {
    ((x - other.x) * (x - other.x) + (y - other.y) * (y - other.y)).squareRoot()
  }
}

package struct MapBox: Equatable, Sendable {
  package var x, y, width, height: Double

  package init(x: Double, y: Double, width: Double, height: Double) {
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
  }

  var right: Double { x + width }
  var bottom: Double { y + height }

  package func overlaps(_ other: MapBox) -> Bool {
    x < other.right && other.x < right && y < other.bottom && other.y < bottom
  }

  package func holds(_ other: MapBox) -> Bool {
    other.x >= x && other.y >= y && other.right <= right && other.bottom <= bottom
  }

  package func touches(_ a: MapPoint, _ b: MapPoint) -> Bool { Clipping.segment(a, b, in: self) != nil }
}
