/// Reads the place from the address of a map.
///
/// The pin takes precedence over the center of the visible map, which may be far away from it.
struct MapReading {
  let address: MapAddress

  var place: TypedPlace {
    if isShort { return .unreadable(.shortLink) }
    let reading =
      if ["google.", "maps.google.", "comgooglemaps"].contains(where: address.host.hasPrefix) {
        google
      } else if address.isOf("apple.com") || address.host == "maps" {
        apple
      } else if address.isOf("openstreetmap.org") || address.host == "osm.org" {
        openStreetMap
      } else if address.isOf("bing.com") { bing } else if address.isOf("waze.com") || address.host == "waze" {
        waze
      } else if address.isOf("osmand.net") {
        osmAnd
      } else if ["omaps.app", "ge0.me", "ge0", "om"].contains(address.host) {
        organic
      } else if address.host == "plus.codes" {
        text(address.path.first)
      } else {
        pair("lat", "lng") ?? pair("lat", "lon") ?? pair("latitude", "longitude")
      }
    return reading ?? .unreadable(.linkWithoutPlace)
  }

  private var isShort: Bool {
    let short = [
      "goo.gl", "maps.app.goo.gl", "g.co", "g.page", "maps.apple", "share.google", "waze.to", "binged.it", "her.is",
    ]
    return short.contains(address.host)
  }

  // MARK: Google

  private var google: TypedPlace? {
    let name = segment(after: "place").flatMap { CoordinatePair($0) == nil ? $0 : nil }
    let data = (address.path + [address.fragment, address.value("pb") ?? "", address.value("data") ?? ""]).joined(
      separator: "/")
    if let point = GoogleData.pin(data) { return .point(point, name: name) }
    let requested = address.value("query", "q", "destination", "daddr", "viewpoint", "ll", "cbll")
    if let requested, let place = text(requested) { return place }
    if let place = text(segment(after: "place")) ?? text(segment(after: "search")) { return place }
    if let end = address.path.firstIndex(of: "dir").map({ directionsEnd(after: $0) }) {
      if let place = text(end) ?? GoogleData.lastWaypoint(data).map({ .point($0, name: end) }) { return place }
    }
    if let window = window ?? text(address.value("center", "sll"))
      ?? GoogleData.embedded(data).map({ .point($0, name: nil) })
    {
      guard case .point(let point, _) = window else { return window }
      return .point(point, name: name ?? address.value("query", "q"))
    }
    return (name ?? address.value("query", "q", "destination", "daddr")).map(TypedPlace.name)
  }

  private func directionsEnd(after dir: Int) -> String? {
    address.path[(dir + 1)...].prefix { !$0.hasPrefix("@") && !$0.hasPrefix("data=") && !$0.hasPrefix("am=") }.last
  }

  /// The center of the visible map: `/@41.9484,-87.6553,17z`.
  private var window: TypedPlace? {
    guard let part = address.path.last(where: { $0.hasPrefix("@") }) else { return nil }
    return point(part.dropFirst().split(separator: ",").prefix(2).joined(separator: ","))
  }

  private func segment(after word: String) -> String? {
    guard let index = address.path.firstIndex(of: word), index + 1 < address.path.count else { return nil }
    let part = address.path[index + 1]
    return part.hasPrefix("@") || part.hasPrefix("data=") ? nil : part.singleSpaced.nonEmpty
  }

  // MARK: Others

  private var apple: TypedPlace? {
    let name = address.value("name", "q", "address")
    let points = [address.value("coordinate"), address.value("ll"), address.value("daddr"), address.value("q")]
    for text in points.compactMap({ $0 }) {
      if case .point(let point, _)? = point(text) { return .point(point, name: name == text ? nil : name) }
    }
    return text(address.value("center", "sll")).flatMap { place in
      if case .point(let point, _) = place { .point(point, name: name) } else { nil }
    } ?? (name ?? address.value("daddr")).map(TypedPlace.name)
  }

  private var openStreetMap: TypedPlace? {
    if let place = pair("mlat", "mlon") ?? pair("lat", "lon") { return place }
    if let route = address.value("route"), let last = route.split(separator: ";").last, let place = point(String(last))
    {
      return place
    }
    if address.path.first == "go", address.path.count > 1 {
      return ShortMapCode.openStreetMap(address.path[1]).map { .point($0, name: nil) }
    }
    if let requested = address.value("query", "q") {
      return text(requested) ?? fragmentWindow.map { $0.named(requested) } ?? .name(requested)
    }
    return fragmentWindow
  }

  /// The center of the visible map: `#map=17/41.9484/-87.6553`, `#16/41.9/-87.6`.
  private var fragmentWindow: TypedPlace? {
    for part in address.fragment.split(separator: "&") {
      let numbers = (part.hasPrefix("map=") ? part.dropFirst(4) : part).split(separator: "/")
      if numbers.count >= 3, let place = point("\(numbers[1]),\(numbers[2])") { return place }
    }
    return nil
  }

  private var bing: TypedPlace? {
    for (name, value) in address.query where ["sp", "rtp"].contains(name) {
      // Points are separated by tildes: `point.41.9484_-87.6553_Wrigley Field`, `pos.41.9_-87.6`.
      for part in value.split(separator: "~").reversed() {
        let fields = part.drop { $0 != "." }.dropFirst().split(separator: "_")
        guard part.hasPrefix("point.") || part.hasPrefix("pos."), fields.count >= 2 else { continue }
        if let place = point("\(fields[0]),\(fields[1])") {
          return place.named(fields.count > 2 ? String(fields[2]) : nil)
        }
      }
    }
    let window = address.value("cp").flatMap { point($0.split(separator: "~").joined(separator: ",")) }
    let name = address.value("where1", "q", "ss")
    if let place = text(name) { return place }
    return window.map { $0.named(name) } ?? name.map(TypedPlace.name)
  }

  private var waze: TypedPlace? {
    for text in ["ll", "latlng", "to", "q"].compactMap({ address.value($0) }) {
      let bare = text.hasPrefix("ll.") ? String(text.dropFirst(3)) : text
      if let place = point(bare) { return place.named(address.value("q").flatMap { $0 == text ? nil : $0 }) }
    }
    if address.path.first == "ul", let hash = address.path.dropFirst().first, hash.hasPrefix("h") {
      return ShortMapCode.geohash(String(hash.dropFirst())).map { .point($0, name: nil) }
    }
    return address.value("q").map(TypedPlace.name)
  }

  private var osmAnd: TypedPlace? {
    address.value("pin").flatMap(point) ?? pair("lat", "lon") ?? fragmentWindow
  }

  private var organic: TypedPlace? {
    guard let code = address.path.first else { return nil }
    // What looks like a code is a word here: `map?ll=41.9,-87.6`, `route?dll=41.9,-87.6`.
    if ["map", "route", "search", "crosshair"].contains(code) {
      return address.value("dll", "cll", "ll").flatMap(point)?.named(address.value("n"))
    }
    let name = address.path.dropFirst().first.map { String($0.map { $0 == "_" ? " " : $0 }) }
    return (point(code) ?? ShortMapCode.organic(code).map { .point($0, name: nil) })?.named(name)
  }

  // MARK: Coordinates

  private func pair(_ north: String, _ east: String) -> TypedPlace? {
    guard let latitude = address.value(north), let longitude = address.value(east) else { return nil }
    return point("\(latitude),\(longitude)")
  }

  private func point(_ text: String) -> TypedPlace? {
    CoordinatePair(text).map { TypedPlace.place($0, name: nil) }
  }

  /// Reads coordinates or a code with any name; nil for a name alone.
  private func text(_ text: String?) -> TypedPlace? {
    guard let text else { return nil }
    return TypedPlace.unlinked((text.hasPrefix("loc:") ? String(text.dropFirst(4)) : text).singleSpaced)
  }
}

extension TypedPlace {
  fileprivate func named(_ name: String?) -> TypedPlace {
    guard case .point(let point, nil) = self else { return self }
    return .point(point, name: name?.singleSpaced.nonEmpty)
  }
}

/// The fields of Google's own notation in addresses: `!3d41.9484!4d-87.6553`.
enum GoogleData {
  static func pin(_ text: String) -> GeoPoint? { last(text, "3d", "4d", isLatitudeFirst: true) }

  static func lastWaypoint(_ text: String) -> GeoPoint? { last(text, "1d", "2d", isLatitudeFirst: false) }

  static func embedded(_ text: String) -> GeoPoint? { last(text, "2d", "3d", isLatitudeFirst: false) }

  /// Returns the last point whose two numbers are adjacent and have these keys.
  private static func last(_ text: String, _ first: String, _ second: String, isLatitudeFirst: Bool) -> GeoPoint? {
    let fields = text.split(separator: "!").prefix(400).map { $0.prefix { $0 != "/" && $0 != "?" && $0 != "&" } }
    for (a, b) in zip(fields, fields.dropFirst()).reversed() where a.hasPrefix(first) && b.hasPrefix(second) {
      let (a, b) = (a.dropFirst(first.utf8.count), b.dropFirst(second.utf8.count))
      if let point = CoordinatePair(isLatitudeFirst ? "\(a),\(b)" : "\(b),\(a)")?.point { return point }
    }
    return nil
  }
}
