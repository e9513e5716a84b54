import Itinerary
import Screen

package struct RouteListing {
  private let document: TripDocument
  private let route: TripRoute

  package init(_ document: TripDocument) {
    self.document = document
    route = TripRoute(document)
  }

  package var lines: [String] {
    let rows = TextTable.lines(route.stops.map(cells), indent: 2)
    var next = 0
    var lines = [document.name]
    for day in route.days {
      lines += ["", day.day.title]
      lines += day.stops.isEmpty ? ["  No stops"] : Array(rows[next..<next + day.stops.count])
      next += day.stops.count
      let links = MapLinks(day)
      lines += links.links.map { "  " + $0 }
      if links.phoneLinks != links.links { lines += ["  On a phone:"] + links.phoneLinks.map { "  " + $0 } }
    }
    return lines
  }

  private func cells(_ stop: TripRoute.Stop) -> [String] {
    let what = [stop.row.title, stop.row.place?.name ?? ""].filter { !$0.isEmpty }
    return ["\(stop.number)", stop.row.zonedTime, what.joined(separator: document.separator)]
  }

  package var json: JSONValue {
    ["days": route.days.map(value), "leftOut": document.leftOffMaps.json { ["item": $0.id, "title": $0.title] }]
  }

  private func value(_ day: RouteDay) -> JSONValue {
    let links = MapLinks(day)
    return [
      "day": day.day.number, "date": day.day.date, "title": day.day.title, "stops": day.stops.map(value),
      "links": links.links, "phoneLinks": links.phoneLinks,
    ]
  }

  private func value(_ stop: TripRoute.Stop) -> JSONValue {
    [
      "number": stop.number, "item": stop.row.id, "time": stop.row.zonedTime, "title": stop.row.title,
      "place": stop.row.place?.address, "latitude": stop.coordinate.point.latitude,
      "longitude": stop.coordinate.point.longitude, "isCityOnly": stop.coordinate.precision == .city,
    ]
  }
}
