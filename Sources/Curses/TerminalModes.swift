import CNcurses
import CTerminal
import Glibc

/// The modes of the terminal while the program holds it.
enum TerminalModes {
  /// How long an escape may wait for the rest of a key's sequence, in milliseconds: long enough for slow links, short
  /// enough for the Escape key to feel immediate.
  private static let escapeDelay: CInt = 25

  static func claim() {
    cbreak()
    noecho()
    nonl()
    let screen = cncurses_window()
    intrflush(screen, false)
    keypad(screen, true)
    nodelay(screen, true)
    // All that has been typed is read before a picture is made, which ncurses would otherwise put off for more of it.
    typeahead(-1)
    set_escdelay(escapeDelay)
    freeControlKeys()
  }

  /// Leaves Ctrl-S, Ctrl-Q, Ctrl-V and Ctrl-O to the program, of which Ctrl-S would otherwise freeze the screen, and
  /// Ctrl-C and Ctrl-Z, which would otherwise overtake the keys typed before them.
  private static func freeControlKeys() {
    var modes = termios()
    guard tcgetattr(STDIN_FILENO, &modes) == 0 else { return }
    modes.c_iflag &= ~tcflag_t(IXON)
    modes.c_lflag &= ~tcflag_t(IEXTEN | ISIG)
    guard tcsetattr(STDIN_FILENO, TCSADRAIN, &modes) == 0 else { return }
    // So that ncurses returns to these modes after it has left the screen.
    def_prog_mode()
  }
}

/// What the terminal reports beside keys.
///
/// Source: "XTerm Control Sequences": 1002 reports button presses and drags, 1006 in a form without limits, 2004 puts
/// marks around pasted text. Terminals that know none of them ignore the requests.
struct InputReports {
  let includesMouse: Bool

  /// Shift leaves the mouse to the terminal, as terminals do by themselves.
  func request() { send((includesMouse ? "\u{1B}[?1002h\u{1B}[?1006h" : "") + "\u{1B}[?2004h") }
  func stop() { send(Self.off) }

  static let off = "\u{1B}[?1006l\u{1B}[?1002l\u{1B}[?2004l"

  private func send(_ text: String) {
    _ = Array(text.utf8).withUnsafeBytes { write(STDOUT_FILENO, $0.baseAddress, $0.count) }
  }
}

/// The bytes that leave the screen, for a handler that may only write.
enum LeaveSequence {
  /// From now on a crash gives the terminal back.
  static func arm() {
    // Attributes and colours off, keypad off, cursor on, the screen of before.
    let capabilities = ["sgr0", "op", "rmkx", "cnorm", "rmcup"].flatMap(bytes)
    let sequence = InputReports.off.utf8.map(CChar.init(bitPattern:)) + capabilities
    _ = cterminal_arm(sequence, sequence.count)
  }

  /// A capability without its padding, `$<5/>`, which no terminal in use needs here.
  private static func bytes(of capability: String) -> [CChar] {
    guard let value = cncurses_capability(capability) else { return [] }
    var result: [CChar] = []
    var rest = Array(UnsafeBufferPointer(start: value, count: strlen(value)))[...]
    while let byte = rest.popFirst() {
      let isPadding = byte == CChar(36) && rest.first == CChar(60)
      if isPadding, let end = rest.firstIndex(of: CChar(62)) { rest = rest[(end + 1)...] } else { result.append(byte) }
    }
    return result
  }
}
