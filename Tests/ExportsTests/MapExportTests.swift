import Exports
import Itinerary
import TestSupport
import Testing

/// GPX and KML against what their schemas demand of the elements that are written, by a reader of the tests' own; and GeoJSON.
@Suite struct MapExportTests {
  private func stops(_ trip: Trip) -> [DocumentRow] { trip.document().rows.filter { $0.coordinate != nil } }

  @Test(arguments: Portion.seeds(60))
  func `GPX has a numbered waypoint for each stop in order, and a route for each day`(seed: UInt64) throws {
    let trip = HostileTrip.make(seed)
    let root = try MarkupElement(document: trip.exported(.gpx))
    expect(root.name, "gpx")
    #expect(
      root.attributes == [
        "version": "1.1", "creator": "Barnstorm", "xmlns": "http://www.topografix.com/GPX/1/1",
        "xmlns:barnstorm": "urn:barnstorm:row",
      ])
    let order = root.children.map(\.name)
    expect(order, order.sorted { rank($0, ["metadata", "wpt", "rte"]) < rank($1, ["metadata", "wpt", "rte"]) })
    let rows = stops(trip)
    expect(root["wpt"].count, rows.count)
    for (number, (point, row)) in zip(root["wpt"], rows).enumerated() {
      let digits = number < 9 ? "0\(number + 1)" : "\(number + 1)"
      expect(point["name"].map(\.text), [row.title.isEmpty ? digits : "\(digits) \(row.title)"])
      check(point)
    }
    for route in root["rte"] {
      check(route, ["name", "number", "rtept"])
      #expect(!route["rtept"].isEmpty)
      for point in route["rtept"] { check(point) }
    }
    // The stops of the routes are those of the list.
    let names = root["rte"].flatMap { $0["rtept"] }.filter { $0["type"].count == 1 }.map { $0["name"][0].text }
    expect(names, root["wpt"].map { $0["name"][0].text })
  }

  /// Checks a waypoint as the schema does: its position, and the order of its elements.
  private func check(_ point: MarkupElement) {
    check(point, ["name", "desc", "link", "sym", "type", "extensions"])
    let (latitude, longitude) = (Double(point.attributes["lat"] ?? ""), Double(point.attributes["lon"] ?? ""))
    #expect(latitude.map { (-90...90).contains($0) } == true && longitude.map { (-180..<180).contains($0) } == true)
    #expect(!(point.attributes["lat"] ?? "").contains("e") && !(point.attributes["lon"] ?? "").contains("e"))
  }

  private func check(_ element: MarkupElement, _ names: [String]) {
    let ranks = element.children.map { rank($0.name, names) }
    #expect(ranks == ranks.sorted() && !ranks.contains(names.count), "\(element.children.map(\.name))")
  }

  private func rank(_ name: String, _ names: [String]) -> Int { names.firstIndex(of: name) ?? names.count }

  @Test(arguments: Portion.seeds(60))
  func `KML has a folder for each day with its stops in order`(seed: UInt64) throws {
    let trip = HostileTrip.make(seed)
    let root = try MarkupElement(document: trip.exported(.kml))
    #expect(root.name == "kml" && root.attributes == ["xmlns": "http://www.opengis.net/kml/2.2"])
    let document = try #require(root["Document"].first)
    check(document, ["name", "description", "Style", "Folder"])
    expect(document["Folder"].count, trip.dayCount)
    var titles: [String] = []
    for folder in document["Folder"] {
      check(folder, ["name", "Placemark"])
      for mark in folder["Placemark"] {
        check(mark, ["name", "address", "description", "styleUrl", "ExtendedData", "Point", "LineString"])
        expect(mark["Point"].count + mark["LineString"].count, 1)
        for description in mark["description"] { #expect(!description.text.contains("<")) }
        if let name = mark["name"].first, !mark["Point"].isEmpty { titles.append(String(name.text.dropFirst(3))) }
      }
    }
    expect(titles, stops(trip).map(\.title))
  }

  @Test(arguments: Portion.seeds(60))
  func `GeoJSON is JSON with a point for each stop`(seed: UInt64) throws {
    let trip = HostileTrip.make(seed)
    expect(trip.exported(.geojson).split(separator: #""type": "Point""#).count - 1, stops(trip).count)
  }

  @Test func `a route begins and ends in the cities of legs without stops`() {
    let trip = TripSketch.trip("@Chicago | Chicago>Detroit | Detroit>Boston @Boston?")
    let days = TripRoute(trip.document()).days
    expect(
      days.map { $0.points.map(\.name) },
      [["Guests @ Chicago"], ["Chicago", "Detroit"], ["Detroit", "Guests @ Boston"]])
    expect(days.map(\.stops.count), [1, 0, 1])
  }

  @Test func `a line over the 180th meridian is cut there`() throws {
    func place(_ id: String, _ longitude: Double, _ order: Double) -> Item {
      let location = CustomItem.Location(latitude: 40 + order, longitude: longitude)
      return TripSketch.item(id, order: order, .custom(CustomItem(title: id, category: .note, location: location)))
    }
    let text = TripSketch.trip(days: 1, [place("a", 170, 0), place("b", -170, 2)]).exported(.geojson)
      .filter { $0 != " " && $0 != "\n" }
    #expect(text.contains("MultiLineString"))
    #expect(text.contains("[170,40],[180,41]") && text.contains("[-180,41],[-170,42]"))
  }
}
