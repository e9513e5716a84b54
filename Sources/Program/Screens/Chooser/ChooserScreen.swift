import Base
import Editor
import Files
import Screen
import Store
import TripCore

/// The list of trips as a screen, which a trip that is opened replaces.
struct ChooserScreen: UserScreen {
  var state: ChooserState
  private let desk: EditorDesk
  var isStale = true
  /// The trip that is being made; nil if none is.
  private var maker: TripMaker?

  /// Whether the screen lies above an open trip, which then receives the choice.
  private let isAboveTrip: Bool

  /// - Parameter notice: a sentence for the status line; nil for one on the settings, or on the selected trip.
  init(
    _ entries: [ChooserEntry], desk: EditorDesk, isAboveTrip: Bool = false, notice: String? = nil
  ) throws(SessionError) {
    (self.desk, self.isAboveTrip) = (desk, isAboveTrip)
    state = ChooserState(
      entries: entries, presentation: try desk.claimed().presentation, notice: notice ?? desk.notice)
  }

  mutating func perform(_ effect: ChooserEffect) -> [ScreenEffect] {
    switch effect {
    case .open(let path): [open(path)]
    case .openSample: openSample()
    case .makeTrip(let name, let text, let city): make(name, from: text, home: city)
    case .planTrip(let name, let text, let city): plan(name, from: text, home: city)
    case .ring: [.ring]
    case .suspend: [.suspend]
    case .redraw: [.redraw]
    case .quit: [.pop(.left)]
    }
  }

  private func open(_ path: FilePath) -> ScreenEffect {
    if isAboveTrip { return .pop(.chosenTrip(path)) }
    do {
      return .replace(try TripOpening(path, desk).screen())
    } catch {
      return .pop(.failed(error))
    }
  }

  // MARK: New trips

  private mutating func make(_ name: String, from text: String, home city: String?) -> [ScreenEffect] {
    do {
      try desk.home.checkName(name)
      let place = try city.map { try TripMaker.city($0) }
      if let days = TripMaker.days(text) {
        return [open(try TripMaker.makeEmpty(name: name, days: days, home: place, on: desk, now: .now))]
      }
      let maker = try TripMaker(name: name, from: text, home: place, in: desk.home)
      self.maker = maker
      return [.push(try maker.screen(on: desk))]
    } catch {
      return apply(.notMade(reason: "\(error)".withFullStop))
    }
  }

  private mutating func plan(_ name: String, from text: String, home city: String?) -> [ScreenEffect] {
    do {
      try desk.home.checkName(name)
      if TripMaker.days(text) != nil { throw Failure("a plan needs a schedule, not days") }
      let maker = try TripMaker(name: name, from: text, home: city.map { try TripMaker.city($0) }, in: desk.home)
      self.maker = maker
      return [.push(try maker.planScreen(on: desk))]
    } catch {
      return apply(.notMade(reason: "\(error)."))
    }
  }

  mutating func take(_ outcome: ScreenOutcome, at now: Moment) -> [ScreenEffect] {
    guard let maker else { return [] }
    do {
      switch outcome {
      case .picked(let numbers): return [open(try maker.make(numbers, on: desk, now: now.time))]
      case .planned(let plan): return [open(try maker.make(plan, on: desk, now: now.time))]
      case .left, .chosenTrip, .rescued, .failed: return []
      }
    } catch {
      return apply(.notMade(reason: "\(error)".withFullStop))
    }
  }

  private mutating func openSample() -> [ScreenEffect] {
    do {
      let (path, notices) = try desk.home.writeSample(to: nil)
      if let sentence = notices.sentence(about: path) { desk.note(sentence) }
      return [open(path)]
    } catch {
      return apply(.openFailed(reason: "\(error)".withFullStop))
    }
  }
}
