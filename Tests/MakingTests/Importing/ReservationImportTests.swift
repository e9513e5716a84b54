import Itinerary
import Making
import TestSupport
import Testing

/// Reservations as `kitinerary-extractor` prints them, and as mails hold them.
struct ReservationImportTests {
  private let hotel = """
    [{"@context": "http://schema.org", "@type": "LodgingReservation", "checkinTime": "2026-07-03T15:00:00",
      "checkoutTime": "2026-07-05T11:00:00", "reservationNumber": "ABC123", "reservationFor": {
        "@type": "LodgingBusiness", "name": "Palmer House", "telephone": "+1 312 555 0100",
        "address": {"@type": "PostalAddress", "streetAddress": "17 E Monroe St", "addressLocality": "Chicago"},
        "geo": {"@type": "GeoCoordinates", "latitude": 41.8807, "longitude": -87.6268}}}]
    """

  @Test func `reads a hotel`() throws {
    let item = try #require(try Imports.item(hotel))
    try expect(Imports.added(hotel), ["1 15:00 Palmer House"])
    #expect(item.category == .hotel && item.durationMinutes == nil)
    expect(item.location?.name, "Palmer House, 17 E Monroe St, Chicago")
    expect(item.location?.latitude, 41.8807)
    expect(item.notes, "Check-out Sun, Jul 5, 11:00 AM")
    expect([item.reference, item.phone], ["ABC123", "+1 312 555 0100"])
    expect(item.nightCount, 2)
    let typed = hotel.replacing(
      "\"@type\": \"LodgingReservation\"", with: "\"@type\": [\"Reservation\", \"LodgingReservation\"]")
    try expect(Imports.added(typed), ["1 15:00 Palmer House"])
  }

  @Test func `a changed reservation updates its row, the note about its end too`() throws {
    let trip = try Imports.applying(Imports.plan(hotel), to: Imports.trip)
    let changed = hotel.replacing("2026-07-05T11:00", with: "2026-07-06T10:00").replacing("0100", with: "0199")
    let plan = try Imports.plan(changed, into: trip)
    let stay = try #require(plan.changes.first?.content)
    expect([stay.phone, stay.notes], ["+1 312 555 0199", "Check-out Mon, Jul 6, 10:00 AM"])
    expect(stay.nights, 3)
    try expect(Imports.plan(hotel, into: trip).known, 1)
  }

  @Test func `each end of a flight in UTC has its own clock`() throws {
    let file = """
      {"@type": "FlightReservation", "reservationFor": {"@type": "Flight", "flightNumber": "31",
        "departureAirport": {"iataCode": "ORD", "geo": {"latitude": 41.98, "longitude": -87.9}},
        "arrivalAirport": {"iataCode": "PHX", "geo": {"latitude": 33.43, "longitude": -112.01}},
        "departureTime": "2026-07-04T13:00:00Z", "arrivalTime": "2026-07-04T16:30:00Z"}}
      """
    try expect(Imports.added(file), ["2 08:00 31 ORD → PHX"])
    try expect(Imports.item(file)?.notes, "Arrives 9:30 AM")
  }

  @Test func `reads lists of flights and of travelers`() throws {
    func flight(_ number: String, _ day: Int) -> String {
      "{\"@type\": \"Flight\", \"flightNumber\": \"\(number)\", \"departureTime\": \"2026-07-0\(day)T10:00:00-05:00\"}"
    }
    func reservation(_ subject: String, _ seat: String) -> String {
      "{\"@type\": \"FlightReservation\", \"reservationNumber\": \"X\", \"reservationFor\": \(subject), "
        + "\"reservedTicket\": {\"ticketedSeat\": {\"seatNumber\": \"\(seat)\"}}}"
    }
    let list = reservation("[\(flight("10", 4)), \(flight("20", 6))]", "1A")
    try expect(Imports.added(list), ["2 10:00 10", "4 10:00 20"])
    let two = "[\(reservation(flight("10", 4), "12A")), \(reservation(flight("10", 4), "12B"))]"
    try expect(Imports.item(two)?.notes, "Seat: 12A\nSeat: 12B")
    let seats = two.replacing(
      "\"reservedTicket\": {\"ticketedSeat\": {\"seatNumber\": \"12A\"}}", with: "\"airplaneSeat\": \"12A\"")
    try expect(Imports.item(seats)?.notes, "Seat: 12A\nSeat: 12B")
    let listed = two.replacing(
      "{\"seatNumber\": \"12A\"}", with: "[{\"seatNumber\": \"12A\"}, {\"seatNumber\": \"12C\"}]")
    try expect(Imports.item(listed)?.notes, "Seat: 12A\nSeat: 12C\nSeat: 12B")
  }

  @Test func `a flight uses the clocks of both airports`() throws {
    let file = """
      {"@type": "FlightReservation", "reservationNumber": "XYZ", "reservationFor": {"@type": "Flight",
        "flightNumber": "1234", "airline": {"@type": "Airline", "iataCode": "AA", "name": "American"},
        "departureAirport": {"iataCode": "ORD", "name": "O'Hare", "geo": {"latitude": 41.98, "longitude": -87.9}},
        "arrivalAirport": {"iataCode": "YQG"},
        "departureTime": {"@type": "QDateTime", "@value": "2026-07-05T09:20:00-05:00", "timezone": "America/Chicago"},
        "arrivalTime": {"@type": "QDateTime", "@value": "2026-07-05T12:40:00-04:00", "timezone": "America/Detroit"}},
       "reservedTicket": {"@type": "Ticket", "ticketedSeat": {"@type": "Seat", "seatNumber": "12A"}}}
      """
    let item = try #require(try Imports.item(file))
    try expect(Imports.added(file), ["3 09:20 AA 1234 ORD → YQG"])
    #expect((item.icon, item.durationMinutes) == ("✈", nil))
    expect(item.notes, "Arrives 12:40 PM\nSeat: 12A")
    expect(item.location?.name, "O'Hare")
  }

  @Test func `reads a train, a table, a ticket and a car`() throws {
    let file = """
      {"@graph": [
        {"@type": "TrainReservation", "reservationFor": {"trainNumber": "Wolverine 350", "departureTime":
          "2026-07-04T07:20:00-05:00", "departureStation": {"name": "Chicago Union Station"},
          "arrivalStation": {"name": "Detroit"}}},
        {"@type": "FoodEstablishmentReservation", "startTime": "2026-07-04T19:00:00", "partySize": 4,
          "reservationFor": {"@type": "FoodEstablishment", "name": "Lou's", "address": "1 Main St"}},
        {"@type": "EventReservation", "reservationNumber": "7", "reservationFor": {"@type": "Event", "name":
          "Blues night", "startDate": "2026-07-04T21:00:00-05:00", "location": {"name": "Green Mill"}},
          "reservationStatus": "http://schema.org/ReservationConfirmed"},
        {"@type": "RentalCarReservation", "pickupTime": "2026-07-04T06:00:00", "pickupLocation": {"name": "Depot"}},
        {"@type": "EventReservation", "reservationFor": {"name": "Off", "startDate": "2026-07-04"},
          "reservationStatus": "http://schema.org/ReservationCancelled"},
        {"@type": "Person", "name": "Ann"}]}
      """
    let plan = try Imports.plan(file)
    try expect(Imports.added(file), ["2 06:00 Rental car", "2 19:00 Lou's", "2 21:00 Blues night"])
    expect(plan.bookings.map(\.title), ["Chicago → Detroit · departs 7:20 AM · Train · Wolverine 350"])
    expect(plan.additions.map(\.item.content.category), [.activity, .restaurant, .activity])
    expect(plan.additions[1].item.content.notes, "Table for: 4")
    expect(plan.cancelled, 1)
  }

  @Test func `travelers with bookings of their own share a leg`() throws {
    func train(_ number: String, _ seat: String) -> String {
      """
      {"@type": "TrainReservation", "reservationNumber": "\(number)",
        "reservedTicket": {"ticketedSeat": {"seatNumber": "\(seat)"}}, "reservationFor": {"@type": "TrainTrip",
        "trainNumber": "350", "departureStation": {"name": "Chicago"}, "arrivalStation": {"name": "Detroit"},
        "departureTime": "2026-07-05T09:00:00-05:00", "arrivalTime": "2026-07-05T16:00:00-04:00"}}
      """
    }
    var trip = Imports.trip
    for (file, reference, seat, known) in [
      ("[\(train("A1", "1")), \(train("B2", "2"))]", "A1, B2", "1, 2", 0),
      (train("C3", "3"), "A1, B2, C3", "1, 2, 3", 0),
      (train("A1", "1"), "A1, B2, C3", "1, 2, 3", 1),
    ] {
      let plan = try Imports.plan(file, into: trip)
      expect(plan.known, known)
      trip = try Imports.applying(plan, to: trip)
      let leg = trip.itinerary.items.lazy.compactMap(\.leg).first
      expect(leg?.reference, reference)
      expect(leg?.seat, seat)
    }
  }

  @Test(arguments: ["{}", "[]", "[{\"@type\": \"Person\"}]", "[1, null, \"x\"]"])
  func `JSON without reservations is refused`(file: String) {
    #expect(throws: ImportRefusal.noReservations) { try ImportReader.read(Array(file.utf8)) }
  }

  @Test(arguments: ["{", "[{\"@type\": }]", "{\"a\": 1} x"]) func `broken JSON is refused`(file: String) {
    #expect(throws: ImportRefusal.unknownFormat) { try ImportReader.read(Array(file.utf8)) }
  }
}
