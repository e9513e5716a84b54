import ItineraryCore
import Screen

/// The page of the trip itself: the list of what can be changed, a line to type in, or what would follow.
package struct TripPage: Equatable, Sendable {
  package enum Step: Equatable, Sendable {
    case menu
    case typing(TripPrompt, TextInput)
    case preview(TripPreview)
    /// How the trip is shared; the number of the first line shown.
    case sharing(top: Int)
  }

  /// The day that was selected in the list, which some rows are about.
  let day: Int
  /// The number of the selected row of the menu.
  var choice = 0
  package var step = Step.menu

  init(day: Int) {
    self.day = day
  }

  func going(to step: Step) -> TripPage {
    var page = self
    page.step = step
    return page
  }

  /// The page with the line that asks for something.
  func asking(_ line: TripPrompt, _ text: String = "") -> TripPage { going(to: .typing(line, TextInput(text))) }
}

/// What the page of the trip asks the user to type.
package enum TripPrompt: Equatable, Sendable {
  case name
  case start(isShifting: Bool)
  case dayCount
  /// The day to exchange the items of the selected day with.
  case otherDay
  /// What becomes of the items of the selected day, which is to be removed.
  case itemsOfDay
  case home
  /// The schedule to choose games from, of a trip that names none.
  case schedule
  /// The schedule to plan with, of a trip that names none.
  case scheduleOfPlan

  func question(day: Int) -> String {
    switch self {
    case .name: "The name of the trip."
    case .start(false): "The date of Day 1, as 2026-07-03 or jul 3. Games keep their dates."
    case .start(true): "The date of Day 1, as 2026-07-03 or jul 3. Games keep their days."
    case .dayCount: "How many days at the end?"
    case .otherDay: "The day to exchange the items of Day \(day) with."
    case .itemsOfDay: "Day \(day) goes: type the day its items move to, or delete."
    case .home: "The city where you set out and return to, as Columbus, OH."
    case .schedule: "The schedule to choose from: a file, .ics or .csv, or an address."
    case .scheduleOfPlan: "The schedule to plan with: a file, .ics or .csv, or an address."
    }
  }
}

/// A change of the trip that waits for a yes, and what would follow from it.
package struct TripPreview: Equatable, Sendable {
  package enum Change: Equatable, Sendable {
    case edit(Edit)
    /// The trip goes to the trash.
    case remove
  }

  let title: String
  let lines: [String]
  let change: Change
  /// The number of the first line shown.
  var top = 0
}
