import Itinerary

/// Writes a trip as KML 2.2: a folder for each day with its stops, and a line that connects them.
enum KMLExport {
  static func text(of document: TripDocument) -> String {
    let route = TripRoute(document)
    var xml = XMLText()
    xml.element("kml", [("xmlns", "http://www.opengis.net/kml/2.2")]) { xml in
      xml.element("Document") { xml in
        xml.line("name", document.name)
        xml.line("description", ([document.dates] + document.counts).joined(separator: document.separator))
        writeStyle("way", "LineStyle", color: "ff1f9bd6", &xml) { $0.line("width", "3") }
        for icon in icons {
          writeStyle(icon.id, "IconStyle", color: icon.color, &xml) { xml in
            xml.element("Icon") { $0.line("href", "http://maps.google.com/mapfiles/kml/shapes/\(icon.shape).png") }
          }
        }
        for day in route.days { write(day, of: route, document.separator, &xml) }
      }
    }
    return xml.text
  }

  /// The icons of stops, one for each kind, by the names of their pictures on the network; colors are `aabbggrr`.
  private static let icons = [
    (id: "game", shape: "star", color: "ff914b1b"), (id: "restaurant", shape: "dining", color: "ff1e51b4"),
    (id: "hotel", shape: "lodging", color: "ff64323c"), (id: "activity", shape: "camera", color: "ff48712c"),
    (id: "note", shape: "info-i", color: "ff9c928a"),
  ]

  private static func writeStyle(
    _ id: String, _ kind: StaticString, color: String, _ xml: inout XMLText, _ rest: (inout XMLText) -> Void
  ) {
    xml.element("Style", [("id", id)]) { xml in
      xml.element(kind) { xml in
        xml.line("color", color)
        rest(&xml)
      }
    }
  }

  private static func write(_ day: RouteDay, of route: TripRoute, _ separator: String, _ xml: inout XMLText) {
    xml.element("Folder") { xml in
      xml.line("name", day.day.title)
      for stop in day.stops {
        xml.element("Placemark") { xml in
          xml.line("name", route.name(of: stop))
          xml.line("address", stop.row.place?.address)
          xml.line("description", asHTML(TripRoute.description(of: stop, on: day.day, separator)))
          xml.line("styleUrl", "#" + stop.row.kind.name)
          writeFields(of: stop, on: day.day, &xml)
          xml.element("Point") { $0.line("coordinates", coordinates(stop.coordinate.point)) }
        }
      }
      guard day.points.count > 1 else { return }
      xml.element("Placemark") { xml in
        xml.line("name", day.day.title)
        xml.line("styleUrl", "#way")
        xml.element("LineString") { xml in
          xml.line("tessellate", "1")
          xml.line("coordinates", day.points.map { coordinates($0.point) }.joined(separator: " "))
        }
      }
    }
  }

  private static func writeFields(of stop: TripRoute.Stop, on day: DocumentDay, _ xml: inout XMLText) {
    xml.element("ExtendedData") { xml in
      for (name, text) in RowFields.of(stop.row, on: day) {
        xml.element("Data", [("name", name)]) { $0.line("value", text) }
      }
    }
  }

  private static func coordinates(_ point: GeoPoint) -> String {
    "\(GeoPoint.degrees(point.longitude)),\(GeoPoint.degrees(point.latitude))"
  }

  /// A text for a description, which programs show as HTML: characters that would be markup are escaped a second time.
  private static func asHTML(_ text: String) -> String {
    let scalars = Array(text.unicodeScalars)
    var result = String.UnicodeScalarView()
    for (index, scalar) in scalars.enumerated() {
      let next = index + 1 < scalars.count ? scalars[index + 1] : " "
      switch scalar {
      case "<": result.add("&lt;")
      case "&" where next == "#" || next.properties.isAlphabetic: result.add("&amp;")
      default: result.append(scalar)
      }
    }
    return String(result)
  }
}
