import Editor
import Itinerary
import Store

struct RescueScreen: UserScreen {
  enum Purpose {
    case open(Trip)
    /// The trip at a path could not be opened, for this reason, and is opened once the file is a trip again.
    case opening(FilePath, reason: any Error)

    var trip: Trip? { if case .open(let trip) = self { trip } else { nil } }
  }

  private let damaged: DamagedTrip
  private let context: EditorContext
  private let purpose: Purpose
  var state: RescueState
  var isStale = true

  /// Makes the screen; nil if the trip can neither be restored nor repaired.
  init?(_ damaged: DamagedTrip, _ context: EditorContext, _ displaySettings: DisplaySettings, for purpose: Purpose) {
    let offer = RescueOffer(damaged, displayed: purpose.trip, displaySettings)
    if offer.isHopeless { return nil }
    (self.damaged, self.context, self.purpose) = (damaged, context, purpose)
    state = RescueState(offer, displaySettings: displaySettings)
  }

  mutating func perform(_ effect: RescueEffect) -> [ScreenEffect] {
    switch effect {
    case .perform(.restore): (purpose.trip ?? damaged.lastGoodCopy?.trip).map { replace(by: $0, "Restored") } ?? []
    case .perform(.repair): damaged.repaired.map { replace(by: $0.trip, "Repaired") } ?? []
    case .perform(.leave): [exit]
    case .bell: [.bell]
    }
  }

  var exit: ScreenEffect {
    if case .opening(_, let reason) = purpose { .pop(.failed(reason)) } else { .pop(.left) }
  }

  private mutating func replace(by trip: Trip, _ what: String) -> [ScreenEffect] {
    let (damaged, files, storage) = (damaged, context.files, context.storage)
    let path: FilePath? = if case .opening(let path, _) = purpose { path } else { nil }
    return wait("Writing the trip…", on: context) {
      Result { () throws(StoreError) -> (String, TripOpening?) in
        var sentence = "Another program has already repaired the file."
        do throws(StoreError) {
          let replaced = try files.replaceDamaged(damaged, by: trip)
          let notices = replaced.notices.map { ", but \($0)" }.joined()
          sentence = "\(what): the damaged file is now \(replaced.aside)\(notices)."
        } catch .notDamaged {}
        return (sentence, path.map { TripOpening(reading: $0, in: storage) })
      }
    } then: { screen, done, _ in
      switch done {
      case .success((let sentence, nil)): return [.pop(.rescued(sentence))]
      case .success((let sentence, let opening?)):
        return [.attempt { [context = screen.context] in .replace(try opening.screen(on: context, notice: sentence)) }]
      case .failure(let error): return screen.change { $0.fail(because: error.reason.withFullStop) }
      }
    }
  }
}

extension RescueOffer {
  fileprivate init(_ damaged: DamagedTrip, displayed: Trip?, _ displaySettings: DisplaySettings) {
    let wording = displaySettings.wording()
    let copy = damaged.lastGoodCopy.map { copy in
      let day = LocalDate.date(ofNanoseconds: copy.keptAt).map {
        "kept \(wording.day($0, today: displaySettings.today))"
      }
      let time = LocalDate.clockTime(ofNanoseconds: copy.keptAt).map(wording.text)
      return [Self.summary(of: copy.trip), day, time].compactMap { $0 }.joined(separator: ", ")
    }
    self.init(
      file: damaged.path.name.description, damage: damaged.error.description,
      restorable: displayed.map(Self.summary) ?? copy, isOpen: displayed != nil,
      repaired: damaged.repaired.map { Self.summary(of: $0.trip) },
      repairs: damaged.repaired?.repairs.map(\.description) ?? [])
  }
}

struct RescueOffer: Equatable, Sendable {
  let file: String
  /// The first damage and its place in the file: `line 3, column 4: …`.
  let damage: String
  /// A trip without damage that could be put back, as ``summary(of:)``; nil without a copy and an open trip.
  let restorable: String?
  /// Whether that is the open trip, rather than the last good copy.
  var isOpen = false
  /// The trip that a repair of the file would leave; nil if too little of the file can be read.
  let repaired: String?
  let repairs: [String]

  var isHopeless: Bool { restorable == nil && repaired == nil }

  /// A trip in words: `Rust Belt Swing, 5 items`.
  static func summary(of trip: Trip) -> String {
    let count = trip.itinerary.count
    return "\(trip.name), \(count == 1 ? "one item" : "\(count) items")"
  }

  func isPossible(_ choice: RescueChoice) -> Bool {
    switch choice {
    case .restore: restorable != nil
    case .repair: repaired != nil
    case .leave: true
    }
  }

  func title(of choice: RescueChoice) -> String {
    switch choice {
    case .restore: isOpen ? "Restore the trip as shown" : "Restore the last good copy"
    case .repair: "Repair the file"
    case .leave: isOpen ? "Go back to the trip" : "Quit"
    }
  }

  func details(of choice: RescueChoice) -> String {
    switch choice {
    case .restore: restorable ?? "no copy"
    case .repair:
      repaired.map { "\($0), after \(repairs.count == 1 ? "one repair" : "\(repairs.count) repairs")" }
        ?? "not enough of the file is readable"
    case .leave: "the file is not changed"
    }
  }
}

enum RescueChoice: CaseIterable, Equatable, Sendable {
  case restore, repair, leave
}
