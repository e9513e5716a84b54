import Base
import Making
import TestSupport
import Testing
import TripCore

/// Events of calendars as items on their days.
struct CalendarImportTests {
  private func calendar(_ event: String) -> String { Imports.calendar(event) }

  @Test func `an event is an item with its time, its place and its text`() throws {
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

  @Test func `instants are told by the clock of where the trip is`() throws {
    let start = "DTSTART:20260705T003000Z\nSUMMARY:Late show"
    try expect(Imports.added(calendar("UID:a\n" + start)), ["2 19:30 Late show"])
    try expect(Imports.added(calendar("UID:a\nGEO:40.7;-74.0\n" + start)), ["2 20:30 Late show"])
    // A calendar kept at home has the clock of home.
    try expect(
      Imports.added(calendar("UID:a\nDTSTART;TZID=America/New_York:20260704T203000\nSUMMARY:Show")), ["2 19:30 Show"])
    try expect(Imports.added(calendar("UID:a\nDTSTART;TZID=Nowhere:20260704T203000\nSUMMARY:Show")), ["2 20:30 Show"])
    try expect(Imports.added(calendar("UID:a\nDTSTART:20260704T203000\nSUMMARY:Show")), ["2 20:30 Show"])
  }

  @Test func `the clock of a day with a leg changes when the leg arrives`() throws {
    // It leaves at nine, and arrives at half past two by the clock of Detroit.
    func show(at time: String) throws -> [String] {
      try Imports.added(calendar("UID:a\nDTSTART:20260705T\(time)00Z\nSUMMARY:Show"))
    }
    #expect(try show(at: "1200") == ["3 07:00 Show"])
    #expect(try show(at: "1800") == ["3 13:00 Show"])
    #expect(try show(at: "1900") == ["3 15:00 Show"])
  }

  @Test func `whole days have no time, and say until when`() throws {
    let file = calendar("UID:a\nDTSTART;VALUE=DATE:20260704\nDTEND;VALUE=DATE:20260706\nSUMMARY:Hotel")
    try expect(Imports.added(file), ["2 Hotel"])
    try expect(Imports.item(file)?.notes, "Until Sun, Jul 5")
    try expect(Imports.item(file)?.category, .hotel)
    let one = calendar("UID:a\nDTSTART;VALUE=DATE:20260704\nDTEND;VALUE=DATE:20260705\nSUMMARY:Hotel")
    #expect(try Imports.item(one)?.notes == nil)
    let before = calendar("UID:a\nDTSTART;VALUE=DATE:20260630\nDTEND;VALUE=DATE:20260706\nSUMMARY:Hotel")
    try expect(Imports.added(before), ["1 Hotel"])
  }

  @Test func `lines of a booking fill its fields`() throws {
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

  @Test func `what is outside the trip's dates is counted, and so is what is cancelled`() throws {
    let plan = try Imports.plan(
      Imports.calendar(
        "UID:a\nDTSTART:20260702T120000\nSUMMARY:Before", "UID:b\nDTSTART:20260707T120000\nSUMMARY:After",
        "UID:c\nDTSTART:20260704T120000\nSTATUS:CANCELLED\nSUMMARY:Off", "UID:d\nSUMMARY:Never",
        "UID:e\nDTSTART:20260704T120000\nSUMMARY:On"))
    #expect((plan.outside, plan.cancelled, plan.additions.count) == (2, 1, 1))
    expect(plan.remarks, ["one event has no readable date"])
  }

  @Test func `an event that repeats is on each of its days, a changed one once`() throws {
    let file = Imports.calendar(
      "UID:a\nDTSTART:20260701T080000\nRRULE:FREQ=DAILY\nEXDATE:20260705T080000\nSUMMARY:Breakfast",
      "UID:a\nRECURRENCE-ID:20260704T080000\nDTSTART:20260704T093000\nSUMMARY:Brunch")
    try expect(Imports.added(file), ["1 08:00 Breakfast", "2 09:30 Brunch", "4 08:00 Breakfast"])
    let odd = calendar("UID:a\nDTSTART:20260704T080000\nRRULE:FREQ=FORTNIGHTLY\nSUMMARY:Beep")
    try expect(Imports.added(odd), ["2 08:00 Beep"])
    try expect(Imports.plan(odd).remarks.count, 1)
  }

  @Test func `the dates of a series are instants, whatever zone names them`() throws {
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

  @Test func `a series of any age has its dates inside the trip`() throws {
    let call = "UID:a\nDTSTART:19920102T180000\nRRULE:FREQ=WEEKLY;BYDAY=SA\nSUMMARY:Call"
    let birthday = "UID:b\nDTSTART;VALUE=DATE:19360704\nRRULE:FREQ=YEARLY\nSUMMARY:Birthday"
    let plan = try Imports.plan(Imports.calendar(call, birthday))
    #expect(plan.outside == 0)
    try expect(Imports.added(Imports.calendar(call, birthday)), ["2 18:00 Call", "2 Birthday"])
  }

  @Test func `what was cancelled or replaced is no plan`() throws {
    let dinner = "UID:a\nDTSTART:20260704T190000\nSUMMARY:Dinner"
    try expect(Imports.added(calendar(dinner).replacing("VERSION:2.0", with: "METHOD:CANCEL")), [])
    let newer = dinner.replacing("T19", with: "T20") + "\nSEQUENCE:2"
    try expect(Imports.added(Imports.calendar(dinner, newer)), ["2 20:00 Dinner"])
  }

  @Test func `a zone is what the calendar defines, and an unknown one is reported`() throws {
    let definition =
      "BEGIN:VTIMEZONE\nTZID:Own\nBEGIN:STANDARD\nDTSTART:16010101T000000\nTZOFFSETFROM:-0700\nTZOFFSETTO:-0700\n"
      + "END:STANDARD\nEND:VTIMEZONE\n"
    let call = calendar("UID:a\nDTSTART;TZID=Own:20260704T120000\nSUMMARY:Call")
    try expect(Imports.added(call.replacing("VERSION:2.0\n", with: definition)), ["2 14:00 Call"])
    let unknown = try Imports.plan(call)
    expect(unknown.remarks, ["unknown time zone \"Own\": its times are read as local times"])
    try expect(
      Imports.added(
        calendar("UID:a\nDTSTART:20260704T120000\nSUMMARY:Call").replacing(
          "VERSION:2.0", with: "X-WR-TIMEZONE:Mountain Standard Time")), ["2 13:00 Call"])
  }

  @Test func `a length is that between two moments`() throws {
    let flight = "UID:a\nSUMMARY:Flight\nDTSTART;TZID=America/Chicago:20260704T100000\n"
    try expect(
      Imports.item(calendar(flight + "DTEND;TZID=America/New_York:20260704T113000"))?.durationMinutes, 30)
    try expect(Imports.item(calendar(flight + "DTEND:20260704T173000Z"))?.durationMinutes, 150)
  }

  @Test func `blocked time is no booking`() throws {
    let blocked = "UID:a\nSUMMARY:Airbnb (Not available)\nDTSTART;VALUE=DATE:20260704\nDTEND;VALUE=DATE:20260706"
    let plan = try Imports.plan(calendar(blocked))
    #expect(plan.additions.isEmpty)
    expect(plan.remarks, ["one event is blocked time, not a booking"])
  }

  @Test func `nights of a hotel are those of its event`() throws {
    for (start, end) in [
      ("DTSTART;VALUE=DATE:20260704", "DTEND;VALUE=DATE:20260706"),
      ("DTSTART:20260704T150000", "DTEND:20260706T110000"),
    ] {
      try expect(Imports.item(calendar("UID:a\nSUMMARY:Hotel\n\(start)\n\(end)"))?.nightCount, 2)
    }
  }

  @Test func `a booking that changed or was cancelled is a change`() throws {
    let booking = "UID:a\nSUMMARY:Dinner\nDTSTART:20260704T190000"
    let first = try Imports.plan(calendar(booking))
    let trip = try Imports.applying(first, to: Imports.trip)
    let id = try #require(first.additions.first?.item.id)
    let moved = try Imports.plan(calendar(booking.replacing("0704T19", with: "0705T20") + "\nSEQUENCE:1"), into: trip)
    expect(moved.additions.count, 0)
    expect(moved.known, 0)
    expect(moved.changes.first?.id, id)
    expect(moved.changes.first?.moved?.day, 3)
    expect(moved.changes.first?.moved?.content.time, ClockTime("20:00"))
    let off = try Imports.plan(calendar(booking + "\nSTATUS:CANCELLED"), into: trip)
    expect(off.changes.map(\.id), [id])
    #expect(off.changes.first?.moved == nil)
    let numbered = try Imports.plan(calendar(booking + "\nDESCRIPTION:PNR: X1\\nTel: 555"), into: trip)
    let content = numbered.changes.first?.moved?.content
    expect([content?.reference, content?.phone], ["X1", "555"])
    // The same again, or with other words, is none.
    let same = try Imports.plan(calendar(booking.replacing("Dinner", with: "Supper")), into: trip)
    #expect(same.changes.isEmpty && same.known == 1)
  }

  @Test func `an export of the trip itself brings nothing`() throws {
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
}
