import Base
import TripCore

/// Reads the waypoints of GPX and the placemarks of KML that are points.
struct Waypoints {
  private var found = ImportedItems()

  /// - Throws: ``ImportRefusal/xml(_:)``
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
    points.found.remarks = points.remarks
    return points.found
  }

  /// The placemarks without a point and an address, the points whose coordinates cannot be read, and whether some have
  /// decimal commas.
  private var (lines, unreadable, hasCommas) = (0, 0, false)

  private var remarks: [String] {
    [
      lines > 0 ? lines.counted("placemark has", "placemarks have") + " neither a point nor an address" : nil,
      unreadable > 0
        ? unreadable.counted("place has", "places have") + " unreadable coordinates: left out" : nil,
      hasCommas ? "coordinates with decimal commas: read as decimal points" : nil,
    ]
    .compactMap { $0 }
  }

  private static let names: Set = [
    "gpx", "wpt", "name", "desc", "cmt", "sym", "type", "link", "url", "rte", "rtept", "kml", "Document", "Folder",
    "Placemark",
    "MultiGeometry",
    "Point", "coordinates", "description", "address", "phoneNumber",
  ]

  /// Adds the points in an element.
  ///
  /// - Parameter day: the day for which the innermost folder around it is named; nil for none.
  private mutating func add(_ element: XMLElement, day: Int?) {
    for child in element.children {
      switch child.name {
      case "wpt", "rtept":
        addPoint(child, at: number(child.attributes["lat"]), number(child.attributes["lon"]), day: day)
      case "Placemark": addPlacemark(child, day: day)
      case "Folder": add(child, day: child.text(of: "name").flatMap(Self.dayNumber) ?? day)
      case "Document": add(child, day: day)
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
    // Longitude, latitude and height. More numbers are decimal commas that nobody can tell from the others.
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
    var item = ImportedItem(
      "point \(title) \(latitude.map(Self.place) ?? 0) \(longitude.map(Self.place) ?? 0)",
      title: title.isEmpty ? "Waypoint" : title)
    if let category = EntryVocabulary.category(of: kind) { item.category = category }
    item.stand(at: point.text(of: "address"), latitude, longitude)
    for name in ["desc", "description", "cmt"] { item.note(point.text(of: name).map(MarkupText.plain)) }
    item.note(point.text(of: "phoneNumber"))
    item.url = point.first("link")?.attributes["href"] ?? point.text(of: "url")
    item.day = day
    found.items.append(item)
  }

  /// Degrees in units of 1/10,000, about ten meters, for the identity of a point.
  private static func place(_ degrees: Double) -> Int { Int((min(max(degrees, -1000), 1000) * 10_000).rounded()) }

  /// Reads degrees, also with a decimal comma.
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

/// Degrees as tables and maps have them.
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

  /// The first point among the geometries of a placemark.
  fileprivate var point: XMLElement? {
    first("Point") ?? all("MultiGeometry").lazy.compactMap(\.point).first
  }
}
