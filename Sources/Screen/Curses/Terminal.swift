import CNcurses
import CTerminal
import Platform
import Screen

/// The terminal of the program, until ``release()``. There is at most one, on the thread that made it.
///
/// Block the signals that the program waits for before making it, and never those of a fault. A crash or a plain `exit` gives
/// the terminal back too; standard error is shown after that. Nothing here waits for a terminal that does not read, but leaving
/// it, which gives up after a few seconds.
package final class Terminal {
  package let characterSupport: CharacterSupport
  package let colorDepth: ColorDepth
  /// Whether ``Appearance/Attributes/struck`` shows; otherwise struck text needs another sign.
  package let supportsStrikethrough: Bool
  var presenter: Presenter
  var reader: InputReader
  var output: TerminalOutput
  private let modes: TerminalModes
  private let reports: InputReports
  private var backgroundQuery: BackgroundColorQuery {
    didSet { cterminal_await_answer(Int64(backgroundQuery.lastArrival ?? 0)) }
  }
  package private(set) var background: Theme.Background?
  /// Whether the terminal reports other colors, and whether anybody listens.
  private var reportsColors = false
  private let queriesBackground: Bool
  /// Whether the terminal takes texts for its clipboard, or at least does not show them.
  let hasClipboard: Bool
  private var isHeld = true

  /// Claims the terminal of standard input and output: alternate screen, keys at once and without echo.
  package init(mouse: Bool = true, colors: Bool = true, queriesBackground: Bool = false) throws(TerminalError) {
    let name = try Terminal.checkedName()
    characterSupport = UserLocale.configureLocale()
    guard cterminal_open(STDIN_FILENO, STDOUT_FILENO) == 0 else { throw .broken(errno) }
    let descriptor = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, STDERR_FILENO + 1)
    let size = Terminal.size ?? Size(columns: 0, rows: 0)
    switch cncurses_open(descriptor, CInt(size.rows), CInt(size.columns)) {
    case 1: break
    case 0: throw .unusable(name)
    default: throw .unknown(name, isDatabaseThere: cncurses_knows(TerminalError.advised))
    }
    hasClipboard = BackgroundColorQuery.isUnderstood(by: name) || getenv("TMUX") != nil
    modes = try TerminalModes()
    output = try TerminalOutput(of: descriptor)
    LeaveSequence.arm()
    Terminal.prepare(&output)
    let strikes = cncurses_strike_instead_of_blink()
    let palette = Palette(isWanted: colors)
    colorDepth = palette.depth
    supportsStrikethrough = strikes && term_attrs() & cncurses_blink != 0
    presenter = Presenter(palette: palette, attributes: AttributeMask(strikes: strikes))
    reader = InputReader()
    reports = InputReports(includesMouse: mouse)
    self.queriesBackground = queriesBackground && palette.depth > .none
    backgroundQuery = BackgroundColorQuery(isWanted: self.queriesBackground, of: name, isInTmux: getenv("TMUX") != nil)
    output.send(reports.request)
  }

  private static func prepare(_ output: inout TerminalOutput) {
    nonl()
    // All that has been typed is read before a frame is made, which ncurses would otherwise put off for more of it.
    typeahead(-1)
    keypad(cncurses_window(), true)
    output.sendPicture()
    // Until the screen has been left and taken again, ncurses writes every cursor movement separately.
    endwin()
    doupdate()
    output.rewindBuffer()
    clearok(cncurses_window(), true)
  }

  deinit { release() }

  /// Readable when there are keys to read with ``readEvents()``. When it hangs up (POLLHUP) the terminal is gone.
  package var inputDescriptor: CInt { STDIN_FILENO }

  package var size: Size {
    if let size = Terminal.size { return size }
    let screen = cncurses_window()
    return Size(columns: Int(getmaxx(screen)), rows: Int(getmaxy(screen)))
  }

  /// The size of the terminal of standard output, which need not be claimed, if it is one and knows its size.
  package static var size: Size? {
    var window = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &window) == 0, window.ws_col > 0, window.ws_row > 0 else { return nil }
    return Size(columns: min(Int(window.ws_col), largest.columns), rows: min(Int(window.ws_row), largest.rows))
  }

  /// The largest size that is accepted: ncurses counts cells in 16 bits, and the memory would not suffice for so many.
  private static let largest = Size(columns: 2000, rows: 1000)

  /// Returns what has been typed, clicked and pasted, without waiting for more. Call it also when ``inputTimeout`` has passed.
  package func readEvents() -> [InputEvent] {
    let events = reader.readEvents()
    if let response = backgroundQuery.response(among: events), response != background {
      background = response
      presenter.forgetLooks()
    }
    events.forEach(follow)
    return events
  }

  private func follow(_ event: InputEvent) {
    switch event {
    case .modeReport(2026, isKnown: true): output.marksFrames = true
    case .modeReport(2031, isKnown: true) where queriesBackground:
      reportsColors = true
      output.send(InputReports.colors)
    case .colorScheme(let isDark) where reportsColors:
      background = isDark ? .dark : .light
      presenter.forgetLooks()
    default: break
    }
  }

  /// The milliseconds to wait for input until an escape that nothing followed is the Escape key.
  package var inputTimeout: Int? { reader.timeout }

  /// Sends what differs from the previous frame. Returns false if the terminal is still ``isBusy`` with it: present the newest
  /// frame later. The theme must give the same appearances until ``background`` changes.
  package func present(_ frame: Frame, theme: (Style) -> Appearance) -> Bool {
    output.flush()
    if isBusy { return false }
    let links = presenter.present(frame, theme: theme)
    output.sendPicture(with: links)
    if backgroundQuery.send(at: MonotonicClock.milliseconds) { output.send(backgroundQuery.text) }
    return true
  }

  /// Whether the terminal has yet to take something. Call ``send()`` then when ``outputDescriptor`` can be written to.
  package var isBusy: Bool { output.isWaiting }
  package var outputDescriptor: CInt { cterminal_output() }
  package func send() { output.flush() }

  /// Applies a new size, after SIGWINCH; the next frame is sent whole.
  package func resize(to size: Size) {
    output.send(ScrollRegion.off)
    resizeterm(CInt(size.rows), CInt(size.columns))
    presenter.forget()
  }

  package func redraw() { presenter.redraw() }

  package func ringBell() {
    if !isBusy { output.send("\u{7}") }
  }

  /// Reverses the screen for a moment; rings if the terminal cannot do that.
  package func flashScreen() {
    guard let flash = Capability("flash") else { return ringBell() }
    for (number, part) in flash.parts.enumerated() where !isBusy || number > 0 {
      if number > 0 { usleep(100_000) }
      output.send(part)
    }
  }

  package func suspend() {
    let around = LeaveSequence.around
    output.finish()
    output.send(around.before)
    endwin()
    output.sendPicture()
    output.send(around.after)
    output.finish()
    drainPendingReply()
    cterminal_disarm()
    cterminal_give_back()
  }

  /// Reads a response that may be on its way, so that the shell does not.
  private func drainPendingReply() {
    var input = pollfd(fd: inputDescriptor, events: Int16(POLLIN), revents: 0)
    while let wait = backgroundQuery.wait(at: MonotonicClock.milliseconds), poll(&input, 1, CInt(wait)) > 0 {
      if input.revents & Int16(POLLIN) == 0 { return }
      _ = readEvents()
    }
  }

  /// Claims the terminal again after ``suspend()`` and shows what was there; the size may have changed in the meantime.
  package func resume() {
    LeaveSequence.arm()
    modes.apply()
    keypad(cncurses_window(), true)
    output.send(reports.request + (reportsColors ? InputReports.colors : ""))
    redraw()
    // At once: the screen keeps the place of the cursor, which ``resize(to:)`` moves.
    refresh()
    output.sendPicture()
  }

  /// Gives the terminal back for good; more calls do nothing.
  package func release() {
    guard isHeld else { return }
    isHeld = false
    suspend()
  }

  private static func checkedName() throws(TerminalError) -> String {
    guard isatty(STDIN_FILENO) == 1 else { throw .notATerminal("standard input") }
    guard isatty(STDOUT_FILENO) == 1 else { throw .notATerminal("standard output") }
    guard let name = getenv("TERM"), name[0] != 0 else { throw .unnamed }
    return String(cString: name)
  }
}

package enum TerminalError: Error, Equatable, CustomStringConvertible {
  /// One of its ends, `standard input` or `standard output`, is a file or a pipe.
  case notATerminal(String)
  case unnamed
  /// TERM is not in the terminal database, or the database is missing.
  case unknown(String, isDatabaseThere: Bool)
  case unusable(String)
  /// The terminal did not respond to a request; the number is errno.
  case broken(Int32)

  /// The terminal that nearly every database knows, and nearly every terminal can play.
  static let advised = "xterm-256color"

  package var description: String {
    switch self {
    case .notATerminal(let stream): "\(stream) is not a terminal"
    case .unnamed: "TERM is not set; try TERM=\(Self.advised)"
    case .unknown(let name, isDatabaseThere: true):
      "TERM is \"\(name)\", which the terminal database does not know; try TERM=\(Self.advised)"
    case .unknown(let name, isDatabaseThere: false):
      """
      TERM is "\(name)", and the terminal database is missing; install the package ncurses-base (or ncurses), or set \
      TERMINFO to the directory of a database
      """
    case .unusable(let name): "TERM is \"\(name)\", a terminal that can't move its cursor; try TERM=\(Self.advised)"
    case .broken(let number): "the terminal does not answer (error \(number))"
    }
  }
}
