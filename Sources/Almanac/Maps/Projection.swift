import CStandard

/// A map projection onto a drawing of a given size: the equidistant conic projection, which keeps distances along
/// meridians and shows countries in their familiar shapes, or, near the equator and around the world, the equidistant
/// cylindrical one.
struct Projection {
  let middle: Double
  /// The angle on the unrolled cone for each radian of longitude; 0 for a cylinder.
  private let cone: Double
  /// The distance from the tip of the cone to the equator, in radians.
  private let tip: Double
  private let narrowing: Double
  private let middleLatitude: Double
  private(set) var scale = 1.0
  private var shift = MapPoint(x: 0, y: 0)
  /// Whether the drawing covers so little of the world that one scale is valid everywhere.
  let isOfOneScale: Bool

  private static let radian = 180 / Double.pi

  /// Chooses the scale so that some points, at least one, fill a frame of the drawing.
  init(showing points: [GeoPoint], in frame: MapBox) {
    let longitudes = Self.unwrapped(points.map(\.longitude))
    let (west, east) = (longitudes.min() ?? 0, longitudes.max() ?? 0)
    let latitudes = points.map { max(-85, min(85, $0.latitude)) }
    let (south, north) = (latitudes.min() ?? 0, latitudes.max() ?? 0)
    middle = (west + east) / 2
    let center = (south + north) / 2 / Self.radian
    middleLatitude = center
    isOfOneScale = east - west < 70 && north - south < 50
    if abs(center) > 0.2, east - west < 110, south * north >= 0 {
      let half = max((north - south) / 3, 1) / Self.radian
      let (low, high) = (center - half, center + half)
      cone = (cos(low) - cos(high)) / (high - low)
      tip = cos(low) / cone + low
      narrowing = 1
    } else {
      (cone, tip, narrowing) = (0, 0, max(cos(center), 0.3))
    }
    fit(zip(longitudes, latitudes).map { plane($0, $1) }, to: frame)
  }

  /// The place of a point in the drawing. Longitudes may exceed 180.
  func place(_ longitude: Double, _ latitude: Double) -> MapPoint {
    let point = plane(longitude, latitude)
    return MapPoint(x: shift.x + point.x * scale, y: shift.y - point.y * scale)
  }

  func place(_ point: GeoPoint) -> MapPoint { place(nearest(point.longitude), point.latitude) }

  /// The longitude, moved by whole turns into the range of the drawing.
  func nearest(_ longitude: Double) -> Double { longitude - 360 * ((longitude - middle) / 360).rounded() }

  /// The part of the globe that a drawing of this size shows, in degrees, slightly enlarged.
  func bounds(width: Double, height: Double) -> MapBox {
    var (west, east, south, north) = (middle, middle, 90.0, -90.0)
    for step in 0...24 {
      let share = Double(step) / 24
      for (x, y) in [(share * width, 0), (share * width, height), (0, share * height), (width, share * height)] {
        let (longitude, latitude) = globe(MapPoint(x: x, y: y))
        (west, east) = (min(west, longitude), max(east, longitude))
        (south, north) = (min(south, latitude), max(north, latitude))
      }
    }
    let (wide, high) = ((east - west) * 0.2 + 1, (north - south) * 0.2 + 1)
    (west, east) = (max(west - wide, middle - 180), min(east + wide, middle + 180))
    (south, north) = (max(south - high, -89), min(north + high, 89))
    return MapBox(x: west, y: south, width: east - west, height: max(north - south, 0))
  }

  private mutating func fit(_ points: [MapPoint], to frame: MapBox) {
    let (xs, ys) = (points.map(\.x), points.map(\.y))
    let (left, right) = (xs.min() ?? 0, xs.max() ?? 0)
    let (low, high) = (ys.min() ?? 0, ys.max() ?? 0)
    // A single city is shown with surroundings of 150 miles.
    let least = 150 / 3958.8
    scale = min(
      frame.width / max(right - left, least), frame.height / max(high - low, least * frame.height / frame.width))
    let center = MapPoint(x: (left + right) / 2, y: (low + high) / 2)
    shift = MapPoint(
      x: frame.x + frame.width / 2 - center.x * scale, y: frame.y + frame.height / 2 + center.y * scale)
  }

  mutating func enlarge(by factor: Double, around point: GeoPoint, at target: MapPoint) {
    scale *= factor
    let place = place(point)
    shift = MapPoint(x: shift.x + target.x - place.x, y: shift.y + target.y - place.y)
  }

  /// A point on the unrolled cone or cylinder, in radians, y to the north.
  private func plane(_ longitude: Double, _ latitude: Double) -> MapPoint {
    let (x, y) = ((longitude - middle) / Self.radian, latitude / Self.radian)
    guard cone != 0 else { return MapPoint(x: x * narrowing, y: y) }
    let distance = tip - y
    return MapPoint(x: distance * sin(cone * x), y: tip - middleLatitude - distance * cos(cone * x))
  }

  private func globe(_ point: MapPoint) -> (longitude: Double, latitude: Double) {
    let (x, y) = ((point.x - shift.x) / scale, (shift.y - point.y) / scale)
    guard cone != 0 else { return (middle + x / narrowing * Self.radian, y * Self.radian) }
    let sign = cone < 0 ? -1.0 : 1
    let (across, down) = (sign * x, sign * (tip - middleLatitude - y))
    let distance = sign * (across * across + down * down).squareRoot()
    return (middle + atan2(across, down) / cone * Self.radian, (tip - distance) * Self.radian)
  }

  /// The longitudes without a jump at the 180th meridian: the widest gap between them is left outside.
  private static func unwrapped(_ longitudes: [Double]) -> [Double] {
    let sorted = longitudes.sorted()
    guard let first = sorted.first, let last = sorted.last else { return longitudes }
    var (start, widest) = (first, first + 360 - last)
    for (west, east) in zip(sorted, sorted.dropFirst()) where east - west > widest {
      (start, widest) = (east, east - west)
    }
    return longitudes.map { $0 < start ? $0 + 360 : $0 }
  }
}
