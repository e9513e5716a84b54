import Almanac
import ScheduleTestSupport
import TestSupport
import Testing

/// Answers to what a schedule leaves open.
@Suite struct ReadingSubjectTests {
  private static let answers: [ReadingSubject: String] = [
    .column("Anstoß"): "time", .city("Plain Ham"): "Bath, England", .league: "EFL", .zone: "Europe/London",
    .dateOrder: "day/month", .year: "2027", .club: "Hull City", .encoding: "Windows-1252",
  ]

  @Test(arguments: answers.keys) func `every subject has a key, and its answer is applied`(subject: ReadingSubject) {
    expect(ReadingSubject(key: subject.key), subject)
    var options = ScheduleOptions()
    guard let answer = Self.answers[subject] else { return }
    expect(options.take(answer, to: subject), true)
    expect(options.answers, [subject: answer])
    expect(options.take("", to: subject), [.city("Plain Ham"), .league, .zone, .club, .encoding].contains(subject))
  }

  @Test func `earlier answers do not replace new ones`() {
    var options = ScheduleOptions()
    options.take("home", to: .column("TEAM 1"))
    options.complete(with: [.column("Team 1"): "away", .league: "NHL"])
    expect(options.answers, [.column("TEAM 1"): "home", .league: "NHL"])
  }

  /// A file, the finding that asks, and the answer after which nothing is asked.
  @Test(arguments: [
    ("Date,Heim,Gast,Wann\n15.08.2026,Arsenal,Chelsea,15:30\n", ReadingSubject.column("Wann"), "time"),
    ("date,home,away,venue\n2026-08-15,Plain United,Fancy Rovers,Plain Ham\n", .city("Plain Ham"), "Bath, England"),
    ("date,home,away\n05/06/2026,Cubs,Cardinals\n", .dateOrder, "day/month"),
  ])
  func `an answer removes its finding`(file: String, subject: ReadingSubject, answer: String) throws {
    let before = try read(file)
    #expect(before.findings.contains { $0.subject == subject }, "\(before.messages)")
    var options = ScheduleOptions()
    options.take(answer, to: subject)
    let after = try read(file, options)
    #expect(!after.findings.contains { $0.subject == subject }, "\(after.messages)")
  }

  @Test func `the league of a file decides between clubs with the same name`() throws {
    let file = "date,home,away\n2026-08-15,Liverpool,Nacional\n"
    var options = ScheduleOptions()
    options.take("UruPD", to: .league)
    expect(try read(file, options).games.map(\.game.league), ["UruPD"])
  }

  @Test func `lists columns with their meanings, also for a table that is not understood`() throws {
    let file = "Wann,Heim,Gast,Anmerkung\n15.08.2026,Arsenal,Chelsea,Derby\n"
    let schedule = ScheduleFile(name: "test", bytes: Array(file.utf8))
    expect(ScheduleReader.columns(of: schedule).map(\.meaning), [nil, nil, nil, nil])
    expect(ScheduleReader.columns(of: schedule).map(\.example), ["15.08.2026", "Arsenal", "Chelsea", "Derby"])
    var options = ScheduleOptions()
    options.take("date", to: .column("Wann"))
    expect(try read(file, options).columns.map(\.meaning), ["date", "home", "away", nil])
    expect(ScheduleReader.shape(of: schedule), "Wann,Heim,Gast,Anmerkung")
    let calendar = ScheduleFile(name: "test", bytes: Array(calendar(cubsEvent, before: ["X-WR-CALNAME:Cubs"]).utf8))
    expect(ScheduleReader.shape(of: calendar), "Cubs")
  }
}
