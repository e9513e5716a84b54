import Itinerary

package struct TripRoute: Equatable, Sendable {
  package struct Stop: Equatable, Sendable {
    package let number: Int
    package let row: DocumentRow
    package let coordinate: Coordinate
  }

  /// A point on the route: a stop, or the end of a leg in a city without a stop on that day.
  package struct Point: Equatable, Sendable {
    package let point: GeoPoint
    package let name: String
    /// The place for searches; nil if only the coordinates identify it.
    package let address: String?
    package let stop: Stop?
    package let reachedBy: Leg.Mode
  }

  package let days: [RouteDay]
  private let stopCount: Int

  package init(_ document: TripDocument) {
    var count = 0
    days = document.days.map { day in
      var walk = RouteWalk(count: count)
      for row in day.rows { walk.add(row) }
      walk.arrive()
      count = walk.count
      return RouteDay(day: day, points: walk.points)
    }
    stopCount = count
  }

  package var stops: [Stop] { days.flatMap(\.stops) }
}

package struct RouteDay: Equatable, Sendable {
  package let day: DocumentDay
  package let points: [TripRoute.Point]

  package var stops: [TripRoute.Stop] { points.compactMap(\.stop) }
}

private struct RouteWalk {
  var count: Int
  private(set) var points: [TripRoute.Point] = []
  /// The city at the end of the last leg, until a stop or another leg follows.
  var arrival: (city: String, point: GeoPoint)?
  var mode = Leg.Mode.drive

  mutating func add(_ row: DocumentRow) {
    switch (row.location, row.kind) {
    case (.at(let coordinate), _):
      count += 1
      let stop = TripRoute.Stop(number: count, row: row, coordinate: coordinate)
      // A place with coordinates from the user is found by these alone.
      let address = coordinate.precision == .exact ? nil : row.place?.address.nonEmpty
      arrival = nil
      append(coordinate.point, row.title.nonEmpty ?? row.kindName, address, stop)
    case (.between(let from, let to), .leg(let mode)):
      arrive()
      if points.isEmpty { append(city: row.ends?.from ?? "", from) }
      arrival = (row.ends?.to ?? "", to)
      self.mode = mode
    default: break
    }
  }

  mutating func arrive() {
    guard let (city, point) = arrival else { return }
    arrival = nil
    append(city: city, point)
  }

  private mutating func append(city: String, _ point: GeoPoint) {
    append(point, city, city.isEmpty || city == TripEnds.home ? nil : city, nil)
  }

  private mutating func append(_ point: GeoPoint, _ name: String, _ address: String?, _ stop: TripRoute.Stop?) {
    points.append(TripRoute.Point(point: point, name: name, address: address, stop: stop, reachedBy: mode))
    mode = .drive
  }
}

extension TripRoute {
  /// The numbered name of a stop, so that lists sorted by name keep the order: `01 Babe Ruth Birthplace`.
  func name(of stop: Stop) -> String {
    let width = max(2, String(stopCount).utf8.count)
    return [stop.number.padded(to: width), stop.row.title].filter { !$0.isEmpty }.joined(separator: " ")
  }

  static func description(of stop: Stop, on day: DocumentDay, _ separator: String) -> String {
    let row = stop.row
    let head = [day.title, row.zonedTime].filter { !$0.isEmpty }.joined(separator: separator)
    let body = (row.labels + [row.place?.name ?? ""]).filter { !$0.isEmpty }.joined(separator: separator)
    let lines = [head, body, row.notes ?? "", row.link ?? ""] + row.hint.map { "⚠ \($0)" }
    return lines.filter { !$0.isEmpty }.joined(separator: "\n")
  }
}

extension GeoPoint {
  /// Degrees as decimals without an exponent, to the millionth, which is a tenth of a meter: `41.9483`.
  static func degrees(_ value: Double) -> String {
    let millionths = Int64((value * 1_000_000).rounded())
    let digits = String(millionths.magnitude)
    let padded = String(repeating: "0", count: max(0, 7 - digits.count)) + digits
    var fraction = padded.suffix(6)
    while fraction.last == "0" { fraction.removeLast() }
    let sign = millionths < 0 ? "-" : ""
    return sign + padded.dropLast(6) + (fraction.isEmpty ? "" : "." + fraction)
  }

  var comma: String { "\(GeoPoint.degrees(latitude)),\(GeoPoint.degrees(longitude))" }
}
