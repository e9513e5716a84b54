import Editor
import ItineraryCore
import Schedules
import Screen
import TripMaking

/// The games of a schedule as a screen, until the user has chosen those of a trip.
struct PickerScreen: UserScreen {
  private let games: [ScheduleGame]
  private let zones: Zones
  var state: PickerState
  var isStale = true

  /// - Parameters:
  ///   - games: the games of the state, in its order.
  ///   - zones: the zones of the games.
  init(_ state: PickerState, _ games: [ScheduleGame], zones: Zones) {
    (self.state, self.games, self.zones) = (state, games, zones)
  }

  mutating func perform(_ effect: PickerEffect) -> [ScreenEffect] {
    switch effect {
    case .make(let numbers): return [.pop(.picked(numbers))]
    case .findClashes(let numbers):
      let found = Clashes(among: numbers, of: games, zones: zones)
      let clashes = found.map { PickerClashes(games: $0.games, advisories: $0.advisories) }
      return apply(.clashesFound(among: numbers, clashes))
    case .ring: return [.ring]
    case .suspend: return [.suspend]
    case .redraw: return [.redraw]
    case .quit: return [.pop(.left)]
    }
  }
}
