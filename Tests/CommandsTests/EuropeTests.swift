import Almanac
import TestSupport
import Testing

@testable import Program

private func sandbox(_ locale: String = "en_GB", _ files: [String: String]) throws -> CommandSandbox {
  var sandbox = try CommandSandbox()
  sandbox.variables = ["LC_ALL": FilePath(locale)]
  for (name, text) in files { try sandbox.scratch.write(text, to: name) }
  return sandbox
}

/// The columns of `games` without the id, each game as one text, and what is reported.
private func games(
  _ table: String, _ locale: String = "en_GB.UTF-8", options: String = "", name: String = "g.csv"
) throws -> (lines: [String], messages: String) {
  let output = try sandbox(locale, [name: table]).line("games --schedule \(name) \(options)")
  let lines = output.out.split(separator: "\n").map { line in
    line.split(separator: "  ").map(\.singleSpaced).filter { !$0.isEmpty }.dropLast().joined(separator: " | ")
  }
  return (lines, output.err)
}

private func makeTrip(_ sandbox: CommandSandbox, _ options: String = "") {
  expect(sandbox.line("new T --schedule g.csv --output t.json \(options)").status, 0)
}

/// Makes a trip of two matches, and returns the id of its leg.
private func leg(_ sandbox: CommandSandbox, _ options: String = "") throws -> String {
  makeTrip(sandbox, options)
  let line = sandbox.line("show t.json").out.split(separator: "\n").first { $0.contains("→") }
  return String(try #require(line?.split(separator: " ").first))
}

@Suite struct EuropeTests {
  @Test func `the badge is the competition of the file rather than the club's league`() throws {
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

  @Test func `reads headings of other languages, and the city next to the stadium`() throws {
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

  @Test(arguments: [
    ("C", "", "Sun, May 2, 2027"), ("en_GB", "", "Fri 5 Feb 2027"), ("C", "--day-first", "Fri, Feb 5, 2027"),
    ("en_GB", "--month-first", "Sun 2 May 2027"),
  ])
  func `an ambiguous date is read by the locale or the option`(locale: String, options: String, date: String) throws {
    let (lines, messages) = try games("Date,Time,Home,Away\n05/02/2027,15:00,Alpha,Beta\n", locale, options: options)
    expect(lines.first?.hasPrefix(date), true, "\(lines)")
    expect(messages.contains("ambiguous dates"), options.isEmpty)
  }

  private let pair = """
    Date,Time,Home,Away
    2026-10-27,20:45,Liverpool,Arsenal
    2026-10-28,20:45,Manchester City,Chelsea

    """

  @Test func `a match moved from before the first date of the file is not added again`() throws {
    let sandbox = try sandbox("en_GB", ["g.csv": pair])
    makeTrip(sandbox, "--from 27.10.2026 --to 29.10.2026")
    try sandbox.scratch.write(pair.replacing("2026-10-27", with: "2026-10-28"), to: "g.csv")
    let messages = sandbox.line("update t.json").out
    #expect(messages.hasPrefix("Moved Liverpool – Arsenal from Tue 27 Oct, 20:45 GMT to Wed 28 Oct, 20:45 GMT."))
    #expect(!messages.contains("Added Liverpool – "))
  }

  @Test func `a match moved beyond the trip is moved, not off`() throws {
    let sandbox = try sandbox("C", ["g.csv": pair])
    makeTrip(sandbox)
    try sandbox.scratch.write(pair.replacing("2026-10-28", with: "2026-10-30"), to: "g.csv")
    let update = sandbox.line("update t.json --json").out
    #expect(update.contains("\"change\": \"dayMoved\""))
    #expect(update.contains("Moved Man City – Chelsea to Fri, Oct 30 (after the trip)"))
    #expect(sandbox.line("show t.json").out.contains("MOVED to Fri, Oct 30 (after the trip)"))
    let problems = sandbox.line("check t.json").out
    #expect(problems.contains("is moved to Fri, Oct 30, outside the trip."))
    let calendar = sandbox.line("export t.json --format ics").out
    #expect(!calendar.contains("STATUS:CANCELLED"))
    #expect(calendar.contains("DTSTART:20261030T204500Z"))
    expect(sandbox.line("update t.json --json").out, upToDate)
  }

  @Test func `a trip updated from another schedule follows that one`() throws {
    let sandbox = try sandbox("C", ["g.csv": pair, "new.csv": pair.replacing("20:45,L", with: "19:30,L")])
    makeTrip(sandbox)
    expect(sandbox.line("update t.json --schedule new.csv").status, 0)
    expect(sandbox.line("update t.json --json").out, upToDate)
  }

  @Test func `a home with a shared name is the one nearest to the games`() throws {
    let sandbox = try sandbox("C", ["g.csv": pair])
    for (typed, city) in [("Manchester", "Manchester, England"), ("Dover", "Dover, England")] {
      let new = sandbox.line("new \(typed) --schedule g.csv --home \(typed) --output \(typed).json")
      expect(new.status, 0)
      #expect(new.err.contains("home: assuming \(city)"))
    }
  }

  /// Typed dates take the order of the locale, and of two readings the one in the trip.
  @Test func `typed dates and distances follow the user's locale`() throws {
    let sandbox = try sandbox("de_DE", ["g.csv": pair])
    makeTrip(sandbox, "--from 27.10. --to 10/11/2026")
    #expect(sandbox.line("show t.json").out.contains("Tue 27 Oct – Tue 10 Nov 2026"))
    expect(sandbox.line("days t.json --start 26.10.2026").status, 0)
  }
}

@Suite struct AbroadTests {
  @Test func `a competition of England determines its clubs and the order of teams`() throws {
    let table = "Date,Time,Home,Away,Competition\n2026-10-22,18:00,Bolton,Wigan,League One\n"
    try expect(
      games(table).lines,
      ["Thu 22 Oct 2026 | 18:00 BST | L1 | Bolton Wanderers – Wigan Athletic | Toughsheet Community Stadium · Bolton"])
  }

  @Test func `a town with a shared name is the one near the other games`() throws {
    let towns = [
      "Manchester": "Manchester, England", "Dover": "Dover, England", "Barcelona": "Barcelona, Spain",
      "Athens": "Athens, Greece",
      "Valencia": "Valencia, Spain", "Cádiz": "Cádiz, Spain", "Birmingham": "Birmingham, England",
    ]
    for (town, city) in towns {
      let sandbox = try sandbox(
        "en_GB", ["g.csv": "Date,Time,Home,Away,City\n2026-10-24,15:00,A,B,\(town)\n2026-10-25,15:00,C,D,Cardiff\n"])
      let json = sandbox.line("games --schedule g.csv --json").out
      #expect(json.contains("\"city\": \"\(city)\""), "\(town): \(json)")
    }
  }

  @Test func `recognizes clubs named like a town or by letters in every file`() throws {
    let table = """
      Date,Time,Home,Away
      2026-10-20,21:00,Napoli,Arsenal
      2026-10-20,21:00,Elche,Valencia
      2026-10-20,21:00,QPR,Sevilla
      2026-10-20,21:00,Chelsea,Arsenal
      """
    let matches = try games(table).lines.map { $0.split(separator: " | ")[3] }
    expect(
      matches.sorted(),
      ["Chelsea – Arsenal", "Elche CF – Valencia CF", "Napoli – Arsenal", "Queens Park Rangers – Sevilla FC"])
    let calendar = ["20261020T190000Z\nSUMMARY:Napoli - Arsenal", "20261024T140000Z\nSUMMARY:Arsenal - QPR"].map {
      "BEGIN:VEVENT\nUID:\($0.count)\nDTSTART:\($0)\nEND:VEVENT\n"
    }.joined()
    let text = "BEGIN:VCALENDAR\nVERSION:2.0\nX-WR-CALNAME:Arsenal\n\(calendar)END:VCALENDAR\n"
    try expect(
      games(text, name: "g.ics").lines.map { $0.split(separator: " | ")[3] },
      ["Napoli – Arsenal", "Arsenal – Queens Park Rangers"])
  }

  private let impossible = """
    Date,Time,Home,Away
    2026-10-24,17:00,Birmingham City,Leeds
    2026-10-24,20:00,Newcastle United,Chelsea

    """

  @Test func `a train never hides an impossible day`() throws {
    let sandbox = try sandbox("en_GB", ["g.csv": impossible])
    let leg = try leg(sandbox)
    expect(sandbox.line("leg t.json \(leg) --mode train").status, 0)
    #expect(sandbox.line("check t.json").out.contains("Too tight: Birmingham → Newcastle upon Tyne"))
    // An empty duration is the estimate by train again, and none is known by other means.
    expect(sandbox.line("leg t.json \(leg) --duration ''").status, 0)
    #expect(sandbox.line("check t.json").out.contains("Too tight: Birmingham → Newcastle upon Tyne"))
    #expect(sandbox.line("show t.json --json").out.contains("\"estimated\": true"))
    expect(sandbox.line("leg t.json \(leg) --mode other --duration ''").status, 0)
    #expect(sandbox.line("check t.json --json").out.contains("\"kind\": \"noTimeGiven\""))
    // A departure alone does not tell whether the match is reached.
    expect(sandbox.line("leg t.json \(leg) --departs 19:10").status, 0)
    #expect(sandbox.line("check t.json").out.contains("No time given: Birmingham → Newcastle upon Tyne"))
    expect(sandbox.line("leg t.json \(leg) --duration 30m").status, 0)
    #expect(!sandbox.line("check t.json").out.contains("Too tight"))
  }

  @Test func `edited parts keep their bookings, also past midnight`() throws {
    let table = "Date,Time,Home,Away,City\n2026-10-23,19:00,Bohemians,Derry,Dublin\n2026-10-25,15:00,Arsenal,Chelsea,\n"
    let sandbox = try sandbox("en_GB", ["g.csv": table])
    let leg = try leg(sandbox, "--by ferry")
    let night = "ferry Holyhead 20:15-23:30 Stena; train 0:25-4:30"
    expect(sandbox.line("leg t.json \(leg) --parts '\(night)'").status, 0)
    var json = sandbox.line("show t.json --json").out
    #expect(json.contains("\"departs\": \"2026-10-24T20:15:00+01:00\", \"arrives\": \"2026-10-25T04:30:00+00:00\""))
    try sandbox.scratch.write(
      json.replacing("\"carrier\": \"Stena\"", with: "\"carrier\": \"Stena\", \"seat\": \"4A\""), to: "t.json")
    let changed = "ferry Holyhead 20:15-23:30 Stena; train Crewe 0:25-2:30; train 3:00-5:10"
    expect(sandbox.line("leg t.json \(leg) --parts '\(changed)'").status, 0)
    json = sandbox.line("show t.json --json").out
    #expect(json.contains("\"seat\": \"4A\"") && json.contains("\"to\": \"Crewe, England\""))
    expect(sandbox.line("show t.json --json").out, json)
    let text = sandbox.line("export t.json --format ics").out
    #expect(text.contains("-part-3") && !text.contains("-part-4"))
    expect(sandbox.line("leg t.json \(leg) --parts ''").status, 0)
    #expect(!sandbox.line("show t.json --json").out.contains("\"parts\""))
  }

  @Test func `bookings of a ferry and a train become parts of their leg, and are shared`() throws {
    let table = "Date,Time,Home,Away,City\n2026-10-23,19:00,Bohemians,Derry,Dublin\n2026-10-25,15:00,Arsenal,Chelsea,\n"
    let bookings = """
      [{"@type": "BoatReservation", "reservationNumber": "S7", "reservationFor": {"@type": "BoatTrip",
        "departureBoatTerminal": {"name": "Dublin Port"}, "arrivalBoatTerminal": {"name": "Holyhead Port"},
        "departureTime": "2026-10-24T08:05:00+01:00", "arrivalTime": "2026-10-24T11:30:00+01:00"}},
       {"@type": "TrainReservation", "reservationNumber": "A12", "reservationFor": {"@type": "TrainTrip",
        "trainNumber": "1V91", "departureStation": {"name": "Holyhead"}, "arrivalStation": {"name": "London Euston"},
        "departureTime": "2026-10-24T12:15:00+01:00", "arrivalTime": "2026-10-24T15:55:00+01:00"}}]
      """
    let sandbox = try sandbox("en_GB", ["g.csv": table, "b.json": bookings])
    makeTrip(sandbox, "--by train")
    expect(sandbox.line("add t.json --from b.json --yes").status, 0)
    let displayed = sandbox.line("show t.json").out
    #expect(displayed.contains("Ferry Dublin Port → Holyhead Port, 08:05 – 11:30, reference S7"))
    #expect(displayed.contains("Train Holyhead → London Euston, 12:15 – 15:55, 1V91, reference A12"))
    expect(sandbox.line("check t.json").out, "T: no problems.\n")
    // The same bookings again change nothing.
    let before = sandbox.scratch.text("t.json")
    _ = sandbox.line("add t.json --from b.json --yes")
    expect(sandbox.scratch.text("t.json"), before)
    expect(sandbox.line("share t.json \(sandbox.path("shared"))").status, 0)
    var other = try CommandSandbox()
    other.seed = 2
    expect(other.line("join \(sandbox.path("shared"))").status, 0)
    let parts = try #require(before?.split(separator: "\n").first { $0.contains("\"parts\"") })
    #expect(other.line("show T --json").out.contains(parts))
  }

  @Test func `an event of Deutsche Bahn fills the leg between the towns, with the time at each`() throws {
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
    let sandbox = try sandbox("en_GB", ["g.csv": games, "db.ics": event])
    makeTrip(sandbox)
    expect(sandbox.line("add t.json --from db.ics --yes").status, 0)
    let displayed = sandbox.line("show t.json").out
    #expect(displayed.contains("Hamburg → Munich · 9h 20m · Train"))
    #expect(displayed.contains("arrives Sat 24 Oct, 08:10"))
    #expect(!displayed.contains("Hbf ->"))
  }

  @Test func `a flight uses the clocks of its airports, even if stations have the same codes`() throws {
    let booking = """
      {"@type": "FlightReservation", "reservationFor": {"@type": "Flight", "flightNumber": "1",
        "departureAirport": {"iataCode": "BRS"}, "departureTime": "2026-10-24T08:00:00",
        "arrivalAirport": {"iataCode": "BRI"}, "arrivalTime": "2026-10-24T12:00:00"}}
      """
    let games = "Date,Time,Home,Away\n2026-10-23,15:00,Bristol City,Hull City\n2026-10-25,15:00,Bari,Napoli\n"
    let sandbox = try sandbox("en_GB", ["g.csv": games, "f.json": booking])
    makeTrip(sandbox)
    expect(sandbox.line("add t.json --from f.json --yes").status, 0)
    #expect(sandbox.line("show t.json --json").out.contains("2026-10-24T12:00:00+02:00"))
  }

  @Test func `reports a neutral venue`() throws {
    let table = "Date,Time,Opponent,H/A/N,Venue,City\n2026-11-10,19:00,Duke,N,United Center,Chicago\n"
    let sandbox = try sandbox("C", ["g.csv": table])
    let games = "games --schedule g.csv --club 'Kansas Jayhawks'"
    #expect(sandbox.line(games).out.contains("United Center · Chicago · neutral venue"))
    #expect(sandbox.line("\(games) --json").out.contains("\"neutral\": true"))
    makeTrip(sandbox, "--club 'Kansas Jayhawks'")
    for line in [
      "show t.json", "export t.json --format md", "export t.json --format ics", "export t.json --format csv",
    ] {
      #expect(sandbox.line(line).out.contains("neutral venue"), "\(line)")
    }
    expect(sandbox.line("update t.json --json").out, upToDate)
  }

  /// The night of 25 October 2026 has 25 hours in Germany.
  @Test func `a night train has its real length when the clocks change`() throws {
    let table =
      "Date,Time,Home,Away\n2026-10-23,20:30,FC St. Pauli,Hannover 96\n2026-10-25,15:30,Bayern München,Hannover 96\n"
    let sandbox = try sandbox("de_DE", ["g.csv": table])
    let leg = try leg(sandbox, "--by train")
    expect(sandbox.line("leg t.json \(leg) --departs '24.10. 21:52' --arrives 07:48").status, 0)
    let show = sandbox.line("show t.json").out
    #expect(show.contains("10h 56m") && show.contains("Day 3 - Sunday 25 October · from Hamburg at 07:48"))
    #expect(sandbox.line("timeline t.json").out.contains("21:52 – 07:48 +1  CEST → CET"))
    expect(sandbox.line("check t.json").out, "T: no problems.\n")
  }

  @Test func `names without umlauts find teams and trips`() throws {
    let table =
      "Date,Time,Home,Away\n2026-10-20,21:00,1. FC Nürnberg,Greuther Fürth\n2026-10-21,21:00,Bodø/Glimt,1. FC Köln\n"
    let sandbox = try sandbox("de_DE", ["g.csv": table])
    for (name, count) in [("Nuernberg", 1), ("Greuther Fuerth", 1), ("1. FC Koeln", 1), ("Bodo", 1)] {
      let found = sandbox.line("games --schedule g.csv --team '\(name)'").out
      expect(found.split(separator: "\n").count, count, "\(name)")
    }
    expect(sandbox.line("new Dreiländertour --schedule g.csv").status, 0)
    #expect(sandbox.line("show dreilaendertour").out.hasPrefix("Dreiländertour\n"))
  }
}

private let upToDate = "{\"changes\": [], \"problems\": [], \"path\": \"t.json\", \"touched\": []}\n"
