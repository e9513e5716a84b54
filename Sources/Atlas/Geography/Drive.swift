/// A drive by road, with ferries where necessary.
struct Drive {
  private(set) var road = Roads.Length(miles: 0, minutes: 0)
  private var ferryMiles = 0.0
  private var ferryMinutes = 0.0

  /// Returns nil if neither roads nor ferries of ``RoadMap`` join the points.
  init?(from a: GeoPoint, to b: GeoPoint) {
    guard let start = Land.at(a), let end = Land.at(b),
      let drive = Drive.shortest(from: (start, a), to: (end, b), crossings: Drive.mostCrossings)
    else { return nil }
    self = drive
  }

  private init(_ road: Roads.Length) { self.road = road }

  var miles: Double { road.miles + ferryMiles }

  /// The duration without stops, with ten minutes more in town.
  var minutes: Double { 10 + road.minutes + ferryMinutes }

  /// The largest number of ferries on a drive: two from Ireland to the Continent.
  private static let mostCrossings = 2

  private static func shortest(
    from a: (land: Land, point: GeoPoint), to b: (land: Land, point: GeoPoint), crossings: Int
  ) -> Drive? {
    if a.land == b.land { return Drive(Roads.length(from: a.point, to: b.point)) }
    if crossings == 0 { return nil }
    var best: Drive?
    for crossing in RoadMap.crossings.flatMap({ [$0, $0.reversed] }) where crossing.ends.near.land == a.land {
      guard var drive = shortest(from: crossing.ends.far, to: b, crossings: crossings - 1) else { continue }
      drive.road = Roads.length(from: a.point, to: crossing.ends.near.point) + drive.road
      drive.ferryMiles += crossing.miles
      drive.ferryMinutes += crossing.minutes
      if best.map({ drive.minutes < $0.minutes }) ?? true { best = drive }
    }
    return best
  }
}
