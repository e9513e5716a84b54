import CNcurses
import Glibc

/// The modes of the terminal while the program holds it.
enum TerminalModes {
  static func claim() {
    cbreak()
    noecho()
    nonl()
    let screen = cncurses_window()
    intrflush(screen, false)
    keypad(screen, true)
    // All that has been typed is read before a picture is made, which ncurses would otherwise put off for more of it.
    typeahead(-1)
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
