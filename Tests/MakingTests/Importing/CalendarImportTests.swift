import Itinerary
import Making
import TestSupport
import Testing

/// Events of calendars as items on their days.
struct CalendarImportTests {
  private func calendar(_ event: String) -> String { Imports.calendar(event) }

  @Test func `an event becomes an item with time, place and text`() throws {
    let item = try Imports.item(
      calendar(
        """
        UID:a@hotel.example
        DTSTART;TZID=America/Chicago:20260704T190000
        DTEND;TZID=America/Chicago:20260704T203000
        SUMMARY:Dinner\\, downtown
        LOCATION:Lou's\\, 1 Main St\\, Chicago
        GEO:41.88;-87.63
        DESCRIPTION:<p>Table for 4</p>Ask for &quot;Ann&quot;
        URL:https://example.com/x
        BEGIN:VALARM
        DESCRIPTION:no
        END:VALARM
        """))
    expect(item?.title, "Dinner, downtown")
    expect(item?.category, .restaurant)
    #expect(item?.time?.description == "19:00" && item?.durationMinutes == 90)
    expect(item?.location, CustomItem.Location(name: "Lou's, 1 Main St, Chicago", latitude: 41.88, longitude: -87.63))
    expect(item?.notes, "Table for 4\nAsk for \"Ann\"")
    #expect(item?.url == "https://example.com/x")
  }

  @Test func `instants are in the local time of the trip`() throws {
    let start = "DTSTART:20260705T003000Z\nSUMMARY:Late show"
    try expect(Imports.added(calendar("UID:a\n" + start)), ["2 19:30 Late show"])
    try expect(Imports.added(calendar("UID:a\nGEO:40.7;-74.0\n" + start)), ["2 20:30 Late show"])
    // A calendar kept at home has the clock of home.
    try expect(
      Imports.added(calendar("UID:a\nDTSTART;TZID=America/New_York:20260704T203000\nSUMMARY:Show")), ["2 19:30 Show"])
    try expect(Imports.added(calendar("UID:a\nDTSTART;TZID=Nowhere:20260704T203000\nSUMMARY:Show")), ["2 20:30 Show"])
    try expect(Imports.added(calendar("UID:a\nDTSTART:20260704T203000\nSUMMARY:Show")), ["2 20:30 Show"])
  }

  @Test func `on a day with a leg, the clock changes when the leg arrives`() throws {
    // It leaves at nine, and arrives at half past two by the clock of Detroit.
    func show(at time: String) throws -> [String] {
      try Imports.added(calendar("UID:a\nDTSTART:20260705T\(time)00Z\nSUMMARY:Show"))
    }
    #expect(try show(at: "1200") == ["3 07:00 Show"])
    #expect(try show(at: "1800") == ["3 13:00 Show"])
    #expect(try show(at: "1900") == ["3 15:00 Show"])
  }

  @Test func `all-day events have no time, but an end`() throws {
    let file = calendar("UID:a\nDTSTART;VALUE=DATE:20260704\nDTEND;VALUE=DATE:20260706\nSUMMARY:Hotel")
    try expect(Imports.added(file), ["2 Hotel"])
    try expect(Imports.item(file)?.notes, "Until Sun, Jul 5")
    try expect(Imports.item(file)?.category, .hotel)
    try expect(Imports.item(file)?.nightCount, 2)
    let timed = calendar("UID:a\nDTSTART:20260704T150000\nDTEND:20260706T110000\nSUMMARY:Hotel")
    try expect(Imports.item(timed)?.nightCount, 2)
    let one = calendar("UID:a\nDTSTART;VALUE=DATE:20260704\nDTEND;VALUE=DATE:20260705\nSUMMARY:Hotel")
    #expect(try Imports.item(one)?.notes == nil)
    let before = calendar("UID:a\nDTSTART;VALUE=DATE:20260630\nDTEND;VALUE=DATE:20260706\nSUMMARY:Hotel")
    try expect(Imports.added(before), ["1 Hotel"])
  }

  @Test func `lines of a booking text fill the fields`() throws {
    let stay = "UID:a\nDTSTART;VALUE=DATE:20260704\nSUMMARY:Hotel\nDESCRIPTION:"
    for (text, reference, phone, notes): (String, String?, String?, String?) in [
      ("Confirmation: HX4", "HX4", nil, nil),
      (
        "[Lodging]\\nReservation #: 118 20\\nTel: +1 312 555 0100\\nLate", "118 20", "+1 312 555 0100",
        "[Lodging]\nLate"
      ),
      ("Buchungsnummer: ABC", "ABC", nil, nil), ("Record locator #K7QX2M", "K7QX2M", nil, nil),
      ("Numéro de réservation : 77", "77", nil, nil),
      ("Reservation: ask for Ann", nil, nil, "Reservation: ask for Ann"),
      ("Confirmation: A1\\nReference: B2", "A1", nil, "Reference: B2"), ("Phone:", nil, nil, "Phone:"),
      ("See https://example.com/#1", nil, nil, "See https://example.com/#1"),
    ] {
      let item = try Imports.item(calendar(stay + text))
      expect([item?.reference, item?.phone, item?.notes], [reference, phone, notes], "\(text)")
    }
  }

  @Test func `counts items outside the trip's dates and cancelled ones`() throws {
    let plan = try Imports.plan(
      Imports.calendar(
        "UID:a\nDTSTART:20260702T120000\nSUMMARY:Before", "UID:b\nDTSTART:20260707T120000\nSUMMARY:After",
        "UID:c\nDTSTART:20260704T120000\nSTATUS:CANCELLED\nSUMMARY:Off", "UID:d\nSUMMARY:Never",
        "UID:e\nDTSTART:20260704T120000\nSUMMARY:On"))
    #expect((plan.outside, plan.cancelled, plan.additions.count) == (2, 1, 1))
    expect(plan.findings.map(\.description), ["one event has no readable date"])
  }

  @Test func `a recurring event is added on each date, and a changed date once`() throws {
    let file = Imports.calendar(
      "UID:a\nDTSTART:20260701T080000\nRRULE:FREQ=DAILY\nEXDATE:20260705T080000\nSUMMARY:Breakfast",
      "UID:a\nRECURRENCE-ID:20260704T080000\nDTSTART:20260704T093000\nSUMMARY:Brunch")
    try expect(Imports.added(file), ["1 08:00 Breakfast", "2 09:30 Brunch", "4 08:00 Breakfast"])
    let odd = calendar("UID:a\nDTSTART:20260704T080000\nRRULE:FREQ=FORTNIGHTLY\nSUMMARY:Beep")
    try expect(Imports.added(odd), ["2 08:00 Beep"])
    try expect(Imports.plan(odd).findings.map(\.description).count, 1)
  }

  @Test func `excluded and changed dates of a series are compared as instants`() throws {
    let series = "UID:a\nDTSTART;TZID=America/Chicago:20260703T220000\nSUMMARY:Walk\n"
    try expect(
      Imports.added(calendar(series + "RRULE:FREQ=DAILY;COUNT=3\nEXDATE:20260705T030000Z")),
      ["1 22:00 Walk", "3 23:00 Walk"])
    try expect(
      Imports.added(
        Imports.calendar(
          "UID:a\nRECURRENCE-ID:20260705T030000Z\nDTSTART;TZID=America/Chicago:20260704T113000\nSUMMARY:Swim",
          series + "RRULE:FREQ=DAILY;COUNT=2")), ["1 22:00 Walk", "2 11:30 Swim"])
    try expect(Imports.added(calendar(series + "RDATE:20260704T200000Z")), ["1 22:00 Walk", "2 15:00 Walk"])
    let berlin =
      "UID:a\nDTSTART;TZID=Europe/Berlin:20260703T203000\nSUMMARY:Call\nRRULE:FREQ=DAILY;UNTIL=20260704T183000Z"
    try expect(Imports.added(calendar(berlin)), ["1 13:30 Call", "2 13:30 Call"])
  }

  @Test func `a series that began long ago keeps its dates within the trip`() throws {
    let call = "UID:a\nDTSTART:19920102T180000\nRRULE:FREQ=WEEKLY;BYDAY=SA\nSUMMARY:Call"
    let birthday = "UID:b\nDTSTART;VALUE=DATE:19360704\nRRULE:FREQ=YEARLY\nSUMMARY:Birthday"
    let plan = try Imports.plan(Imports.calendar(call, birthday))
    #expect(plan.outside == 0)
    try expect(Imports.added(Imports.calendar(call, birthday)), ["2 18:00 Call", "2 Birthday"])
  }

  @Test func `skips cancelled and replaced events`() throws {
    let dinner = "UID:a\nDTSTART:20260704T190000\nSUMMARY:Dinner"
    try expect(Imports.added(calendar(dinner).replacing("VERSION:2.0", with: "METHOD:CANCEL")), [])
    let newer = dinner.replacing("T19", with: "T20") + "\nSEQUENCE:2"
    try expect(Imports.added(Imports.calendar(dinner, newer)), ["2 20:00 Dinner"])
  }

  @Test func `uses zones that the calendar defines, and reports unknown ones`() throws {
    let definition =
      "BEGIN:VTIMEZONE\nTZID:Own\nBEGIN:STANDARD\nDTSTART:16010101T000000\nTZOFFSETFROM:-0700\nTZOFFSETTO:-0700\n"
      + "END:STANDARD\nEND:VTIMEZONE\n"
    let call = calendar("UID:a\nDTSTART;TZID=Own:20260704T120000\nSUMMARY:Call")
    try expect(Imports.added(call.replacing("VERSION:2.0\n", with: definition)), ["2 14:00 Call"])
    let unknown = try Imports.plan(call)
    expect(unknown.findings.map(\.description), ["unknown time zone \"Own\": assuming local times"])
    try expect(
      Imports.added(
        calendar("UID:a\nDTSTART:20260704T120000\nSUMMARY:Call").replacing(
          "VERSION:2.0", with: "X-WR-TIMEZONE:Mountain Standard Time")), ["2 13:00 Call"])
  }

  @Test func `a time that the clocks of a defined zone skip has the offset before`() throws {
    let definition =
      "BEGIN:VTIMEZONE\nTZID:Own\nBEGIN:DAYLIGHT\nDTSTART:20260704T020000\nTZOFFSETFROM:-0700\nTZOFFSETTO:-0600\n"
      + "END:DAYLIGHT\nEND:VTIMEZONE\n"
    let call = calendar("UID:a\nDTSTART;TZID=Own:20260704T023000\nSUMMARY:Call")
    try expect(Imports.added(call.replacing("VERSION:2.0\n", with: definition)), ["2 04:30 Call"])
  }

  @Test func `a length is the time between two instants`() throws {
    let flight = "UID:a\nSUMMARY:Flight\nDTSTART;TZID=America/Chicago:20260704T100000\n"
    try expect(Imports.item(calendar(flight + "DTEND;TZID=America/New_York:20260704T113000"))?.durationMinutes, 30)
    try expect(Imports.item(calendar(flight + "DTEND:20260704T173000Z"))?.durationMinutes, 150)
  }

  @Test func `blocked time is not imported`() throws {
    let blocked = "UID:a\nSUMMARY:Airbnb (Not available)\nDTSTART;VALUE=DATE:20260704\nDTEND;VALUE=DATE:20260706"
    let plan = try Imports.plan(calendar(blocked))
    #expect(plan.additions.isEmpty)
    expect(plan.findings.map(\.description), ["one event is blocked time, not a booking"])
  }

  @Test func `a changed or cancelled booking is listed as a change`() throws {
    let booking = "UID:a\nSUMMARY:Dinner\nDTSTART:20260704T190000"
    let first = try Imports.plan(calendar(booking))
    let trip = try Imports.applying(first, to: Imports.trip)
    let id = try #require(first.additions.first?.item.id)
    let moved = try Imports.plan(calendar(booking.replacing("0704T19", with: "0705T20") + "\nSEQUENCE:1"), into: trip)
    expect(moved.additions.count, 0)
    expect(moved.known, 0)
    expect(moved.changes.first?.id, id)
    expect(moved.changes.first?.day, 3)
    expect(moved.changes.first?.content?.time, ClockTime("20:00"))
    let off = try Imports.plan(calendar(booking + "\nSTATUS:CANCELLED"), into: trip)
    expect(off.changes.map(\.id), [id])
    #expect(off.changes.first?.content == nil)
    let numbered = try Imports.plan(calendar(booking + "\nDESCRIPTION:PNR: X1\\nTel: 555"), into: trip)
    let content = numbered.changes.first?.content
    expect([content?.reference, content?.phone], ["X1", "555"])
    // The same again, or with other words, is not a change.
    let same = try Imports.plan(calendar(booking.replacing("Dinner", with: "Supper")), into: trip)
    #expect(same.changes.isEmpty && same.known == 1)
  }

  @Test func `an export of the trip itself adds nothing`() throws {
    let own = """
      BEGIN:VCALENDAR
      PRODID:-//Barnstorm//Barnstorm//EN
      BEGIN:VEVENT
      UID:trip-day-1
      DTSTART;VALUE=DATE:20260703
      SUMMARY:Day 1 · Test Swing
      END:VEVENT
      BEGIN:VEVENT
      UID:Dinner
      CATEGORIES:Activity
      DTSTART:20260703T230000Z
      SUMMARY:Dinner
      END:VEVENT
      BEGIN:VEVENT
      UID:@Chicago
      CATEGORIES:Game
      DTSTART:20260703T182000Z
      SUMMARY:Guests @ Chicago
      END:VEVENT
      END:VCALENDAR

      """
    let plan = try Imports.plan(own)
    #expect(plan.additions.isEmpty && plan.known == 1 && plan.rowsOfTrips == 1)
  }

  // MARK: TripIt and airlines

  /// Events in the form of TripIt's calendars, as public projects show it.
  private static let tripIt = Imports.calendar(
    """
    UID:c32a5eab@tripit.com
    DTSTART;VALUE=DATE:20260703
    DTEND;VALUE=DATE:20260707
    SUMMARY:Chicago\\, IL\\, July 2026
    DESCRIPTION:Ann Fan is in Chicago\\, IL from Jul 3 to Jul 6\\, 2026\\nView and/or edit details in TripIt : https://www.tripit.com/trip/show/id/1\\nTripIt - organize your travel at https://www.tripit.com\\n
    """,
    """
    UID:item-2@tripit.com
    DTSTART:20260705T160000Z
    DTEND:20260705T170000Z
    SUMMARY:Check-out: Palmer House
    DESCRIPTION:View and/or edit details in TripIt : https://www.tripit.com/trip/show/id/1\\n \\n\\n11:00 AM CDT\\n[Lodging] Depart Palmer House\\nCheck-Out: 11:00am\\nConfirmation # PH40871\\n \\n\\n \\nTripIt - organize your travel at https://www.tripit.com
    """,
    """
    UID:item-1@tripit.com
    DTSTART:20260703T200000Z
    DTEND:20260703T210000Z
    SUMMARY:Check-in: Palmer House
    LOCATION:17 E Monroe St\\, Chicago\\, IL
    GEO:41.8807;-87.6268
    DESCRIPTION:View and/or edit details in TripIt : https://www.tripit.com/trip/show/id/1\\n \\n\\n3:00 PM CDT\\n[Lodging] Arrive Palmer House\\nCheck-In: 3:00pm\\n17 E Monroe St\\, Chicago\\, IL\\n1-312-555-0100\\nConfirmation # PH40871\\nNonsmoking\\n \\n\\n \\nTripIt - organize your travel at https://www.tripit.com
    """,
    """
    UID:item-3@tripit.com
    DTSTART:20260705T152500Z
    DTEND:20260705T164000Z
    SUMMARY:WN1417 MDW to DTW
    LOCATION:Chicago (MDW)
    DESCRIPTION:View and/or edit details in TripIt : https://www.tripit.com/trip/show/id/1\\n \\n\\nSun\\, Jul 5\\n10:25 AM CDT\\n[Flight] MDW to DTW\\n \\n\\nSouthwest Airlines 1417\\, Terminal \\, Gate B4\\nConfirmation # K7QX2M\\nSeats: 14C\\n \\n\\n12:40 PM EDT\\nArrive Detroit (DTW)\\nTerminal \\, Gate \\n \\n\\nTripIt - organize your travel at https://www.tripit.com
    """)

  @Test func `TripIt's stays and flights fill the fields`() throws {
    let plan = try Imports.plan(Self.tripIt)
    expect(plan.findings.map(\.description), ["one event is a whole trip, not a booking"])
    try expect(Imports.added(Self.tripIt), ["1 15:00 Palmer House"])
    let stay = try #require(plan.additions.first?.item.content)
    expect(
      [stay.reference, stay.phone, stay.url], ["PH40871", "1-312-555-0100", "https://www.tripit.com/trip/show/id/1"])
    #expect(stay.category == .hotel && stay.nights == 2)
    expect(stay.notes, "Check-out Sun, Jul 5, 11:00 AM\nNonsmoking")
    expect(
      plan.bookings.map(\.title),
      [
        "Chicago → Detroit · departs 10:25 AM · 1h 15m · Flight · WN 1417 · arrives 12:40 PM · seat 14C · reference K7QX2M"
      ])
    // A trip without the leg gets an item.
    let alone = try Imports.plan(Self.tripIt, into: TripSketch.trip("Dinner | | | ")).additions.map(\.item.content)
    expect(alone.last?.title, "WN1417 MDW to DTW")
    expect(alone.last?.notes, "Gate B4\nSeats: 14C")
  }

  @Test func `an airline's event fills the leg, and keeps its other fields`() throws {
    let event =
      "UID:f\nDTSTART:20260705T152500Z\nDTEND:20260705T164000Z\nSUMMARY:Flight WN 1417 MDW - DTW\nDESCRIPTION:"
    var edited = EditedTrip(Imports.trip)
    for text in ["Confirmation number: K7QX2M\\nSeat: 14C\\nTotal: $148.20", "Total: $158.20"] {
      let plan = try Imports.plan(calendar(event + text), into: edited.trip)
      for edit in plan.bookings.flatMap(\.edits) { _ = try edited.apply(edit, at: edited.trip.modifiedAt) }
    }
    let leg = try #require(edited.trip.itinerary.items.compactMap(\.leg).first)
    expect([leg.reference, leg.seat, leg.carrier, leg.cost?.description], ["K7QX2M", "14C", "WN 1417", "158.20 USD"])
    expect(try Imports.plan(calendar(event + "Total: $158.20"), into: edited.trip).known, 1)
  }
}
