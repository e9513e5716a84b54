/// A part of the map between two circles of latitude and two meridians.
struct Bounds: Sendable {
  let latitudes: ClosedRange<Double>
  let longitudes: ClosedRange<Double>

  init(_ south: Double, _ north: Double, _ west: Double, _ east: Double) {
    (latitudes, longitudes) = (south...north, west...east)
  }

  func contains(_ point: GeoPoint) -> Bool {
    latitudes.contains(point.latitude) && longitudes.contains(point.longitude)
  }

  /// The share, 0…1, of the straight line between two points on the map that is within the bounds.
  func share(from a: GeoPoint, to b: GeoPoint) -> Double {
    var (first, last) = (0.0, 1.0)
    for (start, way, range) in [
      (a.latitude, b.latitude - a.latitude, latitudes), (a.longitude, b.longitude - a.longitude, longitudes),
    ] {
      if abs(way) < 1e-9 {
        guard range.contains(start) else { return 0 }
        continue
      }
      let (one, other) = ((range.lowerBound - start) / way, (range.upperBound - start) / way)
      (first, last) = (max(first, min(one, other)), min(last, max(one, other)))
    }
    return max(0, last - first)
  }
}
