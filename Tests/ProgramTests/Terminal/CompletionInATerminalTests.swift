import TestSupport
import Testing

@Suite(.serialized, .waits) struct CompletionInATerminalTests {
  private static let names = [
    "$(touch pwned)", "`touch pwned`", #"Joe's \"Big\" Trip; touch pwned"#, "Midwest Swing", "Day: One", "Day: Two",
  ]

  private func session() throws -> TerminalSession {
    let user = try TerminalSession()
    for (number, name) in Self.names.enumerated() {
      try user.write(
        smallTrip.replacing("Two Cities", with: name).replacing("7A1C-small", with: "\(number)"),
        to: "data/barnstorm/trips/\(number).json")
    }
    try user.run(#"PATH="${BARNSTORM%/*}:$PATH"; . <("$BARNSTORM" --generate-completion-script bash); clear"#)
    try user.waitForShell()
    return user
  }

  private static let completions = [
    ("midw", "'Midwest Swing'"), (#"Midwest\ S"#, "'Midwest Swing'"), (#""midw"#, #""Midwest Swing""#),
    (#"\$\("#, "'$(touch pwned)'"), (#""\$("#, #""\$(touch pwned)""#), ("'$(", "'$(touch pwned)'"),
    (#"\`"#, "'`touch pwned`'"), ("Joe", #"'Joe'\''s "Big" Trip; touch pwned'"#), (#"Day:\ O"#, "Day:' One'"),
  ]

  @Test func `quotes an inserted name, so that the shell runs nothing of it`() throws {
    let user = try session()
    for (typed, inserted) in Self.completions {
      try user.type("barnstorm check \(typed)")
      try user.press("Tab", shows: "barnstorm check \(inserted)")
      try user.press("Enter", shows: ": no problems.")
      #expect(!user.names(in: ".").contains("pwned"))
      try user.run("clear")
      try user.wait(forNo: ": no problems.")
    }
  }

  @Test func `completes the common prefix of names`() throws {
    let user = try session()
    try user.type("barnstorm check Day")
    try user.press("Tab", shows: "barnstorm check 'Day:")
    try user.type("t")
    try user.press("Tab", shows: "barnstorm check 'Day: Two'")
  }

  @Test func `completions list items with their kind`() throws {
    let user = try session()
    try user.type("barnstorm delete midw ")
    try user.press("Tab", "Tab", shows: "b2-d (Day 1: Dinner)")
    try user.wait(for: "d4-h (Day 3: Hotel)")
  }
}
