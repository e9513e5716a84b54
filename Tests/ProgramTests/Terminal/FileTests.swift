import Testing

/// What the editor does about a file that is not to be written, or that others write meanwhile.
struct FilesInATerminal {
  @Test func aFileThatCannotBeWrittenOpensReadOnly() throws {
    let user = try TerminalSession()
    try user.makeReadOnly()
    // Root may write everywhere unless it gives that power up.
    try user.run(#"as_is() { "$@"; }; [ $(id -u) = 0 ] && as_is() { setpriv --bounding-set=-dac_override -- "$@"; }"#)
    try user.run("clear; as_is \"$BARNSTORM\" '\(user.trip)'")
    try user.wait(for: "Rust Belt Swing")
    try user.press("j", "j", "Space")
    try user.wait(for: "read-only")
    #expect(!user.screen.contains("drop here"))
    try user.quit()
    #expect(user.file == chicagoToDetroit)
  }

  @Test func whatAnotherProgramWritesAppearsWhileAnItemIsCarried() throws {
    let user = try TerminalSession()
    try user.start()
    try user.press("j", "j", "Space", "Right")
    try user.wait(for: "drop here")
    let renamed = chicagoToDetroit.replacing("Book Tower", with: "Shinola Hotel")
    try user.replaceFile(with: renamed)
    try user.wait(for: "Shinola Hotel")
    try user.wait(for: "drop here")
    try user.press("Space")
    try user.wait(for: "Dropped on Day 2")
    try user.quit()
    #expect(user.file.contains("Shinola Hotel"))
    #expect(user.position(of: "dinner")?.hasPrefix(#""day": 2,"#) == true)
  }

  @Test func aNewScheduleIsFollowedWhileAnItemIsCarried() throws {
    let link = #""deleted": [], "schedule": {"source": "games.csv", "follows": ["CHC", "DET"]}"#
    let user = try TerminalSession(chicagoToDetroit.replacing(#""deleted": []"#, with: link))
    let schedule = """
      date,time,zone,home,away,venue,city
      2026-07-03,13:20,America/Chicago,Cubs,Cardinals,Wrigley Field,Chicago
      2026-07-05,13:40,America/Detroit,Tigers,Guardians,Comerica Park,Detroit
      2026-09-30,13:40,America/Detroit,Tigers,Cubs,Comerica Park,Detroit

      """
    try user.write(schedule, beside: "games.csv")
    try user.start()
    try user.press("j", "j", "Space", "Right")
    try user.wait(for: "drop here")
    try user.write(schedule.replacing("07-05", with: "07-06"), beside: "games.csv")
    try user.wait(for: "The schedule has changed")
    try user.wait(for: "drop here")
    try user.press("Space")
    try user.wait(for: "Dropped on Day 2")
    try user.quit()
    #expect(user.position(of: "game-det")?.hasPrefix(#""day": 4,"#) == true)
    #expect(user.position(of: "dinner")?.hasPrefix(#""day": 2,"#) == true)
  }
}
