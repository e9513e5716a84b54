import Curses
import Editor
import ItineraryCore
import Paths
import Presenting
import Screen
import Settings
import TripStore
import UserFiles

/// The list of trips on a terminal, until the user has chosen one.
struct ChooserSession: TerminalScreen {
  let terminal: Terminal
  let signals: SignalSource
  var theme: Theme
  private let bell: Bell
  private var state: ChooserState
  private var chosen: FilePath?
  var hasEnded = false

  init(entries: [ChooserEntry], settings: UserSettings, console: Console) {
    terminal = console.terminal
    signals = console.signals
    theme = Theme(settings, on: terminal)
    bell = settings.bell
    state = ChooserState(
      entries: entries, presentation: Presentation(settings, on: terminal), notice: settings.notice)
  }

  /// The path of the trip to open, with the terminal still held; nil where the user quits, and the terminal is given
  /// back.
  mutating func run() -> FilePath? {
    show()
    if chosen == nil { Console(holding: terminal, signals).release() }
    return chosen
  }

  // MARK: TerminalScreen

  func painted() -> Frame { state.painted() }

  mutating func apply(_ event: ChooserEvent) {
    for effect in state.apply(event) { perform(effect) }
  }

  private mutating func perform(_ effect: ChooserEffect) {
    switch effect {
    case .open(let path): choose(path)
    case .openSample: openSample()
    case .ring: terminal.ring(bell)
    case .suspend: suspend()
    case .redraw: terminal.redraw()
    case .quit: hasEnded = true
    }
  }

  private mutating func choose(_ path: FilePath) {
    chosen = path
    hasEnded = true
  }

  private mutating func openSample() {
    do {
      choose(try Home().writeSample(to: nil).path)
    } catch {
      apply(.openFailed(reason: "\(error)."))
    }
  }
}
