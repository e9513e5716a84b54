import Making
import TestSupport

/// Rows of tables, also of those that this program writes.
struct TableImportTests {
  @Test func `a table that is too long is read up to a limit`() throws {
    let found = try ImportReader.read(
      Array(("Title,Date\n" + String(repeating: ",\n", count: 20_000) + "Dinner,").utf8))
    expect(found.items.count, 0)
    expect(found.remarks, ["the file has too many entries: the rest is skipped"])
  }

  @Test func `columns are known by their names`() throws {
    let file = """
      Date;Time;Name;Kind;Place;Lat;Lon;Notes;URL
      2026-07-04;7:30 PM;Supper;restaurant;Lou's;41.9;-87.6;"cash; only";https://example.com
      07/05/2026;;Museum;;;;;;
      Jul 6;14:00;Tour;;;;;;
      2026-08-01;;Later;;;;;;
      ;;Sometime;;;;;;
      """
    try expect(Imports.added(file), ["2 19:30 Supper", "3 Museum", "4 14:00 Tour"])
    let plan = try Imports.plan(file)
    #expect((plan.outside, plan.undated) == (1, 1))
    let supper = plan.additions[0].item.content
    #expect(supper.category == .restaurant && supper.notes == "cash; only" && supper.url == "https://example.com")
    expect(supper.location, CustomItem.Location(name: "Lou's", latitude: 41.9, longitude: -87.6))
  }

  @Test(arguments: [
    "Title;Date;Latitude;Longitude\nMuseum;2026-07-04;40,7794;-73,9632\n",
    "sep=;\nTitle;Date;Lat;Lon\nMuseum;2026-07-04;40.7794;-73.9632\n",
    "Title;Date;Coordinates\nMuseum;2026-07-04;40,7794 -73,9632\n",
    "Title,Date,Coordinates\nMuseum,2026-07-04,\"40.7794, -73.9632\"\n",
  ])
  func `coordinates have points or commas`(file: String) throws {
    expect(try Imports.item(file)?.location, CustomItem.Location(latitude: 40.7794, longitude: -73.9632))
    try expect(Imports.plan(file.replacing("40", with: "x")).remarks, ["one row has unreadable coordinates"])
  }

  @Test func `of two dates that may be meant the one within the trip is`() throws {
    try expect(Imports.added("date,title\n5/7/2026,A\n7/5/2026,B\n5/7,C\n"), ["3 A", "3 B", "3 C"])
  }

  @Test func `a day by its number`() throws {
    try expect(Imports.added("day,time,title\n2,9:15,A\n9,,B\n0,,C\n,,D\n"), ["2 09:15 A"])
    try expect(Imports.added("title\nA\nB\n", undatedOn: 3), ["3 A", "3 B"])
  }

  @Test func `a time after its date, and the fields of a booking`() throws {
    let file =
      "Date,Start,End,Title,Kind,Reference,Phone,Cost,Currency,Nights,Done\n"
      + "2026-07-04,2026-07-04 09:00,2026-07-04 10:30,Inn,Hotel,HX4,'+1 312,\"258,00\",EUR,2,yes\n"
    try expect(Imports.added(file), ["2 09:00 Inn"])
    let inn = try #require(try Imports.item(file))
    expect([inn.reference, inn.phone, inn.cost?.description], ["HX4", "+1 312", "258.00 EUR"])
    #expect(inn.nights == 2 && inn.isDone && inn.durationMinutes == 90)
  }

  @Test func `rows of an export of this program`() throws {
    let file = """
      \u{FEFF}Day,Date,Time,Zone,Kind,Title,Details,Place,Latitude,Longitude,Notes,Link,Problems,ID\r
      1,2026-07-03,1:20 PM,CDT,Game,Guests @ Chicago,MLB,Chicago Park,,,,,,@Chicago\r
      1,2026-07-03,,,Activity,Dinner,,,,,,,,Dinner\r
      2,2026-07-04,8:00 AM,CDT,Restaurant,'=Pancakes,,,,,,,,other\r

      """
    let plan = try Imports.plan(file)
    #expect((plan.rowsOfTrips, plan.known) == (1, 1))
    try expect(Imports.added(file), ["2 08:00 =Pancakes"])
  }

  @Test(arguments: ["a,b\n1,2\n", "just text\n", "%PDF-1.7\n", "PK\u{3}\u{4}x", "", "  \n"])
  func `what is no table is refused in a sentence`(file: String) {
    let refusal = #expect(throws: ImportRefusal.self) { try ImportReader.read(Array(file.utf8)) }
    expect(refusal?.description.isEmpty, false)
  }
}
