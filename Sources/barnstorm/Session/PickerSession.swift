import Atlas
import Curses
import Editor
import ItineraryCore
import Presenting
import Schedules
import Screen
import Settings
import TripMaking
import TripStore
import UserFiles

/// The games of a schedule on a terminal, until the user has chosen those of a trip.
struct PickerSession: TerminalScreen {
  let terminal: Terminal
  let signals: SignalSource
  var theme: Theme
  private let bell: Bell
  private let games: [ScheduleGame]
  private let zones: Zones
  private var state: PickerState
  private var picked: [Int]?
  var hasEnded = false

  init(name: String, games: [ScheduleGame], settings: UserSettings) throws(SessionError) {
    let console = try Console(settings)
    (terminal, signals, self.games) = (console.terminal, console.signals, games)
    theme = Theme(settings, on: terminal)
    bell = settings.bell
    zones = Home().zones.load(names: Set(games.compactMap(\.game.timeZone)))
    state = PickerState(
      name: name, games: games.map { PickerGame($0.game, day: $0.day) },
      mostGames: NewTrip.mostGames, mostDays: NewTrip.mostDays, presentation: Presentation(settings, on: terminal),
      zones: zones,
      cities: CityNames(Set(games.map(\.game.city)).sorted()))
  }

  /// The games chosen; nil where the user leaves without. The terminal is given back.
  mutating func run() -> [ScheduleGame]? {
    show()
    Console(holding: terminal, signals).release()
    return picked.map { $0.map { games[$0] } }
  }

  // MARK: TerminalScreen

  func painted() -> Frame { state.painted() }

  mutating func apply(_ event: PickerEvent) {
    for effect in state.apply(event) { perform(effect) }
  }

  private mutating func perform(_ effect: PickerEffect) {
    switch effect {
    case .findClashes(let numbers):
      let found = Clashes(among: numbers, of: games, zones: zones)
      let clashes = found.map { PickerClashes(games: $0.games, advisories: $0.advisories) }
      apply(.clashesFound(among: numbers, clashes))
    case .make(let games): (picked, hasEnded) = (games, true)
    case .ring: terminal.ring(bell)
    case .suspend: suspend()
    case .redraw: terminal.redraw()
    case .quit: hasEnded = true
    }
  }
}
