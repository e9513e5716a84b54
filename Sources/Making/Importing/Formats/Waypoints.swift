import Base
import TripCore

/// Reads the waypoints of GPX and the placemarks of KML that are points.
enum Waypoints {
  static func read(_ bytes: [UInt8]) throws(ImportRefusal) -> FoundItems {
    var events = XMLEvents(bytes)
    var reader: WaypointReader?
    while let event = try events.next() {
      if reader == nil, case .start(let root, _) = event {
        guard ["gpx", "kml"].contains(root) else { throw .otherXML(root) }
        reader = WaypointReader()
      }
      reader?.take(event)
    }
    return reader?.found ?? FoundItems()
  }
}

private struct WaypointReader {
  private(set) var found = FoundItems()
  private var path: [String] = []
  /// The texts of the child elements of the open point, by name.
  private var texts: [String: String] = [:]
  private var position: (latitude: Double, longitude: Double)?
  private var link: String?
  private var isInPoint = false
  /// The days for which the open folders are named: `Day 3`.
  private var folderDays: [Int?] = []

  mutating func take(_ event: XMLEvents.Event) {
    switch event {
    case .start(let name, let attributes): start(name, attributes)
    case .text(let text): take(text)
    case .end(let name): end(name)
    }
  }

  private mutating func start(_ name: String, _ attributes: [String: String]) {
    path.append(name)
    switch name {
    case "wpt" where !isInPoint, "Placemark" where !isInPoint:
      (texts, position, link, isInPoint) = ([:], nil, nil, true)
      if let latitude = Self.number(attributes["lat"]), let longitude = Self.number(attributes["lon"]) {
        position = (latitude, longitude)
      }
    case "link" where isInPoint: link = link ?? attributes["href"]
    case "Folder": folderDays.append(nil)
    default: break
    }
  }

  private mutating func take(_ text: String) {
    guard let name = path.last else { return }
    let parent = path.dropLast().last ?? ""
    if isInPoint {
      // In KML the coordinates are in a child element; coordinates of lines and areas are skipped.
      let isOwn = ["wpt", "Placemark"].contains(parent)
      guard isOwn || name == "coordinates" && parent == "Point" else { return }
      if texts[name, default: ""].utf8.count < 20_000 { texts[name, default: ""] += text }
    } else if name == "name", parent == "Folder", let last = folderDays.indices.last {
      folderDays[last] = folderDays[last] ?? Self.dayNumber(text)
    }
  }

  private mutating func end(_ name: String) {
    path.removeLast()
    switch name {
    case "wpt", "Placemark":
      guard !path.contains(name), isInPoint else { return }
      isInPoint = false
      close(isKML: name == "Placemark")
    case "Folder": _ = folderDays.popLast()
    default: break
    }
  }

  private mutating func close(isKML: Bool) {
    if isKML {
      let numbers = (texts["coordinates"] ?? "").split(whereSeparator: { ", \n\t\r".contains($0) }).map(String.init)
      guard numbers.count >= 2, let longitude = Self.number(numbers[0]), let latitude = Self.number(numbers[1]) else {
        return
      }
      position = (latitude, longitude)
    }
    guard let (latitude, longitude) = position, CustomItem.Location.isOnEarth(latitude, longitude) else { return }
    let title = (texts["name"] ?? "").singleSpaced
    let kind = [texts["sym"], texts["type"]].compactMap { $0 }.joined(by: " ")
    var item = FoundItem(
      "point \(title) \(Self.place(latitude)) \(Self.place(longitude))", title: title.isEmpty ? "Waypoint" : title)
    if let told = EntryVocabulary.category(of: kind) { item.category = told }
    item.stand(at: texts["address"], latitude, longitude)
    for name in ["desc", "description", "cmt"] { item.note(texts[name].map(MarkupText.plain)) }
    item.note(texts["phoneNumber"])
    item.url = link
    item.day = folderDays.reversed().compactMap { $0 }.first
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
