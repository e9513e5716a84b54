import Almanac
import Store

/// The list of trips as a screen, which a trip that is opened replaces.
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
    let wait = desk.wait(title, over: state.painted()) {
      Result { try task() }
    } then: { made in
      switch made {
      case .success(let opening): .pop(.tripRead(opening))
      case .failure(let error): .pop(.refused(failure("\(error)".withFullStop)))
      }
    }
    return [wait]
  }

  /// Goes through the steps to a new trip.
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
