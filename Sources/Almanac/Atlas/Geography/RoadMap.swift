/// The main roads of North America, Europe and parts of other continents, as a net of towns, with waters and mountains.
///
/// The tables `road-towns.tsv` and `roads.tsv` have the interstates, the motorways and the main highways; where such a
/// road is better replaced by a way through other towns, it is left out. The miles are fitted to drives that are known
/// (see ``LegEstimate``), so that ways round a town are in them. ``RoadNet`` reads the tables, ``Roads`` finds the
/// fastest way, and ``RoadAccess`` estimates what is off these roads.
enum RoadMap {
  /// The waters that no way off the map's roads crosses, as lines well off the shore.
  static let waters: [[GeoPoint]] = Table(.waters).map { row in
    let numbers = row.text(1).split(at: " ").compactMap { Double($0) }
    return stride(from: 0, to: numbers.count - 1, by: 2).map {
      GeoPoint(latitude: numbers[$0], longitude: numbers[$0 + 1])
    }
  }

  /// The parts of the map where ways off the map's roads are longer, and where all roads are slower, than elsewhere.
  static let regions = Table(.roadRegions).map(RoadRegion.init)

  /// The parts of the map where it has the main roads, so that a way far round is the only one.
  static let mapped = [MapBox(14, 72, -170, -50), MapBox(35, 72, -11, 32), MapBox(-34, 0, -66, -34)]

  /// A way that is so many times as long as one by roads that the map lacks goes round a gap of the map.
  static let longestDetour = 1.7
}

struct RoadRegion {
  let bounds: MapBox
  /// The additional length of ways off the map's roads, relative to great-circle distances.
  let longer: Double
  /// The additional time on every road, in minutes per mile.
  let slower: Double
  /// The additional time on roads that are not on the map, in minutes per mile.
  let rough: Double

  init(_ row: Table.Row) {
    let numbers = (1...7).map { row.decimal($0) ?? 0 }
    bounds = MapBox(numbers[0], numbers[1], numbers[2], numbers[3])
    (longer, slower, rough) = (numbers[4], numbers[5], numbers[6])
  }
}

extension MapBox {
  /// A part of the world in degrees, x to the east and y to the north.
  fileprivate init(_ south: Double, _ north: Double, _ west: Double, _ east: Double) {
    self.init(x: west, y: south, width: east - west, height: north - south)
  }

  /// The share, 0…1, of the straight line between two points on the map that is within the box.
  func share(from a: GeoPoint, to b: GeoPoint) -> Double {
    let (start, end) = (MapPoint(x: a.longitude, y: a.latitude), MapPoint(x: b.longitude, y: b.latitude))
    return Clipping.shares(start, end, in: self).map { $0.upperBound - $0.lowerBound } ?? 0
  }
}

struct RoadNet: Sendable {
  struct Road: Sendable {
    let ends: (Int, Int)
    let length: Roads.Length
  }

  static let shared = RoadNet()

  private(set) var towns: [GeoPoint] = []
  private(set) var roads: [Road] = []
  private(set) var roadsOfTown: [[Int]] = []

  private init() {
    var numbers: [String: Int] = [:]
    for row in Table(.roadTowns) {
      guard let point = GeoPoint(row, at: 1) else { continue }
      numbers[row.text(0)] = towns.count
      towns.append(point)
    }
    roadsOfTown = Array(repeating: [], count: towns.count)
    for row in Table(.roads) {
      guard let from = numbers[row.text(0)], let to = numbers[row.text(1)], let miles = row.decimal(2),
        let speed = row.decimal(3)
      else { continue }
      let minutes = RoadMap.minutesPerMile(from: towns[from], to: towns[to], at: speed) * miles
      for end in [from, to] { roadsOfTown[end].append(roads.count) }
      roads.append(Road(ends: (from, to), length: Roads.Length(miles: miles, minutes: minutes)))
    }
  }
}

extension RoadMap {
  static func minutesPerMile(from a: GeoPoint, to b: GeoPoint, at speed: Double) -> Double {
    regions.reduce(60 / speed) { $1.slower == 0 ? $0 : $0 + $1.slower * $1.bounds.share(from: a, to: b) }
  }
}
