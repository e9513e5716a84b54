import Editor
import Itinerary
import Store

struct RescueScreen: UserScreen {
  enum Purpose {
    case open(Trip)
    /// The trip at a path could not be opened, for this reason, and is opened once the file is a trip again.
    case opening(FilePath, reason: any Error)
  }

  private let damaged: DamagedTrip
  private let context: EditorContext
  private let purpose: Purpose
  var state: RescueState
  var isStale = true

  /// Makes the screen; nil if the trip can neither be restored nor repaired.
  init?(_ damaged: DamagedTrip, _ context: EditorContext, _ displaySettings: DisplaySettings, for purpose: Purpose) {
    let shown: Trip? = if case .open(let trip) = purpose { trip } else { nil }
    let offer = RescueOffer(damaged, shown: shown, displaySettings)
    if offer.isHopeless { return nil }
    (self.damaged, self.context, self.purpose) = (damaged, context, purpose)
    state = RescueState(offer, displaySettings: displaySettings)
  }

  mutating func perform(_ effect: RescueEffect) -> [ScreenEffect] {
    switch effect {
    case .perform(.restore): restorable.map { replace(by: $0, "Restored") } ?? []
    case .perform(.repair): damaged.repaired.map { replace(by: $0.trip, "Repaired") } ?? []
    case .perform(.leave): [leaving]
    case .bell: [.bell]
    }
  }

  private var restorable: Trip? {
    switch purpose {
    case .open(let trip): trip
    case .opening: damaged.lastGoodCopy?.trip
    }
  }

  private func replace(by trip: Trip, _ what: String) -> [ScreenEffect] {
    let (damaged, files, storage) = (damaged, context.files, context.storage)
    let path: FilePath? = if case .opening(let path, _) = purpose { path } else { nil }
    return context.attempt("Writing the trip…", over: state.painted()) {
      () throws(StoreError) -> (String, TripOpening?) in
      var sentence = "Another program has already repaired the file."
      do throws(StoreError) {
        let replaced = try files.replaceDamaged(damaged, by: trip)
        let notices = replaced.notices.map { ", but \($0)" }.joined()
        sentence = "\(what): the damaged file is now \(replaced.aside)\(notices)."
      } catch .notDamaged {}
      return (sentence, path.map { TripOpening(reading: $0, in: storage) })
    } then: { [context] sentence, opening in
      guard let opening else { return .reported(.fileRescued(sentence), reloads: true) }
      do { return .opened(try opening.screen(on: context, notice: sentence)) } catch { return .failed(error) }
    } orElse: {
      .refused(reason: $0.reason.withFullStop)
    }
  }

  // MARK: The next screen

  mutating func handle(_ outcome: ScreenOutcome, at now: Moment) -> [ScreenEffect] {
    switch outcome {
    case .refused(let reason): change { $0.fail(because: reason) }
    case .opened(let screen): [.replace(screen)]
    case .reported, .failed: [.pop(outcome)]
    default: []
    }
  }

  var leaving: ScreenEffect {
    if case .opening(_, let reason) = purpose { .pop(.failed(reason)) } else { .pop(.left) }
  }
}

extension RescueOffer {
  fileprivate init(_ damaged: DamagedTrip, shown: Trip?, _ displaySettings: DisplaySettings) {
    let wording = displaySettings.wording()
    let copy = damaged.lastGoodCopy.map { copy in
      let day = LocalDate.date(ofNanoseconds: copy.kept).map { "kept \(wording.day($0, today: displaySettings.today))" }
      let time = LocalDate.clockTime(ofNanoseconds: copy.kept).map(wording.text)
      return [Self.summary(of: copy.trip), day, time].compactMap { $0 }.joined(separator: ", ")
    }
    self.init(
      file: damaged.path.name.description, damage: damaged.error.description,
      restorable: shown.map(Self.summary) ?? copy, isOpen: shown != nil,
      repaired: damaged.repaired.map { Self.summary(of: $0.trip) },
      repairs: damaged.repaired?.repairs.map(\.description) ?? [])
  }
}
