import ScheduleTestSupport
import Schedules
import TestSupport
import Testing

struct ScheduleRefusalTests {
  @Test(arguments: [
    ("", ScheduleRefusal.empty), (" \r\n\t ", .empty), ("<!DOCTYPE html><html></html>", .otherFormat(.webPage)),
    (
      "<html><body><pre>\nBEGIN:VCALENDAR\nBEGIN:VEVENT\nDTSTART:20260703\nSUMMARY:Cardinals at Cubs\nEND:VEVENT\n</pre>",
      .otherFormat(.webPage)
    ),
    ("{\"games\": []}", .otherFormat(.json)), ("%PDF-1.7 …", .otherFormat(.document)),
    ("PK\u{3}\u{4}\0\0", .otherFormat(.archive)),
    ("PK\u{3}\u{4}\0\0\u{6}\0[Content_Types].xml", .otherFormat(.workbook(".xlsx"))),
    ("PK\u{3}\u{4}\0\0mimetypeapplication/vnd.oasis.opendocument.spreadsheet", .otherFormat(.workbook(".ods"))),
    ("a\0b", .otherFormat(.binary)),
    ("lorem ipsum dolor sit amet", .noHeader), ("name,age\nAnn,7\n", .noHeader),
    ("date,price\n2026-07-03,7\n", .noHeader),
    ("date,event\n2026-07-03,Dentist\n2026-07-04,Lunch\n", .noGames(entries: 2)),
    (
      "BEGIN:VCALENDAR\nBEGIN:VEVENT\nDTSTART:20260703\nSUMMARY:Dentist\nEND:VEVENT\nEND:VCALENDAR",
      .noGames(entries: 1)
    ),
  ])
  func `what is no schedule is refused`(_ text: String, _ refusal: ScheduleRefusal) {
    #expect(throws: refusal) { try read(text) }
  }

  @Test func `refusals are sentences`() {
    expect(ScheduleRefusal.otherFormat(.webPage).description, "this is a web page, not a schedule (.ics or .csv)")
    expect(
      ScheduleRefusal.otherFormat(.workbook(".xlsx")).description,
      "this is a workbook (.xlsx), not a schedule (.ics or .csv): "
        + "open it in a spreadsheet, save it as “CSV UTF-8” and give that")
    expect(
      ScheduleRefusal.noGames(entries: 1).description, "no games: its only entry does not name two teams and a date")
    expect(
      ScheduleRefusal.noGames(entries: 7).description, "no games: none of its 7 entries names two teams and a date")
    expect(ScheduleRefusal.unknownZone("a\u{1B}b").description, "there is no time zone “a b”")
  }

  @Test func `many problems are counted not repeated`() throws {
    let rows = (0..<3000).map { "2026-07-03,Team \($0),Cubs,Nowhere \($0)\n" }.joined()
    let schedule = try read("date,away,home,venue\n2026-07-03,Cardinals,Cubs,\n" + rows)
    expect(schedule.games.count, 3001)
    expect(schedule.problems.count, 1001)
    expect(schedule.problems.last?.message.hasSuffix("further problems are not listed"), true)
  }
}
