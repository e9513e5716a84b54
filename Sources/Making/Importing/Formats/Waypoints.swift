import Itinerary
import XML

/// Reads the waypoints of GPX and the placemarks of KML that are points.
struct Waypoints {
  private var found = ImportedItems()

  static func read(_ bytes: [UInt8]) throws(ImportRefusal) -> ImportedItems {
    let root: XMLElement
    do {
      root = try XMLReader(names: names, hasNamespaces: false).read(bytes)
    } catch {
      throw .xml(error)
    }
    guard ["gpx", "kml"].contains(root.name) else { throw .xml(.otherDocument(root.name)) }
    var points = Waypoints()
    points.add(root, day: nil)
    // A file with only routes has their points.
    if points.found.items.isEmpty {
      for route in root.all("rte") { points.add(route, day: nil) }
    }
    if points.found.items.isEmpty, points.found.rowsOfTrips == 0, points.pointsElsewhere { throw .networkLink }
    points.found.findings = points.findings
    return points.found
  }

  /// The placemarks without point and address, the unreadable coordinates, and whether some have decimal commas.
  private var (lines, unreadable, hasCommas) = (0, 0, false)
  private var pointsElsewhere = false

  private var findings: [ImportFinding] {
    [
      lines > 0
        ? ImportFinding(lines.counted("placemark has", "placemarks have") + " neither a point nor an address") : nil,
      unreadable > 0
        ? ImportFinding(unreadable.counted("place has", "places have") + " unreadable coordinates: left out") : nil,
      hasCommas ? ImportFinding("coordinates with decimal commas", .assumed("decimal points")) : nil,
    ]
    .compactMap { $0 }
  }

  private static let names: Set = [
    "gpx", "wpt", "name", "desc", "cmt", "sym", "type", "link", "url", "rte", "rtept", "kml", "Document", "Folder",
    "Placemark", "MultiGeometry", "Point", "coordinates", "description", "address", "phoneNumber", "NetworkLink",
    "TimeStamp", "TimeSpan", "when",
    "begin", "end", "ExtendedData", "Data", "value", "SchemaData", "SimpleData", "extensions", "field",
  ]

  /// Adds the points in an element; their day is that of the innermost folder named for one.
  private mutating func add(_ element: XMLElement, day: Int?) {
    for child in element.children {
      switch child.name {
      case "wpt", "rtept":
        addPoint(child, at: number(child.attributes["lat"]), number(child.attributes["lon"]), day: day)
      case "Placemark": addPlacemark(child, day: day)
      case "Folder": add(child, day: child.text(of: "name").flatMap(Self.dayNumber) ?? day)
      case "Document": add(child, day: day)
      case "NetworkLink": pointsElsewhere = true
      default: break
      }
    }
  }

  /// Adds the point of a placemark, or its address. Lines and areas have coordinates too.
  private mutating func addPlacemark(_ placemark: XMLElement, day: Int?) {
    guard let coordinates = placemark.point?.text(of: "coordinates") else {
      if placemark.text(of: "address") == nil { lines += 1 } else { addPoint(placemark, at: nil, nil, day: day) }
      return
    }
    // Longitude, latitude and height. More numbers are decimal commas that nobody can distinguish from the others.
    let commas = coordinates.split(separator: ",").map { String($0).trimmed }
    let numbers = commas.count > 1 ? commas : coordinates.split { $0.isWhitespace }.map(String.init)
    let isPair = (2...3).contains(numbers.count)
    addPoint(placemark, at: isPair ? Double(numbers[1]) : nil, isPair ? Double(numbers[0]) : nil, day: day)
  }

  /// Adds a place; without coordinates only if it has an address.
  private mutating func addPoint(_ point: XMLElement, at latitude: Double?, _ longitude: Double?, day: Int?) {
    let isPoint =
      latitude.flatMap { latitude in longitude.map { CustomItem.Location.isOnEarth(latitude, $0) } } ?? false
    guard isPoint || point.text(of: "address") != nil else { return unreadable += 1 }
    let title = (point.text(of: "name") ?? "").singleSpaced
    let kind = [point.text(of: "sym"), point.text(of: "type")].compactMap { $0 }.joined(separator: " ")
    let fields = point.fields
    // The exports of this program number the names.
    let named = fields.contains { $0.name == "Title" } ? [] : [(name: "Name", text: title.nonEmpty ?? "Waypoint")]
    var columns = ItemColumns((named + fields).map(\.name))
    let row = (named + fields).map(\.text)
    if columns?.isRowOfTrip(row) == true { return found.rowsOfTrips += 1 }
    guard var item = columns?.item(of: row) else { return }
    let name = item.place?.name
    item.setPlace(at: point.text(of: "address") ?? name, latitude, longitude)
    if columns?.isOwn == true { return found.items.append(item) }
    item.identity = "point \(title) \(latitude.map(Self.place) ?? 0) \(longitude.map(Self.place) ?? 0)"
    if let category = EntryVocabulary.category(of: kind) { item.category = category }
    for name in ["desc", "description", "cmt"] { item.addNote(point.text(of: name).map(MarkupText.plain)) }
    item.addNote(point.text(of: "phoneNumber"))
    columns?.recordUnknown(of: row, in: &item)
    item.url = (point.first("link")?.attributes["href"] ?? point.text(of: "url"))?.nonEmpty ?? item.url
    readTimes(of: point, into: &item)
    item.day = item.start == nil ? day ?? item.day : nil
    found.items.append(item)
  }

  private func readTimes(of point: XMLElement, into item: inout ImportedItem) {
    let span = point.first("TimeSpan")
    let texts = [span?.text(of: "begin") ?? point.first("TimeStamp")?.text(of: "when"), span?.text(of: "end")]
    let moments = texts.map { $0.flatMap { RawTime(calendar: $0) } }
    guard let start = moments[0] else { return }
    let moment = { (time: RawTime) -> FoundMoment in
      if case .offset(let offset) = time.zone { return FoundMoment(time, time.localSeconds - Int64(offset)) }
      return FoundMoment(time, nil)
    }
    (item.start, item.end) = (moment(start), moments[1].map(moment))
  }

  /// Degrees in units of 1/10,000, about ten meters, for the identity of a point.
  private static func place(_ degrees: Double) -> Int { Int((min(max(degrees, -1000), 1000) * 10_000).rounded()) }

  private mutating func number(_ text: String?) -> Double? {
    guard let text, let number = Degrees.number(text) else { return nil }
    if text.contains(",") { hasCommas = true }
    return number
  }

  /// The number of the day for which a folder is named: `Day 3 - Friday, July 3`.
  private static func dayNumber(_ name: String) -> Int? {
    let words = name.split { $0.isWhitespace || $0 == "-" || $0 == ":" || $0 == "," }
    guard words.count > 1, words[0].lowercased() == "day" else { return nil }
    return Int(words[1]).flatMap { $0 > 0 ? $0 : nil }
  }
}

enum Degrees {
  /// Reads a number with a decimal point or a decimal comma; nil for any other text.
  static func number(_ text: String) -> Double? {
    let text = text.trimmed
    guard text.utf8.count <= 40 else { return nil }
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    let number = parts.count == 2 && !text.contains(".") ? Double("\(parts[0]).\(parts[1])") : Double(text)
    return number.flatMap { $0.isFinite ? $0 : nil }
  }
}

extension XMLElement {
  /// The text of the first child with a name, at most 64 KiB of it; nil if the child does not exist.
  fileprivate func text(of name: String) -> String? {
    first(name).map { String(decoding: $0.bytes.prefix(65_536), as: UTF8.self).trimmed }
  }

  /// The fields that programs add to a place, such as the columns of a table that was made a map.
  fileprivate var fields: [(name: String, text: String)] {
    let data = first("ExtendedData")
    let elements =
      (data?.all("Data") ?? []) + (data?.all("SchemaData") ?? []).flatMap { $0.all("SimpleData") }
      + (first("extensions")?.all("field") ?? [])
    return elements.compactMap { element in
      let text = element.text(of: "value") ?? String(decoding: element.bytes.prefix(65_536), as: UTF8.self).trimmed
      return element.attributes["name"].flatMap { name in text.nonEmpty.map { (name, $0) } }
    }
  }

  fileprivate var point: XMLElement? {
    first("Point") ?? all("MultiGeometry").lazy.compactMap(\.point).first
  }
}

/// Reads the points of GeoJSON. Their properties are the columns of a table, as those that this program exports.
enum MapFeatures {
  static func read(_ collection: JSONNode) -> ImportedItems {
    var (found, shapes) = (ImportedItems(), 0)
    for feature in collection["features"]?.elements ?? [] {
      guard found.hasRoomForAnother() else { break }
      let properties = feature["properties"]?.texts ?? []
      let id = feature["id"]?.text.map { [(name: "id", text: $0)] } ?? []
      let fields = properties.filter { $0.name != "id" } + id
      var columns = ItemColumns(fields.map(\.name))
      let row = fields.map(\.text)
      if columns?.isRowOfTrip(row) == true {
        found.rowsOfTrips += 1
      } else if feature["geometry"]?["type"]?.text != "Point" {
        // The lines of this program's own exports are drawn, not rows.
        shapes += properties.contains { $0.name == "day" } && id.isEmpty ? 0 : 1
      } else if var item = columns?.item(of: row) {
        let numbers = feature["geometry"]?["coordinates"]?.elements.compactMap { $0.text.flatMap { Double($0) } } ?? []
        if numbers.count > 1 { item.setPlace(at: item.place?.name, numbers[1], numbers[0]) }
        columns?.recordUnknown(of: row, in: &item)
        found.items.append(item)
      }
    }
    if shapes > 0 {
      found.findings.append(ImportFinding(shapes.counted("feature is", "features are") + " not a point"))
    }
    return found
  }
}
