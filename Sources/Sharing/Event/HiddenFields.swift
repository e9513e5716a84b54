import Itinerary

/// The whole entry, and digests that reveal edits by other programs, as characters that no server or program escapes.
struct HiddenFields: Equatable, Sendable {
  static let prefix = "X-BARNSTORM-"
  static let mixed = "mixed"
  /// The version of the format that is written, and the newest one that is read.
  static let version = 1
  /// Some programs drop unknown properties of more than 25,000 characters.
  static let longestPart = 18_000

  var version: Int
  /// `trip`, `game`, `travel` or `custom`.
  var kind: String?
  var trip: String?
  var modifiedAt: Timestamp?
  /// `mixed` for a calendar that also holds other events. Only the trip's own event has it.
  var place: String?
  var data: [UInt8]?
  var sum: ContentDigest?
  var displayed: FieldDigests?
  var notes = VersionNotes()

  var isAny: Bool { kind != nil || data != nil || trip != nil || sum != nil }

  static func mark(ofTrip id: String) -> String {
    id.isPlainID ? id : "\(ContentDigest(of: Array(id.utf8)))"
  }

  /// The digest of everything that another program could change.
  static func sum(of visibleFields: VisibleFields, data: [UInt8]) -> ContentDigest {
    ContentDigest(of: Array(visibleFields.text.utf8) + [0] + data)
  }
}

extension HiddenFields {
  init(_ event: CalendarComponent) {
    var values: [String: String] = [:]
    for property in event.properties {
      guard property.name.hasPrefix(HiddenFields.prefix) else { continue }
      let field = String(property.name.dropFirst(HiddenFields.prefix.count))
      values[field] = values[field] ?? property.value.trimmed
    }
    version = values["V"].flatMap { Int(bounded: $0) } ?? HiddenFields.version
    kind = values["KIND"]
    trip = values["TRIP"]
    modifiedAt = values["MODIFIED"].flatMap { Timestamp($0) }
    place = values["PLACE"]
    sum = values["SUM"].flatMap { ContentDigest($0) }
    displayed = values["SHOWN"].flatMap { FieldDigests($0) }
    data = HiddenFields.data(values)
    notes = VersionNotes(
      author: values["BY"].flatMap(Base64URL.decoded).flatMap { String(validating: $0, as: UTF8.self) },
      stamps: values["STAMPS"], replaced: values["REPLACED"])
  }

  private static func data(_ values: [String: String]) -> [UInt8]? {
    let more = sequence(first: 2) { $0 + 1 }.lazy.map { values["DATA\($0)"] }.prefix { $0 != nil }
    return values["DATA"].flatMap { Base64URL.decoded($0 + more.compactMap(\.self).joined()) }
  }

  /// Data too long for one property continue in further ones, numbered from 2.
  func properties(sortOrder: Double?) -> [CalendarProperty] {
    let text = (data.map(Base64URL.encoded) ?? "").utf8[...]
    let parts = stride(from: 0, to: text.count, by: HiddenFields.longestPart).map { start in
      Substring(text.dropFirst(start).prefix(HiddenFields.longestPart))
    }
    let fields: [(String, String?)] =
      [
        ("V", "\(version)"), ("KIND", kind), ("TRIP", trip), ("SORT", sortOrder.map { "\($0)" }),
        ("MODIFIED", modifiedAt.map { "\($0)" }), ("PLACE", place), ("SHOWN", displayed?.text),
      ] + parts.enumerated().map { ($0 == 0 ? "DATA" : "DATA\($0 + 1)", String($1)) } + [
        ("BY", notes.author.map { Base64URL.encoded(Array($0.utf8)) }), ("STAMPS", notes.stampsText),
        ("REPLACED", notes.replacedText), ("SUM", sum.map { "\($0)" }),
      ]
    return fields.compactMap { name, value in value.map { CalendarProperty(HiddenFields.prefix + name, value: $0) } }
  }
}
