import Atlas
import Base
import TripCore

/// Links that open the route of a day in a map program: directions along its points, or a single place.
///
/// The links have Google's form (`api=1`), which its programs open on every system. A link takes nine points between
/// the first and the last, three in the browser of a phone. A longer route needs several links, each beginning where
/// the previous one ends.
package struct MapLinks: Equatable, Sendable {
  /// Links for a computer.
  package let links: [String]
  /// Links that work on phones too.
  package let phoneLinks: [String]

  package init(_ day: TripRoute.Day) {
    let stretches = MapLinks.stretches(day.points)
    links = stretches.flatMap { MapLinks.links(along: $0, most: 11) }
    phoneLinks = stretches.flatMap { MapLinks.links(along: $0, most: 5) }
  }

  /// The points in groups that are connected by road.
  private static func stretches(_ points: [TripRoute.Point]) -> [[TripRoute.Point]] {
    var stretches: [[TripRoute.Point]] = []
    for point in points {
      if point.isReachedOffRoad || stretches.isEmpty { stretches.append([]) }
      // Consecutive rows at the same place make one point.
      if stretches[stretches.count - 1].last.map(place) == place(point) { continue }
      stretches[stretches.count - 1].append(point)
    }
    return stretches
  }

  /// The start of a link to a single place.
  static let searchStart = "https://www.google.com/maps/search/?api=1&query="

  /// - Parameter most: the largest number of points in a link, at least 2.
  private static func links(along points: [TripRoute.Point], most: Int) -> [String] {
    guard points.count > 1 else {
      // The center of a city is not worth a link.
      return points.filter { $0.stop != nil }.map {
        searchStart + WebLink.value(place($0))
      }
    }
    return stride(from: 0, to: points.count - 1, by: most - 1).map { start in
      let part = Array(points[start..<min(start + most, points.count)])
      let link = directions(part.map(place))
      return link.utf8.count <= longest ? link : directions(part.map(\.point.comma))
    }
  }

  /// The longest link that programs accept.
  private static let longest = 2000

  private static func directions(_ places: [String]) -> String {
    let values = places.map(WebLink.value)
    let between = values.dropFirst().dropLast()
    return "https://www.google.com/maps/dir/?api=1&travelmode=driving&origin=\(values.first ?? "")"
      + "&destination=\(values.last ?? "")"
      + (between.isEmpty ? "" : "&waypoints=" + Array(between).joined(separator: "%7C"))
  }

  /// A point as a search text, otherwise as coordinates.
  private static func place(_ point: TripRoute.Point) -> String {
    guard let address = point.address, address.utf8.count <= 120 else { return point.point.comma }
    return address
  }
}
