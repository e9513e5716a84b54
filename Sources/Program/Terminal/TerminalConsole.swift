import CTerminal
import Curses
import Editor
import Platform
import Screen
import Store

/// The terminal, the signals and the clocks of the running program. There is at most one.
final class TerminalConsole: Console {
  private let terminal: Terminal
  private let signals: CInt
  private let settings: UserSettings
  private var theme: Theme

  /// Claims the terminal and blocks the signals. Must be called before any thread starts, since threads inherit that.
  init(_ settings: UserSettings) throws(SessionError) {
    signals = cterminal_signals_open()
    if signals < 0 { throw .signals(errno) }
    do throws(TerminalError) {
      terminal = try Terminal(
        mouse: settings.mouse, colors: settings.colors > .none,
        queriesBackground: settings.knownBackground == nil)
    } catch {
      throw .terminal(error)
    }
    theme = Theme(settings, on: terminal)
    self.settings = settings
  }

  /// The seconds in which the program has to end after a signal that has already arrived.
  private static let secondsToEnd: CUnsignedInt = 2

  /// Restores the terminal and the effects of signals, so that one can end a program whose last message blocks.
  func release() {
    terminal.release()
    cterminal_end_in_time(Self.secondsToEnd)
    cterminal_signals_close()
  }

  // MARK: Console

  var now: Moment { .now }

  var size: Size { terminal.size }

  var displaySettings: DisplaySettings { DisplaySettings(settings, on: terminal) }

  var isBusy: Bool { terminal.isBusy }

  func present(_ frame: Frame) -> Bool { terminal.present(frame, theme: theme.appearance) }

  func bell() {
    switch settings.bell {
    case .off: break
    case .bell: terminal.ringBell()
    case .flash: terminal.flashScreen()
    }
  }

  func copy(_ text: String) -> Bool { terminal.copy(text) }

  func redraw() { terminal.redraw() }

  func stop() {
    terminal.suspend()
    cterminal_stop_job()
    terminal.resume()
  }

  func resize() { terminal.resize(to: terminal.size) }

  func wait(for sources: [CInt], acceptsKeys: Bool, until deadline: Int?) -> ReadyEvents {
    let own = [
      pollfd(fd: acceptsKeys ? terminal.inputDescriptor : -1, events: Int16(POLLIN), revents: 0),
      pollfd(fd: signals, events: Int16(POLLIN), revents: 0),
      pollfd(fd: terminal.isBusy ? terminal.outputDescriptor : -1, events: Int16(POLLOUT), revents: 0),
    ]
    var polled = own + sources.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    let limit = deadline.map { max(0, $0 - MonotonicClock.milliseconds) }
    let timeout = earlier(limit, acceptsKeys ? terminal.inputTimeout : nil)
    var arrivals = ReadyEvents()
    guard poll(&polled, nfds_t(polled.count), CInt(timeout ?? -1)) >= 0 || errno == EINTR else {
      arrivals.isGone = true
      return arrivals
    }
    if acceptsKeys, polled[0].revents != 0 || terminal.inputTimeout == 0 {
      arrivals.input = terminal.readEvents()
      arrivals.hasNewAppearance = theme.follow(terminal)
    }
    if polled[0].revents & Int16(POLLHUP | POLLERR | POLLNVAL) != 0 { arrivals.isGone = true }
    if polled[1].revents != 0 { arrivals.signals = drainSignals() }
    if polled[2].revents != 0 { terminal.send() }
    for source in polled.dropFirst(own.count) where source.revents != 0 { arrivals.sources.append(source.fd) }
    return arrivals
  }

  private func drainSignals() -> [SignalEvent] {
    var events: [SignalEvent] = []
    while true {
      let signal = cterminal_signals_next(signals)
      switch signal {
      case 0: return events
      case SIGWINCH: events.append(.sizeChanged)
      case SIGTSTP: events.append(.toSuspend)
      case _ where cterminal_signal_ends(signal): events.append(.toEnd)
      default: break
      }
    }
  }
}

extension Moment {
  static var now: Moment { Moment(time: .now, milliseconds: MonotonicClock.milliseconds) }
}
