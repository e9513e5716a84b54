import Itinerary
import Store

struct ChooserScreen: UserScreen {
  var state: ChooserState
  private let context: EditorContext
  var isStale = true
  /// Whether the screen is above an open trip, which then receives the choice.
  private let isAboveTrip: Bool

  /// - Parameter notice: a sentence for the status line; nil for one on the settings, or on the selected trip.
  init(
    _ entries: [ChooserEntry], context: EditorContext, isAboveTrip: Bool = false, notice: String? = nil
  ) throws(SessionError) {
    (self.context, self.isAboveTrip) = (context, isAboveTrip)
    state = ChooserState(
      entries: entries, displaySettings: try context.claimed().displaySettings, zones: context.storage.zones,
      notice: notice ?? context.notice)
  }

  mutating func perform(_ effect: ChooserEffect) -> [ScreenEffect] {
    let storage = context.storage
    switch effect {
    case .open(let path) where isAboveTrip: return [.pop(.chosenTrip(path))]
    case .open(let path):
      return wait("Opening the trip…", on: context) {
        TripOpening(reading: path, in: storage)
      } then: { screen, opening, _ in
        screen.show(opening)
      }
    case .openSample(let sample):
      return wait("Writing the sample…", on: context) {
        Result { try NewTripFlow.make(sample: sample, in: storage) }
      } then: { screen, made, _ in
        do { return try screen.show(made.get()) } catch {
          return screen.change { $0.refuse(because: "\(error)".withFullStop) }
        }
      }
    case .newTrip(let isPlan):
      return [.attempt { .push(try NewTripScreen(state.entries, isPlan: isPlan, on: context)) }]
    case .bell: return [.bell]
    case .quit: return [.pop(.left)]
    }
  }

  mutating func handle(_ outcome: ScreenOutcome, at now: Moment) -> [ScreenEffect] {
    if case .tripRead(let opening) = outcome { show(opening) } else { [] }
  }

  private func show(_ opening: TripOpening) -> [ScreenEffect] {
    if isAboveTrip { return [.pop(.tripRead(opening))] }
    return [.attempt { .replace(try opening.screen(on: context)) }]
  }
}

extension ChooserEntry {
  /// The user's trips, the last changed first and damaged ones last; the samples without trips.
  static func all(in storage: UserStorage) throws -> [ChooserEntry] {
    var trips: [(entry: ChooserEntry, modified: Int64)] = []
    var damaged: [ChooserEntry] = []
    for entry in try storage.library().entries() {
      switch entry.trip {
      case .success(let trip):
        let modified = storage.tripFiles.identity(entry.path)?.modified
        let date = modified.flatMap { LocalDate.date(ofNanoseconds: $0) }
        trips.append((ChooserEntry(path: entry.path, .trip(trip, changed: date)), modified ?? .min))
      case .failure(let error):
        let name = entry.path.name.description
        // The reason alone, since the file is known.
        let reason = if case .damaged(_, let damage) = error { damage.description } else { error.description }
        damaged.append(
          ChooserEntry(
            path: entry.path,
            error.isDamage ? .damaged(name: name, reason: reason) : .unusable(name: name, reason: reason)))
      }
    }
    let sorted = trips.sorted { $0.modified > $1.modified }.map(\.entry)
    let samples = try UserStorage.sampleTrips().map { ChooserEntry(.sample($0)) }
    let new = ChooserEntry(.new)
    return sorted.isEmpty ? samples.prefix(1) + damaged + [new] + samples.dropFirst() : sorted + damaged + [new]
  }
}
