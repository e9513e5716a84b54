@testable import Almanac
@testable import Itinerary

/// Drives whose miles and minutes are known, to measure the estimates with.
enum KnownDrives {
  struct Drive {
    let from, to: String
    let ends: (GeoPoint, GeoPoint)
    let miles: Double
    let minutes: Double?
  }

  static let ballparks = triangle(ballparkTable)
  static let overBorders = pairs(borderTable)

  /// The drives of a table whose lines are a name, a latitude, a longitude, and `miles minutes` to every line before.
  private static func triangle(_ table: String) -> [Drive] {
    var (places, drives): ([(name: String, point: GeoPoint)], [Drive]) = ([], [])
    for line in table.split(separator: "\n") {
      let fields = line.split(separator: "|", omittingEmptySubsequences: false)
      let place = (name: String(fields[0]), point: point(fields[1], fields[2]))
      for (other, field) in zip(places, fields.dropFirst(3)) {
        let numbers = field.split(separator: " ").compactMap { Double($0) }
        guard numbers.count == 2 else { continue }
        drives.append(
          Drive(
            from: other.name, to: place.name, ends: (other.point, place.point), miles: numbers[0], minutes: numbers[1]))
      }
      places.append(place)
    }
    return drives
  }

  private static func pairs(_ table: String) -> [Drive] {
    table.split(separator: "\n").map { line in
      let fields = line.split(separator: "|")
      return Drive(
        from: String(fields[0]), to: String(fields[3]),
        ends: (point(fields[1], fields[2]), point(fields[4], fields[5])), miles: Double(fields[6]) ?? 0, minutes: nil)
    }
  }

  private static func point(_ latitude: Substring, _ longitude: Substring) -> GeoPoint {
    GeoPoint(latitude: Double(latitude) ?? 0, longitude: Double(longitude) ?? 0)
  }

  /// Drives over borders, mountains and past water, with miles written down by hand: this table is
  /// their source. The map is not fitted to them.
  private static let borderTable = """
    Calgary|51.05|-114.09|Spokane|47.66|-117.43|437
    Detroit|42.33|-83.05|Buffalo|42.89|-78.88|256
    Cleveland|41.50|-81.70|Buffalo|42.89|-78.88|190
    Vancouver|49.25|-123.12|Kelowna|49.88|-119.49|243
    Denver|39.74|-104.98|Grand Junction|39.06|-108.55|244
    Toronto|43.71|-79.40|Montreal|45.51|-73.59|336
    Seattle|47.61|-122.33|Portland|45.52|-122.68|174
    Spokane|47.66|-117.43|Boise|43.61|-116.20|420
    Salt Lake City|40.76|-111.89|Boise|43.61|-116.20|340
    San Francisco|37.77|-122.42|Reno|39.53|-119.81|219
    Los Angeles|34.05|-118.24|Las Vegas|36.17|-115.14|270
    Phoenix|33.45|-112.07|Los Angeles|34.05|-118.24|373
    Chicago|41.85|-87.65|Green Bay|44.52|-88.02|208
    Milwaukee|43.04|-87.91|Green Bay|44.52|-88.02|118
    New Orleans|29.95|-90.08|Houston|29.76|-95.36|348
    New York|40.71|-74.01|Montreal|45.51|-73.59|371
    New York|40.71|-74.01|Toronto|43.71|-79.40|474
    Edmonton|53.55|-113.47|Vancouver|49.25|-123.12|720
    Munich|48.14|11.58|Vienna|48.21|16.37|270
    Milan|45.46|9.19|Zürich|47.37|8.55|175
    Turin|45.07|7.69|Lyon|45.75|4.85|195
    Oslo|59.91|10.75|Stockholm|59.33|18.07|325
    Glasgow|55.87|-4.26|London|51.51|-0.13|412
    Barcelona|41.39|2.16|Marseille|43.30|5.38|315
    Lisbon|38.73|-9.15|Madrid|40.42|-3.70|389
    Seattle|47.61|-122.33|San Francisco|37.77|-122.42|807
    Denver|39.74|-104.98|Phoenix|33.45|-112.07|862
    Tampa|27.95|-82.46|Atlanta|33.75|-84.39|456
    Buffalo|42.89|-78.88|Boston|42.36|-71.06|455
    Detroit|42.33|-83.05|Grand Rapids|42.96|-85.67|158
    Milwaukee|43.04|-87.91|Cleveland|41.50|-81.70|435
    Chicago|41.85|-87.65|Toronto|43.71|-79.40|520
    San Antonio|29.42|-98.49|Monterrey|25.68|-100.32|293
    Washington|38.90|-77.04|Pittsburgh|40.44|-80.00|246
    Geneva|46.20|6.15|Milan|45.46|9.19|200
    Belgrade|44.80|20.47|Zagreb|45.81|15.98|244
    """
}
