import Itinerary
import Store

struct ChooserScreen: UserScreen {
  var state: ChooserState
  private let desk: EditorContext
  var isStale = true
  /// Whether the screen is above an open trip, which then receives the choice.
  private let isAboveTrip: Bool

  /// - Parameter notice: a sentence for the status line; nil for one on the settings, or on the selected trip.
  init(
    _ entries: [ChooserEntry], desk: EditorContext, isAboveTrip: Bool = false, notice: String? = nil
  ) throws(SessionError) {
    (self.desk, self.isAboveTrip) = (desk, isAboveTrip)
    state = ChooserState(
      entries: entries, presentation: try desk.claimed().presentation, zones: desk.home.zones,
      notice: notice ?? desk.notice)
  }

  mutating func perform(_ effect: ChooserEffect) -> [ScreenEffect] {
    let home = desk.home
    return switch effect {
    case .open(let path) where isAboveTrip: [.pop(.chosenTrip(path))]
    case .open(let path): open("Opening the trip…") { TripOpening(reading: path, in: home) }
    case .openSample(let sample):
      open("Writing the sample…", orTell: ChooserFailure.openFailed) { try NewTripFlow.make(sample: sample, in: home) }
    case .newTrip(let isPlan): begin(isPlan: isPlan)
    case .ring: [.ring]
    case .quit: [.pop(.left)]
    }
  }

  /// Opens a trip that a task reads, and perhaps makes before.
  ///
  /// - Parameter failure: makes a failure of its reason.
  private func open(
    _ title: String, orTell failure: @escaping (String) -> ChooserFailure = ChooserFailure.notMade,
    _ task: @escaping @Sendable () throws -> TripOpening
  ) -> [ScreenEffect] {
    desk.attempt(title, over: state.painted(), for: task) {
      .tripRead($0)
    } orElse: {
      .refused(failure("\($0)".withFullStop))
    }
  }

  private func begin(isPlan: Bool) -> [ScreenEffect] {
    do {
      return [.push(try NewTripScreen(state.entries, isPlan: isPlan, on: desk))]
    } catch {
      return [.pop(.failed(error))]
    }
  }

  mutating func handle(_ outcome: ScreenOutcome, at now: Moment) -> [ScreenEffect] {
    switch outcome {
    case .tripRead(let opening): [screen(of: opening)]
    case .refused(let failure): change { $0.report(failure) }
    default: []
    }
  }

  private func screen(of opening: TripOpening) -> ScreenEffect {
    if isAboveTrip { return .pop(.tripRead(opening)) }
    do {
      return .replace(try opening.screen(on: desk))
    } catch {
      return .pop(.failed(error))
    }
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
