import Itinerary
import ScheduleTestSupport
import Testing

/// Names of schools with something behind or before them that makes another school of them.
struct SchoolNameTests {
  private static let others = ["Kansas,Baylor", "Duke,Virginia", "Houston,Kansas", "Arizona,Houston"]

  @Test(arguments: [
    "Trinity (Texas)", "Westminster (Utah)", "Wheaton (Ill.)", "Trinity (Conn.)", "Indiana (PA)", "California (Pa.)",
    "Northwestern (Minn.)", "Northwestern (IA)", "St. John's (Minn.)", "St. Thomas (FL)", "Saint Mary's (MN)",
    "Notre Dame (OH)", "Xavier (LA)", "Loyola (New Orleans)", "Miami (Texas)", "Kentucky State", "Albany State",
    "Minnesota State", "Virginia State", "West Virginia State", "San Francisco State", "Missouri-St. Louis",
    "Penn State Behrend", "Montana State Billings", "Colorado State Pueblo", "Cal Poly Pomona", "Cal Poly Humboldt",
    "Penn State Altoona", "West Texas A&M", "Texas A&M Kingsville", "Northwestern Oklahoma State", "Purdue Northwest",
    "Iowa City", "Cal Poly Pomona Broncos", "Penn State Behrend Lions",
  ])
  func `another school than the famous one is unknown and reported`(_ name: String) throws {
    for schedule in try schedules(with: name) {
      let game = schedule.games.first { $0.day == CivilDate("2026-01-10") }
      #expect(game?.homeTeam == nil && game?.game.home == name, "\(game?.game.home ?? "none")")
      #expect(game?.game.away == "Kansas Jayhawks")
      #expect(schedule.findings.contains(.team(.unknown(name))))
    }
  }

  @Test(arguments: [
    ("Miami (OH)", "Miami (OH) RedHawks"), ("Miami (Ohio)", "Miami (OH) RedHawks"),
    ("Miami-Ohio", "Miami (OH) RedHawks"), ("Miami (FL)", "Miami Hurricanes"), ("Miami (Fla.)", "Miami Hurricanes"),
    ("Kentucky", "Kentucky Wildcats"), ("Kentucky Wildcats", "Kentucky Wildcats"),
    ("Xavier (Ohio)", "Xavier Musketeers"),
    ("Penn State", "Penn State Nittany Lions"), ("Penn State Nittany Lions", "Penn State Nittany Lions"),
    ("St. Thomas (MN)", "St. Thomas Tommies"), ("St. John's (NY)", "St. John's Red Storm"),
    ("Saint Mary's (CA)", "Saint Mary's Gaels"), ("Loyola (MD)", "Loyola Maryland Greyhounds"),
    ("Missouri State", "Missouri State Bears"), ("Cal Poly", "Cal Poly Mustangs"), ("Indiana (IN)", "Indiana Hoosiers"),
  ])
  func `a school with its own state is known`(_ name: String, _ team: String) throws {
    for schedule in try schedules(with: name) {
      #expect(schedule.games.first { $0.day == CivilDate("2026-01-10") }?.game.home == team)
    }
  }

  @Test(arguments: [
    ("#12 Kansas at Penn State Homecoming", "Penn State Nittany Lions"),
    ("Kansas at Duke University", "Duke Blue Devils"),
    ("Kansas at (4) Penn State (ESPN)", "Penn State Nittany Lions"),
    ("Kansas at Penn State Wrestling", "Penn State Nittany Lions"), ("Kansas at Duke | ACCN", "Duke Blue Devils"),
  ])
  func `ignores text without a school`(_ summary: String, _ team: String) throws {
    let rows = Self.others.map { "2026-01-03," + $0.split(separator: ",").joined(separator: " vs ") }
    let table = (["date,subject"] + rows + ["2026-01-10,\"\(summary)\"", ""]).joined(separator: "\n")
    #expect(try read(table).games.last?.game.home == team)
  }

  @Test(arguments: ["Cal Poly Pomona Broncos", "Kentucky State Athletics", "Northwestern (Iowa) Schedule"])
  func `a calendar of another school is not that of the famous one`(_ title: String) throws {
    let lines = ["X-WR-CALNAME:\(title)", "BEGIN:VEVENT", "UID:1", "DTSTART:20260103T180000Z", "SUMMARY:at Baylor"]
    let text = calendar(["DTSTART:20260110T180000Z", "SUMMARY:vs Houston"], before: lines + ["END:VEVENT"])
    #expect(throws: ScheduleRefusal.noClub(entries: 2)) { try read(text) }
  }

  /// Returns a table of summaries and one of two columns of teams, with Kansas at the school.
  private func schedules(with name: String) throws -> [Schedule] {
    let columns = Self.others.map { "2026-01-03,\($0)" } + ["2026-01-10,\(name),Kansas"]
    let summaries =
      Self.others.map { "2026-01-03," + $0.split(separator: ",").joined(separator: " vs ") }
      + ["2026-01-10,Kansas at \(name)"]
    return [
      try read((["date,home,away"] + columns + [""]).joined(separator: "\n")),
      try read((["date,subject"] + summaries + [""]).joined(separator: "\n")),
    ]
  }
}
