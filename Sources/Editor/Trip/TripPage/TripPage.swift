import Almanac
import Itinerary
import Screen

/// The page of the trip: a menu of changes, a line for typing, or the preview of a change.
package struct TripPage: Equatable, Sendable {
  package enum Step: Equatable, Sendable {
    case menu
    case typing(TripPrompt, TextInput)
    case preview(TripPreview)
    /// The state of sharing, with the index of the first visible line.
    case sharing(top: Int)
  }

  /// The day that was selected in the list; some rows of the page are about it.
  let day: Int
  /// The index of the selected row of the menu.
  var choice = 0
  package var step = Step.menu

  init(day: Int) {
    self.day = day
  }

  var keyContext: KeyContext {
    switch step {
    case .menu: .trip
    case .typing: .tripLine
    case .preview: .tripPreview
    case .sharing: .sharing
    }
  }

  func going(to step: Step) -> TripPage {
    var page = self
    page.step = step
    return page
  }

  func asking(_ line: TripPrompt, _ text: String = "") -> TripPage {
    going(to: .typing(line, TextInput(text, isSelected: true)))
  }
}

/// A question that is answered by a typed line.
package enum TripPrompt: Equatable, Sendable {
  case name
  case start(isShifting: Bool)
  case dayCount
  /// The day whose items are swapped with those of the selected day.
  case otherDay
  /// The number of days by which everything from the selected day on moves.
  case shift
  /// The treatment of the items on the selected day, which will be removed.
  case itemsOfDay
  case home
  case by
  case rules
  /// The schedule to choose games from, for a trip that names none.
  case schedule
  /// The schedule to plan with, for a trip that names none.
  case scheduleOfPlan
  /// The file to import.
  case importedFile

  /// Whether the answer can be the path of a file.
  var isPath: Bool { [.schedule, .scheduleOfPlan, .importedFile].contains(self) }

  func question(day: Int) -> String {
    switch self {
    case .name: "Trip name."
    case .start(false):
      "Date of Day 1, such as 2026-07-03 or jul 3. Games keep their dates. To insert a day before it: Esc, i."
    case .start(true): "Date of Day 1, such as 2026-07-03 or jul 3. Games keep their days."
    case .dayCount: "Number of days to add at the end."
    case .otherDay: "The day to swap with Day \(day)."
    case .shift: "Days by which everything from Day \(day) on moves later, or earlier: 1 or -1. Games stay."
    case .itemsOfDay: "Remove Day \(day). Move its items to day (number), or type delete:"
    case .by: "Mode of travel: \(NearMiss.choice(of: Leg.Mode.allCases.map(\.rawValue)))."
    case .rules: "Most driving a day, hours for driving, time before games: 10h 07:00-23:00 45m. Empty: the settings."
    case .home: "Home city, such as Columbus, OH. Empty: no home, without a first and last leg."
    case .schedule: "The schedule to choose from: a file, .ics or .csv, or an address."
    case .importedFile: "A file with bookings or items: .ics, .csv, .gpx, .kml, .geojson or .json."
    case .scheduleOfPlan: "The schedule to plan with: a file, .ics or .csv, or an address."
    }
  }
}

/// A change of the trip that needs to be confirmed, with its consequences.
package struct TripPreview: Equatable, Sendable {
  package enum Change: Equatable, Sendable {
    case edit(Edit)
    /// Moves the trip to the trash.
    case remove
  }

  let title: String
  let lines: [String]
  let change: Change
  /// The index of the first visible line.
  var top = 0
}

/// The part of the page about sharing. Its lines change with the news while it is open.
extension TripPage {
  func press(_ key: Key, sharingFrom top: Int, in state: EditorState) -> Transition {
    switch SharingPageAction.action(for: key) {
    case .sync where state.sharing == nil:
      return Transition(.tripPage(self), says: Status(EditorState.notShared, .refusal), effects: [.ring])
    case .sync: return Transition(.tripPage(self), says: Status("Syncing…"), effects: [.outside(.sync)])
    case .leave: return Transition(.tripPage(going(to: .menu)), .prompt)
    case .help: return TextPage.help(over: .tripPage(self), in: state)
    case .up: return scrolled(sharingFrom: top, by: -1, in: state)
    case .down: return scrolled(sharingFrom: top, by: 1, in: state)
    case nil:
      return Transition(
        .tripPage(self), says: Status("\(state.name(of: key)) does nothing here; Esc goes back.", .refusal),
        effects: [.ring])
    }
  }

  func scrolled(sharingFrom top: Int, by lines: Int, in state: EditorState) -> Transition {
    let last = max(0, state.wrapped(state.sharingLines).count - state.pageHeight)
    let page = going(to: .sharing(top: max(0, min(min(top, last) + lines, last))))
    return Transition(.tripPage(page), effects: page == self ? [.ring] : [])
  }
}

extension EditorState {
  static let notShared = "This trip is not shared. Share it with `barnstorm share`."

  /// The sentences about sharing, one for each line.
  var sharingLines: [String] { sharing?.lines ?? [Self.notShared] }

  /// Updates the state of sharing, and reports it if the user has to act.
  mutating func updateSharing(_ news: SharingNews?) {
    let wasStopped = sharing?.isStopped == true
    sharing = news
    guard let news, news.isStopped, !wasStopped else { return }
    let keys = "\(name(of: BrowseAction.trip)), \(name(of: TripPageAction.sharing))"
    say("Sharing has stopped; \(keys) shows why.", .failure)
  }

  /// Updates the state of sharing after a pass that the user asked for, and reports the result.
  mutating func reportSync(_ news: SharingNews?) {
    sharing = news
    say(news?.summary ?? Self.notShared, news?.isStopped == true ? .failure : .info)
  }
}
