import TestSupport
import Testing

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
    ("large", "large: larger than 512 MiB, not a trip file"), ("deep", "deep:1:"),
  ])
  func `refuses other kinds of files in one sentence`(path: String, sentence: String) throws {
    let user = try TerminalSession()
    try user.run("mkfifo pipe; truncate -s 1G large")
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

  @Test(arguments: [
    (prepare: #"mv trips/trip.json $'caf\xe9.json'"#, open: #"$'caf\xe9.json'"#, file: #"$'caf\xe9.json'"#),
    (#"mv trips/trip.json $'caf\xe9.json'; ln -s $'caf\xe9.json' link.json"#, "link.json", #"$'caf\xe9.json'"#),
    (#"mv trips $'caf\xe9'"#, #"$'caf\xe9/trip.json'"#, #"$'caf\xe9/trip.json'"#),
  ])
  func `an edit goes to the open file, and edits by others are merged`(
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
    // Nothing was written next to it, and it is the trip that opens without a name.
    try user.run("clear; echo new $(ls -A | diff before - | grep '>')", shows: "new > state")
    try user.run("clear; \"$BARNSTORM\"", shows: "Rust Belt Swing")
    try user.quit()
  }
}
