import Almanac
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

  @Test func `headings of other languages, and the city next to the stadium`() throws {
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
      (dublin, "C", [], "Fri, Feb 5, 2027", "by the venues"),
      (boston, "de_DE", [], "Sun 2 May 2027", "by the venues"),
      (close, "C", [], "Fri, Aug 7, 2026", "by their closeness"), (open, "C", [], "Sun, May 2, 2027", "by the locale"),
      (open, "en_GB", [], "Fri 5 Feb 2027", "by the locale"), (open, "C", ["--day-first"], "Fri, Feb 5, 2027", ""),
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
    #expect(said.hasPrefix("Moved Liverpool – Arsenal from Tue 27 Oct, 20:45 GMT to Wed 28 Oct, 20:45 GMT."))
    #expect(!said.contains("Added Liverpool – "))
  }

  @Test func `a match moved beyond the trip is moved, not off`() throws {
    let desk = try desk("C", ["g.csv": pair])
    trip(desk)
    try desk.scratch.write(pair.replacing("2026-10-28", with: "2026-10-30"), to: "g.csv")
    let update = Transcript(desk.run("update", desk.path("t.json"), "--json")).out
    #expect(update.contains("\"change\": \"dayMoved\""))
    #expect(update.contains("Moved Man City – Chelsea to Fri, Oct 30 (after the trip)"))
    #expect(Transcript(desk.run("show", desk.path("t.json"))).out.contains("MOVED to Fri, Oct 30 (after the trip)"))
    let problems = Transcript(desk.run("check", desk.path("t.json"))).out
    #expect(problems.contains("is moved to Fri, Oct 30, outside the trip."))
    let calendar = Transcript(desk.run("export", desk.path("t.json"), "--format", "ics")).out
    #expect(!calendar.contains("STATUS:CANCELLED"))
    #expect(calendar.contains("DTSTART:20261030T204500Z"))
    expect(Transcript(desk.run("update", desk.path("t.json"), "--json")).out, upToDate(desk))
  }

  @Test func `after an update from another schedule the trip follows that one`() throws {
    let desk = try desk("C", ["g.csv": pair, "new.csv": pair.replacing("20:45,L", with: "19:30,L")])
    trip(desk)
    expect(desk.run("update", desk.path("t.json"), "--schedule", desk.path("new.csv")).status, 0)
    expect(Transcript(desk.run("update", desk.path("t.json"), "--json")).out, upToDate(desk))
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

/// Towns, clubs and journeys outside America.
@Suite struct AbroadTests {
  private func desk(_ locale: String = "en_GB", _ files: [String: String] = [:]) throws -> CommandDesk {
    var desk = try CommandDesk()
    desk.variables = ["LC_ALL": FilePath(locale)]
    for (name, text) in files { try desk.scratch.write(text, to: name) }
    return desk
  }

  private func answer(_ desk: CommandDesk, _ words: String...) -> String { Transcript(desk.run(words)).out }

  /// The columns of the games of a table, without the id.
  private func games(_ table: String, _ name: String = "g.csv") throws -> [String] {
    let desk = try desk("en_GB", [name: table])
    return answer(desk, "games", "--schedule", desk.path(name)).split(separator: "\n").map { line in
      line.split(separator: "  ").map(\.singleSpaced).filter { !$0.isEmpty }.dropLast().joined(separator: " | ")
    }
  }

  @Test func `a competition of England determines its clubs and the order of teams`() throws {
    let table = "Date,Time,Home,Away,Competition\n2026-10-22,18:00,Bolton,Wigan,League One\n"
    try expect(
      games(table),
      ["Thu 22 Oct 2026 | 18:00 BST | L1 | Bolton Wanderers – Wigan Athletic | Toughsheet Community Stadium · Bolton"])
  }

  @Test func `a town of a shared name is the one on the continent of the other games`() throws {
    let towns = [
      "Dover": "Dover, England", "Barcelona": "Barcelona, Spain", "Athens": "Athens, Greece",
      "Valencia": "Valencia, Spain", "Cádiz": "Cádiz, Spain", "Birmingham": "Birmingham, England",
    ]
    for (town, city) in towns {
      let desk = try desk(
        "en_GB", ["g.csv": "Date,Time,Home,Away,City\n2026-10-24,15:00,A,B,\(town)\n2026-10-25,15:00,C,D,Cardiff\n"])
      let json = answer(desk, "games", "--schedule", desk.path("g.csv"), "--json")
      #expect(json.contains("\"city\": \"\(city)\""), "\(town): \(json)")
    }
  }

  @Test func `a club named like a town, or by letters, is known in every file`() throws {
    let table = """
      Date,Time,Home,Away
      2026-10-20,21:00,Napoli,Arsenal
      2026-10-20,21:00,Elche,Valencia
      2026-10-20,21:00,QPR,Sevilla
      2026-10-20,21:00,Chelsea,Arsenal
      """
    let matches = try games(table).map { $0.split(separator: " | ")[3] }
    expect(
      matches.sorted(),
      ["Chelsea – Arsenal", "Elche CF – Valencia CF", "Napoli – Arsenal", "Queens Park Rangers – Sevilla FC"])
    let calendar = ["20261020T190000Z\nSUMMARY:Napoli - Arsenal", "20261024T140000Z\nSUMMARY:Arsenal - QPR"].map {
      "BEGIN:VEVENT\nUID:\($0.count)\nDTSTART:\($0)\nEND:VEVENT\n"
    }.joined()
    let text = "BEGIN:VCALENDAR\nVERSION:2.0\nX-WR-CALNAME:Arsenal\n\(calendar)END:VCALENDAR\n"
    try expect(
      games(text, "g.ics").map { $0.split(separator: " | ")[3] }, ["Napoli – Arsenal", "Arsenal – Queens Park Rangers"])
  }

  private let impossible = """
    Date,Time,Home,Away
    2026-10-24,17:00,Birmingham City,Leeds
    2026-10-24,20:00,Newcastle United,Chelsea

    """

  /// Makes a trip of two matches, and returns the id of its leg.
  private func trip(_ desk: CommandDesk, _ options: String...) throws -> String {
    let words = ["new", "T", "--schedule", desk.path("g.csv"), "--output", desk.path("t.json")] + options
    expect(desk.run(words).status, 0)
    let line = answer(desk, "show", desk.path("t.json")).split(separator: "\n").first { $0.contains("→") }
    return String(try #require(line?.split(separator: " ").first))
  }

  @Test func `a train never hides an impossible day`() throws {
    let desk = try desk("en_GB", ["g.csv": impossible])
    let (leg, path) = (try trip(desk), desk.path("t.json"))
    expect(desk.run("leg", path, leg, "--mode", "train").status, 0)
    #expect(answer(desk, "check", path).contains("Too tight: Birmingham → Newcastle upon Tyne"))
    // An empty duration is the estimate by train again, and none is known by other means.
    expect(desk.run("leg", path, leg, "--duration", "").status, 0)
    #expect(answer(desk, "check", path).contains("Too tight: Birmingham → Newcastle upon Tyne"))
    #expect(answer(desk, "show", path, "--json").contains("\"estimated\": true"))
    expect(desk.run("leg", path, leg, "--mode", "other", "--duration", "").status, 0)
    #expect(answer(desk, "check", path, "--json").contains("\"kind\": \"noTimeGiven\""))
    // A departure alone does not tell whether the match is reached.
    expect(desk.run("leg", path, leg, "--departs", "19:10").status, 0)
    #expect(answer(desk, "check", path).contains("No time given: Birmingham → Newcastle upon Tyne"))
    expect(desk.run("leg", path, leg, "--duration", "30m").status, 0)
    #expect(!answer(desk, "check", path).contains("Too tight"))
  }

  @Test func `parts keep their bookings when others are typed, and pass midnight`() throws {
    let table = "Date,Time,Home,Away,City\n2026-10-23,19:00,Bohemians,Derry,Dublin\n2026-10-25,15:00,Arsenal,Chelsea,\n"
    let desk = try desk("en_GB", ["g.csv": table])
    let (leg, path) = (try trip(desk, "--by", "ferry"), desk.path("t.json"))
    let night = "ferry Holyhead 20:15-23:30 Stena; train 0:25-4:30"
    expect(desk.run("leg", path, leg, "--parts", night).status, 0)
    var json = answer(desk, "show", path, "--json")
    #expect(json.contains("\"departs\": \"2026-10-24T20:15:00+01:00\", \"arrives\": \"2026-10-25T04:30:00+00:00\""))
    try desk.scratch.write(
      json.replacing("\"carrier\": \"Stena\"", with: "\"carrier\": \"Stena\", \"seat\": \"4A\""), to: "t.json")
    let changed = "ferry Holyhead 20:15-23:30 Stena; train Crewe 0:25-2:30; train 3:00-5:10"
    expect(desk.run("leg", path, leg, "--parts", changed).status, 0)
    json = answer(desk, "show", path, "--json")
    #expect(json.contains("\"seat\": \"4A\"") && json.contains("\"to\": \"Crewe, England\""))
    expect(answer(desk, "show", path, "--json"), json)
    let text = answer(desk, "export", path, "--format", "ics")
    #expect(text.contains("-part-3") && !text.contains("-part-4"))
    expect(desk.run("leg", path, leg, "--parts", "").status, 0)
    #expect(!answer(desk, "show", path, "--json").contains("\"parts\""))
  }

  @Test func `bookings of a ferry and a train become the parts of their leg, which are shared`() throws {
    let table = "Date,Time,Home,Away,City\n2026-10-23,19:00,Bohemians,Derry,Dublin\n2026-10-25,15:00,Arsenal,Chelsea,\n"
    let bookings = """
      [{"@type": "BoatReservation", "reservationNumber": "S7", "reservationFor": {"@type": "BoatTrip",
        "departureBoatTerminal": {"name": "Dublin Port"}, "arrivalBoatTerminal": {"name": "Holyhead Port"},
        "departureTime": "2026-10-24T08:05:00+01:00", "arrivalTime": "2026-10-24T11:30:00+01:00"}},
       {"@type": "TrainReservation", "reservationNumber": "A12", "reservationFor": {"@type": "TrainTrip",
        "trainNumber": "1V91", "departureStation": {"name": "Holyhead"}, "arrivalStation": {"name": "London Euston"},
        "departureTime": "2026-10-24T12:15:00+01:00", "arrivalTime": "2026-10-24T15:55:00+01:00"}}]
      """
    let desk = try desk("en_GB", ["g.csv": table, "b.json": bookings])
    let path = desk.path("t.json")
    _ = try trip(desk, "--by", "train")
    expect(desk.run("add", path, "--from", desk.path("b.json"), "--yes").status, 0)
    let shown = answer(desk, "show", path)
    #expect(shown.contains("Ferry Dublin Port → Holyhead Port, 08:05 – 11:30, reference S7"))
    #expect(shown.contains("Train Holyhead → London Euston, 12:15 – 15:55, 1V91, reference A12"))
    expect(answer(desk, "check", path), "T: no problems.\n")
    // The same bookings again change nothing.
    let before = desk.scratch.text("t.json")
    _ = desk.run("add", path, "--from", desk.path("b.json"), "--yes")
    expect(desk.scratch.text("t.json"), before)
    expect(desk.run("share", path, desk.path("shared")).status, 0)
    var other = try CommandDesk()
    other.seed = 2
    expect(other.run("join", desk.path("shared")).status, 0)
    let parts = try #require(before?.split(separator: "\n").first { $0.contains("\"parts\"") })
    #expect(Transcript(other.run("show", "T", "--json")).out.contains(parts))
  }

  @Test func `an event of Deutsche Bahn is the leg between the towns, by the time of each`() throws {
    let event = """
      BEGIN:VCALENDAR
      BEGIN:VEVENT
      UID:1
      DTSTART;TZID=Europe/Berlin:20261023T225000
      DTEND;TZID=Europe/Berlin:20261024T081000
      SUMMARY:Hamburg Hbf -> München Hbf
      END:VEVENT
      END:VCALENDAR
      """
    let games = "Date,Time,Home,Away\n2026-10-23,20:30,FC St. Pauli,Köln\n2026-10-24,20:30,Bayern,Köln\n"
    let desk = try desk("en_GB", ["g.csv": games, "db.ics": event])
    _ = try trip(desk)
    expect(desk.run("add", desk.path("t.json"), "--from", desk.path("db.ics"), "--yes").status, 0)
    let shown = Transcript(desk.run("show", desk.path("t.json"))).out
    #expect(shown.contains("Hamburg → Munich · 9h 20m · Train"))
    #expect(shown.contains("arrives Sat 24 Oct, 08:10"))
    #expect(!shown.contains("Hbf ->"))
  }

  @Test func `a flight is by the clocks of its airports, whatever stations have their codes`() throws {
    let booking = """
      {"@type": "FlightReservation", "reservationFor": {"@type": "Flight", "flightNumber": "1",
        "departureAirport": {"iataCode": "BRS"}, "departureTime": "2026-10-24T08:00:00",
        "arrivalAirport": {"iataCode": "BRI"}, "arrivalTime": "2026-10-24T12:00:00"}}
      """
    let games = "Date,Time,Home,Away\n2026-10-23,15:00,Bristol City,Hull City\n2026-10-25,15:00,Bari,Napoli\n"
    let desk = try desk("en_GB", ["g.csv": games, "f.json": booking])
    _ = try trip(desk)
    expect(desk.run("add", desk.path("t.json"), "--from", desk.path("f.json"), "--yes").status, 0)
    #expect(Transcript(desk.run("show", desk.path("t.json"), "--json")).out.contains("2026-10-24T12:00:00+02:00"))
  }

  @Test func `reports a neutral venue`() throws {
    let table = "Date,Time,Opponent,H/A/N,Venue,City\n2026-11-10,19:00,Duke,N,United Center,Chicago\n"
    let desk = try desk("C", ["g.csv": table])
    let words = ["games", "--schedule", desk.path("g.csv"), "--club", "Kansas Jayhawks"]
    #expect(Transcript(desk.run(words)).out.contains("United Center · Chicago · neutral venue"))
    #expect(Transcript(desk.run(words + ["--json"])).out.contains("\"neutral\": true"))
    let new = [
      "new", "T", "--schedule", desk.path("g.csv"), "--club", "Kansas Jayhawks", "--output", desk.path("t.json"),
    ]
    expect(desk.run(new).status, 0)
    for words in [
      ["show"], ["export", "--format", "md"], ["export", "--format", "ics"], ["export", "--format", "csv"],
    ] {
      let out = Transcript(desk.run([words[0], desk.path("t.json")] + words.dropFirst())).out
      #expect(out.contains("neutral venue"), "\(words)")
    }
    expect(answer(desk, "update", desk.path("t.json"), "--json"), upToDate(desk))
  }

  /// The night of 25 October 2026 has 25 hours in Germany.
  @Test func `a night train over the change of the clocks has its real length`() throws {
    let table =
      "Date,Time,Home,Away\n2026-10-23,20:30,FC St. Pauli,Hannover 96\n2026-10-25,15:30,Bayern München,Hannover 96\n"
    let desk = try desk("de_DE", ["g.csv": table])
    let (leg, path) = (try trip(desk, "--by", "train"), desk.path("t.json"))
    expect(desk.run("leg", path, leg, "--departs", "24.10. 21:52", "--arrives", "07:48").status, 0)
    let show = answer(desk, "show", path)
    #expect(show.contains("10h 56m") && show.contains("Day 3 - Sunday 25 October · from Hamburg at 07:48"))
    #expect(answer(desk, "timeline", path).contains("21:52 – 07:48 +1  CEST → CET"))
    expect(answer(desk, "check", path), "T: no problems.\n")
  }

  @Test func `names without umlauts find teams and trips`() throws {
    let table =
      "Date,Time,Home,Away\n2026-10-20,21:00,1. FC Nürnberg,Greuther Fürth\n2026-10-21,21:00,Bodø/Glimt,1. FC Köln\n"
    let desk = try desk("de_DE", ["g.csv": table])
    for (name, count) in [("Nuernberg", 1), ("Greuther Fuerth", 1), ("1. FC Koeln", 1), ("Bodo", 1)] {
      let found = answer(desk, "games", "--schedule", desk.path("g.csv"), "--team", name)
      expect(found.split(separator: "\n").count, count, "\(name)")
    }
    expect(desk.run("new", "Dreiländertour", "--schedule", desk.path("g.csv")).status, 0)
    #expect(answer(desk, "show", "dreilaendertour").hasPrefix("Dreiländertour\n"))
  }
}

/// The answer of an update that changes nothing.
private func upToDate(_ desk: CommandDesk) -> String {
  "{\"changes\": [], \"problems\": [], \"path\": \"\(desk.path("t.json"))\", \"touched\": []}\n"
}
