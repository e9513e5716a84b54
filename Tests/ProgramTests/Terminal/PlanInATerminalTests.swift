import Testing

@Suite(.waits) struct PlanInATerminalTests {
  private let schedule = """
    date,time,zone,home,away,venue,city
    2026-07-03,13:20,America/Chicago,Cubs,Cardinals,Wrigley Field,Chicago
    2026-07-03,20:40,America/Chicago,Brewers,Mets,American Family Field,Milwaukee
    2026-07-05,13:10,America/Detroit,Tigers,Guardians,Comerica Park,Detroit
    2026-07-06,18:40,America/New_York,Pirates,Reds,PNC Park,Pittsburgh

    """

  /// Writes a schedule of more places than can be planned in a minute.
  private static let hardSeason = """
    awk 'BEGIN { print "date,time,zone,home,away,venue,city"; n = split("Chicago,Detroit,Milwaukee,Pittsburgh,Boston,\
    Baltimore,Atlanta,Miami,Houston,Denver,Phoenix,Seattle,Cincinnati,Cleveland,Memphis,Nashville,Dallas,Minneapolis,\
    Tampa,Orlando,Buffalo,Toronto,Austin,El Paso,Tucson,Fresno,Sacramento,Boise,Omaha,Tulsa,Wichita,Charlotte,Raleigh,\
    Louisville,Indianapolis", c, ","); for (i = 1; i <= n; i++) for (d = 1; d < 90; d++) if ((d + i * 7) % 9 < 3) \
    printf "2026-%02d-%02d,%d:05,America/Chicago,%s Home,Guests,%s Park,%s\\n", 5 + int(d / 28), d % 28 + 1, \
    13 + (d + i) % 7, c[i], c[i], c[i] }' > games.csv
    """

  /// Writes what a trip holds without what differs between two trips: ids, names, times of the clock.
  private func content(of name: String, to file: String) -> String {
    "\"$BARNSTORM\" show \(name) --json | sed -E 's/\"(id|name|modifiedAt|dismissedAt|item)\": \"[^\"]*\"//g' > \(file)"
  }

  private func openForm(_ user: TerminalSession) throws {
    try user.run("clear; \"$BARNSTORM\" --choose", shows: "New trip")
    try user.press("C-t", shows: "New trip, planned")
    try user.enter("games.csv", shows: "step 3 of 7")
    try user.press("Enter", "Enter", shows: "What to see")
    try user.press("C-u")
  }

  @Test func `the editor and the command plan the same trip`() throws {
    let user = try TerminalSession()
    try user.write(schedule, to: "games.csv")
    try user.run(
      "clear; \"$BARNSTORM\" plan --schedule games.csv --most --days 10 --home Chicago --tbd safe --new Command"
    )
    try user.wait(for: "command.json")
    try openForm(user)
    try user.type("most")
    try user.press("Down", "Down", "Down")
    try user.type("10")
    try user.press("Down")
    try user.enter("Chicago", shows: "optimal (proven)")
    try user.wait(for: "PNC Park")
    try user.press("Enter", shows: "Day 1 -")
    try user.quit()
    try user.run(
      "clear; \(content(of: "Command", to: "a")); \(content(of: "mlb", to: "b")); cmp a b && echo same $((2+2))")
    try user.wait(for: "same 4")
    try user.run("clear; \"$BARNSTORM\" check mlb", shows: "MLB 2026: no problems.")
  }

  @Test func `Ctrl-C ends a search on the command line with the best tour so far`() throws {
    let user = try TerminalSession()
    try user.run(Self.hardSeason)
    try user.run(
      "clear; \"$BARNSTORM\" plan --schedule games.csv --all --max-driving 6 > tour; echo ended $?; head -1 tour")
    // The line of the terminal that changes.
    try user.wait(for: " mi · ")
    try user.wait(for: "at least")
    try user.press("C-c", shows: "ended 0")
    try user.wait(for: "the best found; at least")
    #expect(!user.screen.contains(" mi · at least"), "the line is gone")
  }

  @Test func `keys act while the search runs`() throws {
    let user = try TerminalSession()
    try user.run(Self.hardSeason)
    try user.run("clear; \"$BARNSTORM\" --choose", shows: "New trip")
    try user.press("C-t", shows: "step 1 of 7")
    try user.enter("games.csv", shows: "Check what was read")
    try user.press("Enter", shows: "step 3 of 7")
    try user.press("Enter", "Enter", shows: "What to see")
    try user.press("Down", "Down", "Down", "Enter")
    try user.press("Tab")
    // Back in the field that was left.
    try user.wait(for: "Maximum days")
    try user.press("C-c", shows: "step 4 of 7")
    try user.press("C-c", shows: "New trip…")
    try user.leave(by: "C-c")
  }

  @Test func `a venue is found by its prefix, and Esc returns to the unchanged form`() throws {
    let user = try TerminalSession()
    try user.write(schedule, to: "games.csv")
    try openForm(user)
    try user.type("Wrigley, pnc")
    try user.press("Down", "Down", "Down")
    try user.type("9")
    try user.press("Escape", shows: "step 4 of 7")
    try user.press("Enter", shows: "See Wrigley, pnc")
    try user.wait(for: "Days 9")
    try user.press("Enter", shows: "optimal (proven)")
    try user.wait(for: "PNC Park")
    #expect(!user.words.contains("Comerica"))
  }
}
