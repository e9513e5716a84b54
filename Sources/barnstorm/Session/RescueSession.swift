import Curses
import Disk
import Editor
import Interchange
import ItineraryCore
import Paths
import Presenting
import Screen
import Settings
import TripStore
import UserFiles

/// What is wrong with a trip file, on a terminal, until the user has chosen what becomes of it.
struct RescueSession: TerminalScreen {
  enum Outcome {
    /// Another trip is in the file now; what was done, in a sentence.
    case rescued(String)
    /// The file stays as it is.
    case left
    /// The program is to end.
    case ended
  }

  let terminal: Terminal
  let signals: SignalSource
  var theme: Theme
  private let bell: Bell
  private let files: TripFiles
  private let damaged: DamagedTrip
  private let good: Trip?
  private var state: RescueState
  private var outcome: Outcome?
  var hasEnded = false

  /// - Parameter shown: the trip that is open in the editor; nil where none is.
  /// - Returns: nil where nothing can be offered.
  init?(_ damaged: DamagedTrip, shown: Trip? = nil, files: TripFiles, settings: UserSettings, console: Console) {
    let offer = RescueOffer(damaged, shown: shown)
    if offer.isHopeless { return nil }
    (self.damaged, self.files, good) = (damaged, files, shown ?? damaged.lastGoodCopy?.trip)
    (terminal, signals) = (console.terminal, console.signals)
    theme = Theme(settings, on: terminal)
    bell = settings.bell
    state = RescueState(offer, presentation: Presentation(settings, on: terminal))
  }

  /// The terminal is held all the while.
  mutating func run() -> Outcome {
    show()
    return outcome ?? .ended
  }

  // MARK: TerminalScreen

  func painted() -> Frame { state.painted() }

  mutating func apply(_ event: RescueEvent) {
    for effect in state.apply(event) { perform(effect) }
  }

  private mutating func perform(_ effect: RescueEffect) {
    switch effect {
    case .perform(.restore): if let good { replace(by: good, "Restored") }
    case .perform(.repair): if let repaired = damaged.repaired { replace(by: repaired.trip, "Repaired") }
    case .perform(.leave): (outcome, hasEnded) = (.left, true)
    case .ring: terminal.ring(bell)
    case .suspend: suspend()
    case .redraw: terminal.redraw()
    }
  }

  private mutating func replace(by trip: Trip, _ what: String) {
    do throws(StoreError) {
      let replaced = try files.replaceDamaged(damaged, by: trip)
      let notices = replaced.notices.map { ", but \($0)" }.joined()
      (outcome, hasEnded) = (.rescued("\(what): the damaged file is now \(replaced.aside)\(notices)."), true)
    } catch {
      if case .notDamaged = error {
        (outcome, hasEnded) = (.rescued("Somebody else has put the file right meanwhile."), true)
      } else {
        apply(.failed(reason: "\(error.reason)."))
      }
    }
  }
}

extension RescueOffer {
  /// - Parameter shown: the trip that is open in the editor; nil where none is.
  fileprivate init(_ damaged: DamagedTrip, shown: Trip?) {
    let copy = damaged.lastGoodCopy.map { copy in
      Good.copy(
        Holding(copy.trip), date: LocalDate.date(ofNanoseconds: copy.kept),
        time: LocalDate.clockTime(ofNanoseconds: copy.kept))
    }
    self.init(
      file: damaged.path.name.description, damage: damaged.error.description,
      good: shown.map { .shown(Holding($0)) } ?? copy, repaired: damaged.repaired.map { Holding($0.trip) },
      repairs: damaged.repaired?.repairs.map(\.description) ?? [])
  }
}
