import TestSupport
import Testing

/// The prompt for a password, at a terminal. Nobody responds at the address.
@Suite(.waits) struct PasswordPromptTests {
  private let user: TerminalSession

  init() throws {
    user = try TerminalSession()
    try prompt(share, round: 1)
  }

  private var share: String {
    #""$BARNSTORM" share '\#(user.trip)' http://127.0.0.1:1/ --user mira; echo "status $?""#
  }

  /// Runs a script, and waits for the prompt.
  ///
  /// - Parameter round: a number which distinguishes this prompt from the last one, which may still be on the screen.
  private func prompt(_ script: String, round: Int) throws {
    let look =
      "if stty -a | grep -qw -- -echo || stty -a | grep -qw -- -isig; then echo 'kept back'; else echo 'given back'; fi"
    // The shell in between neither ends with Ctrl-C nor fixes the terminal, as the one at the prompt would.
    try user.write("trap : INT\necho round \(round)\n\(script)\n\(look)\n", beside: "ask.sh")
    try user.run("clear; sh '\(user.path("trips/ask.sh"))'", shows: "round \(round) Password of mira at 127.0.0.1:")
  }

  @Test func `hides the typed password`() throws {
    try user.enter("hidden-word", shows: "given back")
    #expect(user.words.contains("can't reach the host"), "\(user.screen)")
    #expect(user.words.contains("status 1"), "\(user.screen)")
    #expect(!user.words.contains("hidden-word"), "\(user.screen)")
  }

  @Test func `Ctrl-C and Ctrl-Backslash end the program and give the terminal back`() throws {
    try user.type("hidden-word")
    try user.press("C-c", shows: "given back")
    #expect(user.words.contains("status 130"), "\(user.screen)")
    #expect(!user.words.contains("hidden-word"), "\(user.screen)")
    try prompt(share, round: 2)
    try user.press("C-\\", shows: "given back")
    #expect(user.words.contains("status 131"), "\(user.screen)")
  }

  @Test func `the end of the input is not a password`() throws {
    try user.press("C-d", shows: "given back")
    #expect(user.words.contains("no password for mira at 127.0.0.1"), "\(user.screen)")
  }

  @Test func `prompts once for trips of one account`() throws {
    try user.press("C-d", shows: "given back")
    let json =
      #"{"format": "barnstorm-share", "version": 1, "trip": "%s", "path": "%s", "user": "mira", "#
      + #""server": "http://127.0.0.1:1/%s/"}"#
    try prompt(
      """
      shares="$XDG_STATE_HOME/barnstorm/shares"
      mkdir -p "$shares"
      for id in trip-1 trip-2; do
        sed "s/trip-1/$id/; s/Rust Belt Swing/Swing $id/" '\(user.trip)' > "$HOME/$id.json"
        printf '\(json)' $id "$HOME/$id.json" $id > "$shares/$id.share.json"
      done
      "$BARNSTORM" sync --all
      """, round: 2)
    try user.enter("hidden-word", shows: "given back")
    for id in ["trip-1", "trip-2"] { #expect(user.words.contains("Swing \(id): unreachable"), "\(user.screen)") }
    expect(user.words.firstRange(of: "Password"), user.words.ranges(of: "Password").last, "\(user.screen)")
  }
}
