import ItineraryCore

/// A damaged trip file, and what could take its place.
package struct RescueOffer: Equatable, Sendable {
  /// What would be in the file.
  package struct Holding: Equatable, Sendable {
    let name: String
    let items: Int

    package init(_ trip: Trip) {
      (name, items) = (trip.name, trip.itinerary.count)
    }
  }

  /// The trip in a state without damage.
  package enum Good: Equatable, Sendable {
    /// The last good copy, and when it was made, by the user's clock.
    case copy(Holding, date: CivilDate?, time: ClockTime?)
    /// What is open in the editor.
    case shown(Holding)
  }

  /// The name of the file.
  let file: String
  /// What is wrong, and where: `line 3, column 4: …`.
  let damage: String
  /// Nil where there is none.
  let good: Good?
  /// What can be had of the file itself; nil where that is too little.
  let repaired: Holding?
  /// What that takes, each a sentence.
  let repairs: [String]

  package init(file: String, damage: String, good: Good?, repaired: Holding?, repairs: [String]) {
    (self.file, self.damage, self.good, self.repaired, self.repairs) = (file, damage, good, repaired, repairs)
  }

  /// Whether the trip is open in the editor, to which the user can go back.
  var isOpen: Bool {
    if case .shown = good { true } else { false }
  }

  /// Whether anything can be done at all.
  package var isHopeless: Bool { good == nil && repaired == nil }
}

/// What the user can do about a damaged file.
package enum RescueChoice: CaseIterable, Equatable, Sendable {
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
    case .restore: isOpen ? "Put back the trip as you see it" : "Restore the last good copy"
    case .repair: "Repair the file"
    case .leave: isOpen ? "Go back to the trip" : "Quit"
    }
  }

  /// What the choice leads to, or why it cannot be had.
  func details(of choice: RescueChoice, in wording: Wording, today: CivilDate?) -> String {
    switch choice {
    case .restore:
      switch good {
      case .copy(let holding, let date, let time):
        [holding.description, date.map { "kept \(wording.day($0, today: today))" }, time.map(wording.text)]
          .compactMap { $0 }.joined(separator: ", ")
      case .shown(let holding): holding.description
      case nil: "there is none"
      }
    case .repair:
      repaired.map { "\($0), after \(repairs.count == 1 ? "one repair" : "\(repairs.count) repairs")" }
        ?? "too little of it can be read"
    case .leave: "the file stays as it is"
    }
  }
}

extension RescueOffer.Holding: CustomStringConvertible {
  /// `Rust Belt Swing, 5 items`.
  package var description: String { "\(name), \(items == 1 ? "one item" : "\(items) items")" }
}
