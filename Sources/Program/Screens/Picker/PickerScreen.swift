import Base
import Editor
import Making
import Schedules
import Screen
import TripCore

/// The games of a schedule as a screen, until the user has chosen those of a trip.
struct PickerScreen: UserScreen {
  private let games: [ScheduleGame]
  private let zones: Zones
  /// Makes the screen that plans a tour with some of the games; nil if planning is not offered.
  private let planning: (([Int]) throws -> PlanScreen)?
  var state: PickerState
  var isStale = true

  /// - Parameters:
  ///   - games: the games of the state, in its order.
  ///   - zones: the zones of the games.
  ///   - planning: makes the screen that plans a tour with some of the games; nil if planning is not offered.
  init(
    _ state: PickerState, _ games: [ScheduleGame], zones: Zones, planning: (([Int]) throws -> PlanScreen)? = nil
  ) {
    (self.state, self.games, self.zones, self.planning) = (state, games, zones, planning)
  }

  mutating func perform(_ effect: PickerEffect) -> [ScreenEffect] {
    switch effect {
    case .make(let numbers): return [.pop(.picked(numbers))]
    case .plan(let numbers):
      guard let screen = try? planning?(numbers) else { return [.ring] }
      return [.push(screen)]
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

  mutating func take(_ outcome: ScreenOutcome, at now: Moment) -> [ScreenEffect] {
    guard case .planned = outcome else { return [] }
    return [.pop(outcome)]
  }
}
