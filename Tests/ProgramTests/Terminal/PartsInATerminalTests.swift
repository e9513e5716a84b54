import TestSupport

/// A journey with a change, typed into the form of a leg.
@Suite(.waits) struct PartsInATerminalTests {
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
    try user.type(parts[1])
    try user.press("Enter")
    try user.wait(for: "Saved Dublin → London")
    #expect(5 + parts[0].count + 1 + parts[1].count + 1 <= 40)
    try user.quit()
    try user.run("clear; \"$BARNSTORM\" show Irish --json | grep -o '\"parts.*generated\\|\"parts.*'")
    try user.wait(for: "Holyhead, Wales")
  }
}
