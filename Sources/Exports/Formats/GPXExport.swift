import Itinerary

/// Writes a trip as GPX 1.1: a waypoint for each stop, and a route for each day that has points.
///
/// It has no tracks, which record a journey, and no times, by which programs would sort: the names are numbered.
enum GPXExport {
  static func text(of document: TripDocument) -> String {
    let route = TripRoute(document)
    var xml = XMLText()
    xml.element(
      "gpx",
      [
        ("version", "1.1"), ("creator", "Barnstorm"), ("xmlns", "http://www.topografix.com/GPX/1/1"),
        ("xmlns:barnstorm", "urn:barnstorm:row"),
      ]
    ) { xml in
      xml.element("metadata") { xml in
        xml.line("name", document.name)
        xml.line("desc", ([document.dates] + document.counts).joined(separator: document.separator))
      }
      for day in route.days {
        for stop in day.stops { waypoint("wpt", stop, route.name(of: stop), day.day, document, &xml) }
      }
      for day in route.days where !day.points.isEmpty { write(day, of: route, document, &xml) }
    }
    return xml.text
  }

  private static func write(_ day: RouteDay, of route: TripRoute, _ document: TripDocument, _ xml: inout XMLText) {
    xml.element("rte") { xml in
      xml.line("name", day.day.title)
      xml.line("number", "\(day.day.number)")
      for point in day.points {
        if let stop = point.stop {
          waypoint("rtept", stop, route.name(of: stop), day.day, document, &xml)
        } else {
          xml.element("rtept", position(point.point)) { xml in
            xml.line("name", point.name)
            xml.line("sym", "City (Medium)")
          }
        }
      }
    }
  }

  private static func waypoint(
    _ element: StaticString, _ stop: TripRoute.Stop, _ name: String, _ day: DocumentDay, _ document: TripDocument,
    _ xml: inout XMLText
  ) {
    xml.element(element, position(stop.coordinate.point)) { xml in
      xml.line("name", name)
      xml.line("desc", TripRoute.description(of: stop, on: day, document.separator))
      if let link = stop.row.link.flatMap(WebLink.init) {
        xml.element("link", [("href", link.address)]) { $0.line("text", link.address) }
      }
      xml.line("sym", stop.row.kind.garminSymbol)
      xml.line("type", stop.row.kindName)
      if element.description != "wpt" { return }
      xml.element("extensions") { xml in
        for (name, text) in RowFields.of(stop.row, on: day) { xml.line("barnstorm:field", text, [("name", name)]) }
      }
    }
  }

  /// The schema excludes 180° east, which equals 180° west.
  private static func position(_ point: GeoPoint) -> [(StaticString, String)] {
    let longitude = GeoPoint.degrees(point.longitude)
    return [("lat", GeoPoint.degrees(point.latitude)), ("lon", longitude == "180" ? "-180" : longitude)]
  }
}

extension DocumentRow.Kind {
  fileprivate var garminSymbol: String {
    switch self {
    case .game: "Stadium"
    case .leg: "Car"
    case .custom(.restaurant): "Restaurant"
    case .custom(.hotel): "Lodging"
    case .custom(.activity): "Scenic Area"
    case .custom(.note): "Flag, Blue"
    }
  }
}

struct XMLText {
  private(set) var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
  private var depth = 0

  mutating func line(_ name: StaticString, _ content: String?, _ attributes: [(StaticString, String)] = []) {
    guard let content, !content.isEmpty else { return }
    text += start(name, attributes) + ">" + content.inXML + "</\(name)>\n"
  }

  mutating func element(
    _ name: StaticString, _ attributes: [(StaticString, String)] = [], _ inner: (inout XMLText) -> Void
  ) {
    text += start(name, attributes) + ">\n"
    depth += 1
    inner(&self)
    depth -= 1
    text += String(repeating: " ", count: depth * 2) + "</\(name)>\n"
  }

  private func start(_ name: StaticString, _ attributes: [(StaticString, String)]) -> String {
    var start = String(repeating: " ", count: depth * 2) + "<\(name)"
    for (name, value) in attributes { start += " \(name)=\"\(value.inXML)\"" }
    return start
  }
}
