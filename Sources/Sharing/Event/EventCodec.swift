import Base
import TripCore

/// Converts entries of a trip to calendar events (RFC 5545), one for each resource, and back.
///
/// An event shows what calendar programs can show, and hides the whole entry in further properties. A digest of both
/// reveals whether another program has edited the event: if so, the visible fields are taken from the event, and
/// everything else from the hidden entry.
package struct EventCodec: Sendable {
  let context: EventContext
  /// Whether events made in other programs become items. True for a calendar that belongs to the trip alone.
  let takesStrangers: Bool

  /// - Parameters:
  ///   - trip: The trip as it is here. It gives the dates of days, the zones of places, and the neighbours of items
  ///     that others move.
  ///   - takesStrangers: Whether events made in calendar programs become items of the trip.
  ///   - wording: The form of times and distances in texts for other people.
  ///   - zones: Reads the rules of the zones of the given names.
  package init(
    _ trip: Trip, takesStrangers: Bool = true, wording: Wording = Wording(),
    zones: (Set<String>) -> Zones = EventCodec.carriedZones
  ) {
    context = EventContext(trip, wording: wording, zones: zones)
    self.takesStrangers = takesStrangers
  }

  /// The zone rules built into the program, used if no others are given.
  package static func carriedZones(_ names: Set<String>) -> Zones {
    var rules: [String: ZoneRules] = [:]
    for name in names { rules[name] = CarriedZones.rules(of: name) }
    return Zones(rules)
  }

  /// A digest of everything that is written for an entry: the entry itself, and what calendars show of it.
  package func mark(of entry: SharedEntry) -> ContentDigest {
    HiddenFields.sum(of: context.face(of: entry), data: entry.json)
  }

  // MARK: Bounds

  /// The largest body that is read, in bytes.
  package static let largestBody = 4 << 20
  /// The largest number of lines of a body that is read.
  private static let mostLines = 20_000

  /// Reads the calendars in a body, within the limits of size.
  static func calendars(_ body: [UInt8]) throws(Unreadable) -> [CalendarComponent] {
    if body.count > largestBody { throw Unreadable("the event is larger than \(largestBody >> 20) MB") }
    var lines = 0
    for index in body.indices where body[index] == UInt8(ascii: "\n") || body[index] == UInt8(ascii: "\r") {
      let next = index + 1 < body.count ? body[index + 1] : 0
      if next != UInt8(ascii: " "), next != UInt8(ascii: "\t"), next != UInt8(ascii: "\n") { lines += 1 }
    }
    if lines > mostLines { throw Unreadable("the event has more than \(mostLines) lines") }
    do {
      return try CalendarComponent.read(body)
    } catch {
      throw Unreadable("it is no calendar that can be read: \(error)")
    }
  }

  /// A reason why a body is not read, as a sentence without a full stop.
  struct Unreadable: Error {
    let reason: String

    init(_ reason: String) { self.reason = reason }
  }
}

// MARK: Writing

extension EventCodec {
  /// The body to write for an entry.
  ///
  /// - Parameter old: The body that it replaces. Properties and alarms of other programs are kept.
  package func body(of entry: SharedEntry, over old: [UInt8]?) -> [UInt8] {
    let calendars = old.flatMap { try? EventCodec.calendars($0) } ?? []
    guard var calendar = calendars.first(where: { $0.name == "VCALENDAR" && $0.mainEvent != nil }) else {
      let calendar = CalendarComponent("VCALENDAR", EventCodec.head, [event(of: entry, over: nil)])
      return CalendarWriter.write([calendar])
    }
    let rest = calendar.content.filter { content in
      guard case .property(let property) = content else { return true }
      return !["VERSION", "PRODID"].contains(property.name.uppercased())
    }
    calendar.content = EventCodec.head.map(CalendarComponent.Content.property) + rest
    if let index = calendar.mainEvent, case .component(let old) = calendar.content[index] {
      calendar.content[index] = .component(event(of: entry, over: old))
    }
    return CalendarWriter.write([calendar])
  }

  private static let head = [
    CalendarProperty("VERSION", value: "2.0"), CalendarProperty("PRODID", text: "-//Barnstorm//Barnstorm//EN"),
  ]

  private func event(of entry: SharedEntry, over old: CalendarComponent?) -> CalendarComponent {
    let face = context.face(of: entry)
    let stamp = EventTime.utc(entry.modifiedAt.wholeSeconds)
    var properties = [
      CalendarProperty("UID", text: entry.uid), CalendarProperty("DTSTAMP", value: stamp),
      CalendarProperty("LAST-MODIFIED", value: stamp), CalendarProperty("SEQUENCE", value: "\(sequence(after: old))"),
    ]
    properties += face.properties
    if let category = entry.category { properties.append(CalendarProperty("CATEGORIES", text: category)) }
    if let point = entry.point { properties.append(CalendarProperty("GEO", value: point)) }
    if entry.item?.game?.isPlayed == false { properties.append(CalendarProperty("STATUS", value: "CANCELLED")) }
    properties.append(CalendarProperty("TRANSP", value: entry.isBusy(face) ? "OPAQUE" : "TRANSPARENT"))
    properties += hidden(of: entry, face).properties(sortOrder: entry.item?.position.sortOrder)
    return CalendarComponent("VEVENT", properties + kept(of: old, under: face), old?.components ?? [])
  }

  private func hidden(of entry: SharedEntry, _ face: EventFace) -> HiddenFields {
    let data = entry.json
    return HiddenFields(
      version: HiddenFields.version, kind: entry.kind, trip: HiddenFields.mark(ofTrip: context.trip.id),
      modifiedAt: entry.modifiedAt, place: takesStrangers || entry.item != nil ? nil : HiddenFields.mixed, data: data,
      sum: HiddenFields.sum(of: face, data: data), shown: FaceMarks(of: face))
  }

  /// The sequence number of the new version: one more than that of the old one.
  private func sequence(after old: CalendarComponent?) -> Int {
    guard let old else { return 0 }
    return min(max(old.property("SEQUENCE").flatMap { Int($0.value.trimmed) } ?? 0, 0), Int(Int32.max) - 1) + 1
  }

  /// The properties of the old event that were not written by this program.
  private func kept(of old: CalendarComponent?, under face: EventFace) -> [CalendarProperty] {
    guard let old else { return [] }
    let isSamePlace = InertText.line(old.property("LOCATION")?.text ?? "") == face.place
    return old.properties.filter { property in
      let name = property.name.uppercased()
      if EventCodec.ownNames.contains(name) || name.hasPrefix(HiddenFields.prefix) { return false }
      // The same place in another form stays only if the place has not changed.
      return isSamePlace || name != "X-APPLE-STRUCTURED-LOCATION"
    }
  }

  private static let ownNames: Set<String> = [
    "UID", "DTSTAMP", "LAST-MODIFIED", "SEQUENCE", "SUMMARY", "DTSTART", "DTEND", "DURATION", "LOCATION",
    "DESCRIPTION", "URL", "CATEGORIES", "GEO", "STATUS", "TRANSP",
  ]
}

extension CalendarComponent {
  /// The index of the event in the content that is not a single date of a series; nil if there is none.
  var mainEvent: Int? {
    content.firstIndex { content in
      guard case .component(let event) = content else { return false }
      return event.name == "VEVENT" && event.property("RECURRENCE-ID") == nil
    }
  }
}

extension SharedEntry {
  /// The name of the kind in the hidden fields.
  var kind: String {
    switch self {
    case .trip: "trip"
    case .item(let item):
      switch item.kind {
      case .game: "game"
      case .travel: "travel"
      case .custom: "custom"
      }
    }
  }

  /// The id as events have it: the id itself, or its digest if it is longer than a line or than some servers allow.
  var uid: String {
    id.utf8.count <= 200 && InertText.line(id) == id && !id.isEmpty ? id : "id-\(ContentDigest(of: Array(id.utf8)))"
  }

  /// The kind for people; nil for the trip itself.
  fileprivate var category: String? {
    switch item?.kind {
    case .game: "Game"
    case .travel: "Travel"
    case .custom(let custom): custom.category.label
    case nil: nil
    }
  }

  /// The coordinates that the user gave, in the form of a property.
  fileprivate var point: String? {
    guard let place = item?.custom?.location, let latitude = place.latitude, let longitude = place.longitude else {
      return nil
    }
    let text = "\(latitude);\(longitude)"
    // Calendars do not allow numbers with an exponent.
    return text.utf8.contains(UInt8(ascii: "e")) ? nil : text
  }

  /// Whether the entry counts as busy time: a game, or an item with a time.
  fileprivate func isBusy(_ face: EventFace) -> Bool {
    guard case .moment = face.start, let item else { return false }
    return item.leg == nil
  }
}

extension Timestamp {
  /// Seconds since 1970-01-01T00:00:00Z, rounded down.
  var wholeSeconds: Int64 { microseconds.flooredDivision(by: 1_000_000).quotient }
}
