import Base
import TripCore

/// The fields of an event that every calendar program shows and lets people edit.
///
/// Texts are stored without markup and repeated white space, because servers and programs wrap and trim what they
/// store.
struct VisibleFields: Equatable, Sendable {
  /// One of the visible fields.
  enum Field: Int, CaseIterable {
    case title, start, end, place, notes, link
  }

  var title: String
  /// The start; nil if the event has none that can be read.
  var start: EventTime?
  /// The end; nil without a start.
  var end: EventTime?
  var place: String
  var notes: String
  var link: String

  init(title: String, start: EventTime?, end: EventTime?, place: String, notes: String, link: String) {
    self.title = InertText.line(title)
    (self.start, self.end) = (start, end)
    self.place = InertText.line(place)
    self.notes = InertText.lines(notes)
    self.link = InertText.line(link)
  }

  /// The text by which a field is compared.
  func text(of field: Field) -> String {
    switch field {
    case .title: title
    case .start: start?.mark ?? ""
    case .end: end?.mark ?? ""
    case .place: place
    case .notes: notes
    case .link: link
    }
  }

  /// The texts of all fields as one, for a digest.
  var text: String { Field.allCases.map { text(of: $0) }.joined(separator: "\u{1}") }
}

// MARK: Marks

/// Digests of the fields as they were written. A field that no longer has its digest was edited.
///
/// Fields are compared with what was written earlier, not with what would be written now. So a field does not count as
/// edited because the event's day has a new date, or because another version of the program uses other words.
struct FieldDigests: Equatable, Sendable {
  private let marks: [String]

  /// The marks of an event without any field.
  static let none = FieldDigests(of: VisibleFields(title: "", start: nil, end: nil, place: "", notes: "", link: ""))

  init(of face: VisibleFields) { marks = VisibleFields.Field.allCases.map { Self.mark(face.text(of: $0)) } }

  /// Reads what ``text`` wrote; nil for any other text.
  init?(_ text: String) {
    let marks = text.split(separator: ".").map(String.init)
    guard marks.count == VisibleFields.Field.allCases.count else { return nil }
    self.marks = marks
  }

  /// Eight hexadecimal digits for each field, separated by dots.
  var text: String { marks.joined(separator: ".") }

  /// The fields that have changed since they were written.
  func edited(in face: VisibleFields) -> Set<VisibleFields.Field> {
    Set(VisibleFields.Field.allCases.filter { Self.mark(face.text(of: $0)) != marks[$0.rawValue] })
  }

  private static func mark(_ text: String) -> String { String(Fingerprint.text(of: Array(text.utf8)).prefix(8)) }
}

// MARK: Properties

extension VisibleFields {
  /// Reads the visible fields of an event. An event without an end gets one from its duration, or lasts all day.
  init(_ event: CalendarEvent, _ zones: CalendarZones) {
    let span = event.start.map { EventTime.span(from: $0, to: event.end(from: $0), zones) }
    self.init(
      title: event.property("SUMMARY")?.text ?? "", start: span?.start, end: span?.end,
      place: event.property("LOCATION")?.text ?? "", notes: event.property("DESCRIPTION")?.text ?? "",
      link: event.property("URL")?.value ?? "")
  }

  /// The fields as properties. The summary and both times are always included, because some servers refuse events
  /// without them.
  ///
  /// - Parameters:
  ///   - old: The event that they replace.
  ///   - kept: The fields in which the old event stays as it is.
  func properties(over old: FoundEvent?, keeping kept: Set<Field>) -> [CalendarProperty] {
    var properties: [CalendarProperty] = []
    if !kept.contains(.title) { properties.append(CalendarProperty("SUMMARY", text: title)) }
    if !kept.contains(.start), let start {
      properties.append(start.property("DTSTART", over: old?.event.property("DTSTART"), old?.zones))
    }
    if !kept.contains(.end), let end {
      let written = old?.event.property("DTEND") ?? old?.event.property("DTSTART")
      properties.append(end.property("DTEND", over: written, old?.zones))
    }
    if !kept.contains(.place), !place.isEmpty { properties.append(CalendarProperty("LOCATION", text: place)) }
    if !kept.contains(.notes), !notes.isEmpty { properties.append(CalendarProperty("DESCRIPTION", text: notes)) }
    if !kept.contains(.link), !link.isEmpty { properties.append(CalendarProperty("URL", value: link)) }
    return properties
  }
}
