import Editor
import Itinerary
import Preferences
import Store

struct RescueScreen: UserScreen {
  enum Purpose {
    case open(Trip)
    /// The trip at a path could not be opened, for this reason, and is opened once the file is a trip again.
    case opening(FilePath, reason: any Error)
  }

  private let damaged: DamagedTrip
  private let desk: EditorContext
  private let purpose: Purpose
  var state: RescueState
  var isStale = true

  /// Makes the screen; nil if the trip can neither be restored nor repaired.
  init?(_ damaged: DamagedTrip, _ desk: EditorContext, _ presentation: DisplaySettings, for purpose: Purpose) {
    let shown: Trip? = if case .open(let trip) = purpose { trip } else { nil }
    let offer = RescueOffer(damaged, shown: shown)
    if offer.isHopeless { return nil }
    (self.damaged, self.desk, self.purpose) = (damaged, desk, purpose)
    state = RescueState(offer, presentation: presentation)
  }

  mutating func perform(_ effect: RescueEffect) -> [ScreenEffect] {
    switch effect {
    case .perform(.restore): good.map { replace(by: $0, "Restored") } ?? []
    case .perform(.repair): damaged.repaired.map { replace(by: $0.trip, "Repaired") } ?? []
    case .perform(.leave): [leaving]
    case .ring: [.ring]
    }
  }

  /// The trip without damage: the one that is open, or the last good copy.
  private var good: Trip? {
    switch purpose {
    case .open(let trip): trip
    case .opening: damaged.lastGoodCopy?.trip
    }
  }

  private enum Replacement: Sendable {
    /// Success, as the sentence says; a trip that is not open was read again.
    case done(String, TripOpening?)
    case failed(reason: String)
  }

  private func replace(by trip: Trip, _ what: String) -> [ScreenEffect] {
    let (damaged, files, home) = (damaged, desk.files, desk.home)
    let path: FilePath? = if case .opening(let path, _) = purpose { path } else { nil }
    let wait = desk.wait("Writing the trip…", over: state.painted()) { () -> Replacement in
      var sentence = "Another program has already repaired the file."
      do throws(StoreError) {
        let replaced = try files.replaceDamaged(damaged, by: trip)
        let notices = replaced.notices.map { ", but \($0)" }.joined()
        sentence = "\(what): the damaged file is now \(replaced.aside)\(notices)."
      } catch .notDamaged {
      } catch {
        return .failed(reason: error.reason.withFullStop)
      }
      return .done(sentence, path.map { TripOpening(reading: $0, in: home) })
    } then: { [desk] replacement in
      switch replacement {
      case .failed(let reason): return .pop(.notReplaced(reason: reason))
      case .done(let sentence, nil): return .pop(.reported(.fileRescued(sentence), reloads: true))
      case .done(let sentence, let opening?):
        do {
          return .pop(.opened(try opening.screen(on: desk, notice: sentence)))
        } catch {
          return .pop(.failed(error))
        }
      }
    }
    return [wait]
  }

  // MARK: The next screen

  mutating func handle(_ outcome: ScreenOutcome, at now: Moment) -> [ScreenEffect] {
    switch outcome {
    case .notReplaced(let reason): change { $0.fail(because: reason) }
    case .opened(let screen): [.replace(screen)]
    case .reported, .failed: [.pop(outcome)]
    default: []
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
      RestorableTrip.copy(
        Holding(copy.trip), date: LocalDate.date(ofNanoseconds: copy.kept),
        time: LocalDate.clockTime(ofNanoseconds: copy.kept))
    }
    self.init(
      file: damaged.path.name.description, damage: damaged.error.description,
      good: shown.map { .shown(Holding($0)) } ?? copy, repaired: damaged.repaired.map { Holding($0.trip) },
      repairs: damaged.repaired?.repairs.map(\.description) ?? [])
  }
}
