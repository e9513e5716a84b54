import Itinerary

/// The fields of an event that every calendar program shows and lets people edit. Texts are stored without repeated
/// white space, because servers and programs wrap and trim what they store.
struct VisibleFields: Equatable, Sendable {
  enum Field: String, CaseIterable {
    case title = "SUMMARY"
    case start = "DTSTART"
    case end = "DTEND"
    case place = "LOCATION"
    case notes = "DESCRIPTION"
    case link = "URL"
  }

  var start: RawTime?
  var end: RawTime?
  private let texts: [Field: String]

  init(
    title: String = "", start: RawTime? = nil, end: RawTime? = nil, place: String = "", notes: String = "",
    link: String = ""
  ) {
    (self.start, self.end) = (start, end)
    texts = [
      .title: InertText.line(title), .place: InertText.line(place), .notes: InertText.lines(notes),
      .link: InertText.line(link),
    ]
  }

  subscript(field: Field) -> String {
    switch field {
    case .start: start?.mark ?? ""
    case .end: end?.mark ?? ""
    default: texts[field] ?? ""
    }
  }

  var text: String { Field.allCases.map { self[$0] }.joined(separator: "\u{1}") }
}

/// Digests of the fields as they were written. A field does not count as edited because the event's day has a new date,
/// or because another version of the program uses other words.
struct FieldDigests: Equatable, Sendable {
  private let marks: [String]

  static let none = FieldDigests(of: VisibleFields())

  init(of visibleFields: VisibleFields) { marks = VisibleFields.Field.allCases.map { Self.mark(visibleFields[$0]) } }

  init?(_ text: String) {
    let marks = text.split(separator: ".").map(String.init)
    guard marks.count == VisibleFields.Field.allCases.count else { return nil }
    self.marks = marks
  }

  /// Eight hexadecimal digits for each field, separated by dots.
  var text: String { marks.joined(separator: ".") }

  func edited(in visibleFields: VisibleFields) -> Set<VisibleFields.Field> {
    Set(zip(VisibleFields.Field.allCases, marks).filter { Self.mark(visibleFields[$0]) != $1 }.map(\.0))
  }

  private static func mark(_ text: String) -> String { String(Fingerprint.text(of: Array(text.utf8)).prefix(8)) }
}

extension VisibleFields {
  /// An event without an end gets one from its duration, or lasts all day.
  init(_ event: CalendarEvent, _ zones: CalendarZones) {
    let span = event.start.map { zones.span(from: $0, to: event.end(from: $0)) }
    self.init(
      title: event.property("SUMMARY")?.text ?? "", start: span?.start, end: span?.end,
      place: event.property("LOCATION")?.text ?? "", notes: event.property("DESCRIPTION")?.text ?? "",
      link: event.property("URL")?.value ?? "")
  }

  /// The summary and both times are always included, because some servers refuse events without them.
  func properties(over old: FoundEvent?, keeping retained: Set<Field>) -> [CalendarProperty] {
    Field.allCases.filter { !retained.contains($0) }.compactMap { field in
      let written = old?.event.property(field.rawValue)
      switch field {
      case .title: return CalendarProperty(field.rawValue, text: self[field])
      case .start: return start?.property(field.rawValue, over: written, old?.zones)
      case .end: return end?.property(field.rawValue, over: written ?? old?.event.property("DTSTART"), old?.zones)
      case .place, .notes: return self[field].nonEmpty.map { CalendarProperty(field.rawValue, text: $0) }
      case .link: return self[field].nonEmpty.map { CalendarProperty(field.rawValue, value: $0) }
      }
    }
  }
}
