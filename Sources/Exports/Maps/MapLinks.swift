import Almanac
import Itinerary

/// Links that open the route of a day in a map program: directions along its points, or a single place.
///
/// The links have Google's form (`api=1`), which its programs open on every system. A link takes nine points between
/// the first and the last, three in the browser of a phone. A longer route needs several links, each beginning where
/// the previous one ends. Directions of public transport have no points between.
package struct MapLinks: Equatable, Sendable {
  package let links: [String]
  package let phoneLinks: [String]

  package init(_ day: RouteDay) {
    let stretches = MapLinks.stretches(day.points)
    links = stretches.flatMap { MapLinks.links(along: $0.points, by: $0.travel, limit: 11) }
    phoneLinks = stretches.flatMap { MapLinks.links(along: $0.points, by: $0.travel, limit: 5) }
  }

  private struct Stretch {
    var points: [TripRoute.Point] = []
    var travel = "driving"
  }

  private static func stretches(_ points: [TripRoute.Point]) -> [Stretch] {
    var stretches: [Stretch] = []
    for point in points {
      if point.reachedBy != .drive || stretches.isEmpty {
        if let travel = travel(by: point.reachedBy), let last = stretches.last?.points.last {
          stretches.append(Stretch(points: [last, point], travel: travel))
        }
        stretches.append(Stretch())
      }
      // Consecutive rows at the same place make one point.
      if stretches[stretches.count - 1].points.last.map(place) == place(point) { continue }
      stretches[stretches.count - 1].points.append(point)
    }
    return stretches.filter { $0.points.count > 1 || $0.points.first?.stop != nil }
  }

  private static func travel(by mode: Leg.Mode) -> String? {
    switch mode {
    case .train, .bus, .ferry: "transit"
    case .walk: "walking"
    case .drive, .flight, .other: nil
    }
  }

  static let searchStart = "https://www.google.com/maps/search/?api=1&query="

  private static func links(along points: [TripRoute.Point], by travel: String, limit: Int) -> [String] {
    guard points.count > 1 else {
      // The center of a city is not worth a link.
      return points.filter { $0.stop != nil }.map { searchStart + WebLink.value(place($0)) }
    }
    return stride(from: 0, to: points.count - 1, by: limit - 1).map { start in
      let part = Array(points[start..<min(start + limit, points.count)])
      let link = directions(part.map(place), by: travel)
      return link.utf8.count <= longest ? link : directions(part.map(\.point.comma), by: travel)
    }
  }

  private static let longest = 2000

  private static func directions(_ places: [String], by travel: String) -> String {
    let values = places.map(WebLink.value)
    let between = values.dropFirst().dropLast()
    return "https://www.google.com/maps/dir/?api=1&travelmode=\(travel)&origin=\(values.first ?? "")"
      + "&destination=\(values.last ?? "")"
      + (between.isEmpty ? "" : "&waypoints=" + Array(between).joined(separator: "%7C"))
  }

  private static func place(_ point: TripRoute.Point) -> String {
    guard let address = point.address, address.utf8.count <= 120 else { return point.point.comma }
    return address
  }
}

/// An address that may be linked in a file: `http` or `https`, without characters that could end or change the link.
struct WebLink: Equatable {
  let address: String

  init?(_ text: String) {
    let start = text.prefix(8).lowercased()
    guard start.hasPrefix("https://") || start.hasPrefix("http://") else { return nil }
    let address = PercentCoding.encoded(text.utf8, keeping: WebLink.isPlain)
    guard address.utf8.count > 8, address.utf8.count <= 2000 else { return nil }
    self.address = address
  }

  static func value(_ text: String) -> String {
    let words = text.split(separator: " ", omittingEmptySubsequences: false)
    return words.map { word in
      PercentCoding.encoded(word.utf8) { PercentCoding.isUnreserved($0) || $0 == UInt8(ascii: ",") }
    }.joined(separator: "+")
  }

  /// Whether an address may contain a byte unencoded (RFC 3986). Quotes are excluded because they end an attribute.
  private static func isPlain(_ byte: UInt8) -> Bool {
    PercentCoding.isUnreserved(byte) || ":/?#[]@!$&()*+,;=%".utf8.contains(byte)
  }
}
