package enum Clipping {
  /// The shares of a straight line, 0…1, between which it is within a rectangle, if it is (Liang and Barsky).
  static func shares(_ a: MapPoint, _ b: MapPoint, in box: MapBox) -> ClosedRange<Double>? {
    var (first, last) = (0.0, 1.0)
    let (dx, dy) = (b.x - a.x, b.y - a.y)
    for (delta, room) in [(-dx, a.x - box.x), (dx, box.right - a.x), (-dy, a.y - box.y), (dy, box.bottom - a.y)] {
      if delta == 0 {
        if room < 0 { return nil }
      } else if delta < 0 {
        first = max(first, room / delta)
      } else {
        last = min(last, room / delta)
      }
    }
    return first <= last ? first...last : nil
  }

  package static func segment(_ a: MapPoint, _ b: MapPoint, in box: MapBox) -> (MapPoint, MapPoint)? {
    guard let shares = shares(a, b, in: box) else { return nil }
    let at = { (share: Double) in MapPoint(x: a.x + share * (b.x - a.x), y: a.y + share * (b.y - a.y)) }
    return (shares.lowerBound == 0 ? a : at(shares.lowerBound), shares.upperBound == 1 ? b : at(shares.upperBound))
  }

  package static func line(_ points: [MapPoint], in box: MapBox) -> [[MapPoint]] {
    var parts: [[MapPoint]] = []
    var isGoingOn = false
    for (a, b) in zip(points, points.dropFirst()) {
      guard let (start, end) = segment(a, b, in: box) else {
        isGoingOn = false
        continue
      }
      if isGoingOn, start == a { parts[parts.count - 1].append(end) } else { parts.append([start, end]) }
      isGoingOn = end == b
    }
    return parts
  }

  /// The part of an area within a rectangle, along whose sides it is cut (Sutherland and Hodgman).
  package static func ring(_ points: [MapPoint], in box: MapBox) -> [MapPoint] {
    var points = half(points) { $0.x - box.x }
    points = half(points) { box.right - $0.x }
    points = half(points) { $0.y - box.y }
    return half(points) { box.bottom - $0.y }
  }

  /// The part of an area on one side of a line, from which `depth` is the distance, negative on the other side.
  private static func half(_ points: [MapPoint], depth: (MapPoint) -> Double) -> [MapPoint] {
    guard var last = points.last else { return [] }
    var retained: [MapPoint] = []
    var lastDepth = depth(last)
    for point in points {
      let pointDepth = depth(point)
      if (lastDepth >= 0) != (pointDepth >= 0) {
        let share = lastDepth / (lastDepth - pointDepth)
        retained.append(MapPoint(x: last.x + share * (point.x - last.x), y: last.y + share * (point.y - last.y)))
      }
      if pointDepth >= 0 { retained.append(point) }
      (last, lastDepth) = (point, pointDepth)
    }
    return retained
  }

  /// The line without points that are at most a third of a point from it (Douglas and Peucker).
  package static func simplified(_ points: [MapPoint]) -> [MapPoint] {
    guard points.count > 2 else { return points }
    var keep = [Bool](repeating: false, count: points.count)
    (keep[0], keep[points.count - 1]) = (true, true)
    var parts = [(0, points.count - 1)]
    while let (first, last) = parts.popLast() {
      var (farthest, distance) = (-1, 0.33)
      for index in first + 1..<max(last, first + 1) {
        let away = Self.distance(of: points[index], points[first], points[last])
        if away > distance { (farthest, distance) = (index, away) }
      }
      guard farthest >= 0 else { continue }
      keep[farthest] = true
      parts += [(first, farthest), (farthest, last)]
    }
    return points.indices.filter { keep[$0] }.map { points[$0] }
  }

  private static func distance(of point: MapPoint, _ a: MapPoint, _ b: MapPoint) -> Double {
    let length = a.distance(to: b)
    if length < 0.01 { return point.distance(to: a) }
    return abs((b.x - a.x) * (point.y - a.y) - (b.y - a.y) * (point.x - a.x)) / length
  }
}

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
