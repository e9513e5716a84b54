import TestSupport
import Testing

/// One line that is a whole item, its place and its time, typed in a real terminal.
@Suite(.waits) struct EntryInATerminalTests {
  private static let line = "dinner at 7:30 at Q39 on day 3"

  @Test func `one line is a complete item on the day it names`() throws {
    let user = try TerminalSession().start()
    try user.type("+\(Self.line)", shows: "→ 7:30 PM · dinner · at Q39 · Day 3 · Restaurant")
    try user.press("Enter", shows: "Added dinner at the end of Day 3.")
    try user.quit()
    #expect(
      user.file.contains(
        #""custom": {"title": "dinner", "category": "restaurant", "time": "19:30", "location": {"name": "Q39"}"#))
    #expect(user.file.contains(#""day": 3, "sortOrder": 102, "#))
  }

  @Test(arguments: [(40, 10), (100, 40)])
  func `suggests a place, and accepts it with its coordinates`(columns: Int, rows: Int) throws {
    let user = try TerminalSession(columns: columns, rows: rows).start()
    try user.type("+Tour")
    try user.press("Tab", "Tab", "Tab")
    try user.type("wrigley f")
    try user.press("Down", shows: "> Wrigley Field")
    try user.press("Enter", shows: "at 41.94")
    try user.press("Enter", shows: "Added Tour")
    try user.quit()
    #expect(user.file.contains(#""location": {"name": "Wrigley Field", "latitude": 41.94"#))
  }

  @Test func `a press on a suggested place takes it and a pasted link is read`() throws {
    let user = try TerminalSession().start()
    try user.type("+Tour")
    try user.press("Tab", "Tab", "Tab")
    try user.type("comerica", shows: "Comerica Park · Detroit, MI")
    try user.send(user.cell(of: "Comerica Park · Detroit, MI").press, shows: "Using Comerica Park with its coordinates")
    try user.press("C-u")
    try user.paste("https://www.openstreetmap.org/?mlat=41.9484&mlon=-87.6553#map=17/41.95/-87.65")
    try user.wait(for: "on the map at 41.9484, -87.6553")
    try user.press("Enter", shows: "Added Tour at the end of Day 1.")
    try user.quit()
    #expect(user.file.contains(#""location": {"latitude": 41.9484, "longitude": -87.6553}"#))
  }

  @Test func `a place of another trip is suggested`() throws {
    let user = try TerminalSession()
    try user.run("mkdir -p data/barnstorm/trips; cp trips/trip.json data/barnstorm/trips/a.json")
    let place = "--location 'Wriggle Room' --at 41.8,-87.6"
    try user.run("\"$BARNSTORM\" add data/barnstorm/trips/a.json --day 1 --title Pub \(place); clear")
    try user.start()
    try user.type("+Drinks")
    try user.press("Tab", "Tab", "Tab")
    try user.type("wrig", shows: "Wriggle Room · yours")
    try user.press("Escape", "y")
    try user.quit()
  }

  @Test func `a geocoder of the user's finds what no table knows`() throws {
    let user = try TerminalSession()
    try user.run("mkdir -p config/barnstorm; printf 'geocoder = %s/Find -v\n' \"$PWD\" > config/barnstorm/config.ini")
    try user.run("printf '#!/bin/sh\necho \"39.0453, -94.5908\"\necho \"$@\" > asked\n' > Find; chmod +x Find; clear")
    try user.start()
    try user.type("+Dinner")
    try user.press("Tab", "Tab", "Tab")
    try user.enter("Q39 Midtown; rm -r *", shows: "Found Q39 Midtown; rm -r * at 39.0453, -94.5908")
    try user.press("Enter", shows: "Added Dinner")
    try user.quit()
    #expect(user.file.contains(#""location": {"name": "Q39 Midtown; rm -r *", "latitude": 39.0453, "longitude": -94"#))
    try user.run("clear; cat asked", shows: "-v -- Q39 Midtown; rm -r *")
  }

  @Test func `a row goes to its time and a day is sorted`() throws {
    let user = try TerminalSession().start()
    try user.enter("+8am breakfast", shows: "Added breakfast on Day 1 at its time, at the start.")
    try user.enter("]ko8pm tea", shows: "s moves it to its time.")
    try user.press("s", shows: "before Post-game dinner")
    try user.enter("]ko9pm walk", shows: "Added walk on Day 1, below")
    try user.press("S", shows: "Sorted Day 1.")
    try user.quit()
    let titles = ["breakfast", "tea", "walk", "Post-game dinner"]
    let places = titles.map { title in user.file.split(separator: "\n").firstIndex { $0.contains(title) } ?? -1 }
    #expect(places == places.sorted() && !places.contains(-1))
  }

  @Test func `notes have lines and the wide key names the category`() throws {
    let user = try TerminalSession().start()
    try user.type("+Tickets")
    try user.press("F5", "Tab", "Tab", "Tab", "Tab")
    try user.enter("Gate F")
    try user.type("ring Ann")
    try user.press("C-s", shows: "Added Tickets")
    try user.quit()
    #expect(user.file.contains(#"{"title": "Tickets", "category": "note", "notes": "Gate F\nring Ann"}"#))
  }

  @Test func `a hotel in a city has its coordinates, also far from the trip`() throws {
    let user = try TerminalSession().start()
    try user.enter("+hotel @ Philadelphia", shows: "Added hotel")
    try user.quit()
    #expect(user.file.contains(#""location": {"name": "Philadelphia", "latitude": 39.9"#))
  }

  @Test(arguments: [("museum jul 4", 2), ("brunch Sat", 2)])
  func `a line names its day by a date or a weekday`(line: String, day: Int) throws {
    let user = try TerminalSession().start()
    try user.type("+\(line)", shows: "Day \(day) ·")
    try user.press("Enter", shows: "at the end of Day \(day).")
    try user.quit()
  }

  @Test func `a geocoder has a space in its name and in an argument`() throws {
    let user = try TerminalSession()
    try user.write("geocoder = \"\(user.path("my tools"))/find\" \"for me\" -v\n", to: "config/barnstorm/config.ini")
    try user.write("#!/bin/sh\necho '39.0453, -94.5908'\nprintf '<%s>' \"$@\" > asked\n", to: "my tools/find")
    try user.run("chmod +x 'my tools/find'; clear")
    try user.start()
    try user.type("+Dinner")
    try user.press("Tab", "Tab", "Tab")
    try user.enter("Q39 Midtown", shows: "Found Q39 Midtown at 39.0453, -94.5908")
    try expect(user.text("asked"), "<for me><-v><--><Q39 Midtown>")
    try user.press("Enter")
    try user.quit()
  }

  @Test func `from Dublin by ferry to Holyhead and by train to London takes 38 keys`() throws {
    let user = try TerminalSession()
    try user.run(
      "printf 'Date,Time,Home,Away,City\\n2030-10-25,19:00,Bohemians,Derry,Dublin\\n2030-10-27,15:00,Arsenal,Chelsea,\\n' "
        + "> g.csv; \"$BARNSTORM\" new Irish --schedule g.csv --team Bohemians Arsenal --by ferry; clear; \"$BARNSTORM\" Irish"
    )
    try user.wait(for: "Dublin → London")
    try user.press("j", "j", "j", "e", "Up")
    let parts = ["fe Holyhead 805-1130", "t 1215-1555"]
    try user.type(parts[0])
    try user.press("Down")
    try user.enter(parts[1], shows: "Saved Dublin → London")
    #expect(5 + parts[0].count + 1 + parts[1].count + 1 <= 40)
    try user.quit()
    try user.run("clear; \"$BARNSTORM\" show Irish --json | grep -o '\"parts.*generated\\|\"parts.*'")
    try user.wait(for: "Holyhead, Wales")
  }
}
