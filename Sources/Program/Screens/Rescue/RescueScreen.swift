import Base
import Editor
import Files
import Preferences
import Screen
import Store
import TripCore

/// A damaged trip file as a screen, until the user has chosen what becomes of it.
struct RescueScreen: UserScreen {
  /// The reason why the screen is shown, which decides what follows it.
  enum Purpose {
    /// The trip is open.
    case open(Trip)
    /// The trip could not be opened, for this reason, and is opened once the file is a trip again.
    case opening(TripOpening, reason: any Error)
  }

  private let damaged: DamagedTrip
  private let files: TripFiles
  private let purpose: Purpose
  var state: RescueState
  var isStale = true

  /// Makes the screen; nil if the trip can neither be restored nor repaired.
  init?(_ damaged: DamagedTrip, _ files: TripFiles, _ presentation: Presentation, for purpose: Purpose) {
    let shown: Trip? = if case .open(let trip) = purpose { trip } else { nil }
    let offer = RescueOffer(damaged, shown: shown)
    if offer.isHopeless { return nil }
    (self.damaged, self.files, self.purpose) = (damaged, files, purpose)
    state = RescueState(offer, presentation: presentation)
  }

  mutating func perform(_ effect: RescueEffect) -> [ScreenEffect] {
    switch effect {
    case .perform(.restore): good.map { replace(by: $0, "Restored") } ?? []
    case .perform(.repair): damaged.repaired.map { replace(by: $0.trip, "Repaired") } ?? []
    case .perform(.leave): [leaving]
    case .ring: [.ring]
    case .suspend: [.suspend]
    case .redraw: [.redraw]
    }
  }

  /// The trip without damage: the one that is open, or the last good copy.
  private var good: Trip? {
    switch purpose {
    case .open(let trip): trip
    case .opening: damaged.lastGoodCopy?.trip
    }
  }

  private mutating func replace(by trip: Trip, _ what: String) -> [ScreenEffect] {
    do throws(StoreError) {
      let replaced = try files.replaceDamaged(damaged, by: trip)
      let notices = replaced.notices.map { ", but \($0)" }.joined()
      return [goOn("\(what): the damaged file is now \(replaced.aside)\(notices).")]
    } catch {
      if case .notDamaged = error { return [goOn("Somebody else has put the file right meanwhile.")] }
      return apply(.failed(reason: error.reason.withFullStop))
    }
  }

  // MARK: The next screen

  /// Returns the effect that leads to the next screen.
  ///
  /// - Parameter what: a sentence on what was done.
  private func goOn(_ what: String) -> ScreenEffect {
    guard case .opening(let opening, _) = purpose else { return .pop(.rescued(what)) }
    do {
      return .replace(try opening.screen(notice: what))
    } catch {
      return .pop(.failed(error))
    }
  }

  var leaving: ScreenEffect {
    guard case .opening(_, let reason) = purpose else { return .pop(.left) }
    return .pop(.failed(reason))
  }
}

extension RescueOffer {
  /// - Parameter shown: the trip that is open in the editor; nil if none is.
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
