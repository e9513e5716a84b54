struct MapAddress {
  /// The host in lower case without `www.`; for app links the scheme, `om`.
  let host: String
  let path: [String]
  let query: [(name: String, value: String)]
  let fragment: String

  /// The services whose links people also write without `https://`.
  private static let known = [
    "maps.app.goo.gl/", "goo.gl/", "google.", "maps.google.", "maps.apple.", "openstreetmap.org/", "osm.org/",
    "bing.com/maps", "waze.com/", "osmand.net/", "omaps.app/", "ge0.me/", "plus.codes/",
  ]
  private static let appSchemes = ["om", "ge0", "mapsme", "comgooglemaps", "maps", "waze", "osmand.api"]

  init?(_ text: String) {
    var rest = text[...]
    if let range = text.range(of: "://") {
      let scheme = text[..<range.lowerBound].lowercased()
      guard ["http", "https"].contains(scheme) || Self.appSchemes.contains(scheme) else { return nil }
      rest = text[range.upperBound...]
      if !scheme.hasPrefix("http") { rest = "\(scheme)/\(rest)"[...] }
    } else {
      let lower = text.lowercased()
      let bare = lower.hasPrefix("www.") ? String(lower.dropFirst(4)) : lower
      guard Self.known.contains(where: { bare.hasPrefix($0) }), bare.contains("/") else { return nil }
    }
    let hash = rest.firstIndex(of: "#")
    fragment = hash.map { Self.decoded(rest[rest.index(after: $0)...], plusIsSpace: false) } ?? ""
    rest = rest[..<(hash ?? rest.endIndex)]
    let mark = rest.firstIndex(of: "?")
    query = mark.map { Self.pairs(rest[rest.index(after: $0)...]) } ?? []
    var parts = rest[..<(mark ?? rest.endIndex)].split(separator: "/")
    guard let first = parts.first else { return nil }
    parts.removeFirst()
    let name = first.lowercased()
    host = name.hasPrefix("www.") ? String(name.dropFirst(4)) : name
    // Only codes contain a literal plus in the path.
    let plusIsSpace = host != "plus.codes"
    path = parts.map { Self.decoded($0, plusIsSpace: plusIsSpace) }
  }

  private static func pairs(_ text: Substring) -> [(name: String, value: String)] {
    text.split(separator: "&").prefix(60).map { pair in
      let sides = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      return (
        decoded(sides[0], plusIsSpace: true).lowercased(), sides.count > 1 ? decoded(sides[1], plusIsSpace: true) : ""
      )
    }
  }

  func value(_ names: String...) -> String? {
    for name in names {
      if let value = query.first(where: { $0.name == name })?.value.nonEmpty { return value }
    }
    return nil
  }

  func isOf(_ domain: String) -> Bool { host == domain || host.hasSuffix(".\(domain)") }

  /// Decodes `%2C`, and `+` as a space where it means one. The `+` of an Open Location Code is kept.
  static func decoded(_ text: Substring, plusIsSpace: Bool) -> String {
    let plus = UInt8(ascii: "+")
    return String(
      decoding: PercentCoding.decoded(text.utf8.map { plusIsSpace && $0 == plus ? 0x20 : $0 }), as: UTF8.self)
  }
}

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
