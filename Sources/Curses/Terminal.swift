import CNcurses
import CTerminal
import Glibc
import Screen

/// The terminal that the program runs in, from the claim to the release.
///
/// There is at most one, on the thread that made it. Block the signals that the program waits for (SIGINT, SIGTERM,
/// SIGHUP, SIGTSTP, SIGCONT, SIGWINCH) before making it, since ncurses takes those whose action is the default. Never
/// block the signals of a fault. Whoever holds the terminal calls ``release()`` before the program writes anything
/// else; a crash or a plain `exit` gives the terminal back by itself. What goes to standard error meanwhile is shown
/// after the screen has been left.
package final class Terminal {
  /// The characters that the locale can express.
  package let repertoire: Repertoire
  package let colorDepth: ColorDepth
  /// The attributes that show on this terminal.
  package let attributes: Appearance.Attributes
  var presenter: Presenter
  var reader: InputReader
  private let reports: InputReports
  private var isHeld = true

  /// Claims the terminal of standard input and output: alternate screen, keys at once and without echo.
  ///
  /// - Parameters:
  ///   - mouse: whether the terminal is asked to report the mouse.
  ///   - colors: whether the terminal's colours are used; where not, it shows its own two and nothing else.
  package init(mouse: Bool = true, colors: Bool = true) throws(TerminalError) {
    let name = try Terminal.checkedName()
    repertoire = UserLocale.adopt()
    guard cterminal_save(STDIN_FILENO) == 0 else { throw .broken(errno) }
    let size = Terminal.size ?? Size(columns: 0, rows: 0)
    switch cncurses_open(CInt(size.rows), CInt(size.columns)) {
    case 1: break
    case 0: throw .unusable(name)
    default: throw .unknown(name)
    }
    cncurses_send_pictures_whole()
    TerminalModes.claim()
    LeaveSequence.arm()
    let strikes = cncurses_strike_instead_of_blink()
    let palette = Palette(isWanted: colors)
    colorDepth = palette.depth
    attributes = AttributeMask.supported(strikes: strikes)
    presenter = Presenter(palette: palette, attributes: AttributeMask(strikes: strikes))
    reader = InputReader()
    reports = InputReports(includesMouse: mouse)
    reports.request()
  }

  deinit { release() }

  /// Whether ``Appearance/Attributes/struck`` shows; where it does not, struck text needs another sign.
  package var supportsStrikethrough: Bool { attributes.contains(.struck) }

  /// Readable when there are keys to read with ``readEvents()``. When it hangs up (POLLHUP) the terminal is gone.
  package var inputDescriptor: CInt { STDIN_FILENO }

  /// The size in cells, as the terminal has it now.
  package var size: Size {
    if let size = Terminal.size { return size }
    let screen = cncurses_window()
    return Size(columns: Int(getmaxx(screen)), rows: Int(getmaxy(screen)))
  }

  /// What the terminal of standard output says of its size, also before it is claimed; nil where it says nothing.
  package static var size: Size? {
    var window = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &window) == 0, window.ws_col > 0, window.ws_row > 0 else { return nil }
    return Size(columns: min(Int(window.ws_col), largest.columns), rows: min(Int(window.ws_row), largest.rows))
  }

  /// No screen is larger, but anything may be said of one: ncurses counts cells in 16 bits, and memory ends before that.
  private static let largest = Size(columns: 2000, rows: 1000)

  /// All that has been typed, clicked and pasted, without waiting for more. Call it also when ``inputTimeout`` has passed.
  package func readEvents() -> [InputEvent] { reader.readEvents() }

  /// How long to wait for input, in milliseconds, until an escape that nothing followed is the Escape key; nil where
  /// nothing waits.
  package var inputTimeout: Int? { reader.timeout }

  /// Shows a frame, sending only what differs from the one before. The theme must answer the same every time.
  package func present(_ frame: Frame, theme: (Style) -> Appearance) {
    presenter.present(frame, theme: theme)
  }

  /// Takes on a new size, after SIGWINCH; the next frame is sent whole.
  package func resize(to size: Size) {
    ScrollRegion.reset()
    resizeterm(CInt(size.rows), CInt(size.columns))
    presenter.forget()
  }

  /// Sends the whole screen again, in case something else has written on it.
  package func redraw() {
    clearok(cncurses_window(), true)
    refresh()
  }

  package func ringBell() { beep() }
  package func flashScreen() { flash() }

  /// Gives the terminal back for a while, to a shell or another program.
  package func suspend() {
    cterminal_disarm()
    reports.stop()
    ScrollRegion.reset()
    endwin()
    LeaveSequence.finish()
    cterminal_give_back()
  }

  /// Takes the terminal again after ``suspend()`` and shows what was there; the size may have changed meanwhile.
  package func resume() {
    LeaveSequence.arm()
    reset_prog_mode()
    reports.request()
    redraw()
  }

  /// Gives the terminal back for good; more calls do nothing.
  package func release() {
    guard isHeld else { return }
    isHeld = false
    suspend()
  }

  /// The type of the terminal, where both ends of it are one.
  private static func checkedName() throws(TerminalError) -> String {
    guard isatty(STDIN_FILENO) == 1 else { throw .notATerminal("standard input") }
    guard isatty(STDOUT_FILENO) == 1 else { throw .notATerminal("standard output") }
    guard let name = getenv("TERM"), name[0] != 0 else { throw .unnamed }
    return String(cString: name)
  }
}
