struct RailNet: Sendable {
  struct Stop: Sendable {
    let point: GeoPoint
    let change: Double
  }

  struct Ride: Sendable {
    let to: Int
    let minutes: Double
    let line: Int
  }

  static let shared = RailNet()

  private(set) var stops: [Stop] = []
  private(set) var rides: [Ride] = []
  private(set) var ridesOfStop: [[Int]] = []

  private init() {
    var numbers: [String: Int] = [:]
    for row in Table(.railStops) {
      guard let point = GeoPoint(row, at: 1), let change = row.decimal(3) else { continue }
      numbers[row.text(0)] = stops.count
      stops.append(Stop(point: point, change: change))
    }
    ridesOfStop = Array(repeating: [], count: stops.count)
    var (line, last) = (0, ("", ""))
    for row in Table(.railLines) {
      guard let from = numbers[row.text(0)], let to = numbers[row.text(1)], let minutes = row.decimal(2) else {
        continue
      }
      if last != (row.text(0), row.text(3)) { line += 1 }
      last = (row.text(1), row.text(3))
      for (from, to) in [(from, to), (to, from)] {
        ridesOfStop[from].append(rides.count)
        rides.append(Ride(to: to, minutes: minutes, line: line))
      }
    }
  }
}

/// The trains of a country: everywhere, at a usual speed, or on the lines of the table only.
enum Railways: Sendable {
  case everywhere(speed: Double)
  case onLines

  /// The trains at a point, which is in the country of the nearest town; nil if no trains run there.
  init?(at point: GeoPoint) {
    guard let city = Gazetteer.shared.nearestCity(to: point) else { return nil }
    let code = city.countryCode.text.uppercased()
    guard let trains = Self.table["\(code) \(city.place.timeZone)"] ?? Self.table[code] ?? nil else { return nil }
    self = trains
  }

  private static let table: [String: Railways?] = {
    var table: [String: Railways?] = [:]
    for row in Table(.railways) {
      let speed = row.decimal(2) ?? 0
      let trains: Railways? =
        switch row.text(1) {
        case "everywhere": .everywhere(speed: speed)
        case "listed": .onLines
        default: nil
        }
      table[row.text(0)] = .some(trains)
    }
    return table
  }()
}
