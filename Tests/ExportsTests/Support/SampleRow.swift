import Itinerary

@testable import Exports

struct SampleRow {
  var kind: DocumentRow.Kind
  var title: String
  var clock = ""
  var zone: String?
  var status = ""
  var labels: [String] = []
  var place: String?
  var address = ""
  var notes: String?
  var link: String?
  var hint: [String] = []
  var isPlayed = true
  var towns: [String] = []
  var location: ItemLocation?

  init(_ kind: DocumentRow.Kind, title: String) { (self.kind, self.title) = (kind, title) }

  var row: DocumentRow {
    DocumentRow(
      id: ItemID("row"), kind: kind, isPlayed: isPlayed, clock: clock, zone: zone, status: status,
      title: title, labels: labels,
      place: place.map { TripDocument.RowPlace(name: $0, address: address, typed: $0) }, towns: towns, ends: nil,
      notes: notes, link: link, problems: hint, hint: hint, location: location, times: TimelineRow(),
      minutes: nil, distance: nil, booking: TripDocument.Booking(),
      modifiedAt: Timestamp(microseconds: 0))
  }
}

extension TripDocument {
  init(name: String, dates: String, counts: [String] = [], days: [DocumentDay]) {
    self.init(
      id: "trip", name: name, dates: dates, counts: counts, travel: [], changedAt: Timestamp(microseconds: 0),
      days: days, bookings: nil, separator: " · ", distance: .miles)
  }
}

extension DocumentDay {
  init(_ number: Int, longDate: String, _ rows: [SampleRow]) {
    self.init(
      number: number, label: "Day \(number)", date: CivilDate(dayNumber: number), title: "Day \(number) - \(longDate)",
      longDate: longDate, sum: "", costs: "", rows: rows.map(\.row), night: nil)
  }
}
