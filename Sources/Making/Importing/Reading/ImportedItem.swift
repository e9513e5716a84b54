import Itinerary
import XML

/// An item found in a file of another program, before it is placed on a day of a trip.
@dynamicMemberLookup package struct ImportedItem: Equatable, Sendable {
  /// The identity in the source, such as the UID of an event, by which the item is recognized in a second reading.
  package var identity: String
  /// What the file says of the item itself, without its time, its place and its notes.
  var content: CustomItem
  package var start: FoundMoment?
  package var end: FoundMoment?
  /// The word for the end if the end does not determine a duration: `Arrives`, which may be in another zone.
  package var endLabel: String?
  /// The place of the end, which has a clock of its own; nil if it is that of the start.
  package var endPlace: CustomItem.Location?
  package var day: Int?
  package var place: CustomItem.Location?
  /// An amount without a currency, or one that cannot be read.
  package var amount: String?
  /// The duration in minutes, where the file says it rather than the end.
  package var minutes: Int?
  package var seat: String?
  package var isDone = false
  package var journey: ImportedJourney?
  package var isReservation = false
  package var notes: [String] = []
  package var isCancelled = false
  /// The ID of the series that the event belongs to; nil for a single event.
  package var series: String?

  init(_ identity: String, title: String, category: CustomItem.Category? = nil) {
    let title = title.singleSpaced
    self.identity = identity
    content = CustomItem(title: title, category: category ?? EntryVocabulary.category(of: title) ?? .activity)
  }

  package subscript<Value>(dynamicMember path: WritableKeyPath<CustomItem, Value>) -> Value {
    get { content[keyPath: path] }
    set { content[keyPath: path] = newValue }
  }

  /// Adds text to the notes, line by line, the first after a label such as `Seat`.
  mutating func addNote(_ text: String?, label: String? = nil) {
    let lines = (text ?? "").lines.map(\.singleSpaced).filter { !$0.isEmpty }
    guard let first = lines.first else { return }
    let isNew = !notes.contains(first) && first != content.title
    if isNew { notes.append(label.map { "\($0): \(first)" } ?? first) }
    notes += lines.dropFirst()
  }

  mutating func setPlace(at name: String?, _ latitude: Double?, _ longitude: Double?) {
    place = CustomItem.Location(found: name, latitude, longitude)
  }
}

extension CustomItem.Location {
  /// A place of a file without invalid coordinates; nil without name and coordinates.
  init?(found name: String?, _ latitude: Double?, _ longitude: Double?) {
    self.init(name: name?.singleSpaced.nonEmpty)
    // Some programs write zeros for unknown coordinates, and no trip leads to that place in the sea.
    if let latitude, let longitude, Self.isOnEarth(latitude, longitude), latitude != 0 || longitude != 0 {
      (self.latitude, self.longitude) = (latitude, longitude)
    }
    if self == CustomItem.Location() { return nil }
  }
}

/// A moment in the form in which a file gives it.
package struct FoundMoment: Equatable, Sendable {
  /// The possible dates, the most likely first: `7/3/2026` has two, and `Jul 3` has one for each year.
  package var dates: [CivilDate]
  /// The seconds since midnight; nil for a date without a time.
  package var secondOfDay: Int?
  /// The offset from UTC, in seconds, of the clock that the file means; nil for the local clock, as in reservations.
  package var offset: Int?
  /// Whether the file writes it in UTC, rather than by the clock of a zone.
  var isUTC = false

  /// The instant on one of the dates, in seconds since 1970-01-01T00:00:00Z; nil without a time, and for the local clock.
  func instant(on date: CivilDate) -> Int64? {
    guard let secondOfDay, let offset else { return nil }
    return Int64(date.dayNumber) * 86_400 + Int64(secondOfDay - offset)
  }
}

extension FoundMoment {
  /// - Parameter instant: The seconds since 1970-01-01T00:00:00Z; nil for a time by the local clock.
  init(_ time: RawTime, _ instant: Int64?) {
    self.init(
      dates: [time.date], secondOfDay: time.secondOfDay, offset: instant.map { Int(time.localSeconds - $0) },
      isUTC: time.zone == .offset(0))
  }
}

package struct ImportedItems: Equatable, Sendable {
  package var items: [ImportedItem] = []
  package var findings: [ImportFinding] = []
  package var columns: [ReadColumn] = []
  /// The number of games and legs exported by this program, which cannot be imported.
  package var rowsOfTrips = 0
  /// The zone that a calendar names for all of its events.
  var zone: String?
  private var budget = WorkBudget()

  package init() {}

  /// Numbers items that have no identity of their own and say the same: each is an item.
  mutating func tellApart() {
    var counts: [String: Int] = [:]
    for index in items.indices where !items[index].identity.hasPrefix("uid ") {
      let identity = items[index].identity
      counts[identity, default: 0] += 1
      if let count = counts[identity], count > 1 { items[index].identity = "\(identity) \(count)" }
    }
  }

  /// Takes room for one more entry of the file, which is skipped without room.
  mutating func hasRoomForAnother() -> Bool {
    if budget.room(for: 1) == 1 { return true }
    let finding = ImportFinding("the file has too many entries: the rest is skipped")
    if findings.last != finding { findings.append(finding) }
    return false
  }
}

/// The reasons why nothing is imported from a file, each a sentence without the name of the file.
package enum ImportRefusal: Error, Equatable, Sendable {
  case empty
  case unknownFormat
  /// An archive, such as a KMZ file.
  case archive
  /// A document from which KDE's extractor takes bookings: an email, a PDF, a pass, a web page.
  case document(String)
  /// A map that only names the address of another one.
  case networkLink
  case xml(XMLFailure)
  case noReservations
  case noTitles
  case noColumn(String)
}

extension ImportRefusal {
  package var reason: String {
    switch self {
    case .empty: "the file is empty"
    case .unknownFormat:
      "unsupported file: expected .ics, .gpx, .kml, .geojson, .csv with a header row, or .json reservations"
    case .document(let kind): "\(kind), which can't be imported directly"
    case .networkLink:
      "only points to a map at an address: export the map as KML without \"keep data up to date\""
    case .archive: "an archive: unpack it first (a KMZ file contains a KML file)"
    case .xml(.malformed(let line)): "line \(line): the XML is malformed"
    case .xml(.encoding(let name)): "XML in the encoding \(Excerpt.quoted(name)) is not supported: save it in UTF-8"
    case .xml(.otherDocument(let name)): "neither GPX nor KML, but XML of the kind \(Excerpt.quoted(name))"
    case .xml(.documentType): "XML with a document type is not supported, since it could declare entities"
    case .xml(.tooDeep): "the elements of the XML are nested too deep"
    case .xml(.tooManyElements): "the XML has too many elements"
    case .xml(.noMemory): "not enough memory to read the XML"
    case .noReservations: "JSON without schema.org reservations"
    case .noTitles: "a table without a title column in its header row"
    case .noColumn(let heading): "no column \(Excerpt.quoted(heading))"
    }
  }
}
