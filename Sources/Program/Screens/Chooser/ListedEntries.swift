import Almanac
import Itinerary
import Making
import Preferences
import Store

extension PickerState {
  /// - Parameters:
  ///   - chosen: the numbers of the games that an open trip has; nil for a new trip.
  ///   - first: the first day of the open trip.
  ///   - canPlan: whether the user can go on from there to planning a tour of the games.
  ///   - picked: the games that the user chose before in a new trip; nil if leaving discards the choice.
  init(
    name: String, games: [ScheduleGame], _ presentation: DisplaySettings, zones: Zones, chosen: Set<Int>? = nil,
    from first: CivilDate? = nil, visited: Set<Int> = [], canPlan: Bool = false,
    picked: Set<Int>? = nil
  ) {
    self.init(
      name: name, games: games,
      mostGames: NewTrip.mostGames, mostDays: Trip.mostDays, presentation: presentation,
      zones: zones,
      cities: CityNames(Set(games.map(\.game.city)).sorted()), chosen: chosen, from: first, visited: visited,
      canPlan: canPlan, picked: picked)
  }
}

extension ChooserEntry {
  /// The user's trips, the last changed first and damaged ones last; the samples without trips.
  static func all(in home: UserStorage) throws -> [ChooserEntry] {
    var trips: [(entry: ChooserEntry, modified: Int64)] = []
    var damaged: [ChooserEntry] = []
    for entry in try home.tripEntries() {
      switch entry.trip {
      case .success(let trip):
        let modified = home.tripFiles.identity(entry.path)?.modified
        let date = modified.flatMap { LocalDate.date(ofNanoseconds: $0) }
        trips.append((ChooserEntry(path: entry.path, .trip(trip, changed: date)), modified ?? .min))
      case .failure(let error):
        let name = entry.path.name.description
        let reason = error.withoutPath
        let content: ChooserEntry.Content =
          error.isDamage ? .damaged(name: name, reason: reason) : .unusable(name: name, reason: reason)
        damaged.append(ChooserEntry(path: entry.path, content))
      }
    }
    let sorted = trips.sorted { $0.modified > $1.modified }.map(\.entry)
    let samples = try UserStorage.sampleTrips().map { ChooserEntry(.sample($0)) }
    let new = ChooserEntry(.new)
    return sorted.isEmpty ? samples.prefix(1) + damaged + [new] + samples.dropFirst() : sorted + damaged + [new]
  }
}

extension StoreError {
  /// The reason alone, if the file is known.
  fileprivate var withoutPath: String {
    switch self {
    case .damaged(_, let error): error.description
    default: description
    }
  }
}
