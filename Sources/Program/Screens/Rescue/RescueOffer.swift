import Itinerary

struct RescueOffer: Equatable, Sendable {
  /// A summary of a trip that could be written to the file.
  struct Holding: Equatable, Sendable {
    let name: String
    let items: Int

    init(_ trip: Trip) { (name, items) = (trip.name, trip.itinerary.count) }
  }

  /// A trip without damage, from somewhere else than the file.
  enum RestorableTrip: Equatable, Sendable {
    /// The last good copy, and when it was made in the zone of the system; nil if that is unknown.
    case copy(Holding, date: CivilDate?, time: ClockTime?)
    case shown(Holding)
  }

  let file: String
  /// The first damage and its place in the file: `line 3, column 4: …`.
  let damage: String
  /// A trip without damage that could be put back; nil without a copy and an open trip.
  let good: RestorableTrip?
  /// The trip that a repair of the file would leave; nil if too little of the file can be read.
  let repaired: Holding?
  let repairs: [String]

  var isOpen: Bool {
    if case .shown = good { true } else { false }
  }

  var isHopeless: Bool { good == nil && repaired == nil }
}

enum RescueChoice: CaseIterable, Equatable, Sendable {
  case restore, repair, leave
}

extension RescueOffer {
  func isPossible(_ choice: RescueChoice) -> Bool {
    switch choice {
    case .restore: good != nil
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

  /// The result of a choice in words, or the reason why the choice is not possible.
  func details(of choice: RescueChoice, in wording: Wording, today: CivilDate?) -> String {
    switch choice {
    case .restore:
      switch good {
      case .copy(let holding, let date, let time):
        [holding.description, date.map { "kept \(wording.day($0, today: today))" }, time.map(wording.text)]
          .compactMap { $0 }.joined(separator: ", ")
      case .shown(let holding): holding.description
      case nil: "no copy"
      }
    case .repair:
      repaired.map { "\($0), after \(repairs.count == 1 ? "one repair" : "\(repairs.count) repairs")" }
        ?? "not enough of the file is readable"
    case .leave: "the file is not changed"
    }
  }
}

extension RescueOffer.Holding: CustomStringConvertible {
  /// The summary in words: `Rust Belt Swing, 5 items`.
  var description: String { "\(name), \(items == 1 ? "one item" : "\(items) items")" }
}
