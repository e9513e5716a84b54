/// The net of the main roads, read from the tables of ``RoadMap`` for the first drive.
struct RoadNet: Sendable {
  struct Road: Sendable {
    /// The numbers of the towns at the ends.
    let ends: (Int, Int)
    let length: Roads.Length
  }

  static let shared = RoadNet()

  private(set) var towns: [GeoPoint] = []
  private(set) var roads: [Road] = []
  /// The numbers of the roads of each town.
  private(set) var roadsOfTown: [[Int]] = []

  private init() {
    var numbers: [Substring: Int] = [:]
    for table in [RoadMap.americanTowns, RoadMap.europeanTowns] {
      for fields in DataLines(table) {
        for first in stride(from: 0, to: fields.count - 2, by: 3) {
          guard let latitude = fields[first + 1].decimal, let longitude = fields[first + 2].decimal else { continue }
          numbers[fields[first]] = towns.count
          towns.append(GeoPoint(latitude: latitude, longitude: longitude))
        }
      }
    }
    roadsOfTown = Array(repeating: [], count: towns.count)
    for table in [RoadMap.americanRoads, RoadMap.europeanRoads] {
      for fields in DataLines(table) { readWay(fields, towns: numbers) }
    }
  }

  /// Reads a line of a table of roads: `~` for slow ones, then towns with the miles between them.
  private mutating func readWay(_ fields: [Substring], towns numbers: [Substring: Int]) {
    let isSlow = fields.first == "~"
    for first in stride(from: isSlow ? 1 : 0, to: fields.count - 2, by: 2) {
      guard let from = numbers[fields[first]], let miles = fields[first + 1].decimal,
        let to = numbers[fields[first + 2]]
      else { continue }
      let minutes = RoadMap.minutesPerMile(from: towns[from], to: towns[to], at: isSlow ? 56 : 66) * miles
      for end in [from, to] { roadsOfTown[end].append(roads.count) }
      roads.append(Road(ends: (from, to), length: Roads.Length(miles: miles, minutes: minutes)))
    }
  }
}

extension RoadMap {
  /// Returns the time for a mile of road between two points, given the miles per hour that are usual on such roads.
  static func minutesPerMile(from a: GeoPoint, to b: GeoPoint, at speed: Double) -> Double {
    regions.reduce(60 / speed) { $1.slower == 0 ? $0 : $0 + $1.slower * $1.bounds.share(from: a, to: b) }
  }
}
