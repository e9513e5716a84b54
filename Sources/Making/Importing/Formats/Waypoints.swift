import Base
import TripCore

/// Reads the waypoints of GPX and the placemarks of KML that are points.
struct Waypoints {
  private var found = FoundItems()

  /// - Throws: ``ImportRefusal/xml(_:)``
  static func read(_ bytes: [UInt8]) throws(ImportRefusal) -> FoundItems {
    let root: XMLElement
    do {
      root = try XMLReader(names: names, hasNamespaces: false).read(bytes)
    } catch {
      throw .xml(error)
    }
    guard ["gpx", "kml"].contains(root.name) else { throw .xml(.otherDocument(root.name)) }
    var points = Waypoints()
    points.add(root, day: nil)
    return points.found
  }

  private static let names: Set = [
    "gpx", "wpt", "name", "desc", "cmt", "sym", "type", "link", "kml", "Document", "Folder", "Placemark",
    "MultiGeometry",
    "Point", "coordinates", "description", "address", "phoneNumber",
  ]

  /// Adds the points in an element.
  ///
  /// - Parameter day: the day for which the innermost folder around it is named; nil for none.
  private mutating func add(_ element: XMLElement, day: Int?) {
    for child in element.children {
      switch child.name {
      case "wpt": addPoint(child, at: child.attributes["lat"], child.attributes["lon"], day: day)
      case "Placemark":
        // Lines and areas have coordinates too.
        let numbers = (child.point?.text(of: "coordinates") ?? "").split { ", \n\t\r".contains($0) }.map(String.init)
        if numbers.count >= 2 { addPoint(child, at: numbers[1], numbers[0], day: day) }
      case "Folder": add(child, day: child.text(of: "name").flatMap(Self.dayNumber) ?? day)
      case "Document": add(child, day: day)
      default: break
      }
    }
  }

  private mutating func addPoint(_ point: XMLElement, at latitude: String?, _ longitude: String?, day: Int?) {
    guard let latitude = Self.number(latitude), let longitude = Self.number(longitude),
      CustomItem.Location.isOnEarth(latitude, longitude)
    else { return }
    let title = (point.text(of: "name") ?? "").singleSpaced
    let kind = [point.text(of: "sym"), point.text(of: "type")].compactMap { $0 }.joined(separator: " ")
    var item = FoundItem(
      "point \(title) \(Self.place(latitude)) \(Self.place(longitude))", title: title.isEmpty ? "Waypoint" : title)
    if let category = EntryVocabulary.category(of: kind) { item.category = category }
    item.stand(at: point.text(of: "address"), latitude, longitude)
    for name in ["desc", "description", "cmt"] { item.note(point.text(of: name).map(MarkupText.plain)) }
    item.note(point.text(of: "phoneNumber"))
    item.url = point.first("link")?.attributes["href"]
    item.day = day
    found.items.append(item)
  }

  /// Degrees in units of 1/10,000, about ten meters, for the identity of a point.
  private static func place(_ degrees: Double) -> Int { Int((degrees * 10_000).rounded()) }

  private static func number(_ text: String?) -> Double? {
    guard let text = text?.trimmed, text.utf8.count <= 40, let number = Double(text), number.isFinite else {
      return nil
    }
    return number
  }

  /// The number of the day for which a folder is named: `Day 3 - Friday, July 3`.
  private static func dayNumber(_ name: String) -> Int? {
    let words = name.split { $0.isWhitespace || $0 == "-" || $0 == ":" || $0 == "," }
    guard words.count > 1, words[0].lowercased() == "day" else { return nil }
    return Int(words[1]).flatMap { $0 > 0 ? $0 : nil }
  }
}

extension XMLElement {
  /// The text of the first child with a name, at most 64 KiB of it; nil if there is no such child.
  fileprivate func text(of name: String) -> String? {
    first(name).map { String(decoding: $0.bytes.prefix(65_536), as: UTF8.self).trimmed }
  }

  /// The first point among the geometries of a placemark.
  fileprivate var point: XMLElement? {
    first("Point") ?? all("MultiGeometry").lazy.compactMap(\.point).first
  }
}
