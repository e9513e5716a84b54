import Editor
import ItineraryCore
import Paths
import Schedules
import TripMaking
import UserFiles

/// The games of a schedule from which the user chooses those of an open trip, and what is known of them.
struct GameChoosing {
  let games: [ScheduleGame]
  let known: KnownGames
  private let sources: [String]

  /// Reads the schedule that a trip follows, or another one.
  ///
  /// - Parameters:
  ///   - typed: a path or an address, for a trip that names no schedule.
  ///   - path: the path of the trip.
  /// - Throws: the reason why there is nothing to choose from.
  init(_ trip: Trip, at path: FilePath, from typed: String?, in home: Home) throws(Failure) {
    let places = typed.map { [ScheduleSource(typed: home.expanded($0))] } ?? home.sources(ofScheduleOf: trip, at: path)
    let rules = ScheduleReadingRules(asks: typed != nil)
    games = try home.readSchedule(from: places, for: trip, rules).schedule.get().games
    let names = Set(trip.itinerary.items.compactMap { $0.game?.timeZone })
    known = KnownGames(of: trip, in: games, zones: home.zones.load(names: names))
    sources = typed == nil ? trip.schedule?.sources ?? [] : home.stored(places, forTripAt: path)
  }

  /// The list of the games, those of the trip chosen.
  func screen(for trip: Trip, on desk: EditorDesk) throws(SessionError) -> PickerScreen {
    let zones = desk.home.zones.load(names: Set(games.compactMap(\.game.timeZone)))
    let state = PickerState(
      name: trip.name, games: games, try desk.claimed().presentation, zones: zones, chosen: Set(known.rows.keys),
      from: trip.startDate)
    return PickerScreen(state, games, zones: zones)
  }

  /// The edit that makes the chosen games those of the trip; nil if they are already.
  func edit(choosing numbers: [Int], of trip: Trip) -> Edit? {
    let choice = known.choice(of: numbers, from: games, for: trip, sources: sources)
    return choice.isEmpty ? nil : .chooseGames(choice)
  }
}

extension String {
  /// The text as a sentence, with a capital and a full stop.
  var sentence: String {
    (prefix(1).uppercased() + dropFirst()).withFullStop
  }
}
