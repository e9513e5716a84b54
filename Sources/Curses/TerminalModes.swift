import CNcurses
import Glibc

/// The modes of the terminal while the program holds it.
struct TerminalModes {
  private let claimed: termios

  /// Claims a terminal that ncurses has just opened: keys at once and without echo, lines that end where they are told to.
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
    take()
  }

  /// Not after the output has been taken (TCSADRAIN), which may be never.
  func take() {
    var modes = claimed
    tcsetattr(STDIN_FILENO, TCSANOW, &modes)
  }
}
