import Atlas
import Base
import TripCore

/// Writes a trip as KML 2.2: a folder for each day with its stops, and a line that connects them.
enum KMLExport {
  static func text(of document: TripDocument) -> String {
    let route = TripRoute(document)
    let names = NumberedStops(route)
    var xml = XMLText()
    xml.element("kml", [("xmlns", "http://www.opengis.net/kml/2.2")]) { xml in
      xml.element("Document") { xml in
        xml.line("name", document.name)
        xml.line("description", ([document.dates] + document.counts).joined(separator: document.separator))
        xml.element("Style", [("id", "way")]) { xml in
          xml.element("LineStyle") { xml in
            xml.line("color", "ff1f9bd6")
            xml.line("width", "3")
          }
        }
        for day in route.days { write(day, names, document.separator, &xml) }
      }
    }
    return xml.text
  }

  private static func write(
    _ day: TripRoute.Day, _ names: NumberedStops, _ separator: String, _ xml: inout XMLText
  ) {
    xml.element("Folder") { xml in
      xml.line("name", day.day.title)
      for stop in day.stops {
        xml.element("Placemark") { xml in
          xml.line("name", names.name(of: stop))
          xml.line("address", stop.row.place?.address)
          xml.line("description", asHTML(TripRoute.description(of: stop, on: day.day, separator)))
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

  private static func coordinates(_ point: GeoPoint) -> String {
    "\(GeoPoint.degrees(point.longitude)),\(GeoPoint.degrees(point.latitude))"
  }

  /// A text for a description, which programs show as HTML. Characters that would be markup are escaped a second time.
  /// Line breaks are kept, because the text has no markup.
  private static func asHTML(_ text: String) -> String {
    let scalars = Array(text.unicodeScalars)
    var result = String.UnicodeScalarView()
    for (index, scalar) in scalars.enumerated() {
      let next = index + 1 < scalars.count ? scalars[index + 1] : " "
      switch scalar {
      case "<": result.append(contentsOf: "&lt;".unicodeScalars)
      case "&" where next == "#" || next.properties.isAlphabetic: result.append(contentsOf: "&amp;".unicodeScalars)
      default: result.append(scalar)
      }
    }
    return String(result)
  }
}
