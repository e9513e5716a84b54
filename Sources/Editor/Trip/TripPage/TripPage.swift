import Itinerary
import Preferences
import Screen

/// The page of the trip: a menu of changes, a line for typing, or the preview of a change.
package struct TripPage: Equatable, Sendable {
  package enum Step: Equatable, Sendable {
    case menu
    case typing(TripPrompt, TextInput)
    case preview(TripPreview)
    /// The state of sharing, whose lines change with the news while it is open.
    case sharing
  }

  /// The day that was selected in the list; some rows of the page are about it.
  let day: Int
  var choice = 0
  package var step = Step.menu
  /// The index of the first visible line of a preview, or of the state of sharing.
  private(set) var top = 0

  init(day: Int) { self.day = day }

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
    (page.step, page.top) = (step, 0)
    return page
  }

  func scrolled(by lines: Int, in state: EditorState) -> Transition {
    var page = self
    let last = max(0, state.wrapped(self.lines(in: state)).count - state.pageHeight)
    page.top = max(0, min(min(top, last) + lines, last))
    return Transition(.tripPage(page), effects: page == self ? [.ring] : [])
  }

  func asking(_ line: TripPrompt, _ text: String = "") -> TripPage {
    going(to: .typing(line, TextInput(text, isSelected: true)))
  }
}

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
  case scheduleOfPlan
  case importedFile

  var isPath: Bool { [.schedule, .scheduleOfPlan, .importedFile].contains(self) }

  func question(day: Int, in state: EditorState) -> String {
    switch self {
    case .name: "Trip name."
    case .start(false):
      "Date of Day 1, such as 2026-07-03 or jul 3. Games keep their dates. To insert a day before it: "
        + "\(state.name(of: TripLineAction.leave)), \(state.name(of: TripPageAction.insertDay))."
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
    case remove
  }

  let title: String
  let lines: [String]
  let change: Change
}

extension EditorState {
  static let notShared = "This trip is not shared. Share it with `barnstorm share`."

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

extension EditorState {
  mutating func openTripPage() -> Transition { Transition(.tripPage(TripPage(day: selectedDay)), .prompt) }

  /// Makes an edit of the trip and returns to the list.
  ///
  /// - Parameter page: the page to stay on if the edit is refused.
  mutating func make(_ edit: Edit, from page: TripPage, at now: Timestamp) -> Transition {
    let before = shown
    let selected = selectedItem?.item.id
    do throws(Refusal) {
      if try make(edit, at: now) == .unchanged {
        return Transition(.tripPage(page), says: Status("Nothing changed: the trip already has these values."))
      }
    } catch {
      return .refuse(shown.wording.sentence(error), in: page.mode)
    }
    keepSelection(on: selected, from: before)
    let followUp = TripFollowUp(
      of: edit, from: before.trip, to: shown.trip, zones: shown.wording.zones, rules: shown.rules)
    return edited(saying: naming(followUp.touched, after: [followUp.summary(of: edit, in: shown.wording, shown.trip)]))
  }

  /// Shows the preview of an edit of games, legs or home that was computed outside the editor.
  mutating func propose(_ edit: Edit, lines: [String]? = nil, at now: Timestamp) -> Transition {
    guard case .tripPage(let page) = mode else { return Transition(mode) }
    if refuseIfReadOnly() { return .ring(page.going(to: .menu).mode) }
    return page.preview(edit, lines: lines, in: self, at: now)
  }

  func wrapped(_ lines: [String]) -> [String] {
    lines.flatMap { TextWrap.lines(of: $0, width: pageBox.columns - 4, repertoire: repertoire) }
  }

  func row(of action: TripPageAction, day: Int) -> (label: String, value: String) {
    let (trip, wording) = (shown.trip, shown.wording)
    let date = wording.shortDate(trip.date(ofDay: day))
    return switch action {
    case .rename: ("Name", trip.name)
    case .start: ("Start date; games keep their dates", wording.fullDate(trip.startDate))
    case .shiftStart: ("Move the whole trip to another date", "")
    case .insertDay: ("Insert a day before Day \(day)", date)
    case .appendDays: ("Add days at the end", wording.dayCount(of: trip))
    case .removeDay: ("Remove Day \(day)", date)
    case .swapDays: ("Swap Day \(day) with another day", date)
    case .shiftDays: ("Move everything from Day \(day) on", date)
    case .sortDay: ("Sort Day \(day) by time", date)
    case .games: ("Games", wording.gameCount(of: trip))
    case .plan: ("Plan more games", "")
    case .takeImport: ("Import a file", "")
    case .whatNow: ("Ways to go on after a change", "")
    case .legs: ("Add missing legs", "")
    case .home: ("Home city", trip.schedule?.home ?? "none")
    case .by: ("Mode of travel", trip.by.label)
    case .rules: ("Driving rules", shown.rules.kept(to: trip.schedule).typed)
    case .sharing: ("Sharing", sharing?.word ?? "no")
    case .trips: ("Other trips", "")
    case .remove: ("Move the trip to the trash", "")
    case .up, .down, .first, .last, .press, .leave, .help: ("", "")
    }
  }
}

extension EditorState {
  /// A sentence on the next date to book or cancel by: `By Sun, Mar 1, 2026: Sheraton.`; nil if none is open.
  var deadlineSentence: String? {
    let next = shown.trip.nextDeadline(from: presentation.today ?? CivilDate(dayNumber: 0))
    return next.map { "By \(shown.wording.fullDate($0.date)): \(shown.wording.name(of: $0.item))." }
  }
}

extension Wording {
  func title(of edit: Edit, _ after: Trip) -> String {
    switch edit {
    case .insertDay(let day): "Insert \(dayTitle(day, of: after))?"
    case .removeDay(let day, _): "Remove Day \(day)?"
    case .swapDays(let first, let second): "Swap the items of Day \(first) and Day \(second)?"
    case .shiftDays: "\(name(of: edit, from: after, to: after).withCapital)?"
    case .start(let date, _): "Start on \(fullDate(date))?"
    case .chooseGames: "Change the games?"
    case .takeImport(_, let rows): "Import \(Self.counted(rows, "row"))?"
    case .addLegs: "Add these legs?"
    case .setMode(let figures): "Change all legs to \(figures.by.rawValue)?"
    case .setRules(let rules): rules.map { "Drive by \($0.typed)?" } ?? "Drive by the rules of the settings?"
    case .setHome(let city?, _): "Home in \(city)?"
    case .setHome: "Remove the legs from and to home?"
    default: "Change the trip?"
    }
  }
}

extension TripFollowUp {
  /// The consequences of an edit, one sentence for each: dates, games and legs, items on other days, bookings, and
  /// problems.
  func lines(in wording: Wording, _ trip: Trip) -> [String] {
    changeLines(in: wording, trip).map(Wording.offered) + wording.lines(touched).map(\.withFullStop)
      + problems.map(wording.statement)
  }

  private func changeLines(in wording: Wording, _ trip: Trip) -> [String] {
    let dates = "The trip runs \(wording.dates(of: trip)), \(wording.dayCount(of: trip))."
    let others = moved.map { item in
      let time = item.custom?.time.map { " at \(wording.text($0))" } ?? ""
      return "Moved \(wording.name(of: item)) to Day \(item.position.day)\(time)."
    }
    let gone = deleted.map { "Deleted \(wording.name(of: $0))." }
    return (hasOtherDates ? [dates] : []) + changes.map(wording.sentenceByHand) + others + gone
  }

  /// A sentence about the finished edit, without the problems.
  func summary(of edit: Edit, in wording: Wording, _ trip: Trip) -> String {
    switch edit {
    case .rename: "Renamed the trip to \(trip.name)."
    case .takeImport(_, let rows): "Imported \(Wording.counted(rows, "row"))."
    default: changeLines(in: wording, trip).first ?? "Done."
    }
  }
}
