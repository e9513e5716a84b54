import Editor
import EditorTestSupport
import Itinerary
import Screen
import TestSupport
import Testing
@testable import Program

/// The screen of a user on the way to a new trip.
private func start(
  _ look: DisplaySettings = DisplaySettings(size: Size(columns: 80, rows: 24)), isPlan: Bool = false,
  _ change: (inout NewTripOffers) -> Void = { _ in }
) -> NewTripState {
  var offers = NewTripOffers(today: date("2026-11-25"))
  offers.leagues = [
    OfferedLeague(
      name: "mlb", title: "MLB", teams: ["Chicago Cubs", "Chicago White Sox", "Detroit Tigers"], isComplete: false),
    OfferedLeague(name: "wnba", title: "WNBA"),
    OfferedLeague(name: "nba", title: "NBA", teams: ["Chicago Bulls"]),
  ]
  offers.files = ["cubs.ics"]
  offers.homes = ["Chicago, IL"]
  change(&offers)
  return NewTripState(offers, look, isPlan: isPlan)
}

@Suite struct NewTripStateTests {
  private var user = start()

  static func state(_ look: DisplaySettings) -> NewTripState { start(look) }

  private static func days(_ first: String, _ last: String) -> ClosedRange<CivilDate>? {
    guard let first = CivilDate(first), let last = CivilDate(last) else { return nil }
    return first...last
  }

  @Test mutating func `every step has a default answer`() {
    expect(user.enter(text: "mlb") + user.enter(.enter, .enter, .enter, .enter, .enter), [])
    expect(
      user.enter(.enter),
      [
        .read(
          NewTripAnswers(schedule: "mlb", dates: Self.days("2026-11-25", "2026-12-24"), name: "MLB Nov 2026"),
          byPlan: false)
      ])
  }

  @Test mutating func `answers can be typed or chosen, and are kept when going back and forth`() {
    expect(user.enter(text: "nba") + user.enter(.enter), [])
    expect(user.enter(text: "bulls") + user.enter(.enter), [])
    expect(user.enter(text: "dec 1 to dec 20") + user.enter(.enter), [])
    expect(user.enter(.down, .enter), [])
    expect(user.text.contains("Bulls"), true)
    for _ in 0..<4 { expect(user.enter(.escape), []) }
    expect(user.text.contains("step 1 of 7"), true)
    for _ in 0..<4 { expect(user.enter(.enter), []) }
    expect(user.enter(text: "train") + user.enter(.enter), [])
    let answers = NewTripAnswers(
      schedule: "nba", team: "Chicago Bulls", dates: Self.days("2026-12-01", "2026-12-20"), home: "Chicago, IL",
      by: .train, name: "Chicago Bulls Dec 2026")
    expect(user.enter(.enter), [.read(answers, byPlan: false)])
    expect(user.enter(.control("t")), [.read(answers, byPlan: true)])
    user.fail(because: "nba: cdn.nba.com: access denied (403)")
    expect(user.text.contains("Not read: nba: cdn.nba.com: access denied (403). Choose a file"), true)
    let list = user.text.split(separator: "\n").drop { !$0.contains("nba") }
    expect(list.prefix(2).map { $0.contains("NBA") || $0.contains("cubs.ics") }, [true, true])
    for _ in 0..<5 { expect(user.enter(.enter), []) }
    expect(user.enter(.enter), [.read(answers, byPlan: false)])
    user.reportNoGames()
    expect(user.text.contains("step 4 of 7"), true)
    expect(user.enter(.escape, .escape, .escape), [.leave])
  }

  @Test mutating func `choosing another league clears the team`() {
    _ = user.enter(text: "mlb") + user.enter(.enter) + user.enter(text: "cubs") + user.enter(.enter, .escape, .escape)
    _ = user.enter(.control("u")) + user.enter(text: "nba") + user.enter(.enter)
    expect(user.text.contains("All teams"), true)
    expect(user.text.contains("Cubs"), false)
  }

  @Test(arguments: [
    (Wording.Dates.monthFirst, "2026-12-24 to 2026-12-26", "2026-12-24", "2026-12-26"),
    (.monthFirst, "dec 24 - jan 2", "2026-12-24", "2027-01-02"), (.monthFirst, "12/24", "2026-12-24", "2026-12-24"),
    (.monthFirst, "july", "2027-07-01", "2027-07-31"), (.monthFirst, "december", "2026-12-01", "2026-12-31"),
    (.monthFirst, "aug 15 2027 to aug 20 2027", "2027-08-15", "2027-08-20"),
    (.monthFirst, "next 7", "2026-11-25", "2026-12-01"), (.monthFirst, "5/11", "2027-05-11", "2027-05-11"),
    (.dayFirst, "5/11", "2027-11-05", "2027-11-05"), (.dayFirst, "11/12 - 12/12", "2026-12-11", "2026-12-12"),
    (.iso, "11/12", "2027-11-12", "2027-11-12"),
  ])
  func `dates are typed as people write them, in the user's order`(
    order: Wording.Dates, typed: String, first: String, last: String
  ) {
    var user = start(DisplaySettings(size: Size(columns: 80, rows: 24), dates: order))
    _ = user.enter(.enter, .enter) + user.enter(text: typed) + user.enter(.enter, .enter, .enter)
    guard case .read(let answers, _)? = user.enter(.enter).first else { return fail("nothing is read") }
    expect(answers.dates, Self.days(first, last))
  }

  @Test func `files that are found late change neither answer nor selection`() {
    var user = start { $0.files = [] }
    var other = user
    user.offer(["bank.csv"])
    expect(user.text.contains("bank.csv"), true)
    for _ in 0..<5 { expect(user.enter(.enter) + other.enter(.enter), []) }
    expect(user.enter(.enter), other.enter(.enter))
    var third = start { $0.files = [] }
    _ = third.enter(text: "n") + third.enter(.down)
    third.offer(["n.csv"])
    _ = third.enter(.enter)
    expect(third.text.contains("NBA"), true)
  }

  @Test func `reports an invalid answer and keeps it`() {
    var user = start { $0.names = ["MLB Nov 2026"] }
    _ = user.enter(text: "mlb") + user.enter(.enter, .enter)
    expect(user.enter(text: "yesterday") + user.enter(.enter), [.bell])
    expect(user.text.contains("yesterday"), true)
    _ = user.enter(.control("u"), .enter)
    expect(user.enter(text: "Xyzzyville") + user.enter(.enter), [.bell])
    _ = user.enter(.control("u"), .enter, .enter)
    // The name that is ready is a free one.
    expect(user.text.contains("MLB Nov 2026 2"), true)
    expect(user.enter(text: "mlb nov 2026") + user.enter(.enter), [.bell])
    expect(user.text.contains("already exists"), true)
  }

  @Test mutating func `completes paths, and accepts an address as typed`() {
    expect(user.enter(text: "~/Dow") + user.enter(.tab), [.complete("~/Dow")])
    user.complete(["~/Downloads/a.ics", "~/Downloads/b.ics"])
    expect(user.text.contains("~/Downloads/b.ics"), true)
    expect(user.enter(.down, .down, .enter), [.check("~/Downloads/b.ics", shows: false)])
    user.take(OfferedLeague(name: "~/Downloads/b.ics"))
    // An answer that comes too late changes nothing.
    let before = user.text
    user.complete(["~/Downloads/a.ics"])
    expect(user.text, before)
    var other = start()
    _ = other.take(.paste("https://example.com/a.ics"))
    expect(other.enter(.enter), [.check("https://example.com/a.ics", shows: false)])
    other.take(OfferedLeague(name: "https://example.com/a.ics"))
    _ = other.enter(.enter, .enter, .enter, .enter)
    expect(
      other.enter(.enter), [.read(NewTripAnswers(schedule: "https://example.com/a.ics", name: "a"), byPlan: false)])
  }

  @Test mutating func `a file provides teams and dates, and adds a step that checks what was read`() throws {
    expect(user.enter(text: "cubs.ics") + user.enter(.enter), [.check("cubs.ics", shows: false)])
    let days = try #require(Self.days("2027-04-01", "2027-05-20"))
    user.take(OfferedLeague(name: "cubs.ics", teams: ["Hull", "Wigan"], days: days, summary: "9 games, 1 assumed"))
    expect(user.text.contains("9 games, 1 assumed"), true)
    expect(user.enter(text: "wig") + user.enter(.enter), [])
    expect(user.text.contains("Next 30 days"), false)
    expect(user.text.contains("Thu, Apr 1 – Thu, May 20, 2027"), true)
    expect(user.enter(.escape, .escape), [])
    expect(user.text.contains("step 2 of 7"), true)
    expect(user.enter(.enter), [.check("cubs.ics", shows: true)])
    user.go(to: .schedule)
    expect(user.text.contains("step 1 of 7"), true)
  }

  /// The user in the step of the dates of a file with a season that is over.
  private static func userWithAFile() throws -> NewTripState {
    var user = start()
    _ = user.enter(text: "games.csv") + user.enter(.enter)
    let days = try #require(Self.days("2026-03-25", "2026-09-27"))
    user.take(OfferedLeague(name: "games.csv", title: "MLB", teams: ["Cubs"], days: days))
    _ = user.enter(.enter)
    return user
  }

  @Test func `a file offers its own months, and names the trip after its league and year`() throws {
    var user = try Self.userWithAFile()
    let months = user.choices.map(\.label)
    expect(
      months, ["All dates"] + ["March", "April", "May", "June", "July", "August", "September"].map { "\($0) 2026" })
    _ = user.enter(.enter, .enter, .enter)
    expect(user.enter(.enter), [.read(NewTripAnswers(schedule: "games.csv", name: "MLB 2026"), byPlan: false)])
  }

  @Test(arguments: [
    ("jul 3 to jul 11", "2026-07-03", "2026-07-11"), ("july", "2026-07-01", "2026-07-31"),
    ("5/10", "2026-05-10", "2026-05-10"), ("10/5", "2026-05-10", "2026-05-10"),
    ("dec 24", "2026-12-24", "2026-12-24"), ("jul 3 2027", "2027-07-03", "2027-07-03"),
  ])
  func `a typed date without a year takes that of the file`(typed: String, first: String, last: String) throws {
    var user = try Self.userWithAFile()
    _ = user.enter(text: typed) + user.enter(.enter, .enter, .enter)
    guard case .read(let answers, _)? = user.enter(.enter).first else { return fail("nothing is read") }
    expect(answers.dates, Self.days(first, last))
  }

  @Test func `a trip without games needs dates, and a plan needs games`() {
    // The path of the file contains both words.
    var user = start { $0.files = ["nova/games.csv"] }
    expect(user.enter(text: "no games") + user.enter(.enter), [])
    expect(user.text.contains("step 4 of 7"), true)
    expect(user.enter(.enter, .enter, .enter), [])
    expect(
      user.enter(.enter),
      [
        .read(
          NewTripAnswers(schedule: "", dates: Self.days("2026-11-25", "2026-12-24"), name: "New trip Nov 2026"),
          byPlan: false)
      ])
    expect(user.enter(.control("t")), [.bell])
    var planner = start(isPlan: true)
    _ = planner.enter(text: "mlb") + planner.enter(.enter, .enter)
    guard case .read(_, true)? = planner.enter(.enter).first else { return fail("nothing is planned") }
  }

  @Test func `the default answer comes first, then files`() {
    let labels = { (user: NewTripState) in user.choices.prefix(3).map(\.label) }
    expect(labels(start()), ["MLB", "cubs.ics", "WNBA"])
    expect(labels(start { $0.recent = ["nba"] }), ["NBA", "cubs.ics", "MLB"])
    var user = start { $0.recent = ["/home/me/all.csv"] }
    user.take(OfferedLeague(name: "/home/me/all.csv", summary: "9 games"))
    _ = user.enter(.escape, .escape)
    expect(labels(user), ["/home/me/all.csv", "cubs.ics", "MLB"])
  }
}
