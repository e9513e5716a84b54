import TestSupport
import Testing

/// What the editor does about a file that is not to be written, or that others write meanwhile.
@Suite(.waits) struct FilesInATerminalTests {
  @Test func `a file that cannot be written opens read only, until it can be written and is read again`() throws {
    let user = try TerminalSession()
    try user.makeReadOnly()
    // Root may write everywhere unless it gives that power up.
    try user.run(#"as_is() { "$@"; }; [ $(id -u) = 0 ] && as_is() { setpriv --bounding-set=-dac_override -- "$@"; }"#)
    try user.run("clear; as_is \"$BARNSTORM\" '\(user.trip)'", shows: "Rust Belt Swing")
    try user.press("j", "j", "Space", shows: "read-only")
    #expect(!user.screen.contains("drop here"))
    try user.press("r", shows: "Reloaded: no changes.")
    expect(user.file, chicagoToDetroit)
    try user.makeReadOnly(false)
    try user.press("r")
    try user.wait(forNo: "READ-ONLY")
    try user.press("j", "j", "S-Right", shows: "Moved to Day 2")
    try user.quit()
    #expect(user.file != chicagoToDetroit)
  }

  @Test(arguments: [
    (path: "trips", sentence: "trips: a directory, not a trip file"), ("pipe", "pipe: a pipe, not a trip file"),
    ("/dev/full", "/dev/full: a device, not a trip file"), ("broken.json", "broken.json: can't open: No such file"),
    ("large", "large: larger than 512 MiB, not a trip file"), ("deep", "deep:1:"),
  ])
  func `refuses other kinds of files in one sentence`(path: String, sentence: String) throws {
    let user = try TerminalSession()
    try user.run("mkfifo pipe; ln -s nowhere broken.json; truncate -s 1G large")
    try user.run("head -c 100000 /dev/zero | tr '\\0' [ > deep; clear; \"$BARNSTORM\" \(path); echo status $?")
    try user.wait(for: "barnstorm: \(sentence)")
    try user.wait(for: "status 1")
    try expect(user.fact("alternate_on"), "0")
  }

  @Test func `without a home a trip opens and is saved`() throws {
    let user = try TerminalSession()
    try user.run("unset HOME XDG_DATA_HOME XDG_STATE_HOME XDG_CONFIG_HOME; clear; \"$BARNSTORM\" '\(user.trip)'")
    try user.wait(for: "Rust Belt Swing")
    try user.press("j", "j", "S-Right", shows: "Moved to Day 2")
    try user.quit(leaving: "dinner", onDay: 2)
    expect(user.names(in: "trips"), ["trip.json"])
  }

  @Test func `a link with an odd name stays a link and keeps the mode`() throws {
    let user = try TerminalSession()
    try user.run("chmod 640 trips/trip.json; ln -s trips/trip.json $'odd\\n 🌭 name'; clear")
    try user.run("\"$BARNSTORM\" ./odd*", shows: "Rust Belt Swing")
    try user.press("j", "j", "S-Right", shows: "Moved to Day 2")
    try user.quit(leaving: "dinner", onDay: 2)
    expect(user.mode(of: "trips/trip.json"), 0o640)
    try user.run("clear; readlink odd*", shows: "trips/trip.json")
  }

  @Test func `changes by another program appear while an item is carried`() throws {
    let user = try TerminalSession().start()
    try user.press("j", "j", "Space", "Right", shows: "drop here")
    let renamed = chicagoToDetroit.replacing("Book Tower", with: "Shinola Hotel")
    try user.replaceFile(with: renamed)
    try user.wait(for: "Shinola Hotel")
    try user.wait(for: "drop here")
    try user.press("Space", shows: "Dropped on Day 2")
    try user.quit()
    #expect(user.file.contains("Shinola Hotel"))
    user.expectItem("dinner", onDay: 2)
  }

  @Test func `a new schedule is followed while an item is carried`() throws {
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
    try user.press("j", "j", "Space", "Right", shows: "drop here")
    try user.write(schedule.replacing("07-05", with: "07-06"), beside: "games.csv")
    try user.wait(for: "The schedule has changed")
    try user.wait(for: "drop here")
    try user.press("Space", shows: "Dropped on Day 2")
    try user.quit()
    user.expectItem("game-det", onDay: 4)
    user.expectItem("dinner", onDay: 2)
  }

  /// The machine has lost the files of its time zones while a trip is open in one that only they knew.
  @Test func `a schedule is not followed through a time zone that cannot be read`() throws {
    let zones = Scratch()
    let link = #""deleted": [], "schedule": {"source": "games.csv", "follows": ["CHC", "DET"]}"#
    let trip = chicagoToDetroit.replacing(#""deleted": []"#, with: link)
      .replacing("America/Chicago", with: "Test/Ballpark")
    let user = try TerminalSession(trip, columns: 160, environment: ["TZDIR": zones.path])
    let schedule = """
      date,time,zone,home,away,venue,city
      2026-07-03,18:20,UTC,Cubs,Cardinals,Wrigley Field,Chicago
      2026-07-05,13:40,America/Detroit,Tigers,Guardians,Comerica Park,Detroit

      """
    try user.write(schedule, beside: "games.csv")
    try user.start()
    try user.wait(for: "1:20 PM UTC-5")
    // The first picture comes before the schedule is watched, a key after it.
    try user.press("j")
    try user.wait(forNo: "+ adds one")
    let before = user.file
    // A version that came before the watch is not noticed: there are more of them.
    var (minute, written) = (10, ContinuousClock.now - .seconds(2))
    try user.wait(until: "the new schedule is not applied") {
      if ContinuousClock.now - written > .seconds(1) {
        try user.write(schedule.replacing("18:20", with: "23:\(minute)"), beside: "games.csv")
        (minute, written) = (minute + 1, .now)
      }
      return user.words.contains("New schedule not applied: the rules of the time zone Test/Ballpark can't be read")
    }
    try user.wait(for: "1:20 PM UTC-5")
    try user.quit(leaving: before)
  }

  @Test(arguments: [
    (prepare: #"mv trips/trip.json $'caf\xe9.json'"#, open: #"$'caf\xe9.json'"#, file: #"$'caf\xe9.json'"#),
    (#"mv trips/trip.json $'caf\xe9.json'; ln -s $'caf\xe9.json' link.json"#, "link.json", #"$'caf\xe9.json'"#),
    (#"mv trips $'caf\xe9'"#, #"$'caf\xe9/trip.json'"#, #"$'caf\xe9/trip.json'"#),
  ])
  func `an edit goes into the file that is open, and others' edits come in`(
    prepare: String, open: String, file: String
  ) throws {
    let user = try TerminalSession()
    try user.run("\(prepare); mkfifo go; (cat go; \"$BARNSTORM\" add \(open) --day 1 --title Museum) &")
    try user.run("ls -A > before; clear; \"$BARNSTORM\" \(open)", shows: "Rust Belt Swing")
    try user.press("j", "j", "S-Right", shows: "Moved to Day 2")
    try user.open(pipe: "go")
    try user.wait(for: "Museum")
    try user.quit()
    try user.run(#"clear; echo dinner $(grep -c '"id": "dinner", "day": 2' \#(file))"#, shows: "dinner 1")
    // Nothing was written beside it, and it is the trip that opens without a name.
    try user.run("clear; echo new $(ls -A | diff before - | grep '>')", shows: "new > state")
    try user.run("clear; \"$BARNSTORM\"", shows: "Rust Belt Swing")
    try user.quit()
  }
}
