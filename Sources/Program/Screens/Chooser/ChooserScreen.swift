import Base
import Editor
import Files
import Screen
import Store
import TripCore

/// The list of trips as a screen, which a trip that is opened replaces.
struct ChooserScreen: UserScreen {
  var state: ChooserState
  private let desk: EditorContext
  var isStale = true
  /// The trip that is being made; nil if none is.
  private var maker: NewTripFlow?

  /// Whether the screen is above an open trip, which then receives the choice.
  private let isAboveTrip: Bool

  /// - Parameter notice: a sentence for the status line; nil for one on the settings, or on the selected trip.
  init(
    _ entries: [ChooserEntry], desk: EditorContext, isAboveTrip: Bool = false, notice: String? = nil
  ) throws(SessionError) {
    (self.desk, self.isAboveTrip) = (desk, isAboveTrip)
    state = ChooserState(
      entries: entries, presentation: try desk.claimed().presentation, notice: notice ?? desk.notice)
  }

  mutating func perform(_ effect: ChooserEffect) -> [ScreenEffect] {
    let home = desk.home
    return switch effect {
    case .open(let path) where isAboveTrip: [.pop(.chosenTrip(path))]
    case .open(let path): open("Opening the trip…") { TripOpening(reading: path, in: home) }
    case .openSample:
      open("Writing the sample…", orTell: ChooserEvent.openFailed) { try NewTripFlow.makeSample(in: home) }
    case .makeTrip(let name, let text, let city):
      if let days = NewTripFlow.days(text) {
        open("Creating the trip…") {
          try NewTripFlow.makeEmpty(name: name, days: days, home: city, in: home, now: .now)
        }
      } else {
        readSeason(name: name, from: text, home: city, byPlan: false)
      }
    case .planTrip(let name, let text, let city):
      NewTripFlow.days(text) == nil
        ? readSeason(name: name, from: text, home: city, byPlan: true)
        : apply(.notMade(reason: "a plan requires a schedule, not dates."))
    case .ring: [.ring]
    case .suspend: [.suspend]
    case .redraw: [.redraw]
    case .quit: [.pop(.left)]
    }
  }

  /// Opens a trip that a task reads, and perhaps makes before.
  ///
  /// - Parameter event: makes an event from the reason of a failure.
  private func open(
    _ title: String, orTell event: @escaping (String) -> ChooserEvent = ChooserEvent.notMade,
    _ task: @escaping @Sendable () throws -> TripOpening
  ) -> [ScreenEffect] {
    let wait = desk.wait(title, over: state.painted()) {
      Result { try task() }
    } then: { made in
      switch made {
      case .success(let opening): .pop(.tripRead(opening))
      case .failure(let error): .pop(.refused(event("\(error)".withFullStop)))
      }
    }
    return [wait]
  }

  /// Reads the schedule for a new trip.
  private func readSeason(name: String, from text: String, home city: String?, byPlan: Bool) -> [ScreenEffect] {
    let home = desk.home
    let wait = desk.wait("Reading the schedule…", over: state.painted()) {
      Result { try NewTripFlow(name: name, from: text, home: city, in: home) }
    } then: {
      .pop(.seasonRead($0, byPlan: byPlan))
    }
    return [wait]
  }

  mutating func handle(_ outcome: ScreenOutcome, at now: Moment) -> [ScreenEffect] {
    do {
      switch outcome {
      case .tripRead(let opening): return [screen(of: opening)]
      case .seasonRead(let read, let byPlan):
        let maker = try read.get()
        self.maker = maker
        return [.push(byPlan ? try maker.planScreen(on: desk) : try maker.screen(on: desk))]
      case .picked(let numbers): return make { try $0.make(numbers, now: now.time) }
      case .planned(let plan): return make { try $0.make(plan, now: now.time) }
      case .refused(let event): return apply(event)
      default: return []
      }
    } catch {
      return apply(.notMade(reason: "\(error)".withFullStop))
    }
  }

  private func make(_ trip: @escaping @Sendable (NewTripFlow) throws -> TripOpening) -> [ScreenEffect] {
    guard let maker else { return [] }
    return open("Creating the trip…") { try trip(maker) }
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
