import CNcurses
import Platform

struct TerminalModes {
  private let claimed: termios

  /// Claims a terminal that ncurses has just opened: keys at once and without echo, no conversion of line ends.
  ///
  /// Ctrl-S, Ctrl-Q, Ctrl-V and Ctrl-O are left to the program, of which Ctrl-S would otherwise freeze the screen, and
  /// Ctrl-C and Ctrl-Z, which would otherwise overtake the keys typed before them.
  init() throws(TerminalError) {
    var modes = termios()
    guard tcgetattr(STDIN_FILENO, &modes) == 0 else { throw .broken(errno) }
    modes.c_iflag &= ~tcflag_t(IXON | ICRNL | INLCR | IGNCR)
    modes.c_oflag &= ~tcflag_t(ONLCR)
    modes.c_lflag &= ~tcflag_t(ICANON | ECHO | ECHONL | IEXTEN | ISIG)
    claimed = modes
    apply()
  }

  /// Sets the modes at once: to wait until the terminal has taken the output (TCSADRAIN) might take for ever.
  func apply() {
    var modes = claimed
    tcsetattr(STDIN_FILENO, TCSANOW, &modes)
  }
}

/// The reports that the terminal is to send in addition to keys. Terminals that know none of them ignore the requests.
///
/// Source: "XTerm Control Sequences": 1002 reports button presses and drags, 1006 in a form without limits, 2004 puts
/// marks around pasted text; 2031 ("Dark and Light Mode detection") reports other colors.
struct InputReports {
  let includesMouse: Bool

  /// The request. With Shift the mouse stays the terminal's own, which terminals see to by themselves.
  var request: String { (includesMouse ? "\u{1B}[?1002h\u{1B}[?1006h" : "") + "\u{1B}[?2004h" }

  static let colors = "\u{1B}[?2031h"

  /// The request for none. Ends a frame of which only a part may have been sent.
  static let off = "\u{1B}[?2026l\u{1B}[?2031l\u{1B}[?1006l\u{1B}[?1002l\u{1B}[?2004l"
}

/// The rows that scroll. ncurses sets them to those of the screen when it takes the terminal, and leaves them like that; a
/// terminal that has grown since would go on scrolling in its upper part alone.
enum ScrollRegion {
  /// Makes all rows scroll, and moves the cursor to the top; empty for a terminal without a region as the VT100 has it.
  static var off: String { cncurses_has_scroll_region() ? "\u{1B}[r" : "" }
}
