import ItineraryCore

/// A thing that a file of another program holds, before it has a day of a trip.
package struct FoundItem: Equatable, Sendable {
  /// The name of the thing within its source, by which it is known when the file is read again: the UID of an event, the number
  /// of a reservation.
  package var identity: String
  package var title: String
  package var category: CustomItem.Category
  package var icon: String?
  /// The moment at which it begins; nil for a place without one.
  package var start: FoundMoment?
  package var end: FoundMoment?
  /// The word for the end where that is no matter of how long it takes: `Arrives`, whose clock may be another.
  package var endLabel: String?
  /// The number of a day of the trip, if the file names days by number.
  package var day: Int?
  package var place: CustomItem.Location?
  package var url: String?
  /// The lines of the notes.
  package var notes: [String] = []
  package var isCancelled = false

  init(_ identity: String, title: String, category: CustomItem.Category? = nil) {
    let title = title.singleSpaced
    self.identity = identity
    self.title = title
    self.category = category ?? EntryVocabulary.category(of: title) ?? .activity
  }

  /// Adds text to the notes, line by line.
  ///
  /// - Parameter label: what stands before the first line: `Seat`.
  mutating func note(_ text: String?, label: String? = nil) {
    let lines = (text ?? "").lines.map(\.singleSpaced).filter { !$0.isEmpty }
    guard let first = lines.first else { return }
    let isNew = !notes.contains(first) && first != title
    if isNew { notes.append(label.map { "\($0): \(first)" } ?? first) }
    notes += lines.dropFirst()
  }

  /// Sets the place; coordinates that are none are left out, and so is a place without anything.
  mutating func stand(at name: String?, _ latitude: Double?, _ longitude: Double?) {
    var place = CustomItem.Location(name: name?.singleSpaced.nonEmpty)
    // Programs write zeros for what they do not know, and nobody stays in that sea.
    if let latitude, let longitude, CustomItem.Location.isOnEarth(latitude, longitude), latitude != 0 || longitude != 0
    {
      (place.latitude, place.longitude) = (latitude, longitude)
    }
    self.place = place == CustomItem.Location() ? nil : place
  }
}

/// A moment as a file writes it.
package struct FoundMoment: Equatable, Sendable {
  package enum Zone: Equatable, Sendable {
    /// The clock of the place, as reservations have it.
    case local
    /// An instant by an offset, `Z` as a rule.
    case offset(Int)
    /// The clock of a zone that the file names, which may be that of the place or of whoever wrote the file.
    case named(String)
  }

  /// The dates that may be meant, the likeliest first: `7/3/2026` is two, and `Jul 3` is one of any year.
  package var dates: [CivilDate]
  /// The seconds since midnight; nil if only a date is given.
  package var secondOfDay: Int?
  package var zone: Zone

  init(_ date: CivilDate, secondOfDay: Int? = nil, zone: Zone = .local) {
    (dates, self.secondOfDay, self.zone) = ([date], secondOfDay, zone)
  }
}

/// What a file holds.
package struct FoundItems: Equatable, Sendable {
  package var items: [FoundItem] = []
  /// What is passed over and why, in sentences.
  package var remarks: [String] = []
  /// The number of games and legs of an export of this program, which no file brings into a trip.
  package var rowsOfTrips = 0
}

/// The reasons why nothing is taken from a file, each a sentence without the name of the file.
package enum ImportRefusal: Error, Equatable, Sendable {
  case empty
  /// A file of no format that is read.
  case unknownFormat
  /// A packed KMZ, or another archive.
  case archive
  /// XML that ends early or whose tags do not match.
  case brokenXML(line: Int)
  /// XML that declares entities, by which a short file can grow without end.
  case declaresEntities(line: Int)
  /// XML of another kind than GPX and KML.
  case otherXML(String)
  /// JSON without a reservation.
  case noReservations
  /// A table whose first line names no column of titles.
  case noTitles
}

extension ImportRefusal: CustomStringConvertible {
  package var description: String {
    switch self {
    case .empty: "the file is empty"
    case .unknownFormat: "neither a calendar, GPX, KML, a table with a header nor reservations as JSON"
    case .archive: "an archive: unpack it first, a KMZ holds a KML"
    case .brokenXML(let line): "line \(line): the XML is broken here"
    case .declaresEntities(let line): "line \(line): XML that declares entities is not read"
    case .otherXML(let name): "neither GPX nor KML, but XML of the kind \(Excerpt.quoted(name))"
    case .noReservations: "JSON, but no reservations of schema.org"
    case .noTitles: "a table, but its first line names no column of titles"
    }
  }
}
