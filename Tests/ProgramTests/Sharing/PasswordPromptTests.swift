import Testing

/// The question for a password, at a terminal. Nobody answers at the address.
struct PasswordPromptTests {
  private let user: TerminalSession

  init() throws {
    user = try TerminalSession()
    // The shell in between neither ends with Ctrl-C nor mends the terminal, as the one at the prompt would.
    let share = #""$BARNSTORM" share '\#(user.trip)' http://127.0.0.1:1/ --user mira; echo "status $?""#
    let look =
      "if stty -a | grep -qw -- -echo || stty -a | grep -qw -- -isig; then echo 'kept back'; else echo 'given back'; fi"
    try user.write("trap : INT\n\(share)\n\(look)\n", beside: "ask.sh")
    try user.run("clear; sh '\(user.path("trips/ask.sh"))'")
    try user.wait(for: "Password of mira at 127.0.0.1:")
  }

  @Test func `what is typed is not shown`() throws {
    try user.type("hidden-word")
    try user.press("Enter")
    try user.wait(for: "given back")
    #expect(user.words.contains("its host cannot be reached"), "\(user.screen)")
    #expect(user.words.contains("status 1"), "\(user.screen)")
    #expect(!user.words.contains("hidden-word"), "\(user.screen)")
  }

  @Test func `Ctrl-C and Ctrl-Backslash end the program and give the terminal back`() throws {
    try user.type("hidden-word")
    try user.press("C-c")
    try user.wait(for: "given back")
    #expect(user.words.contains("status 130"), "\(user.screen)")
    #expect(!user.words.contains("hidden-word"), "\(user.screen)")
    try user.run("clear; trap : QUIT; sh '\(user.path("trips/ask.sh"))'")
    try user.wait(for: "Password of mira at 127.0.0.1:")
    try user.press("C-\\")
    try user.wait(for: "given back")
    #expect(user.words.contains("status 131"), "\(user.screen)")
  }

  @Test func `the end of the input is no password`() throws {
    try user.press("C-d")
    try user.wait(for: "given back")
    #expect(user.words.contains("no password for mira at 127.0.0.1"), "\(user.screen)")
  }
}
