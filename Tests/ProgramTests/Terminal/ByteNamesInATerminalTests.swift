import Testing

/// The editor on files whose names are no UTF-8.
@Suite(.waits) struct ByteNamesInATerminalTests {
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
    try user.run("ls -A > before; clear; \"$BARNSTORM\" \(open)")
    try user.wait(for: "Rust Belt Swing")
    try user.press("j", "j", "S-Right")
    try user.wait(for: "Moved to Day 2")
    try user.open(pipe: "go")
    try user.wait(for: "Museum")
    try user.quit()
    try user.run(#"clear; echo dinner $(grep -c '"id": "dinner", "day": 2' \#(file))"#)
    try user.wait(for: "dinner 1")
    // Nothing was written beside it, and it is the trip that opens without a name.
    try user.run("clear; echo new $(ls -A | diff before - | grep '>')")
    try user.wait(for: "new > state")
    try user.run("clear; \"$BARNSTORM\"")
    try user.wait(for: "Rust Belt Swing")
    try user.quit()
  }
}
