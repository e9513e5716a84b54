import Base
import TestSupport
import Testing

@testable import Program

/// Schedules, dates and places outside America, as commands read and print them.
@Suite struct EuropeTests {
  private func desk(_ locale: String, _ files: [String: String]) throws -> CommandDesk {
    var desk = try CommandDesk()
    desk.variables = ["LC_ALL": FilePath(locale)]
    for (name, text) in files { try desk.scratch.write(text, to: name) }
    return desk
  }

  /// The columns of `games` without the id, each game as one text, and what is reported.
  private func games(_ text: String, _ locale: String = "en_GB.UTF-8", _ more: [String] = []) throws -> (
    lines: [String], said: String
  ) {
    let desk = try desk(locale, ["g.csv": text])
    let run = Transcript(desk.run(["games", "--schedule", desk.path("g.csv")] + more))
    let lines = run.out.split(separator: "\n").map { line in
      line.split(separator: "  ").map(\.singleSpaced).filter { !$0.isEmpty }.dropLast().joined(separator: " | ")
    }
    return (lines, run.err)
  }

  @Test func `the competition of the file is the badge, before the league of the club`() throws {
    let table = """
      Date,Time,Home,Away,Wettbewerb
      16.10.2026,20:45,FC Bayern München,1. FC Köln,DFB-Pokal
      17.10.2026,15:30,FC Schalke 04,VfL Bochum,2. Bundesliga
      18.10.2026,15:30,Borussia Dortmund,RB Leipzig,Bundesliga
      20.10.2026,21:00,Borussia Dortmund,Arsenal,UEFA Champions League
      """
    try expect(
      games(table).lines,
      [
        "Fri 16 Oct 2026 | 20:45 CEST | DFB | FC Bayern München – 1. FC Köln | Allianz Arena · Munich",
        "Sat 17 Oct 2026 | 15:30 CEST | 2.BL | FC Schalke 04 – VfL Bochum | Veltins-Arena · Gelsenkirchen",
        "Sun 18 Oct 2026 | 15:30 CEST | Bundesliga | Borussia Dortmund – RB Leipzig | Signal Iduna Park · Dortmund",
        "Tue 20 Oct 2026 | 21:00 CEST | UCL | Borussia Dortmund – Arsenal | Signal Iduna Park · Dortmund",
      ])
  }

  @Test func `headings of other languages, and the city beside the stadium`() throws {
    for heading in ["Liga", "Wettbewerb", "Spielklasse", "Competición", "Compétition", "Competizione"] {
      let table =
        "Datum,Uhrzeit,Heim,Gast,\(heading),Stadion,Ort\n"
        + "16.10.2026,20:45,Standard,Anderlecht,Jupiler Pro League,Stade Maurice Dufrasne,Lüttich\n"
      try expect(
        games(table).lines,
        ["Fri 16 Oct 2026 | 20:45 CEST | Pro League | Standard Liège – RSC Anderlecht | Stade Maurice Dufrasne · Liège"]
      )
    }
  }

  /// The order of day and month: by the venues, by closeness, by the locale, and as told.
  @Test func `small days`() throws {
    let dublin = "Date,KO,Home,Away,Venue\n05/02/2027,19:35,Leinster,Munster,Aviva Stadium\n"
    let boston = "Date,Time,Home,Away\n05/02/2027,19:35,Red Sox,Yankees\n"
    let close =
      "Date,Time,Home,Away\n07/08/2026,15:00,Alpha,Beta\n08/08/2026,15:00,Beta,Gamma\n09/08/2026,15:00,Alpha,Gamma\n"
    let open = "Date,Time,Home,Away\n05/02/2027,15:00,Alpha,Beta\n"
    let cases: [(String, String, [String], String, String)] = [
      (dublin, "C", [], "Fri, Feb 5, 2027", "from the venues"),
      (boston, "de_DE", [], "Sun 2 May 2027", "from the venues"),
      (close, "C", [], "Fri, Aug 7, 2026", "close together"), (open, "C", [], "Sun, May 2, 2027", "from the locale"),
      (open, "en_GB", [], "Fri 5 Feb 2027", "from the locale"), (open, "C", ["--day-first"], "Fri, Feb 5, 2027", ""),
      (dublin, "en_GB", ["--month-first"], "Sun 2 May 2027", ""),
    ]
    for (table, locale, options, date, reason) in cases {
      let (lines, said) = try games(table, locale, options)
      expect(lines.first?.hasPrefix(date), true, "\(lines) \(options)")
      expect(said.contains("ambiguous dates"), !reason.isEmpty)
      #expect(said.contains(reason))
    }
  }

  @Test func `a town of a shared name is the one near the other games`() throws {
    let table = """
      Date,Time,Home,Away,City
      16.10.2026,20:00,Alpha,Beta,Manchester
      17.10.2026,15:00,Gamma,Delta,Cardiff
      18.10.2026,15:00,Epsilon,Zeta,Liverpool
      """
    try expect(
      games(table).lines.first, "Fri 16 Oct 2026 | 20:00 BST | Alpha – Beta | Manchester")
  }

  private let pair = """
    Date,Time,Home,Away
    2026-10-27,20:45,Liverpool,Arsenal
    2026-10-28,20:45,Manchester City,Chelsea

    """

  private func trip(_ desk: CommandDesk, _ options: [String] = []) {
    let new = desk.run(
      ["new", "Lions", "--schedule", desk.path("g.csv"), "--output", desk.path("t.json")] + options)
    expect(new.status, 0)
  }

  @Test func `a pair that meets once a season is one match, also before all that the file has`() throws {
    let desk = try desk("en_GB", ["g.csv": pair])
    trip(desk, ["--from", "27.10.2026", "--to", "29.10.2026"])
    try desk.scratch.write(pair.replacing("2026-10-27", with: "2026-10-28"), to: "g.csv")
    let said = Transcript(desk.run("update", desk.path("t.json"))).out
    #expect(said.hasPrefix("Liverpool – Arsenal moves from Tue 27 Oct, 20:45 GMT to Wed 28 Oct, 20:45 GMT."))
    #expect(!said.contains("Arsenal is added"))
  }

  @Test func `a match moved beyond the trip is moved, not off`() throws {
    let desk = try desk("C", ["g.csv": pair])
    trip(desk)
    try desk.scratch.write(pair.replacing("2026-10-28", with: "2026-10-30"), to: "g.csv")
    let update = Transcript(desk.run("update", desk.path("t.json"), "--json")).out
    #expect(update.contains("\"change\": \"dayMoved\""))
    #expect(update.contains("is moved to Fri, Oct 30 (after the trip)"))
    #expect(Transcript(desk.run("show", desk.path("t.json"))).out.contains("MOVED to Fri, Oct 30 (after the trip)"))
    let calendar = Transcript(desk.run("export", desk.path("t.json"), "--format", "ics")).out
    #expect(!calendar.contains("STATUS:CANCELLED"))
    #expect(calendar.contains("DTSTART:20261030T204500Z"))
    expect(Transcript(desk.run("update", desk.path("t.json"), "--json")).out, "{\"changes\": []}\n")
  }

  @Test func `after an update from another schedule the trip follows that one`() throws {
    let desk = try desk("C", ["g.csv": pair, "new.csv": pair.replacing("20:45,L", with: "19:30,L")])
    trip(desk)
    expect(desk.run("update", desk.path("t.json"), "--schedule", desk.path("new.csv")).status, 0)
    expect(Transcript(desk.run("update", desk.path("t.json"), "--json")).out, "{\"changes\": []}\n")
  }

  @Test func `a home of a shared name is the one nearest to the games`() throws {
    let desk = try desk("C", ["g.csv": pair])
    for (typed, city) in [("Manchester", "Manchester, England"), ("Dover", "Dover, England")] {
      let path = desk.path("\(typed).json")
      let new = Transcript(desk.run("new", typed, "--schedule", desk.path("g.csv"), "--home", typed, "--output", path))
      expect(new.status, 0)
      #expect(new.err.contains("home: assuming \(city)"))
    }
  }

  /// Typed dates take the order of the locale, and of two readings the one in the trip.
  @Test func `typed dates and distances`() throws {
    let desk = try desk("de_DE", ["g.csv": pair])
    trip(desk, ["--from", "27.10.", "--to", "10/11/2026"])
    let ids = Transcript(desk.run("show", desk.path("t.json"), "--json")).out
    let leg = try #require(ids.split(separator: "\n").first { $0.contains("travel") || $0.contains("leg") })
    _ = leg
    let show = Transcript(desk.run("show", desk.path("t.json"))).out
    #expect(show.contains("Tue 27 Oct – Tue 10 Nov 2026"))
    expect(desk.run("days", desk.path("t.json"), "--start", "26.10.2026").status, 0)
  }
}
