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
