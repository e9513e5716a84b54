import Itinerary

/// Writes a trip as GeoJSON (RFC 7946): a point for each stop, and a line for each day with at least two points.
enum GeoJSONExport {
  static func text(of document: TripDocument) -> String {
    let features = TripRoute(document).days.flatMap { day in
      day.stops.map { feature(of: $0, on: day.day, document.separator) } + [line(of: day)].compactMap { $0 }
    }
    let collection: JSONValue = ["type": "FeatureCollection", "name": document.name, "features": features]
    return collection.pretty + "\n"
  }

  private static func feature(of stop: TripRoute.Stop, on day: DocumentDay, _ separator: String) -> JSONValue {
    let row = stop.row
    var properties: [(String, any JSONRepresentable)] = [
      ("number", stop.number), ("day", day.number), ("date", day.date), ("time", row.zonedTime), ("kind", row.kindName),
      ("title", row.title), ("details", row.labels.filter { $0 != row.kindName }.joined(separator: separator)),
      ("place", row.place?.address), ("notes", row.notes), ("link", row.link.flatMap(WebLink.init)?.address),
      ("problems", row.problems),
    ]
    let known = Set(properties.map(\.0) + ["id"])
    for (name, text) in RowFields.of(row, on: day) where !known.contains(name.lowercased()) {
      properties.append((name.lowercased(), text))
    }
    return [
      "type": "Feature", "id": row.uid,
      "geometry": ["type": "Point", "coordinates": position(stop.coordinate.point)] as JSONValue,
      "properties": JSONValue.object(properties.map { JSONValue.Member($0.0, $0.1.json) }),
    ]
  }

  private static func line(of day: RouteDay) -> JSONValue? {
    guard day.points.count > 1 else { return nil }
    let parts = parts(day.points.map(\.point)).map { JSONValue.array($0.map(position)) }
    let geometry: JSONValue =
      parts.count == 1
      ? ["type": "LineString", "coordinates": parts[0]]
      : ["type": "MultiLineString", "coordinates": parts]
    return [
      "type": "Feature", "geometry": geometry,
      "properties": ["day": day.day.number, "date": day.day.date, "title": day.day.title] as JSONValue,
    ]
  }

  /// A line, cut where it crosses the 180th meridian, as section 3.1.9 requires.
  private static func parts(_ points: [GeoPoint]) -> [[GeoPoint]] {
    var parts: [[GeoPoint]] = [[points[0]]]
    for (from, to) in zip(points, points.dropFirst()) {
      let difference = to.longitude - from.longitude
      if abs(difference) > 180 {
        let edge: Double = from.longitude < 0 ? -180 : 180
        let full = 360 - abs(difference)
        let share = full > 0 ? (180 - abs(from.longitude)) / full : 0
        let latitude = from.latitude + (to.latitude - from.latitude) * share
        parts[parts.count - 1].append(GeoPoint(latitude: latitude, longitude: edge))
        parts.append([GeoPoint(latitude: latitude, longitude: -edge)])
      }
      parts[parts.count - 1].append(to)
    }
    return parts
  }

  private static func position(_ point: GeoPoint) -> JSONValue {
    .array([point.longitude, point.latitude].map { .number(($0 * 1_000_000).rounded() / 1_000_000) })
  }
}
