/// The place in a map link of Google Maps, Apple Maps, OpenStreetMap, Bing, Waze, OsmAnd or Organic Maps, or in a
/// `geo:` address (RFC 5870), also with the `q` of Android.
enum MapLink {
  static func place(_ text: String) -> TypedPlace? {
    let text = withoutMarks(text)
    if ["geo:", "GEO:"].contains(where: text.hasPrefix) { return place(ofGeo: text.dropFirst(4)) }
    return MapAddress(text).map { MapReading(address: $0).place }
  }

  private static func withoutMarks(_ text: String) -> String {
    let start = text.drop { "<([".contains($0) }
    return String(
      start.reversed().drop { ">])".contains($0) && start.count < text.count || ",;.".contains($0) }.reversed())
  }

  private static func place(ofGeo text: Substring) -> TypedPlace? {
    let sides = text.split(separator: "?", maxSplits: 1)
    let numbers = (sides.first ?? "").split(separator: ";").first?.split(separator: ",") ?? []
    guard numbers.count >= 2, let pair = CoordinatePair("\(numbers[0]),\(numbers[1])") else { return nil }
    guard let point = pair.point else { return .unreadable(.beyondTheEarth) }
    let isNowhere = point.latitude == 0 && point.longitude == 0
    let query = sides.dropFirst().first.flatMap { $0.split(separator: "&").first { $0.hasPrefix("q=") } }
    guard let name = query.map({ MapAddress.decoded($0.dropFirst(2), plusIsSpace: true) })?.nonEmpty else {
      return .point(point, name: nil)
    }
    if let place = TypedPlace.unlinked(name) { return place }
    return isNowhere ? .name(name) : .point(point, name: name)
  }
}
