import Base
import TripCore

/// The fields of an event that no calendar program shows: the whole entry, and digests that reveal edits by other
/// programs.
///
/// Each field is a property without parameters. It uses only letters, digits and a few signs that no program escapes,
/// since not all servers preserve JSON text.
struct HiddenFields: Equatable, Sendable {
  static let prefix = "X-BARNSTORM-"
  /// The value of `place` for a place that also holds other events.
  static let mixed = "mixed"
  /// The version of the format that is written, and the newest one that is read.
  static let version = 1
  /// The longest value of a property, in characters. Some programs drop unknown properties of more than 25,000.
  static let longestPart = 18_000

  var version: Int
  /// The kind of entry: `trip`, `game`, `travel`, `custom`, if any.
  var kind: String?
  /// The mark of the trip that the event belongs to (``mark(ofTrip:)``).
  var trip: String?
  var modifiedAt: Timestamp?
  /// The value `mixed` for a place that also holds other events. Only the trip's own event has it.
  var place: String?
  /// The entry as JSON; nil if it is missing or damaged.
  var data: [UInt8]?
  var sum: ContentDigest?
  var shown: FieldDigests?
  var notes = VersionNotes()

  /// Whether the event has any hidden field.
  var isAny: Bool { kind != nil || data != nil || trip != nil || sum != nil }

  /// The id of a trip, or its digest if the id has other characters than letters, digits and a few signs.
  static func mark(ofTrip id: String) -> String {
    id.isPlainID ? id : "\(ContentDigest(of: Array(id.utf8)))"
  }

  /// The digest of everything that another program could change: the visible fields, and the hidden data.
  static func sum(of face: VisibleFields, data: [UInt8]) -> ContentDigest {
    ContentDigest(of: Array(face.text.utf8) + [0] + data)
  }
}

// MARK: Properties

extension HiddenFields {
  /// Reads the hidden fields of an event.
  init(_ event: CalendarComponent) {
    var values: [String: String] = [:]
    for property in event.properties {
      let name = property.name.uppercased()
      guard name.hasPrefix(HiddenFields.prefix) else { continue }
      let field = String(name.dropFirst(HiddenFields.prefix.count))
      if values[field] == nil { values[field] = property.value.trimmed }
    }
    version = values["V"].flatMap { Int($0) } ?? HiddenFields.version
    kind = values["KIND"]
    trip = values["TRIP"]
    modifiedAt = values["MODIFIED"].flatMap { Timestamp($0) }
    place = values["PLACE"]
    sum = values["SUM"].flatMap { ContentDigest($0) }
    shown = values["SHOWN"].flatMap { FieldDigests($0) }
    data = HiddenFields.data(values)
    notes = VersionNotes(
      author: values["BY"].flatMap { Base64URL.decoded(Array($0.utf8)) }.flatMap {
        String(validating: $0, as: UTF8.self)
      },
      stamps: values["STAMPS"], replaced: values["REPLACED"])
  }

  private static func data(_ values: [String: String]) -> [UInt8]? {
    guard var text = values["DATA"] else { return nil }
    var number = 2
    while let part = values["DATA\(number)"] {
      text += part
      number += 1
    }
    return Base64URL.decoded(Array(text.utf8))
  }

  /// The hidden fields as properties. Data too long for one property continue in further ones, numbered from 2.
  func properties(sortOrder: Double?) -> [CalendarProperty] {
    var properties = [CalendarProperty("X-BARNSTORM-V", value: "\(version)")]
    if let kind { properties.append(CalendarProperty("X-BARNSTORM-KIND", value: kind)) }
    if let trip { properties.append(CalendarProperty("X-BARNSTORM-TRIP", value: trip)) }
    if let sortOrder { properties.append(CalendarProperty("X-BARNSTORM-SORT", value: "\(sortOrder)")) }
    if let modifiedAt { properties.append(CalendarProperty("X-BARNSTORM-MODIFIED", value: "\(modifiedAt)")) }
    if let place { properties.append(CalendarProperty("X-BARNSTORM-PLACE", value: place)) }
    if let shown { properties.append(CalendarProperty("X-BARNSTORM-SHOWN", value: shown.text)) }
    if let data {
      let text = Base64URL.encoded(data)
      for (index, start) in stride(from: 0, to: text.count, by: HiddenFields.longestPart).enumerated() {
        let part = String(decoding: text[start..<min(start + HiddenFields.longestPart, text.count)], as: UTF8.self)
        properties.append(
          index == 0
            ? CalendarProperty("X-BARNSTORM-DATA", value: part)
            : CalendarProperty("X-BARNSTORM-DATA", number: index + 1, value: part))
      }
    }
    if let author = notes.author {
      let text = String(decoding: Base64URL.encoded(Array(author.utf8)), as: UTF8.self)
      properties.append(CalendarProperty("X-BARNSTORM-BY", value: text))
    }
    if let stamps = notes.stampsText { properties.append(CalendarProperty("X-BARNSTORM-STAMPS", value: stamps)) }
    if let text = notes.replacedText { properties.append(CalendarProperty("X-BARNSTORM-REPLACED", value: text)) }
    if let sum { properties.append(CalendarProperty("X-BARNSTORM-SUM", value: "\(sum)")) }
    return properties
  }
}
