import Itinerary

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
}

enum RescueChoice: CaseIterable, Equatable, Sendable {
  case restore, repair, leave
}

extension RescueOffer {
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

  /// The result of a choice in words, or the reason why the choice is not possible.
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
